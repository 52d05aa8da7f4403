"""Describes the rules of hazards.tbl in words, for amdgcn-checks(7)."""
import re

FILES = {"scalar": "a scalar register", "vector": "a vector register", "vgpr": "a VGPR", "agpr": "an accumulation register",
         "sgpr": "an SGPR", "hwreg": "a hardware register"}
GROUPS = {"scalar": {"sgpr", "m0", "vcc"}, "vector": {"vgpr", "agpr"}}
CERTAINTIES = {"documented": "Documented: AMD's manual requires software to obey the rule.",
               "compiler": "A compiler's rule: no manual requires software to obey it.",
               "contradicted": "Contradicted: shipped kernels violate the rule."}
SHARED = {"share": "it", "same": "exactly the same registers", "part": "an overlapping but different range",
          "pair": "a register of the same pair", "any": ""}
HWREGS = {1: "MODE"}


def listed(words, last="or"):
    words = list(dict.fromkeys(words))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def registers(files):
    out = []
    rest = set(files)
    for name, inner in GROUPS.items():
        if inner <= rest:
            out.append(FILES[name])
            rest = {f for f in rest if f not in inner and not (name == "scalar" and f not in ("exec", "vgpr", "agpr"))}
    return listed(out + [FILES.get(f, f) for f in files if f in rest])


def register_use(pick, what):
    """Describes how an instruction uses the registers that a rule selects."""
    access, fields, other, _, files, more, constant = pick
    what = what or registers(files)
    if "hwreg" in files:
        number = (constant - 1) // 32
        name = HWREGS.get(number, f"hardware register {number}")
        return f"uses {f'bit {(constant - 1) % 32} of {name}' if constant > 0 else what}"
    if fields and not other:
        return f"has {what} as {listed(fields)}"
    verb = listed([v for letter, v in (("r", "reads"), ("d", "stores"), ("w", "writes"), ("k", "keeps lanes of")) if letter in access])
    if more:
        what = "both halves of vcc" if files == ("vcc",) else f"{what} and at least {more} more"
    return f"{verb} {what}" + (f" other than as {listed(fields)}" if fields else "")


def phrase(sets, events, what):
    """Describes the instructions of some events, and how these instructions use registers."""
    parts = []
    for pick in dict.fromkeys(pick for _, pick in events):
        names = listed([sets[n] for numbers, p in events if p == pick for n in numbers])
        joint = " and" if " that " in names or "does not" in names else " that"
        parts.append(names + (f"{joint} {register_use(pick, what)}" if pick and (pick[0] or "hwreg" in pick[4]) else ""))
    return listed(parts)


def counted(number, what):
    """Returns a number of instructions; what describes one of them."""
    one = re.fullmatch(r"an? (.* instruction)(| that computes)", what)
    if not one or "," in what or " or " in what:
        return f"{number} of these: {what}"
    return f"{number} {one[1]}{'s' * (number != '1')}{one[2].replace('computes', 'compute') if number != '1' else one[2]}"


def processors(t, text):
    """Describes in words the processors selected by a cell of "columns"."""
    names = {}
    for x in t.targets:
        if x["gen"] == "-":
            names.setdefault(x["class"], []).append(x["name"])
    columns = dict.fromkeys(x["col"] for x in t.targets)
    def column(col):
        parts = [c for c in columns if c.split(".")[0] == col.split(".")[0]]
        return f"gfx{col}" if len(parts) < 2 else listed([x["name"] for x in t.targets if x["col"] == col and x["gen"] == "-"], "and")
    out = []
    for part in text.split(","):
        bang, first, sign, last = re.fullmatch(r"(!?)((?:gfx)?[\w.]+?)(?:(-|\+)((?:gfx)?[\w.]*))?", part).groups()
        if "gfx" not in part:
            later = sign and list(columns).index(first) + 1 < len(columns)
            out.append(column(first) + (f" to {column(last)}" if last else " and later" if later else ""))
        elif sign == "+":
            col = t.class_col[first]
            later = [c for c in t.classes[t.classes.index(first) + 1:] if t.class_col[c] == col]
            out.append(f"{column(next(x['col'] for x in t.targets if x['class'] == first))} before {first}" if bang else first + (f" to {names[later[-1]][-1]}" if later else ""))
        else:
            chosen = t.classes[t.classes.index(first):t.classes.index(last or first) + 1]
            all_names = [n for c in chosen for n in names.get(c, ())]
            out.append(all_names[0] + (f" to {all_names[-1]}" if len(all_names) > 1 else ""))
    return listed(out, "and")


def needs(r, sets):
    kind, value = r["states"] or ("", None)
    what = phrase(sets, r["count"][0], "") if r["count"] else None
    if kind == "n":
        return f"{value} wait state{'s' * (value > 1)}" if not what else counted(str(value), what)
    if kind == "passes":
        numbers = listed([str(n) for n in value.values()])
        return (counted(numbers, what) if what else f"{numbers} wait state{'s' * (numbers != '1')}") + \
            f" if the first instruction has {listed([str(p) for p in value])} passes"
    if kind:
        return f"as many of these as {value} specifies: {what}"
    return "between them"


STARTS = {"kernel": "After the start of a kernel, ", "code": "After the start of code that nothing in the object calls, "}


def rule(r, sets):
    out = []
    links = r["links"][::-1]
    second = phrase(sets, r["second"], SHARED[r["relation"]] if links and links[0]["events"] and links[0]["events"][0][1] and r["second"][0][1] else "")
    if links:
        text = f"After {phrase(sets, links[0]['events'], '')}, " if links[0]["events"] else STARTS[r["starts"]]
        for link in links[1:]:
            what = "another register" if link["kind"] == "via.other" else ""
            text += f"even if {phrase(sets, link['events'], what)} follows, " if link["kind"] == "maybe" else \
                f"then {phrase(sets, link['events'], what)}, "
        if r["first"] or r["self"]:
            text = text[:-2] + f" and {register_use(r['first'], 'it')}, " if r["first"] else text
            second += f" and {register_use(r['self'], 'the same register')}" if r["self"] else ""
        if r["apart"]:
            text = text[:-2] + " of which it writes none, "
        if r["near"]:
            second += f" at a distance of fewer than {counted(str(r['near']), phrase(sets, r['count'][0], ''))}"
        ends = [e for link in r["links"] for e in link["ends"]]
        out.append(text + second + f": {needs(r, sets)}" + (", or " if r["states"] and ends else " " if ends else "") +
                   (phrase(sets, ends, "") if ends else "") + ".")
    else:
        text = r["text"].replace("%s", "the register")
        out.append(f"For {second}: {text}.")
    if r["writer"]:
        out.append("Only the last writer of the register matters.")
    if r["below"]:
        out.append(f"Alternatively, {counted(str(r['below'][1]), phrase(sets, r['below'][0], ''))}.")
    if r["fix"]:
        out.append(f"Proposed fix: {listed(r['fix'].split('|'), 'and')}.")
    conditions = [word for flag, word in (("xnack", "with XNACK on"), ("other_name", "between different instructions")) if flag in r["flags"]]
    conditions += ["in wave64"] * (r["waves"] == 64)
    if conditions:
        out.append(f"Only {listed(conditions, 'and')}.")
    out.append(CERTAINTIES[r["certainty"]])
    if "note" in r["flags"]:
        out.append("Reported as a note.")
    return out


def set_texts(t, r):
    """Returns a list, indexed by set number: the description of each hazard set on the processors to which rule r applies."""
    return [next((row["text"] for row in s["rows"] if any(row["reach"].get(col, 0) & classes for col, classes in r["reach"].items())),
                 s["text"]) for s in t.hazard_sets.values()]


def rules(t, roff):
    out, group = [], None
    for r in t.hazards:
        if r["group"] != group:
            group = r["group"]
            out += [".SS " + roff(group if group.startswith("gfx") else group[0].upper() + group[1:])]
        out += [".TP", f"\\fB{roff(r['name'])}\\fP ({roff(processors(t, r['columns']))})"]
        out += [roff(sentence) for sentence in rule(r, set_texts(t, r))]
        out.append(f"\\fI{roff(r['source'])}\\fP")
    return out
