"""Prints derived data in readable form: --explain, --forms and --rows of gen.py."""
import re
import sys
import textwrap

import gentiming
from gentargets import COLUMNS


def layout(f):
    """Yields the bits of a form as hi..lo=content. The opcode and fixed fields are shown as numbers."""
    for what, hi, lo, mask in f["enc"]["layout"]:
        name = re.split(r"[\[>{]", what)[0]
        bits = str(hi) if hi == lo else f"{hi}..{lo}"
        if mask & ~f["mask"] or what[0].isdigit():
            yield f"{bits}={what}"
        else:
            yield f"{bits}={short((f['value'] & mask) >> lo)}({name})"


def short(v):
    return str(v) if v < 10 else hex(v)


def explain(t, name):
    """Prints each form of an instruction once, with the columns in which it exists."""
    shown = {}
    for f in t.forms:
        if f["row"]["name"] == name:
            shown.setdefault((f["row"]["where"], f["rule"]["where"], f["enc"]["where"], f["op"], id(f["rule"])), []).append(f)
    if not shown:
        sys.exit(f"gen.py: no form of {name}")
    last = None
    for key, forms in shown.items():
        row = forms[0]["row"]
        if row is not last:
            cells = [f"{n} {cell_text(row[n])}" for n in t.heads[row["family"]][1][1:] if row[n] not in ("-", (), [])]
            print(f"{name}  {row['where']}: {', '.join(cells) or 'no operands'}\n")
            last = row
        explain_form(t, forms, key[:3])


def cell_text(value):
    if isinstance(value, str):
        return value
    return ",".join(x if isinstance(x, str) else "-".join(str(n) for n in dict.fromkeys(x)) for x in value)


def explain_form(t, forms, lines):
    f = forms[0]
    suffix = "_" + f["suffix"] if f["show"] else ""
    only = ", only decoded" if f["suffix"] == "decode" else ""
    operands = [" ".join(x for x in (kind, typ if typ != "-" else "", "@" + field if field != "-" else "") if x)
                for kind, typ, field, _ in f["slots"]]
    dwords = [f"{f['value'] >> i & 0xffffffff:08x} of {f['mask'] >> i & 0xffffffff:08x}"
              for i in range(0, f["enc"]["bits"], 32)]
    print(f"{f['row']['name']}{suffix}  {where_is(t, forms)}{only}")
    for title, text in [("from", "  ".join(lines)), ("encoding", f"{f['enc']['name']}, opcode {short(f['op'])}"),
                        ("operands", ", ".join(operands)), ("modifiers", modifiers(t, f)),
                        ("bits", " ".join(layout(f))), ("fixed", ", ".join(dwords)), *explain_effects(t, forms), *explain_meaning(t, forms)]:
        if text:
            print(textwrap.fill(text, 116, initial_indent=f"    {title:11}", subsequent_indent=" " * 15))
    print()


def explain_effects(t, forms):
    """Yields (title, text) for each group of columns with the same effects."""
    groups = {}
    for f in forms:
        groups.setdefault(repr(f["effects"]), []).append(f)
    for same in groups.values():
        where = f"{where_is(t, same)}: " if len(groups) > 1 else ""
        for words, e in leaves(t, same[0]["effects"], []):
            yield "does", where + (f"if {' and '.join(words)}: " if words else "") + effects_text(t, same[0], e)


def explain_meaning(t, forms):
    """Yields (title, text) for each group of columns with the same row of semantics.tbl."""
    groups = {}
    for f in forms:
        groups.setdefault(f["meaning_rows"][0]["where"], []).append(f)
    for same in groups.values():
        where = f"{where_is(t, same)}: " if len(groups) > 1 else ""
        row = same[0]["meaning_rows"][0]
        yield "computes", where + (f"not said: {row['text']}" if row["fidelity"] == "none" else f"{row['text']} ({row['fidelity']})") + f"  {row['where']}"


def leaves(t, e, words):
    """Yields the possible effects of a form, each with the conditions under which they apply."""
    if not isinstance(e, tuple):
        yield words, e
        return
    test, yes, no = e
    name = " or ".join(classes_in(t, test[1])) if test[0] == "class" else test[0]
    values = "" if test[0] == "class" or test[1:3] == (1, 0xffff) or test[1] == test[2] == 1 else (
        f" is {test[1]}" if test[1] == test[2] else f" is {test[1]} to {test[2]}")
    yield from leaves(t, yes, words + [name + values])
    yield from leaves(t, no, words + [f"not {name}{values}"])


def effects_text(t, f, e):
    def access(letters):
        return "+".join(name for name, letter in t.lists["ACCESS"].items() if letter in letters)
    named = [f"{name} {access(role)}" for name, role in zip(f["slot_names"], e["roles"]) if role]
    implied = [f"{name} {access(role)}" for name, role in e["implied"].items()]
    parts = [", ".join(named + implied), e["issue"]]
    if e["flow"] != "next":
        parts.append(e["flow"] + (f" on {e['on']}" if e["on"] != "none" else ""))
    if e["mem"]:
        parts.append(f"{'+'.join(e['mem'])} of {e['space']}" + (f", {e['bytes']} bytes" if e["bytes"] else ""))
    if e["counters"]:
        parts.append(f"{e['event']} raises {', '.join(e['counters'])}{'' if e['ordered'] else ' out of order'}")
    if e["passes"]:
        parts.append(f"{e['passes']} passes")
    return "; ".join(p for p in parts + e["properties"] if p)


def classes_in(t, mask):
    return [c for i, c in enumerate(t.classes) if mask >> i & 1]


def where_is(t, forms):
    """Returns the columns that have the forms. If only some classes of a column have the forms, lists these classes: 'gfx8, gfx9
    (gfx906 gfx908)'."""
    out = []
    for f in forms:
        here = [c for c in t.classes if t.class_col[c] == f["col"]]
        have = [c for c in here if f["classes"] >> t.classes.index(c) & 1]
        out.append(f"gfx{COLUMNS[f['col']]}" + ("" if have == here else f" ({' '.join(have)})"))
    return ", ".join(out)


def modifiers(t, f):
    must = {name for name, _, is_must in f["rule"]["mods"] if is_must}
    names = [t.mods[m]["name"] for m in f["mods"]]
    return " ".join(n + ("=1" if n in must else "") for n in names)


def inherited(t, params, name):
    """Prints the items of targets.tbl and the timing parameters that a processor has without a source."""
    if name not in t.assumed:
        sys.exit(f"gen.py: no processor {name}")
    for other in dict.fromkeys(t.assumed[name].values()):
        listed(f"as {other}", [item for item, x in t.assumed[name].items() if x == other])
    listed("timing", gentiming.unproven(t, params, name))


def listed(title, words):
    print(textwrap.fill(" ".join(words) or "-", 116, initial_indent=f"{title:15}", subsequent_indent=" " * 15, break_on_hyphens=False))


def forms(t):
    """Prints a line for each form, beginning with the form's column. Equivalent tables yield the same lines, possibly in another
    order."""
    done = {}
    for f in t.forms:
        key = id(f["effects"]), tuple(f["slot_names"])
        if key not in done:
            done[key] = " / ".join(" and ".join(words + [effects_text(t, f, e)]) for words, e in leaves(t, f["effects"], []))
        layout = " ".join(f"{hi}..{lo}={what}" for what, hi, lo, _ in f["enc"]["layout"])
        operands = ", ".join(f"{name} {kind} {typ} @{field}" for name, (kind, typ, field, _) in zip(f["slot_names"], f["slots"]))
        print(COLUMNS[f["col"]], "+".join(name for name in (f["row"]["name"], f["row"].get("second")) if name), f["suffix"],
              "shown" if f["show"] else "-", " ".join(classes_in(t, f["classes"])), f"{f['value']:x}/{f['mask']:x}", layout,
              operands, " ".join(t.mods[m]["spelling"] for m in f["mods"]), f"{f['required']:x}", ",".join(f["row"]["args"]) or "-",
              f["row"]["addrs"], f["waves"], done[key], sep="\t")


def rows(t):
    for r in t.rows:
        for x in t.targets:
            if t.has(r, x):
                print(f"{r['name']}\t{x['name']}\t{x['col']}")
