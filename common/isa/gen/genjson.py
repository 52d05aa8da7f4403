"""Prints the tables for other programs: gen.py --json. tables/tables.schema.json describes the members, and tables/CHANGELOG.md the
changes between versions."""
import json

from genexplain import classes_in
from gentargets import COLUMNS

VERSION = 2  # version of the layout; a new member does not change the version


def write_json(t, out):
    out.write('{"version": %d,\n"columns": %s,\n' % (VERSION, json.dumps(COLUMNS)))
    words = {name: list(t.lists[name]) for name in sorted(t.lists) if name not in ("SYNTAX", "MODVALUE")}
    out.write('"words": %s,\n' % json.dumps(words))
    out.write('"letters": %s,\n' % json.dumps({letter: name for name, letter in t.lists["ACCESS"].items()}))
    processors = [{k: v for k, v in x.items() if k != "where"} for x in t.targets]
    out.write('"processors": [\n%s],\n"instructions": [\n' % ",\n".join(map(json.dumps, processors)))
    forms = {}
    for f in (f for f in t.forms if not f.get("assembled")):
        forms.setdefault(id(f["row"]), []).append(f)
    lines = [json.dumps(json_row(t, r, forms.get(id(r), []))) for r in t.rows]
    out.write(",\n".join(lines) + "]}\n")


def json_row(t, r, forms):
    return {"name": r["name"], **({"second": r["second"]} if "second" in r else {}), "family": r["family"],
            "forms": [json_form(t, f) for f in forms]}


def semantics_json(t, f):
    if f["reason"]:
        return {"semantics": {"fidelity": "none", "reason": f["reason"]}}
    first, *second = (t.programs[n] for n in f["meanings"] if n)
    return {"semantics": {"fidelity": first.fidelity, "program": first.text, **({"second": second[0].text} if second else {})}}


def json_form(t, f):
    operands = [{"name": name, "kind": kind, "type": typ, "field": field, "dwords": fixed_dwords(t, kind, typ)}
                for name, (kind, typ, field, _) in zip(f["slot_names"], f["slots"])]
    fields = {name: [list(piece) for piece in x["pieces"]] for name, x in f["enc"]["fields"].items()}
    return {"column": COLUMNS[f["col"]], "classes": classes_in(t, f["classes"]), "encoding": f["enc"]["name"],
            "suffix": f["suffix"], "bytes": f["size"], "opcode": f["op"], "value": hex(f["value"]), "mask": hex(f["mask"]),
            "ignored": hex(f["ignored"]), "waves": [size for bit, size in ((1, 32), (2, 64)) if f["waves"] & bit], "fields": fields,
            "operands": operands, "modifiers": [t.mods[m]["spelling"] for m in f["mods"]], "effects": json_effects(t, f["effects"]),
            **semantics_json(t, f)}


def fixed_dwords(t, kind, typ):
    """Returns the number of registers of an operand. Returns 0 if the operand is not a register, or if its type does not determine
    the number."""
    dwords = t.types[typ]["dwords"]
    return int(dwords) if t.kinds[kind]["width"] in ("-", "blank") and dwords.isdigit() and typ != "-" else 0


def json_effects(t, e):
    if isinstance(e, tuple):
        test, yes, no = e
        what = {"classes": classes_in(t, test[1])} if test[0] == "class" else dict(zip(("field", "from", "to"), test))
        return {"if": what, "then": json_effects(t, yes), "else": json_effects(t, no)}
    return {"operands": list(e["roles"]), "implied": e["implied"], "flow": e["flow"], "condition": e["on"], "memory": e["mem"],
            "space": e["space"], "bytes": e["bytes"], "event": e["event"], "counters": e["counters"],
            "in_order": e["ordered"], "issue": e["issue"], "passes": e["passes"], "properties": e["properties"]}
