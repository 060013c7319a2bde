"""A JSON:API server for tests: japyd, which filters by functions and has no page links.

Prints its URL once it listens, and ends with the process that started it.
"""
import logging, os, threading, time
from datetime import date
from typing import ClassVar

from flask import Flask
from flask_pydantic import validate
from japyd import JsonApiApp, JsonApiBaseModel, JsonApiQueryModel
from werkzeug.serving import make_server

parent = os.getppid()
logging.getLogger("werkzeug").disabled = True


class Author(JsonApiBaseModel):
    jsonapi_type: ClassVar[str] = "authors"
    id: str
    name: str


class Book(JsonApiBaseModel):
    jsonapi_type: ClassVar[str] = "books"
    id: str
    title: str
    published: date
    price: float
    author: Author


authors = [Author(id="1", name="Ada O'Hara"), Author(id="2", name="Bob")]
books = [
    Book(id=str(number), title=f"Book {number}", published=date(1990 + number, 1, 1), price=number / 2,
         author=authors[number % 2])
    for number in range(1, 26)]

app = Flask(__name__)
JsonApiApp(app)


@app.get("/books")
@validate(exclude_none=True)
def list_books(query: JsonApiQueryModel):
    return query.paginate(query.select(books))


@app.get("/books/<book_id>")
@validate(exclude_none=True)
def get_book(book_id: str, query: JsonApiQueryModel):
    return query.one(next((book for book in books if book.id == book_id), None))


server = make_server("127.0.0.1", 0, app, threaded=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
while os.getppid() == parent:
    time.sleep(0.5)
