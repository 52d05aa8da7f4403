"""Runs the reference checker (check.py) and amdgcn-objdump --check on random machine code in which LLVM inserted waits
and nops.

  llc.py OBJDUMP [--cpu=gfx900,…] [--seed=1] [--count=200] [--wave=64] [--templates=1000] [--branches] [--alone] [--verbose]
      [--quiet]

llc-19 inserts the waits and nops that LLVM considers necessary (si-insert-waitcnts, post-RA-hazard-rec). The reference must
accept LLVM's output, that is, not require more than LLVM. If one of LLVM's waits or nops is removed, or weakened by one, the
reference must reject the output, that is, not require less than LLVM. Prints the differences, with the reasons in llc.tsv;
--quiet prints only differences without a reason. Also compares amdgcn-objdump --check with the reference, as mutate.py
does.
"""
import collections
import fnmatch
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import branches  # noqa: E402
import mutate  # noqa: E402
import pieces  # noqa: E402
from mir import Maker  # noqa: E402
from text import parse, target  # noqa: E402
from waits import waited  # noqa: E402


def needs_reason(case):
    """Returns the kind of a difference that must have a reason in llc.tsv: "more" if the reference certainly requires
    more than LLVM, "less" if it requires less, "" otherwise. compare_fix() returns the kinds for fixes."""
    if not case.how:
        return "more" if case.verdict == "wrong" else ""
    return "less" if case.verdict == "right" else ""


def cases(cpu, texts, wave):
    if len(set().union(*branches.lines(texts))) < sum(not text.endswith(":") for text in texts):
        return  # a block is unreachable: LLVM knew vcc and removed a branch, but its waits still consider the block
    yield mutate.Case(cpu, texts, wave=wave)
    t = target(cpu)
    for k, text in enumerate(texts):
        if mutate.is_removable(text):
            for how, mutant in mutate.mutations(t, texts, k):
                if how != "wait moved":  # LLVM's waits are already as late as possible
                    case = mutate.Case(cpu, mutant, how, text, wave)
                    case.around = texts[max(0, k - 12):k + 1] + ["-->"] + texts[k + 1:k + 5]
                    yield case


def shape(case):
    """Returns a description of a difference without register numbers, so that similar differences have the same
    description."""
    if not case.how:
        v = next(v for v in case.violations if not v["doubt"])
        gds = " gds" if case.texts[v["at"]].endswith(" gds") else ""
        between = case.texts[v["from"] + 1:v["at"]]
        branch = " by a branch" if v["from"] >= v["at"] or any(text.endswith(":") or branches.BRANCH.match(text) for text in between) else ""
        return v["rule"] + " " + case.texts[v["from"]].split()[0] + " -> " + case.texts[v["at"]].split()[0] + gds + branch
    at = case.around.index("-->")
    user = next((text.split()[0] for text in case.around[at + 1:] if not text.startswith(("s_nop", "s_wait"))), "end")
    loop = " in a loop" if branches.has_loop(case.texts) else ""
    return "%s %s%s before %s" % (case.how, case.what.split()[0] if "wait" in case.what and "nop" not in case.what else case.what, loop, user)


def nops(text):
    """Returns the number of wait states if all lines are s_nop, else 0."""
    lines = text.split("\n")
    return sum(int(line.split()[1], 0) + 1 for line in lines) if all(line.startswith("s_nop ") for line in lines) else 0


def compare_fix(case, known):
    """Compares the checker's first fix with the wait or nop of LLVM that the mutation changed. Returns "same", "weaker"
    or "stricter", or "" if they cannot be compared. known: messages of the checker's findings in LLVM's own output."""
    fixes = [(f["address"], f["fix"]) for f in case.all if f.get("fix") and f["message"] not in known]
    if not case.how or not case.findings or not fixes:
        return ""
    t = target(case.cpu)
    if case.how.startswith("nop"):
        had = nops(case.what) if case.how == "nop removed" else 1
        first = [c for a, c in fixes if a == fixes[0][0] and nops(c)]
        ours = max(map(nops, first), default=0)
        return "" if not ours else "same" if ours == had else "weaker" if ours < had else "stricter"
    if not case.what.startswith("s_wait"):
        return ""
    had, ours = waited(t, parse(t.name, case.what)), {}
    for _, fix in fixes:
        for counter, n in waited(t, parse(t.name, fix)).items() if fix.startswith("s_wait") else ():
            ours.setdefault(counter, n)
    told = {c: n for c, n in had.items() if c in ours and case.how in ("wait removed", c + " weakened")}
    if not told:
        return ""
    return "stricter" if any(ours[c] < n for c, n in told.items()) else "weaker" if any(ours[c] > n for c, n in told.items()) else "same"


def reasons():
    with open(os.path.join(pieces.HERE, "llc.tsv"), encoding="utf-8") as f:
        return [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]


def reason_of(known, cpu, kind, what):
    for cpus, asks, pattern, why in known:
        if asks == kind and fnmatch.fnmatchcase(what, pattern) and any(fnmatch.fnmatchcase(cpu, c) for c in cpus.split()):
            return why
    return ""


def main():
    o, flags, rest = mutate.options()
    o = dict(dict(seed="1", count="200", wave="", templates="1000"), **o)
    objdump, score = rest[0], mutate.Score()
    differs, fixes = collections.OrderedDict(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for cpu in o["cpu"].split(","):
            maker = Maker(cpu, o["seed"], int(o["wave"] or pieces.wave_of(cpu)))
            maker.templates = maker.r.sample(maker.templates, min(len(maker.templates), int(o["templates"])))
            maker.usable(lambda texts: assembles(cpu, texts, folder, objdump, maker.wave))
            programs = [maker.program("branches" in flags) for _ in range(int(o["count"]))]
            batch = []
            for first in range(0, len(programs), 50):
                for texts in maker.llc(programs[first:first + 50]):
                    for case in cases(cpu, texts, maker.wave):
                        batch.append(case)
            if "alone" not in flags:
                for first in range(0, len(batch), mutate.BATCH):
                    mutate.run_checker(objdump, batch[first:first + mutate.BATCH], folder)
            silent, known = False, set()
            for case in batch:
                score.add(case)
                if not case.how:
                    silent, known = not case.findings, {f["message"] for f in case.all or ()}
                how = compare_fix(case, known) if silent and case.all is not None else ""
                fixes[how] += 1
                if how in ("stricter", "weaker"):
                    differs.setdefault((cpu, how, shape(case)), []).append(case)
                if needs_reason(case):
                    differs.setdefault((cpu, needs_reason(case), shape(case)), []).append(case)
    open_ones = show(differs, "verbose" in flags, "quiet" in flags)
    if "quiet" not in flags:
        print("fixes: %s" % {how: n for how, n in sorted(fixes.items()) if how})
        score.print("verbose" in flags)
    judged = [key for key in score.examples if key[0] != "original"]
    return 1 if open_ones or judged else 0


def assembles(cpu, texts, folder, objdump, wave):
    try:
        pieces.assemble(cpu, [texts], os.path.join(folder, "one.o"), wave, mutate.assembler_of(objdump))
    except ValueError:
        return False
    return True


def show(differs, verbose, quiet):
    """Prints the differences; with quiet, only differences without a reason. Returns the number of kinds of differences without a
    reason."""
    known, count = reasons(), 0
    for (cpu, kind, what), found in sorted(differs.items(), key=lambda e: -len(e[1])):
        why = reason_of(known, cpu, kind, what)
        count += not why
        if quiet and why:
            continue
        print("%5d  %s %s: %s%s" % (len(found), cpu, kind, what, why and "; " + why))
        case = min(found, key=lambda c: len(c.texts))
        if verbose or not why:
            if case.how:
                print("          " + " ; ".join(case.around))
                for f in case.findings or ():
                    print("          " + f["message"])
            else:
                v = next(v for v in case.violations if not v["doubt"])
                print("          %s needs %s: %s" % (v["register"], v["need"], " ; ".join(case.texts[v["from"]:v["at"] + 1])))
    if not quiet:
        print("reference and LLVM: %d kinds of disagreement, %d without a reason" % (len(differs), count))
    return count


if __name__ == "__main__":
    sys.exit(main())
