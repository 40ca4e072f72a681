"""What goes between server and browser as TypeScript, views included: `make messages` writes it."""

from __future__ import annotations

import json
import runpy
import sys
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any

import msgspec
from fastapi.openapi.utils import get_openapi

from serai.core.title import Title
from serai.games import GAMES
from serai.server.table.messages import PROTOCOL, schema
from serai.server.web.routes import lobby_routes

HEAD = "// Written by `make messages` from src/serai/{source}. Change that, not this.\n"
JSON = "application/json"


def files() -> dict[str, str]:
    """The generated files by their places in web/src."""
    views = {f"games/{title.name}/view.ts": view_types(title) for title in GAMES}
    return {"generated/messages.ts": message_types(), "generated/http.ts": http_types(), **views}


def view_types(title: Title) -> str:
    """The view of a game as a type."""
    # From the source: a compiled module keeps no types.
    source = runpy.run_path(str(package_files(title.package) / "view.py"))
    view = source["view"].__annotations__["return"]
    _, found = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    head = HEAD.format(source=f"games/{title.name}/view.py")
    return "\n".join([head, *definitions(found)])


def message_types() -> str:
    """Every message as a type, and both directions as unions of them."""
    document = schema()
    parts = [HEAD.format(source="server/table/messages.py"), f"export const PROTOCOL = {PROTOCOL};\n"]
    parts += definitions(document["$defs"])
    for name, direction in (("FromClient", "client"), ("FromServer", "server")):
        members = "".join(f"\n  | {written(member)}" for member in document[direction]["anyOf"])
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def http_types() -> str:
    """Every body and answer as a type, and for each call what it takes and gives."""
    document = get_openapi(title="Serai", version="", routes=lobby_routes.routes)
    parts = [
        HEAD.format(source="server/web/http_models.py and routes.py"),
        *definitions(document["components"]["schemas"]),
    ]
    calls = ""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody")
            taken = f"body: {content(body)}; " if body else ""
            done = next(answer for code, answer in operation["responses"].items() if code.startswith("2"))
            summary = " ".join(operation["description"].split())
            calls += (
                f'  /** {summary} */\n  "{method.upper()} {path}": {{ {taken}answer: {content(done)} }};\n'
            )
    parts.append(f"/** Every call, by its method and path. */\nexport type Calls = {{\n{calls}}};\n")
    return "\n".join(parts)


def content(part: dict[str, Any]) -> str:
    """The type of a body or an answer."""
    return written(part.get("content", {}).get(JSON, {}).get("schema", {}))


def definitions(found: dict[str, Any]) -> list[str]:
    return [
        f"{comment(definition)}export type {name} = {fields(definition)};\n"
        for name, definition in found.items()
    ]


def comment(definition: dict[str, Any]) -> str:
    text = definition.get("description")
    return f"/** {text} */\n" if text else ""


def fields(definition: dict[str, Any]) -> str:
    """An object with named fields, one on a line."""
    required = definition.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {written(part)};\n"
        for name, part in definition["properties"].items()
    ]
    return f"{{\n{''.join(lines)}}}"


def written(part: dict[str, Any]) -> str:
    """One type of the schema in TypeScript; KeyError if it is of a kind that no message has had so far."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(written(member) for member in part["anyOf"])
    if "const" in part:
        return json.dumps(part["const"])
    if "prefixItems" in part:
        return f"[{', '.join(written(item) for item in part['prefixItems'])}]"
    if "type" not in part:
        return "unknown"
    if part["type"] == "array":
        items = written(part["items"])
        return f"({items})[]" if " | " in items else f"{items}[]"
    if "properties" in part:
        members = (f"{name}: {written(value)}" for name, value in part["properties"].items())
        return f"{{ {'; '.join(members)} }}"
    if part["type"] == "object":
        values = part.get("additionalProperties", True)
        return f"Record<string, {'unknown' if values is True else written(values)}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }[part["type"]]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
