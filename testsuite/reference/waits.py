"""Pending events: the counters, the events that increment them, and what a wait guarantees.

If events of a kind complete in order, an event is complete after a wait for n if at least n newer events of its kind
have begun: otherwise more than n events would be pending. If events of a kind complete in any order, an event is only
complete after a wait for 0. These two rules are certain. LLVM and the manuals require more (a wait for 0 if events of
several kinds are pending); code that violates only these requirements is reported as a violation with a doubt."""
import re

from text import overlap, register_name

MAXIMUM = {"vmcnt": {6: 15, 7: 15, 8: 15, 9: 63, 10: 63, 11: 63}, "lgkmcnt": {6: 15, 7: 15, 8: 15, 9: 15, 10: 63, 11: 63},
           "expcnt": {g: 7 for g in range(6, 13)}, "vscnt": {10: 63, 11: 63}, "loadcnt": {12: 63}, "storecnt": {12: 63},
           "samplecnt": {12: 63}, "bvhcnt": {12: 7}, "dscnt": {12: 63}, "kmcnt": {12: 31}}

# fields of s_waitcnt's immediate: {generation: {counter: [(bit, width) of each part of the field, lowest part first]}}
FIELDS = {6: {"vmcnt": [(0, 4)], "expcnt": [(4, 3)], "lgkmcnt": [(8, 4)]},
          9: {"vmcnt": [(0, 4), (14, 2)], "expcnt": [(4, 3)], "lgkmcnt": [(8, 4)]},
          10: {"vmcnt": [(0, 4), (14, 2)], "expcnt": [(4, 3)], "lgkmcnt": [(8, 6)]},
          11: {"vmcnt": [(10, 6)], "expcnt": [(0, 3)], "lgkmcnt": [(4, 6)]}}
FIELDS[7] = FIELDS[8] = FIELDS[6]

DISORDERED = {"smem"}


def number(word):
    return int(word, 0)


def waited(t, i):
    """Returns {counter: n}, the counters and values that an instruction waits for before it does anything else."""
    name, g = i.name, t.generation
    if i.kind == "valu" and i.word("wait_exp"):
        n = number(i.word("wait_exp"))
        return {"expcnt": n} if n < 7 else {}
    if i.kind != "salu" or not name.startswith("s_wait"):
        return {}
    if name == "s_wait_idle":
        return {c: 0 for c in MAXIMUM if g in MAXIMUM[c]}
    rest = i.text[len(name):].strip()
    found = {}
    if name == "s_waitcnt":
        if g >= 12:
            return {}
        for counter, n in re.findall(r"(\w+cnt)(?:_sat)?\((\w+)\)", rest):
            found[counter] = min(number(n), MAXIMUM[counter][g])
        if not found and re.fullmatch(r"\w+", rest):
            value = number(rest)
            for counter, parts in FIELDS[g].items():
                n = shift = 0
                for bit, width in parts:
                    n |= (value >> bit & (1 << width) - 1) << shift
                    shift += width
                found[counter] = n
    elif re.fullmatch(r"s_waitcnt_(vmcnt|vscnt|expcnt|lgkmcnt)", name):
        register, _, value = rest.partition(",")
        if register.strip() == "null":
            found[name[10:]] = number(value.strip()) & 63
    elif re.fullmatch(r"s_wait_(load|store|sample|bvh|ds|km|exp)cnt", name):
        found[name[7:]] = number(rest)
    elif re.fullmatch(r"s_wait_(load|store)cnt_dscnt", name):
        value = number(rest)
        found = {name[7:].split("_")[0]: value >> 8 & 63, "dscnt": value & 63}
    return {c: n for c, n in found.items() if n < MAXIMUM[c][g]}


class Event:
    """A pending event of an instruction. index: index of the instruction; kind: events of the same kind complete in
    order, except kinds in DISORDERED; pending: registers that the instruction will write; locked: registers that it
    will read; vm: type of a VMEM instruction, "" for others; newer: number of newer events of the same kind; twin: the
    other event of a flat access; reads: the event that the instruction has read its data, which is complete no later than
    this event; early: whether the event may complete before older events; doubt: reason why the event may already be
    complete, or ""."""

    def __init__(self, index, counter, kind, pending=(), locked=(), vm=""):
        self.index, self.counter, self.kind, self.vm = index, counter, kind, vm
        self.pending, self.locked = set(pending), set(locked)
        self.newer, self.twin, self.reads, self.early, self.doubt = 0, None, None, False, ""


def image_type(i):
    if "bvh" in i.name:
        return "bvh"
    return "sample" if i.name.startswith(("image_sample", "image_gather4", "image_get_lod")) else "load"


def export_kind(where):
    return "exp_" + ("pos" if where.startswith("pos") else "param" if where.startswith("param") else "mrt")


def memory_events(t, i, at):
    g = t.generation
    if i.cache:
        return []
    gives = i.writes if i.returns else ()
    vm = image_type(i) if i.kind == "mimg" else "flat" if i.kind == "flat" else "load"
    loads = i.returns or i.lds or not (i.store or i.atomic)
    if "prefetch" in i.name:
        return []
    if g >= 12:
        counter = ("samplecnt" if vm == "sample" or "msaa_load" in i.name else "bvhcnt" if vm == "bvh" else "loadcnt") if loads else "storecnt"
    else:
        counter = "vmcnt" if loads or g <= 9 else "vscnt"
    flat = i.kind == "flat"
    events = [Event(at, counter, "vm", gives, vm=vm)]
    if flat:
        events.append(Event(at, "dscnt" if g >= 12 else "lgkmcnt", "lds", gives))
        for e, twin in zip(events, events[::-1]):
            e.twin, e.early = twin, t.flat_disordered
    if g == 6 and (i.store or i.atomic):
        events.append(Event(at, "expcnt", "vmw", locked=i.data))
        events[0].reads = events[-1]
    return events


def events(t, i, at):
    """Returns the events that an instruction starts."""
    g = t.generation
    km = "kmcnt" if g >= 12 else "lgkmcnt"
    if i.vmem:
        return memory_events(t, i, at)
    if i.kind == "ds":
        if i.name == "ds_nop":
            return []
        if i.gds:
            return [Event(at, "lgkmcnt", "gds", i.writes), Event(at, "expcnt", "gds", locked=i.late)]
        return [Event(at, "dscnt" if g >= 12 else "lgkmcnt", "lds", i.writes)]
    if i.kind == "smem":
        return [] if i.name.startswith(("s_prefetch", "s_atc_probe", "s_dcache_discard")) else [Event(at, km, "smem", i.writes)]
    if i.kind == "exp":
        return [Event(at, "expcnt", export_kind(i.where), locked=i.late)]
    if i.kind == "ldsdir":
        return [Event(at, "expcnt", "ldsdir", i.writes)]
    if i.kind == "salu" and i.name.startswith("s_sendmsg"):
        return [Event(at, km, "msg", i.writes)]
    if i.kind == "salu" and i.name.startswith(("s_get_barrier_state", "s_barrier_signal_isfirst", "s_barrier_leave")):
        return [Event(at, km, "smem", i.writes)]
    return []


class Flight:
    """All pending events at a location of straight-line code."""

    def __init__(self, t):
        self.t, self.events = t, []

    def wait(self, counter, n):
        mine = [e for e in self.events if e.counter == counter]
        mixed = len({e.kind for e in mine if not e.doubt}) > 1
        early = any(e.early for e in self.events)  # events of any counter
        for e in mine:
            if n and (e.kind in DISORDERED or e.newer < n):
                continue
            if n and (mixed or early):
                e.doubt = e.doubt or ("mixed kinds" if mixed else "flat, out of order")
            else:
                self.events = [x for x in self.events if x not in (e, e.reads)]
            if e.reads:
                e.reads.doubt = e.reads.doubt or e.doubt
            if e.twin:
                e.twin.doubt = e.twin.doubt or "flat, and the other counter was waited for"

    def put(self, new):
        for n in new:
            for e in self.events:
                if e.counter != n.counter or e.kind != n.kind:
                    continue
                e.newer += 1
                full = MAXIMUM[e.counter][self.t.generation]
                if e.kind not in DISORDERED and e.newer >= full:
                    e.doubt = e.doubt or "the counter is full"
                    if e.reads:
                        e.reads.doubt = e.reads.doubt or e.doubt
        self.events += new

    def needed(self, e):
        """Returns the counter value for which an instruction must wait so that the event is complete according to the manuals'
        rules."""
        kinds = {x.kind for x in self.events if x.counter == e.counter}
        if e.kind in DISORDERED or len(kinds) > 1 or any(x.early for x in self.events):
            return 0
        return min(e.newer, MAXIMUM[e.counter][self.t.generation] - 1)

    def conflicts(self, i, at):
        """Returns the violations of an instruction."""
        found = []
        direct = any(e.kind == "ldsdir" for e in self.events)
        for e in self.events:
            doubt = e.doubt
            register, kind = overlap(e.pending, i.reads), "RAW"
            if register is None:
                register, kind = overlap(e.pending, i.writes), "WAW"
                if register is not None and self.same_order(e, i):
                    continue
                if register is not None and self.not_of_lds(e, i):
                    doubt = doubt or "flat, in order if it is not LDS"
            elif self.same_order(e, i) and not i.atomic and not e.pending & set().union(*map(set, i.source[1:])):
                doubt = doubt or "a load that keeps a half"
            if register is None:
                register, kind = overlap(e.locked, i.writes), "WAR"
            if register is None:
                register, kind = overlap(e.pending, i.perhaps), "RAW"
                doubt = doubt or "the length of an address, which is not in the code" if register is not None else doubt
            if register is None and direct:
                register, kind = overlap({r for r in e.locked if r[0] == "v"}, i.reads), "RAR"
                doubt = "read only: LLVM waits while LDSDIR is in flight"
            if register is not None:
                found.append(dict(kind="wait", at=at, register=register_name(register), counter=e.counter, rule=kind,
                                  need=self.needed(e), doubt=doubt, **{"from": e.index}))
        return found

    def not_of_lds(self, e, i):
        """Returns whether the result of the pending flat access is written before the result of the instruction,
        provided that neither result comes from LDS."""
        return e.twin is not None and i.vmem and i.returns and (i.kind != "mimg" or image_type(i) == "load") and \
            (self.t.generation <= 8 or e.counter == "vmcnt")

    def same_order(self, e, i):
        """Returns whether, without any wait, the instruction writes its result after the event's result."""
        if self.t.generation >= 12 or not i.vmem or i.kind == "flat" or e.counter != "vmcnt" or e.vm == "flat" or not i.returns:
            return False
        return e.vm == (image_type(i) if i.kind == "mimg" else "load")


def check_waits(t, program):
    flight, found = Flight(t), []
    for at, i in enumerate(program):
        for counter, n in waited(t, i).items():
            flight.wait(counter, n)
        found += flight.conflicts(i, at)
        flight.put(events(t, i, at))
    return found
