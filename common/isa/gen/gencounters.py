"""Reads counters.tbl: the counters that each event increments, and the largest value of each counter."""
from genread import Column, Table, fail, integer, number, one_of, out_of, rows, several, unique, word
from gentargets import COLUMNS

COUNTS = 4  # maximum number of counters per event: INSN_COUNTS of effects.h

# A row of counters.tbl specifies a counter that an event increments, the largest value of a counter, or a field that waits for one.
INCREMENTS = Table(
    "counters",
    Column("event", word), Column("columns", word), Column("counter", word), Column("order", word),
    Column("protects", word, "-"), Column("over", several(out_of("EVENT", "event")), ()),
    rest=Column("held", lambda t, where, cells: [e for cell in cells for e in several(out_of("EVENT", "event"))(t, where, cell)]))
MOST = Table("counters", Column("counter", out_of("COUNTER", "counter")), Column("columns", word), Column("most", integer),
             rest=Column("kinds", lambda t, where, cells: [one_of(where, cell, ["expert", "lanes"], "kind of counter") for cell in cells]))

FIELD = Table("counters", Column("field", word), Column("counter", out_of("COUNTER", "counter")))


def load(t):
    """Sets t.counters, {(event, column): [a dictionary for each counter that the event increments]}; t.most, {(counter, column):
    largest value of the counter}; t.expert, the counters for which only code in expert mode waits; t.lanes, the (counter, column) whose
    events concern only lanes that were active; t.wait_fields, {field: the counter that it waits for}; t.orders, the names of completion
    orders."""
    t.counters, t.most, t.expert, t.lanes, t.wait_fields, t.orders = {}, {}, set(), set(), {}, ["any"]
    for where, cells in rows(t.folder, "counters"):
        if cells[0] in t.lists["COUNTER"]:
            load_most(t, MOST.row(t, where, cells))
            continue
        if cells[0] in t.fields and cells[0] not in t.lists["EVENT"]:
            unique(where, t.wait_fields, cells[0], f"field {cells[0]}")
            t.wait_fields[cells[0]] = FIELD.row(t, where, cells)["counter"]
            continue
        c = INCREMENTS.row(t, where, cells)
        event, cols = one_of(where, c["event"], [e for e in t.lists["EVENT"] if e != "none"], "event"), c["columns"]
        counter, _, enders = c["counter"].partition("<")
        times, _, counter = counter.rpartition("*")
        one_of(where, counter, t.lists["COUNTER"], "counter")
        protects, order = cells_of(where, c["protects"]), cells_of(where, c["order"])
        for kind in protects:
            one_of(where, kind, ["-", *(x for x in t.lists["PROTECTED"] if x != "none")], "kind of registers")
        t.orders += [name for name in dict.fromkeys(order) if name not in t.orders]
        for col in whole_columns(t, where, cols):
            here = t.counters.setdefault((event, col), [])
            for r in here:
                if r["counter"] == counter:
                    fail(where, f"{event} raises {counter} twice in column {COLUMNS[col]} ({r['where']})")
            for before in enders.split("+") if enders else ():
                ender = [r for r in here if r["counter"] == before]
                if not ender:
                    fail(where, f"no row before this says that {event} raises {before} in column {COLUMNS[col]}")
                ender[0]["ends"] |= 1 << len(here)
            here.append(dict(where=where, counter=counter, ends=0, order=order, protects=protects, used=False,
                             over=list(c["over"]) + list(c["held"]), held=list(c["held"]), times=number(where, times) if times else 1))
            if len(here) > COUNTS:
                fail(where, f"{event} raises more than {COUNTS} counters")


def cells_of(where, text):
    """Parses a cell. Returns [certain value, safe value]."""
    parts = text.split("/")
    if len(parts) > 2:
        fail(where, f"not one word or two: {text}")
    return parts if len(parts) == 2 else parts * 2


def load_most(t, r):
    where, counter = r["where"], r["counter"]
    for col in whole_columns(t, where, r["columns"]):
        if (counter, col) in t.most:
            fail(where, f"{counter} is there twice in column {COLUMNS[col]}")
        t.most[counter, col] = r["most"]
        if "lanes" in r["kinds"]:
            t.lanes.add((counter, col))
    if "expert" in r["kinds"]:
        t.expert.add(counter)


def whole_columns(t, where, cols):
    for col, classes in t.reach(where, cols).items():
        if classes != t.class_mask(where, "-", col):
            fail(where, "counters are of whole columns")
        yield col


def check(t):
    """Checks that each event belongs to some instruction, and that the table gives the largest value of each counter that an event
    increments."""
    for (event, col), rows in t.counters.items():
        for r in rows:
            if not r["used"]:
                fail(r["where"], f"no instruction of column {COLUMNS[col]} raises {event}")
            if any(later["counter"] not in t.expert for later in rows[rows.index(r):]) and r["counter"] in t.expert:
                fail(r["where"], f"rows of {event} without expert mode must come first")
            if (r["counter"], col) not in t.most:
                fail(r["where"], f"it is not said how far {r['counter']} counts in column {COLUMNS[col]}")
