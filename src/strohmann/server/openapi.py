"""The OpenAPI document: how cards and calls are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin

import strohmann
from strohmann.server.schema import NOTATION_SCHEMAS

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition

__all__ = ["OPENAPI", "NotationPlugin"]

# Only the document itself: the usual pages that draw it load scripts from elsewhere.
OPENAPI = OpenAPIConfig(
    title="Strohmann",
    version=strohmann.__version__,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path="/")],
)


class NotationPlugin(OpenAPISchemaPlugin):
    """Describes values that go over the wire as their notation."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Cards, calls, hands and deals."""
        return value in NOTATION_SCHEMAS

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: SchemaCreator,  # noqa: ARG002 - as Litestar calls it
    ) -> Schema:
        """The same as in the schema of the socket."""
        known = NOTATION_SCHEMAS[field_definition.annotation]
        return Schema(type=OpenAPIType.STRING, enum=known.get("enum"), pattern=known.get("pattern"))
