"""A JSON:API server for tests: Django REST framework JSON:API with three resource types.

Prints its URL once it listens, and ends with the process that started it. `GET /pages/offset/articles`
lists with offsets; everything else is paged by number.
"""
import os, tempfile, threading, time, warnings

parent = os.getppid()

import django
from django.conf import settings

warnings.simplefilter("ignore")
folder = tempfile.TemporaryDirectory()
settings.configure(
    SECRET_KEY="tests", ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, USE_TZ=True, TIME_ZONE="UTC",
    INSTALLED_APPS=["django.contrib.contenttypes", "rest_framework", "rest_framework_json_api", "django_filters"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.path.join(folder.name, "db"),
                           "OPTIONS": {"timeout": 20}}},
    MIDDLEWARE=["django.middleware.http.ConditionalGetMiddleware"],
    JSON_API_FORMAT_FIELD_NAMES="dasherize",
    REST_FRAMEWORK={
        "PAGE_SIZE": 10, "UNAUTHENTICATED_USER": None, "DEFAULT_AUTHENTICATION_CLASSES": [],
        "EXCEPTION_HANDLER": "rest_framework_json_api.exceptions.exception_handler",
        "DEFAULT_PAGINATION_CLASS": "rest_framework_json_api.pagination.JsonApiPageNumberPagination",
        "DEFAULT_PARSER_CLASSES": ["rest_framework_json_api.parsers.JSONParser"],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework_json_api.renderers.JSONRenderer"],
        "DEFAULT_METADATA_CLASS": "rest_framework_json_api.metadata.JSONAPIMetadata",
        "DEFAULT_FILTER_BACKENDS": [
            "rest_framework_json_api.filters.QueryParameterValidationFilter",
            "rest_framework_json_api.filters.OrderingFilter",
            "rest_framework_json_api.django_filters.DjangoFilterBackend"],
    })
django.setup()

from django.db import connection, models
from django.urls import include, path
from rest_framework.routers import SimpleRouter
from rest_framework_json_api import relations, serializers, views
from rest_framework_json_api.pagination import JsonApiLimitOffsetPagination


class Model(models.Model):
    class Meta:
        abstract = True
        app_label = "contenttypes"
        ordering = ["pk"]


class Person(Model):
    JSONAPIMeta = type("JSONAPIMeta", (), {"resource_name": "people"})

    first_name = models.CharField(max_length=40)
    last_name = models.CharField(max_length=40, null=True)


class Article(Model):
    JSONAPIMeta = type("JSONAPIMeta", (), {"resource_name": "articles"})

    title = models.CharField(max_length=40, unique=True)
    body_text = models.TextField(null=True)
    created_at = models.DateTimeField(auto_now_add=True)
    author = models.ForeignKey(Person, models.CASCADE, related_name="articles")
    editor = models.ForeignKey(Person, models.SET_NULL, null=True, related_name="edited")
    tags = models.ManyToManyField("Tag", related_name="articles")


class Tag(Model):
    JSONAPIMeta = type("JSONAPIMeta", (), {"resource_name": "tags"})

    name = models.CharField(max_length=40)


def resource(model, names, many=(), one=(), filters=None):
    """Makes a serializer, a view set and a view of relationships."""
    kind = model.__name__.lower()
    plural = model.JSONAPIMeta.resource_name
    links = {"self_link_view_name": f"{kind}-relationships", "related_link_view_name": f"{kind}-related"}
    fields = {
        name: relations.ResourceRelatedField(
            queryset=model._meta.get_field(name).related_model.objects, many=name in many,
            required=name in one and not model._meta.get_field(name).null,
            **({"allow_null": True} if name in one and model._meta.get_field(name).null else {}), **links)
        for name in [*many, *one]}
    related = {name: f"{__name__}.{model._meta.get_field(name).related_model.__name__}Serializer" for name in fields}
    meta = type("Meta", (), {"model": model, "fields": [*names, *fields],
                             "read_only_fields": ["created_at"]})
    serializer = type(f"{model.__name__}Serializer", (serializers.ModelSerializer,), {
        **fields, "included_serializers": related, "related_serializers": related, "Meta": meta,
        "__module__": __name__})
    base = {"queryset": model.objects.all(), "serializer_class": serializer}
    view = type(f"{model.__name__}ViewSet", (views.ModelViewSet,), {
        **base, "filterset_fields": filters or {}, "ordering_fields": names})
    relationships = type(f"{model.__name__}Relationships", (views.RelationshipView,), {
        "queryset": model.objects})
    routes = [
        path(f"{plural}/<pk>/relationships/<related_field>", relationships.as_view(), name=f"{kind}-relationships"),
        path(f"{plural}/<pk>/<related_field>", view.as_view({"get": "retrieve_related"}), name=f"{kind}-related")]
    return serializer, view, routes


router = SimpleRouter(trailing_slash=False)
PersonSerializer, people, person_routes = resource(Person, ["first_name", "last_name"])
TagSerializer, tags, tag_routes = resource(Tag, ["name"])
ArticleSerializer, articles, article_routes = resource(
    Article, ["title", "body_text", "created_at"], many=["tags"], one=["author", "editor"],
    filters={"title": ["exact", "icontains"], "author": ["exact"]})
offsets = type("Offsets", (articles,), {"pagination_class": JsonApiLimitOffsetPagination})
for name, view in [("people", people), ("tags", tags), ("articles", articles)]:
    router.register(name, view, basename=name)
urlpatterns = router.urls + person_routes + tag_routes + article_routes + [
    path("pages/offset/articles", offsets.as_view({"get": "list"}))]

with connection.schema_editor() as editor:
    for model in [Person, Tag, Article]:
        editor.create_model(model)
ada, bob = (Person.objects.create(first_name=name) for name in ["Ada", "Bob"])
swift, food = (Tag.objects.create(name=name) for name in ["swift", "food"])
for number in range(1, 26):
    article = Article.objects.create(title=f"Article {number}", author=[ada, bob][number % 2])
    article.tags.set([swift] if number % 5 else [swift, food])

from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from django.core.wsgi import get_wsgi_application

Server = type("Server", (ThreadingMixIn, WSGIServer), {"daemon_threads": True})
Handler = type("Handler", (WSGIRequestHandler,), {"log_message": lambda *_: None})
server = make_server("127.0.0.1", 0, get_wsgi_application(), Server, Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
while os.getppid() == parent:
    time.sleep(0.5)
