"""Runs recorded instructions on semantics.tbl and compares the results: the vec_*.tsv.gz of a folder like ../shared/semantics, whose README has the
format. Vectors of status ok and part bind, those of status disputed and own with the values of the independent model; others are
counted only. Of status part and disputed, only the lanes bind that the model has, which the files do not say; semantics_better.tsv has
operations with other results, and the reason. Ends with "vectors right N, wrong N, explained N, in part N". Fails if any of status ok or own
is wrong, or a value of the model's own, or if more than one in two hundred differ in part, or if a line of semantics_better.tsv explains none, or
if a row of semantics.tbl says "vector" and no binding vector of its instructions is right.

  semantics.py [-B BUILD] FOLDER
  semantics.py [-B BUILD] --fidelity FOLDER       prints for each row of semantics.tbl how many results of its instructions are right, explained,
                                                  unchecked, and the instructions without a right one
  semantics.py GEN.PY TABLES BUILD [all] [-v]     as a test: ../shared/semantics beside the checkout, skipped if it is not there
"""
import collections
import glob
import gzip
import math
import os
import re
import struct
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "oracle"))
import meaning_rows

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
SKIPPED = 77
GROUPS = ["SALU", "VOP1", "VOP2", "VOP3", "VOP3P", "VOPC", "VOPD", "DPP", "SDWA", "DS", "MEM", "SMEM", "MAT", "OWN"]  # that semantics.tbl has
CPUS = {"rdna3": ("gfx1100", 32), "rdna4": ("gfx1200", 32), "cdna": ("gfx950", 64)}
WORDS = {f"s{n}": n for n in range(32)} | {name: 32 + i for i, name in enumerate(["scc", "vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "m0"])}


VGPRS = 32  # of a state; those of kind X are twice as many, on cdna with as many accumulation registers
# Memory of the kinds of states: space, name in changes. Global memory begins at BASE, which facts/execute.c has, too
MEMORY = {"M": ("global", "mem"), "L": ("lds", "lds"), "P": ("scratch", "scr"), "N": ("-", ""), "X": ("-", "")}
BASE_HIGH = 0x4200  # of the upper dword
# How to unpack a float, and how far an approximation may be from the exact result: relatively, and absolutely: denormals may count as 0
FORMATS = {16: ("e", 2 ** -10, 2 ** -24), 32: ("f", 2 ** -22, 2 ** -126), 64: ("d", 2 ** -23, 2 ** -511)}

with open(os.path.join(TOP, "testsuite", "facts", "semantics_better.tsv")) as table:
    BETTER = [line.split("\t") for line in table if not line.startswith("#")]
USED = set()  # lines of semantics_better.tsv that a vector needs


class State:
    """Registers and memory before an instruction: `words`, in the order of `places`, {name of a register: index of its first lane}, then memory."""

    def __init__(self, arch, kind, image, memory, lanes):
        vgprs = 2 * VGPRS if kind == "X" else VGPRS
        files = [f"v{n}" for n in range(vgprs)] + [f"a{n}" for n in range(VGPRS if kind == "X" and arch == "cdna" else 0)]
        self.kind, self.lanes, self.first = kind, lanes, len(WORDS) + len(files) * lanes
        self.places = WORDS | {name: len(WORDS) + n * lanes for n, name in enumerate(files)}
        registers = image[:4 * len(WORDS)] + image[256:256 + 4 * len(files) * lanes]
        own = memory if kind == "M" else image[256 + 4 * len(files) * lanes:] if kind in "LP" else b""
        self.words = [int.from_bytes((registers + own)[i:i + 4], "little") for i in range(0, len(registers + own), 4)]

    def place(self, name, lane):
        """Returns the index of a register's lane, or of memory at an offset, or None."""
        m = re.fullmatch(r"(mem|lds|scr)\+([0-9a-f]+)", name)
        if m and m[1] == MEMORY[self.kind][1]:
            return self.first + int(m[2], 16) // 4
        return self.places[name] + (lane if name not in WORDS else 0) if name in self.places else None

    def addresses(self, words, sign):
        """Returns the words with the addresses of memory added, or taken away again, as the prologue and epilogue of kind M do."""
        words = list(words)
        for name in ("s3", "s5") if self.kind == "M" else ():
            words[self.places[name]] = words[self.places[name]] + sign * BASE_HIGH & 0xffffffff
        if self.kind == "M":
            v3 = self.places["v3"]
            words[v3:v3 + self.lanes] = [BASE_HIGH if sign > 0 else old if x == BASE_HIGH else x
                                         for x, old in zip(words[v3:v3 + self.lanes], self.words[v3:v3 + self.lanes])]
        return words

    def line(self):
        """Returns the cells SPACE, STATE, MEMORY for facts/execute.c."""
        image = b"".join(x.to_bytes(4, "little") for x in self.addresses(self.words, 1))
        return MEMORY[self.kind][0], image[:4 * self.first].hex(), image[4 * self.first:].hex() or "-"

    def names(self):
        return [f"{name}[{lane}]" if name not in WORDS else name for name in self.places for lane in range(1 if name in WORDS else self.lanes)] + [
            f"{MEMORY[self.kind][1]}+{4 * n:x}" for n in range(len(self.words) - self.first)]


def states_and_vectors(arch, path, lanes):
    """Returns ({name: State}, [the cells of a vector])."""
    states, vectors = {}, []
    with gzip.open(path, "rt") as f:
        for line in f:
            cells = line.rstrip("\n").split("\t")
            if cells[0] == "S":
                states[cells[1]] = State(arch, cells[2], bytes.fromhex(cells[3]), bytes.fromhex(cells[4]) if cells[4] != "-" else b"", lanes)
            elif cells[0] == "V":
                vectors.append(cells[1:])
    return states, vectors


def expected(state, op, changes, own, compare):
    """Returns the dwords of a state after the changes and {index of a value of the model's own: its mask}, or None, None if other registers change."""
    words, owned = list(state.words), {}
    half = compare == "f16" or re.search("(?!.*([IUF]32_|SAD|DOT)).*[IUB]16", op)
    nan = {"f16": 0x7e00, "f64": 0x7ff8 << 48}.get(compare.rstrip("~"), 0x7fc00000)
    for change in changes.split() if changes != "-" else []:
        name, _, values = change.partition("=")
        for lane, value in enumerate(values.split(",")):
            at = state.place(name, lane)
            if at is None:
                return None, None
            words[at] = int(value, 16)
    for change in own.split(",") if own != "-" else []:
        m = re.fullmatch(r"([sva])\[(\d+):(\d+)\](?:\[(\d+)\])?=(\w+)|([\w+]+)(?:\[(\d+)\])?=(\w+)", change)
        names = [m[6]] if m[6] else [f"{m[1]}{n}" for n in range(int(m[2]), int(m[3]) + 1)]
        for i, name in enumerate(names):
            at = state.place(name, int(m[7] or m[4] or 0))
            if at is None:
                return None, None
            text = m[8] or m[5]
            value = (nan if text == "nan" else int(text, 16)) >> 32 * i & 0xffffffff
            owned[at] = 0xffff if half and value <= 0xffff else 0xffffffff
            words[at] = words[at] & ~owned[at] | value
    return words, owned


def is_nan(word, bits):
    exponent, mantissa = {16: (0x7c00, 0x3ff), 32: (0x7f800000, 0x7fffff), 64: (0x7ff << 52, (1 << 52) - 1)}[bits]
    return word & exponent == exponent and word & mantissa


def same(a, b, bits, bound):
    """Returns whether floats are the same, or differ by less than the bound, relatively or, below 1, as `bound` says."""
    if a == b or (is_nan(a, bits) and is_nan(b, bits)):
        return True
    if not bound or is_nan(a, bits) or is_nan(b, bits):
        return False
    x, y = (struct.unpack("<" + FORMATS[bits][0], n.to_bytes(bits // 8, "little"))[0] for n in (a, b))
    relative, absolute = bound
    return abs(x - y) <= max(relative * abs(y), absolute)  # not for infinity


def differences(got, words, compare, op, lanes):
    """Returns the indexes of the dwords that differ. By the column cmp, any NaN in s16 or v16 equals any NaN, of a half only the lower half of
    the register counts, and approximations may differ."""
    first, bits = len(WORDS) + 16 * lanes, {"f16": 16, "f32": 32, "f64": 64}.get(compare.rstrip("~"))
    if re.match("V_CVT_PK_[IU]16_[IU]32", op):
        bits = 16  # the model has this half only
    results = 2 if op.startswith("V_DUAL") else 1
    bound = FORMATS[bits][1:] if compare.endswith("~") and bits else None
    if bound and re.match("V_(SIN|COS)_", op):
        bound = bound[0], 2 ** -9 if bits == 16 else 2 ** -20
    out = []
    for i in (i for i in range(len(words)) if got[i] != words[i]):
        a, b = got[i], words[i]
        if bits == 64 and first <= i < first + 2 * lanes:
            lane = (i - first) % lanes
            a, b = (x[first + lane] | x[first + lanes + lane] << 32 for x in (got, words))
        elif bits == 64 or not bits or not (i == 16 or first <= i < first + results * lanes):
            out.append(i)
            continue
        if not same(a & (1 << bits) - 1, b & (1 << bits) - 1, bits, bound):
            out.append(i)
    return out


def matrix_differences(got, words, compare, arch, state):
    """Returns the indexes of the dwords that differ in a product of matrices. Floats of states whose sums have rounding may differ by a part of the
    largest result, and bf16, to which the recorded results were not rounded but cut, by one unit. RDNA3 writes one half of a register."""
    wrong = [i for i in range(len(words)) if got[i] != words[i]]
    typ = compare.rstrip("~")
    if typ not in ("f16", "bf16", "f32"):
        return wrong
    shifts = [0] if typ == "f32" or arch == "rdna3" else [0, 16]

    def values(word):
        return [struct.unpack("<e" if typ == "f16" else "<f", (word >> shift & 0xffff if typ == "f16" else word >> shift << 16 & 0xffff0000 if typ == "bf16" else word)
                              .to_bytes(2 if typ == "f16" else 4, "little"))[0] for shift in shifts]

    results = [x for i in wrong for x in values(words[i]) if math.isfinite(x)]
    rounding = {"f16": 2 ** -9, "bf16": 2 ** -7, "f32": 2 ** -18}[typ] * max(map(abs, results), default=0) if state[-1] in "13" else 0

    def near(a, b):
        unit = 2 ** -7 * abs(b) if typ == "bf16" else 0
        return a == b or a != a and b != b or abs(a - b) <= max(rounding, unit)

    return [i for i in wrong if not all(map(near, values(got[i]), values(words[i])))]


def run(execute, path, counts, evidence, verbose):
    arch, group = re.match(r"vec_(\w+?)_(\w+)\.", os.path.basename(path)).groups()
    cpu, lanes = CPUS[arch]
    states, vectors = states_and_vectors(arch, path, lanes)
    before = {name: state.line() for name, state in states.items()}
    lines = [" ".join([cpu, str(lanes), before[state][0], code, *before[state][1:]]) + "\n" for _, _, _, code, _, state, *_ in vectors]
    out = subprocess.run([execute], input="".join(lines), capture_output=True, text=True, check=True).stdout.split("\n")
    shown = collections.Counter()
    for (_, op, text, _, _, state, compare, status, changes, own), line in zip(vectors, out):
        words, owned = expected(states[state], op, changes, own, compare)
        if line == "-" or not words:
            counts[arch, group, "not computed"] += 1
            counts["names", op if words else "other registers"] += 1
            continue
        image = bytes.fromhex(line)
        got = states[state].addresses([int.from_bytes(image[i:i + 4], "little") for i in range(0, len(image), 4)], -1)
        differing = matrix_differences(got, words, compare, arch, state) if group == "MAT" else differences(got, words, compare, op, lanes)
        wrong = [i for i in differing if (got[i] ^ words[i]) & owned.get(i, 0xffffffff)]
        certain = status in ("ok", "own") or any(i in owned for i in wrong)
        verdict = "right"
        if wrong:
            explained = {n for n, (archs, pattern, which, _) in enumerate(BETTER) if (which == "all" or not certain and status != "unchecked") and
                         arch in archs.split(",") and (re.fullmatch(pattern, text) or re.fullmatch(pattern, op.lower()))}
            USED.update(explained)
            verdict = "explained" if explained else "wrong" if certain or status == "unchecked" else "in part"
        counts[arch, group, ("unchecked " if status == "unchecked" else "") + verdict] += 1
        evidence.add(arch, text, "unchecked" if status == "unchecked" else verdict)
        if verdict in ("wrong", "in part") and status != "unchecked":
            counts["strict", op] += certain
            shown[op] += 1
            if verbose and shown[op] <= 2:
                names = states[state].names()
                print(f"{arch} {state} {text} ({status}): " + ", ".join(f"{names[i]} {got[i]:x} instead of {words[i]:x}" for i in wrong[:3]))


def run_programs(execute, path, counts, verbose):
    """Runs the programs of a hw_tests.tsv.gz, and compares the buffers that they fill."""
    with gzip.open(path, "rt") as f:
        rows = [line.rstrip("\n").split("\t") for line in f if line[0] != "#"]
    lines = []
    for _, _, arch, lanes, _, _, code, size, before, *_ in rows:
        cpu, wave = CPUS[arch]
        lines.append(f"{cpu} {wave} program {code} {before if before != '-' else '00' * int(size)} {int(lanes):x}\n")
    out = subprocess.run([execute], input="".join(lines), capture_output=True, text=True, check=True).stdout.split("\n")
    for (test, number, arch, _, _, _, code, _, _, after, depends, *_), line in zip(rows, out):
        if line.startswith("-"):
            counts[arch, "programs", "not computed"] += 1
            at = int(line[2:], 16) * 2
            counts["names", f"{test} {code[at:at + 16]}"] += 1
            continue
        ignored = {2 * int(x) for x in depends.split(",") if depends != "-"}
        wrong = [i for i in range(0, len(after), 8) if line[i:i + 8] != after[i:i + 8] and i not in ignored]
        explained = {n for n, (archs, pattern, which, _) in enumerate(BETTER) if wrong and which == "program" and arch in archs.split(",") and
                     re.fullmatch(pattern, test)}
        USED.update(explained)
        counts[arch, "programs", "explained" if explained else "wrong" if wrong else "right"] += 1
        if wrong and not explained:
            counts["strict", test] += 1
        if wrong and not explained and verbose:
            print(f"{test} {number}: " + ", ".join(f"byte {i // 2} {line[i:i + 8]} instead of {after[i:i + 8]}" for i in wrong[:4]))


def without_vector(evidence, listed):
    """Prints the rows of semantics.tbl that say "vector" although no vector of their instructions is right, or all rows. Returns whether there are any."""
    found = False
    for where, row, names in evidence.table():
        total = sum(names.values(), collections.Counter())
        found |= row["fidelity"] == "vector" and not total["right"]
        if listed:
            print(where, row["fidelity"], row["text"], *(f"{what} {total[what]}" for what in ("right", "explained", "in part", "unchecked")),
                  "none:", ",".join(name for name, count in names.items() if not count["right"]) or "-")
        elif row["fidelity"] == "vector" and not total["right"]:
            print(f"{where}: no vector of these instructions is right, but the row says vector")
    return found


def main():
    args, build, verbose, test = sys.argv[1:], None, "-v" in sys.argv, len(sys.argv) > 3 and sys.argv[1].endswith(".py")
    if test:
        build, folder = args[2], os.path.join(TOP, "..", "shared", "semantics")
    else:
        build = args[args.index("-B") + 1] if "-B" in args else os.path.join(TOP, "build")
        folder = args[-1]
    if not os.path.isdir(folder):
        print(f"no folder {folder}")
        sys.exit(SKIPPED)
    counts = collections.Counter()
    evidence = meaning_rows.Evidence(*(os.path.join(TOP, "common", "isa", x) for x in ("gen", "tables")), {arch: cpu for arch, (cpu, _) in CPUS.items()})
    for path in sorted(glob.glob(os.path.join(folder, "vec_*.tsv.gz"))):
        if re.match(r"vec_\w+?_(" + "|".join(GROUPS) + r")\.", os.path.basename(path)):
            run(os.path.join(build, "testsuite", "facts-execute"), path, counts, evidence, verbose or not test)
    for path in glob.glob(os.path.join(folder, "hw_tests.tsv.gz")):
        run_programs(os.path.join(build, "testsuite", "facts-execute"), path, counts, verbose or not test)
    for (*key, what), n in sorted(counts.items(), key=str):
        if key[0] not in ("names", "strict") and (verbose or not test):
            print(*key, what, n)
    if verbose:
        print("not computed:", ", ".join(f"{name} {n}" for (kind, name, *rest), n in sorted(counts.items(), key=str) if kind == "names"))
    right, wrong, explained, part = (sum(n for (*_, what), n in counts.items() if what == wanted) for wanted in ("right", "wrong", "explained", "in part"))
    certain = {op: n for (kind, op, *_), n in counts.items() if kind == "strict" and n}
    for op, n in certain.items():
        print(f"{op}: {n} vectors wrong that bind in all lanes")
    idle = [pattern for n, (_, pattern, *_) in enumerate(BETTER) if n not in USED]
    if idle and test:
        print(f"semantics_better.tsv: no vector of {', '.join(idle)} has another result")
    unfounded = without_vector(evidence, "--fidelity" in args)
    failed = certain or unfounded or 200 * part > right or not right or idle and test
    if failed or verbose or not test:
        print(f"vectors right {right}, wrong {wrong}, explained {explained}, in part {part}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
