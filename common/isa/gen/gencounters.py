"""Reads counters.tbl: the counters that each event increments, and the largest value of each counter."""
from genread import Column, Table, fail, integer, one_of, out_of, rows, several, word
from gentargets import COLUMNS

COUNTS = 3  # maximum number of counters per event: INSN_COUNTS of effects.h

# A row of counters.tbl specifies a counter that an event increments, or the largest value of a counter.
INCREMENTS = Table(
    "counters",
    Column("event", word), Column("columns", word), Column("counter", word), Column("order", word),
    Column("protects", word, "-"), Column("over", several(out_of("EVENT", "event")), ()))
MOST = Table("counters", Column("counter", out_of("COUNTER", "counter")), Column("columns", word), Column("most", integer))


def load(t):
    """Sets t.counters, {(event, column): [a dictionary for each counter that the event increments]}; t.most, {(counter, column):
    largest value of the counter}; t.orders, the names of completion orders."""
    t.counters, t.most, t.orders = {}, {}, ["any"]
    for where, cells in rows(t.folder, "counters"):
        if len(cells) == 3:
            load_most(t, MOST.row(t, where, cells))
            continue
        c = INCREMENTS.row(t, where, cells)
        event, cols = one_of(where, c["event"], [e for e in t.lists["EVENT"] if e != "none"], "event"), c["columns"]
        counter, _, before = c["counter"].partition("<")
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
            for r in [r for r in here if r["counter"] == before]:
                r["ends_all"] = True
            if before and not any(r["ends_all"] for r in here):
                fail(where, f"no row before this says that {event} raises {before} in column {COLUMNS[col]}")
            here.append(dict(where=where, counter=counter, ends_all=False, order=order, protects=protects, used=False,
                             over=list(c["over"])))
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
            if (r["counter"], col) not in t.most:
                fail(r["where"], f"it is not said how far {r['counter']} counts in column {COLUMNS[col]}")
