"""Checks original and mutated compiler output with the reference checker (check.py) and with amdgcn-objdump --check.

  mutate.py OBJDUMP [--cpu=gfx900,…] [--seeds=0-9] [--options=-O0,-O3] [--compilers=clang-19] [--limit=N]
      [--sources=k.cl,…] [--share=0.1] [--originals] [--alone] [--verbose]

Compiler output is cut into straight-line fragments, and the fragments are cut into windows. A mutant is a window with one wait
removed, weakened by one in one counter, or moved past the first instruction that needs it; or with one s_nop removed or shortened.
Hundreds of windows and mutants are put into one object, each as a function. --share selects a random share of the mutants;
--originals disables mutation; --alone only runs the reference.

The reference's verdict is "wrong" if a violation is certain, "doubt" if all violations are doubtful, and "right" if there is none.
Prints for each rule the numbers of mutants that are wrong, wrong and reported by amdgcn-objdump (found), wrong and not
reported (missed), doubtful, right, and right but reported (alarms); then an example of each kind of disagreement. The
status is 1 after a missed mutant, a false alarm, or an original that the reference rejects.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import pieces  # noqa: E402
from check import check  # noqa: E402
from text import target  # noqa: E402
from waits import MAXIMUM, waited  # noqa: E402

BEFORE, AFTER, BATCH = 40, 40, 400
FIELD_MOST = {"wait_exp": 7, "wait_vdst": 15, "wait_va_vdst": 15, "wait_vm_vsrc": 1}
FIELD = re.compile(r"\b(wait_exp|wait_vdst|wait_va_vdst|wait_vm_vsrc):(\d+)")


def is_removable(text):
    """Returns whether the only purpose of an instruction may be to separate or delay others."""
    return text.startswith(("s_wait", "s_nop", "v_nop")) or text == "s_mov_b32 null, 0" or bool(re.match(r"v_mov_b32_e32 (v\d+), \1$", text)) \
        or bool(FIELD.search(text))


class Case:
    """Code for one processor. how: kind of mutation, "" for original code; what: original text of the mutated
    instruction."""

    def __init__(self, cpu, texts, how="", what="", wave=None):
        self.cpu, self.texts, self.how, self.what, self.wave = cpu, texts, how, what, wave or pieces.wave_of(cpu)
        self.violations = check(cpu, texts, self.wave)
        certain = [v for v in self.violations if not v["doubt"]]
        self.verdict = "wrong" if certain else "doubt" if self.violations else "right"
        first = (certain or self.violations or [dict(rule="", counter="")])[0]
        self.rule = (first["counter"] + " " + first["rule"]).strip()
        # all: warnings and notes of amdgcn-objdump --check; findings: the warnings and contradicted findings among them
        self.findings = self.all = None


def wait_text(t, fields):
    return "s_waitcnt " + " ".join("%s(%d)" % f for f in fields.items())


def weaker(t, text):
    """Yields (how, text) for each wait that is weaker by one in one counter; the text is None if the wait becomes empty."""
    from text import parse
    i = parse(t.name, text)
    fields = waited(t, i)
    for counter, n in fields.items():
        more = min(n + 1, MAXIMUM[counter][t.generation])
        gone = more == MAXIMUM[counter][t.generation]
        how = "%s weakened" % counter
        if i.name == "s_waitcnt":
            rest = {c: m for c, m in fields.items() if c != counter}
            if not gone:
                rest[counter] = more
            yield how, wait_text(t, rest) if rest else None
        elif i.name.startswith("s_waitcnt_"):
            yield how, None if gone else "%s null, 0x%x" % (i.name, more)
        elif i.name.endswith("_dscnt") and i.name != "s_wait_dscnt":
            first = i.name[7:].split("_")[0]
            values = {first: 63, "dscnt": 63, **fields, counter: more}
            yield how, "%s 0x%x" % (i.name, values[first] << 8 | values["dscnt"])
        elif i.name.startswith("s_wait_") and i.name.endswith("cnt"):
            yield how, None if gone else "%s 0x%x" % (i.name, more)


def mutations(t, texts, k):
    """Yields (how, texts) for all mutations of instruction k."""
    text = texts[k]
    name = text.split()[0]
    without = texts[:k] + texts[k + 1:]
    if name == "s_nop":
        n = int(text.split()[1], 0)
        yield "nop removed", without
        if n:
            yield "nop shortened", texts[:k] + ["s_nop %d" % (n - 1)] + texts[k + 1:]
    elif name in ("s_waitcnt_depctr", "s_wait_alu"):
        yield "depctr removed", without
    elif text == "s_mov_b32 null, 0" or name == "v_nop" or name == "v_mov_b32_e32" and is_removable(text):
        yield "filler removed", without
    elif FIELD.search(text):
        m = FIELD.search(text)
        most = FIELD_MOST[m[1]]
        if int(m[2]) < most:
            yield "field raised", texts[:k] + [FIELD.sub("%s:%d" % (m[1], int(m[2]) + 1), text, count=1)] + texts[k + 1:]
    elif name.startswith("s_wait"):
        yield "wait removed", without
        for how, other in weaker(t, text):
            yield how, texts[:k] + ([other] if other else []) + texts[k + 1:]
        needs = [v["at"] for v in check(t.name, without, pieces.wave_of(t.name)) if v["kind"] == "wait" and v["at"] >= k]
        if needs:
            at = min(needs) + 1
            yield "wait moved", without[:at] + [text] + without[at:]


def window(texts, k):
    first = max(0, k - BEFORE)
    return texts[first:k + AFTER], k - first


def cases(cpu, piece, spoil):
    """Yields a Case for the fragment. If spoil is true, also yields all mutants of each removable instruction. A mutant
    contains only the code near this instruction."""
    t = target(cpu)
    yield Case(cpu, piece)
    if not spoil:
        return
    for k, text in enumerate(piece):
        if is_removable(text):
            part, at = window(piece, k)
            for how, texts in mutations(t, part, at):
                yield Case(cpu, texts, how, text)


def findings(objdump, path, wave=None):
    """Returns the findings of amdgcn-objdump in an object, including notes."""
    waves = ["--mattr=+wavefrontsize%d" % wave] if wave else []
    done = subprocess.run([objdump, "--check=waits,hazards,all,notes", *waves, "--json", path], capture_output=True, text=True)
    if done.returncode not in (0, 1) or not done.stdout.strip():
        raise RuntimeError("%s: status %d\n%s" % (path, done.returncode, done.stderr[:2000]))
    found = [d for f in json.loads(done.stdout)["files"] for d in f["defects"]]
    if done.returncode != any(d["severity"] == "warning" for d in found):
        raise RuntimeError("%s: status %d is not what is found" % (path, done.returncode))
    return found


def assembler_of(objdump):
    return os.path.join(os.path.dirname(os.path.abspath(objdump)), "..", "assembler", "amdgcn-as")


def run_checker(objdump, batch, folder):
    """Runs the checker on a batch, and sets the findings of each case."""
    cpu, path = batch[0].cpu, os.path.join(folder, "batch.o")
    places = pieces.assemble(cpu, [c.texts for c in batch], path, batch[0].wave, assembler_of(objdump))
    found = sorted(findings(objdump, path, batch[0].wave if len(cpu) == 7 else None), key=lambda f: f["address"])
    for case, (start, end) in zip(batch, places):
        case.all = [f for f in found if start <= f["address"] < end]
        case.findings = [f for f in case.all if f["severity"] == "warning" or f["certainty"] == "contradicted"]


class Score:
    """Counts of verdicts by rule, and examples of disagreements."""

    def __init__(self):
        self.rules = collections.defaultdict(collections.Counter)
        self.kinds, self.originals, self.examples = collections.Counter(), collections.Counter(), {}

    def add(self, case):
        found = bool(case.findings)
        if not case.how:
            self.originals[case.verdict, found] += 1
            self.originals["instructions"] += len(case.texts)
        else:
            self.kinds[case.how.split()[-1], case.verdict] += 1
            self.rules[case.rule][case.verdict, found] += 1
        if case.findings is None:
            bad = "original" if not case.how and case.verdict == "wrong" else ""
        else:
            bad = "missed" if case.verdict == "wrong" and not found else "false alarm" if case.verdict == "right" and found else ""
            bad = "original" if not case.how and case.verdict == "wrong" else bad
        if bad:
            message = re.sub(r"\d+|0x\w+", "#", case.findings[0]["message"])[:60] if case.findings else ""
            key = (bad, case.cpu, case.rule, message)
            self.examples.setdefault(key, []).append(case)

    def print(self, verbose):
        print("originals: %d instructions; (verdict, found): %s" % (
            self.originals.pop("instructions", 0), {str(k): n for k, n in sorted(self.originals.items())}))
        print("mutants: %s" % {str(k): n for k, n in sorted(self.kinds.items())})
        print("%-28s %8s %8s %8s %8s %8s %8s" % ("rule", "wrong", "found", "missed", "doubt", "right", "alarms"))
        total = collections.Counter()
        for rule, n in sorted(self.rules.items()):
            row = dict(wrong=n["wrong", True] + n["wrong", False], found=n["wrong", True], missed=n["wrong", False],
                       doubt=n["doubt", True] + n["doubt", False], right=n["right", True] + n["right", False], alarms=n["right", True])
            total.update(row)
            print("%-28s %8d %8d %8d %8d %8d %8d" % (rule or "-", *row.values()))
        print("%-28s %8d %8d %8d %8d %8d %8d" % ("all", *(total[w] for w in ("wrong", "found", "missed", "doubt", "right", "alarms"))))
        for (bad, cpu, rule, message), found in sorted(self.examples.items(), key=lambda e: -len(e[1])):
            case = min(found, key=lambda c: len(c.texts))
            print("\n%s, %d times: %s %s%s; %s %s" % (bad, len(found), cpu, rule, message and ": " + message, case.how, case.what))
            self.example(case, verbose)

    def example(self, case, verbose):
        for v in case.violations[:2]:
            print("    %s" % {k: x for k, x in v.items() if x != ""})
        for f in (case.findings or [])[:2]:
            print("    0x%x %s: %s" % (f["address"], f["kind"], f["message"]))
        first = min([v["from"] for v in case.violations] + [0]) if verbose else max(0, min([v["from"] for v in case.violations[:1]] + [0 if not case.violations else 10 ** 9]))
        last = case.violations[0]["at"] + 1 if case.violations and not verbose else len(case.texts)
        for n in range(first, min(last, first + 200)):
            print("    %4d  %s" % (n, case.texts[n]))


def options():
    o = dict(cpu=",".join(pieces.PROCESSORS), seeds="0-3", options="-O0,-O1,-O3", compilers="clang-19,clang-14", limit="0", share="1", sources="")
    flags, rest = set(), []
    for a in sys.argv[1:]:
        m = re.match(r"--(\w+)=(.*)", a)
        if m:
            o[m[1]] = m[2]
        elif a.startswith("--"):
            flags.add(a[2:])
        else:
            rest.append(a)
    return o, flags, rest


def sources(o, folder):
    if o["sources"]:
        return o["sources"].split(",")
    first, _, last = o["seeds"].partition("-")
    return pieces.sources(folder, range(int(first), int(last or first) + 1))


def lines_of(o, cpu, folder, objdump, paths):
    """Yields the fragments of compiler output for one processor, without duplicates."""
    seen, out = set(), os.path.join(folder, "k.o")
    for compiler in o["compilers"].split(","):
        for path in paths:
            for option in o["options"].split(","):
                if not pieces.compile_source(compiler, path, cpu, option, out):
                    continue
                for texts in pieces.disassemble(out, cpu, objdump):
                    for piece in pieces.cut(texts):
                        if tuple(piece) not in seen:
                            seen.add(tuple(piece))
                            yield piece


def main():
    o, flags, rest = options()
    objdump, score, chosen = rest[0], Score(), random.Random(o["seeds"])
    with tempfile.TemporaryDirectory() as folder:
        paths = sources(o, folder)
        for cpu in o["cpu"].split(","):
            count, batch = 0, []
            for piece in lines_of(o, cpu, folder, objdump, paths):
                for case in cases(cpu, piece, "originals" not in flags):
                    if case.how and chosen.random() > float(o["share"]):
                        continue
                    count += 1
                    if "alone" in flags:
                        score.add(case)
                        continue
                    batch.append(case)
                    if len(batch) == BATCH:
                        run_checker(objdump, batch, folder)
                        for c in batch:
                            score.add(c)
                        batch = []
                if int(o["limit"]) and count >= int(o["limit"]):
                    break
            if batch:
                run_checker(objdump, batch, folder)
                for c in batch:
                    score.add(c)
    score.print("verbose" in flags)
    return 1 if score.examples else 0


if __name__ == "__main__":
    sys.exit(main())
