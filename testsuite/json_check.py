"""Validates documents of amdgcn-objdump --json, or of another program, and prints errors.

  json_check.py [--schema=NAME] FILE...    "-" is standard input; NAME: default: objdump

The documents must be valid UTF-8 and JSON, without repeated keys, NaN and infinities. If jsonschema (Debian's python3-jsonschema)
is available in this or the system's Python, the documents must also conform to man/NAME.schema.json.
"""
import json
import os
import sys

TOP = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
SYSTEM = "/usr/bin/python3"


def validator(path=TOP + "/man/objdump.schema.json"):
    """Returns a validator for the schema, or None if jsonschema is not installed. If only the system's Python has jsonschema,
    replaces this process with the system's Python."""
    try:
        import jsonschema
    except ImportError:
        if os.path.exists(SYSTEM) and "JSON_CHECK_AGAIN" not in os.environ:
            os.execve(SYSTEM, [SYSTEM, *sys.argv], dict(os.environ, JSON_CHECK_AGAIN="1"))
        return None
    with open(path, encoding="utf-8") as f:
        schema = json.load(f)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def unique(pairs):
    keys = [key for key, _ in pairs]
    for key in set(keys):
        if keys.count(key) > 1:
            raise ValueError("the key %r is repeated" % key)
    return dict(pairs)


def refuse(word):
    raise ValueError(word + " is no number")


def main():
    paths = sys.argv[1:]
    name = paths.pop(0)[len("--schema="):] if paths[0].startswith("--schema=") else "objdump"
    check = validator("%s/man/%s.schema.json" % (TOP, name))
    for path in paths:
        with (sys.stdin.buffer if path == "-" else open(path, "rb")) as f:
            data = f.read()
        try:
            document = json.loads(data.decode("utf-8"), object_pairs_hook=unique, parse_constant=refuse)
        except ValueError as e:
            print("%s: %s" % (path, e))
            continue
        for e in check.iter_errors(document) if check else []:
            print("%s: %s: %s" % (path, "/".join(map(str, e.absolute_path)), e.message[:300]))


if __name__ == "__main__":
    main()
