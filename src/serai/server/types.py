"""The messages as TypeScript, for the browser: `make messages` prints this into web/src/generated."""

from __future__ import annotations

import json
from typing import Any

from serai.server.messages import PROTOCOL, schema

HEAD = f"""\
// Written by `make messages` from src/serai/server/messages.py. Change that, not this.

export const PROTOCOL = {PROTOCOL};
"""


def typescript() -> str:
    """Every message as a type, and both directions as unions of them."""
    document = schema()
    parts = [HEAD]
    for name, definition in document["$defs"].items():
        parts.append(f"{comment(definition)}export type {name} = {fields(definition)};\n")
    for name, direction in (("FromClient", "client"), ("FromServer", "server")):
        members = "".join(f"\n  | {written(member)}" for member in document[direction]["anyOf"])
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


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
        return f"Record<string, {written(part['additionalProperties'])}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }[part["type"]]


if __name__ == "__main__":
    print(typescript(), end="")
