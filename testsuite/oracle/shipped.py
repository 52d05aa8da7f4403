"""Counts the waits that the authors of kernels wrote, and the waits that -fauto-waits inserts into the same kernels after their
waits and s_nop were removed. Prints the rows of facts/shipped_waits.tsv for the kernels, which are code objects or sources.

  shipped.py BUILD LIBRARY FILE…

If only one side has a wait before an instruction, the wait is counted in the row of its reason. To find the reason, each counter of
the wait is compared with the waits of the other side on this counter, in the same block.
"""
import os
import re
import subprocess
import sys
import tempfile

FAR = 32  # the default of -fauto-waits-join
WAIT = re.compile(r"s_wait(?:cnt\w*|_\w+cnt)\b")
COUNT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
PADDING = re.compile(r"(?:^\s*s_nop 0.*\n){5,}", re.M)
ENDS = re.compile(r"s_(?:branch|cbranch|setpc|swappc|call|endpgm)")
INCREMENTS = {"vmcnt": re.compile(r"(?:buffer|tbuffer|global|flat|scratch|image)_"), "lgkmcnt": re.compile(r"ds_|s_load|s_buffer_load|flat_"),
          "expcnt": re.compile(r"exp\b"), "vscnt": re.compile(r"(?:buffer|global|flat|scratch|image)_store")}
REASONS = {
    "authors": "the waits of the authors",
    "inserted": "the waits of -fauto-waits in the same kernels without waits and s_nop",
    "only_inserted first": "at the first use, later in the block than the authors' wait: each wait is as late as possible",
    "only_inserted young": "for a result that may not have returned at the previous wait: joining would wait for it early; the authors wait once for several results",
    "only_inserted issued": "for an operation after the previous wait: the previous wait cannot include it",
    "only_inserted far": f"{FAR} instructions or more after the previous wait: the limit of -fauto-waits-join",
    "only_inserted block": "in a later block than the authors' wait: waits are joined within a block, because other paths may not need them",
    "only_inserted path": "where the authors' wait is on another path, or missing: the paths were not compared; shipped.tsv counts missing ones",
    "only_authors later": "earlier in the block than the inserted one: the inserted wait is at the use",
    "only_authors barrier": "before a barrier: orders memory, which the assembler left to the author when this was counted; it now inserts those for writes to LDS",
    "only_authors unneeded": "that no use in its block needs: it orders memory, is for a later block, or is superfluous",
    "only_authors twice": "one for each counter at one position: one instruction waits for both",
}


def counts(text):
    """Returns the counters of a wait, each with the number of operations that may stay pending."""
    m = re.match(r"s_waitcnt_(\w+) \w+, (?:0x)?([0-9a-f]+)", text)
    return {m[1]: int(m[2], 16)} if m else {counter: int(n) for counter, n in COUNT.findall(text)}


class Code:
    """A kernel: the instructions without waits and s_nop, the waits before each instruction, and the block of each instruction."""

    def __init__(self, lines):
        self.texts, self.waits, self.blocks = [], {}, []
        block, ended, waits = 0, False, []
        for line in lines:
            text = line.split("//")[0].strip()
            if re.match(r"[\w.$]+:", text):
                block += 1
                text = text.split(":", 1)[1].strip()
            if not text or text.startswith((".", "s_nop")):
                continue
            if WAIT.match(text):
                waits.append(text)
                continue
            block += ended
            ended = bool(ENDS.match(text))
            if waits:
                self.waits[len(self.texts)] = waits
                waits = []
            self.texts.append(text)
            self.blocks.append(block)

    def positions(self):
        """Returns, for each counter, the positions of its waits and the numbers that they leave pending."""
        found = {}
        for at, waits in self.waits.items():
            for wait in waits:
                for counter, n in counts(wait).items():
                    found.setdefault(counter, []).append((at, n))
        return found


def before(found, at, first):
    """Returns the last (position, number) whose position is at least `first` and less than `at`, or None."""
    return next(((p, n) for p, n in reversed(found) if first <= p < at), None)


def why_inserted(ours, theirs, at, first):
    """Returns the reason of the waits inserted at the position `at`: a key of REASONS without "only_inserted". The
    block of these waits starts at the position `first`."""
    best = "path"
    for wait in ours.waits[at]:
        for counter, n in counts(wait).items():
            previous = before(ours.found.get(counter, []), at, first)
            if before(theirs.found.get(counter, []), at, previous[0] + 1 if previous else first):
                return "first"
            if previous:
                raised = sum(bool(INCREMENTS[counter].match(t)) for t in ours.texts[previous[0]:at])
                best = "issued" if raised > n else "far" if at - previous[0] >= FAR else "young"
            elif best == "path" and before(theirs.found.get(counter, []), at, last_issue(ours, counter, first)):
                best = "block"
    return best


def last_issue(code, counter, at):
    """Returns the position after the last operation on the counter before position `at`, or 0 if there is none."""
    return next((p + 1 for p in range(at - 1, -1, -1) if INCREMENTS[counter].match(code.texts[p])), 0)


def why_written(ours, theirs, at, end):
    """Returns the reason of the authors' waits at the position `at`: a key of REASONS without "only_authors". The block
    of these waits ends before the position `end`."""
    if at in ours.waits:
        return "twice"
    if at < len(ours.texts) and ours.texts[at].startswith("s_barrier"):
        return "barrier"
    for wait in theirs.waits[at]:
        for counter in counts(wait):
            after = next((p for p, n in theirs.found[counter] if at < p < end), end)
            if any(at < p <= min(after, end - 1) for p, n in ours.found.get(counter, [])):
                return "later"
    return "unneeded"


def compare(theirs, ours, total):
    theirs.found, ours.found = theirs.positions(), ours.positions()
    starts, ends = {}, {}
    for at, block in enumerate(ours.blocks):
        starts.setdefault(block, at)
        ends[block] = at + 1
    for at in sorted(set(theirs.waits) | set(ours.waits)):
        block = ours.blocks[at] if at < len(ours.blocks) else None
        written, inserted = len(theirs.waits.get(at, [])), len(ours.waits.get(at, []))
        total["authors"] += written
        total["inserted"] += inserted
        if inserted > written:
            total["only_inserted " + why_inserted(ours, theirs, at, starts.get(block, 0))] += inserted - written
        elif written > inserted:
            total["only_authors " + why_written(ours, theirs, at, ends.get(block, len(ours.texts)))] += written - inserted


def without_waits(text):
    """Removes the waits and s_nop of a disassembly. Before the entry of kernels with preloaded arguments, which is at an offset of 256
    bytes, s_nop is padding."""
    lines = PADDING.sub("\t.p2align 8\n", text).splitlines()
    return "\n".join(line for line in lines if not WAIT.match(line.strip()) and not line.strip().startswith("s_nop")) + "\n"


def count(build, path, tmp, total):
    """Adds the counts of a kernel. Returns its processor, or None if it cannot be compared."""
    asm, objdump = build + "/assembler/amdgcn-as", build + "/objdump/amdgcn-objdump"
    if path.endswith(".s"):
        with open(path, encoding="utf-8", errors="replace") as f:
            cpu = re.search(r"amdgcn-amd-amdhsa--(gfx\w+)", f.read())
        run = subprocess.run([asm, "-mcpu=" + (cpu[1] if cpu else "gfx942"), "-I", os.path.dirname(path), path, "-o", tmp + "/k.o"],
                             capture_output=True)
        path = tmp + "/k.o"
        if run.returncode:
            return None
    text = subprocess.run([objdump, "--assembly", path], capture_output=True, text=True).stdout
    cpu = re.search(r"amdgcn-amd-amdhsa--(gfx\w+)", text)
    bare = without_waits(text)
    run = subprocess.run([asm, "-mcpu=" + cpu[1], "-fauto-waits", "-fauto-nops", "-filetype=asm", "-"], input=bare, capture_output=True,
                         text=True) if cpu else None
    if not run or run.returncode:
        return None
    theirs, ours = Code(text.splitlines()), Code(run.stdout.splitlines())
    if [t.split()[0] for t in theirs.texts] != [t.split()[0] for t in ours.texts]:
        return None
    compare(theirs, ours, total)
    return cpu[1]


def main():
    build, library, *paths = sys.argv[1:]
    total, cpus, kernels = dict.fromkeys(REASONS, 0), set(), 0
    with tempfile.TemporaryDirectory() as tmp:
        for path in paths:
            cpu = count(build, path, tmp, total)
            kernels += cpu is not None
            cpus |= {cpu} if cpu else set()
            if not cpu:
                print(f"{path}: not compared", file=sys.stderr)
    for where, reason in REASONS.items():
        print(library, ", ".join(sorted(cpus)), kernels, where, total[where], reason, sep="\t")


main()
