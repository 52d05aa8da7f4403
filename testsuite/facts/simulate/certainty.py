"""Checks that the sentences about a result name the assumptions on which it rests. Every doubtful value of the processor, not only those
that the library tries, is set to both ends of its plausible range. If the limit is then another one, or its share changes by more than
MISSED, the simulation must say so; and what it says about a value must be what a simulation with this value shows.

MISSED is more than the change that the library reports, because parameters of long kernels are tried together, and are not tried alone if
they have no effect together.

  certainty.py GEN.PY TABLES BUILD [all]     -v prints the sentences
"""
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate
import waves

NOTICEABLE, MISSED, LEEWAY, NEAR = 0.05, 0.08, 0.05, 1e-6
STALLS = ("dependency", "counter", "full", "barrier", "unit", "arbitration", "branch", "fetch", "sleep", "vgprs")
MIXES = ["valu salu memory loops", "memory", "valu salu memory matrix loops", "salu memory", "valu memory", "valu salu", "valu"]
OTHER_WHEN_SET = ("vmem.latency", "smem.latency")  # --simulate-set also turns misses of first accesses off
WAVES = "--simulate-waves=64"


def shares(k):
    """Returns the shares that a verdict compares: by unit and reason, "issue", "launch"."""
    t, lost = k["time"], dict.fromkeys(STALLS, 0)
    for i in (i for f in k["functions"] for i in f["instructions"] if i["hits"]):
        for reason in STALLS:
            lost[reason] += i["lost"].get(reason, 0)
    out = {("loss", r): n / t["occupied"] for r, n in lost.items()}
    out.update({("unit", u["unit"]): min(1, u["busy"] / (t["cycles"] * u["instances"])) for u in k["units"]})
    out[("issue", "")], out[("launch", "")] = k["lost"]["issued"] / t["slots"], k["lost"].get("empty", 0) / t["slots"]
    return out


def verdict(s):
    units, losses = [v for v in s if v[0] == "unit"], [v for v in s if v[0] == "loss"]
    if units and max(s[u] for u in units) >= 0.8:
        return max(units, key=s.get)
    if s[("issue", "")] >= 0.8:
        return ("issue", "")
    return ("launch", "") if s[("launch", "")] > 0.5 else max(losses, key=s.get)


def changes(old, new):
    """Returns whether the verdict is another one, and the change of the share of the old one."""
    before, after = verdict(old), verdict(new)
    moved = [abs(old.get(v, 0) - new.get(v, 0)) for v in (before, after)]
    return before != after and max(moved) >= LEEWAY, moved[0]


def said_of(k, name, other):
    return next((a for a in k["assumptions"] if a["name"] == name and a["other"] == other), None)


def check_value(k, base, name, other, new):
    """Compares what a simulation says about another value of a parameter with a simulation that has this value."""
    (changed, moved), said = changes(base, new), said_of(k, name, other)
    reported = said and (said["changes"] or abs(said["limit_share"] - k["limit_share"]) >= NOTICEABLE)
    if (changed or moved > MISSED) and not reported:
        yield "%s = %d changes %s by %.3f to %s, but that is not said: %s" % (name, other, verdict(base), moved, verdict(new), said)
    if said and "limit" in said and (said["changes"] != changed or abs(abs(said["limit_share"] - k["limit_share"]) - moved) > NEAR):
        yield "%s = %d changes %s by %.3f to %s, not as it is said: %s" % (name, other, verdict(base), moved, verdict(new), said)


def check_sentence(k):
    """Checks that the sentences name what changes the limit first."""
    noticeable = [a for a in k["assumptions"] if a["tried"] and (a["changes"] or abs(a["limit_share"] - k["limit_share"]) >= NOTICEABLE)]
    text = k["limit"] + "; " + k["certainty"]
    if k["known"] == any(a["changes"] for a in noticeable) or k["known"] == k["limit"].startswith("not known"):
        yield "known: %s; %s" % (k["known"], text)
    for a in noticeable[:3]:
        if not re.search(r"\b%s (is|are) -?\d+" % re.escape(a["name"]), text):
            yield "%s is not named: %s" % (a["name"], text)


def check(simulator, path):
    k = simulator.kernel(path, WAVES, fixed=False)
    base = shares(k)
    yield from check_sentence(k)
    for p in k["parameters"]:
        for other in sorted({p.get("plausible_least", p["value"]), p.get("plausible_most", p["value"])} - {p["value"]}):
            if p["name"] in OTHER_WHEN_SET or p["plausible_least"] == p["plausible_most"]:
                continue
            yield from check_value(k, base, p["name"], other, shares(simulator.kernel(path, WAVES, "--simulate-set=%s=%d" % (p["name"], other))))
    if "-v" in sys.argv:
        print("%s\n    %s" % (k["limit"], k["certainty"]))


def main():
    simulator = simulate.Simulator(sys.argv[3])
    for seed in range(84 if "all" in sys.argv else 2 if "sample" in sys.argv else 6):
        cpu, mix = waves.PROCESSORS[seed * 5 % len(waves.PROCESSORS)], MIXES[seed % len(MIXES)]
        try:
            for p in check(simulator, simulator.assemble(cpu, waves.Kernel(cpu, seed, mix).text())):
                print("%s, seed %d, %s: %s" % (cpu, seed, mix, p))
        except simulate.Failed as e:
            print("%s, seed %d: %s" % (cpu, seed, e))


main()
