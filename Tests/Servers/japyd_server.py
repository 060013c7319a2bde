"""A JSON:API server for tests: japyd, which filters by functions and has no page links. Its offers are what a framework
without JSON:API makes of them: below authors, at addresses with a slash at the end, for those who know the password
`new`, with errors of FastAPI's form. The offers of author 2 lack the last page link.

Prints its URL once it listens, and ends with the process that started it.
"""
import logging, os, threading, time
from datetime import date
from typing import ClassVar

from flask import Flask, jsonify, request
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


def answer(status, body, **fields):
    response = jsonify(body)
    response.status_code = status
    response.headers.update({"Content-Type": "application/vnd.api+json", **fields})
    return response


def offer(author, number):
    return {"type": "offers", "id": str(number), "attributes": {"price": number * 1.5, "sold": number},
            "relationships": {"author": {"data": {"type": "authors", "id": author}}}}


@app.before_request
def check_password():
    if "/offers" in request.path and (request.authorization or {}).get("password") != "new":
        return answer(401, {"detail": "Who are you?"}, **{"WWW-Authenticate": 'Basic realm="offers"'})


@app.get("/authors/<author>/offers/")
def list_offers(author):
    page, last = int(request.args.get("page[number]", 1)), 2 if author == "2" else 3
    offers = [offer(author, number) for number in range(1, 6)][page * 2 - 2:page * 2]
    link = f"/authors/{author}/offers/?page[number]={page + 1}"
    return answer(200, {"data": offers, "meta": {"count": 5}, "links": {"next": link if page < last else None}})


@app.patch("/authors/<author>/offers/<number>/")
def update_offer(author, number):
    attributes = request.get_json(force=True)["data"]["attributes"]
    if attributes.keys() != {"price"} or attributes["price"] < 0:
        return answer(422, {"detail": [{"loc": ["body", "price"], "msg": "must not be negative", "type": "value"}]})
    return answer(200, {"data": offer(author, int(number))})


@app.route("/authors/<author>/offers")
@app.route("/authors/<author>/offers/<number>", methods=["PATCH"])
def without_slash(**_):
    return answer(404, {"detail": "Not Found"})


server = make_server("127.0.0.1", 0, app, threaded=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
while os.getppid() == parent:
    time.sleep(0.5)
