"""Explains a processor, a timing parameter, a counter or a hazard: --explain of gen.py for names that are no instructions."""
import textwrap

import gentiming
from genhazards import GROUPS
from gentargets import COLUMNS, ITEMS, LIMITS


def explain(t, name):
    """Prints what the tables say about a name. Returns whether they have it."""
    found = False
    for kind in (processor, timing, counter, hazard, hazard_set):
        found |= bool(kind(t, name))
    return found


def head(name, where, what):
    print(f"{name}  {where}: {what}\n")


def field(title, text):
    if text:
        print(textwrap.fill(str(text), 116, initial_indent=f"    {title:11}", subsequent_indent=" " * 15, break_on_hyphens=False))


def shown(value):
    return ",".join(value) if isinstance(value, (list, tuple)) else value


def processor(t, name):
    x = next((x for x in t.targets if name in (x["name"], *x["aliases"])), None)
    if not x:
        return False
    head(x["name"], x["where"], f"gfx{x['col']}, class {x['class']}, version {x['version']}, mach 0x{x['mach']}")
    field("aliases", ", ".join(x["aliases"]))
    values = {**x, **t.limits[x["name"]]}
    for title, columns in (("registers", ITEMS), ("limits", LIMITS)):
        field(title, " ".join(f"{c.name}={shown(values[c.name])}" for c in columns if c.name != "features" and values[c.name] != c.nothing))
    field("features", " ".join(x["features"]))
    bit = 1 << t.classes.index(x["class"])
    field("counters", ", ".join(f"{c} to {most}" for (c, col), most in t.most.items() if COLUMNS[col] == x["col"]))
    field("opcodes", instructions_text(t, x))
    field("hazards", f"{sum(1 for r in t.hazards if r['classes'] & bit)} rules")
    for other in dict.fromkeys(t.assumed[x["name"]].values()):
        field("assumed", f"as on {other}: " + " ".join(item for item, of in t.assumed[x["name"]].items() if of == other))
    params = gentiming.load(t)
    field("timing", f"{len(gentiming.unproven(t, params, x['name']))} of {len(params)} parameters are assumed: gen.py --inherited")
    print()
    return True


def instructions_text(t, x):
    """Counts the instructions of a processor, and names those in which it differs from the processor that its row names, if both are of
    one generation."""
    names, base = instructions(t, x), t.bases[x["name"]]
    parts = [f"{len(names)} instructions"]
    if base and base["col"] == x["col"] and base["class"] != x["class"]:
        others = instructions(t, base)
        parts += [f"{title} {base['name']}: {', '.join(some)}" for title, some in (
            ("not those of", sorted(others - names)), ("not on", sorted(names - others))) if some]
    return "; ".join(parts)


def instructions(t, x):
    return {r["name"] for r in t.rows if t.has(r, x)}


def timing(t, name):
    p = next((p for p in gentiming.load(t) if p["name"] == name), None)
    if not p:
        return False
    head(name, p["where"], f"{p['text']}, in {p['unit']}, {p['least']} to {p['most']}")
    left = [x["name"] for x in t.targets]
    for row in p["rows"]:
        have = {x for x in left if gentiming.matching([row], x)}
        left = [x for x in left if x not in have]
        source = f" ({row['source']})" if row["source"] != "-" else ""
        note = f"; {row['note']}" if row["note"] else ""
        field(row["value"], f"{t.in_words(have) or 'generic processors'}: {row['confidence']}{source}{note}  {row['where']}")
    print()
    return True


def counter(t, name):
    if name not in t.lists["COUNTER"]:
        return False
    columns = [col for (c, col) in t.most if c == name]
    generations = ", ".join("gfx" + COLUMNS[col] for col in sorted(columns))
    head(name, "counters.tbl", generations + ("; expert mode only" if name in t.expert else ""))
    most = {}
    for col in sorted(columns):
        most.setdefault(t.most[name, col], []).append("gfx" + COLUMNS[col])
    field("most", "; ".join(f"{n} on {', '.join(where)}" for n, where in most.items()))
    field("waits", ", ".join(f"field {f}" for f, c in t.wait_fields.items() if c == name))
    raised = {}
    for (event, col), found in t.counters.items():
        for c in found:
            if c["counter"] == name:
                order, protects = ("/".join(dict.fromkeys(c[key])) for key in ("order", "protects"))
                text = f"{event} by {c['times']}, in order of {order}, protects {protects.replace('-', 'nothing')}"
                raised.setdefault((text, c["where"]), []).append(col)
    for (text, where), cols in raised.items():
        field("raised", f"by {text} on {', '.join('gfx' + COLUMNS[col] for col in sorted(cols))}  {where}")
    print()
    return True


def event_text(t, event):
    numbers, pick = event
    names = [s["name"] for s in t.hazard_sets.values() if s["number"] in numbers]
    if not pick:
        return "+".join(names)
    letters, fields, but, named, files, run, constant = pick
    words = [w for w, letter in t.lists["ACCESS"].items() if letter in letters] if not fields else list(fields)
    more = (" of named registers" if named and not but else "") + (f" in runs of more than {run}" if run else "")
    return f"{'+'.join(names)} ({'not ' if but else ''}{'+'.join(words) or 'any'} {'+'.join(grouped(files))}{more})"


def grouped(files):
    """Returns register files, with the names of the groups that hazards.tbl has for several."""
    out = list(dict.fromkeys(files))
    for name, group in GROUPS.items():
        if set(group) <= set(out):
            out = [name] + [f for f in out if f not in group]
    return out


def events_text(t, events):
    return " or ".join(event_text(t, e) for e in events)


def hazard(t, name):
    rules = [r for r in t.hazards if r["name"] == name]
    for r in rules:
        head(name, r["where"], t.in_words(t.names_of(r["reach"])))
        for link in reversed(r["links"]):
            field(link["kind"], events_text(t, link["events"]) or f"the start of a {r['starts']}")
            field("  ends at", events_text(t, link["ends"]))
        field("second", events_text(t, r["second"]))
        field("registers", r["relation"])
        kind, number = r["states"] or ("", "")
        by_passes = ", ".join(f"{n} wait states after {passes} passes" for passes, n in number.items()) if kind == "passes" else ""
        field("within", by_passes or ("" if not kind else f"{number} wait states" if kind == "n" else f"{number} of the {kind}"))
        field("hidden by", events_text(t, r["hides"]))
        field("flags", " ".join(r["flags"]))
        field("fix", r["fix"] or "s_nop")
        field("text", r["text"])
        field("certainty", f"{r['certainty']}; {r['source']}")
        print()
    return rules


def hazard_set(t, name):
    s = t.hazard_sets.get(name)
    if not s:
        return False
    head(name, s["where"], s["text"])
    for r in s["rows"]:
        where = "" if r["reach"] == t.everywhere() else f" on {t.in_words(t.names_of(r['reach']))}"
        field("has", f"{','.join(r['names'])} of {','.join(r['families'])}{where}" + (f"; {r['text']}" if r["text"] != s["text"] else ""))
    field("rules", " ".join(dict.fromkeys(r["name"] for r in t.hazards if any(s["number"] in numbers for numbers, _ in events(r)))))
    print()
    return True


def events(r):
    return r["second"] + r["hides"] + [e for link in r["links"] for e in link["events"] + link["ends"]]
