"""Checks that the JSON output of amdgcn-objdump --simulate is consistent, and agrees with the text output. Prints errors.

  simulate_check.py JSON [TEXT]

In JSON, cycles, slots and hits add up; no SIMD has more waves than the maximum; each issue is within the lifetime of its wave;
issues are in order; and an instruction only waits for instructions that can increment a counter. The text has the same values, in
columns.
"""
import json
import re
import sys

complaints = []
QUIET = ["issued", "empty", "turn"]
LINE = re.compile(r"^(.{10}) (.{8}) (.{8})  (.{11}) (.{5})%  (\S.*)$")
NEVER = re.compile(r"^ {9}0 {40}(\S.*)$")


def complain(*words):
    complaints.append(" ".join(map(str, words)))


def insns_of(simulation):
    return [i for f in simulation["functions"] for i in f["instructions"]]


def same(name, what, a, b):
    if a != b:
        complain(name, what, "is", a, "but", b)


def check_sums(name, s):
    time, insns = s["time"], insns_of(s)
    same(name, "slots", time["slots"], sum(s["lost"].values()))
    issued = [i for i in insns if not i["text"].startswith("s_delay_alu")]
    same(name, "the sum of hits", sum(i["hits"] for i in issued), time["instructions"])
    for unit in s["units"]:
        if unit["busy"] > time["cycles"] * unit["instances"]:
            complain(name, unit["unit"], "is busy for longer than there is time")
    stood = sum(sum(i.get("lost", {}).values()) for i in insns)
    if stood > time["occupied"]:
        complain(name, "waves stood for", stood, "of", time["occupied"])
    for part, whole in (("hidden", "waiting"), ("waiting", "occupied"), ("stalled", "cycles"), ("starved", "cycles")):
        if time[part] > time[whole]:
            complain(name, part, time[part], "of", whole, time[whole])
    if not time["wave_min"] <= time["wave_mean"] <= time["wave_max"]:
        complain(name, "mean", time["wave_mean"])
    same(name, "cycles of samples", -(-time["cycles"] // s["sample_cycles"]), len(s["samples"]))
    for key in ("busy", "lost"):
        total = {}
        for sample in s["samples"]:
            for word, n in sample[key].items():
                total[word] = total.get(word, 0) + n
        whole = {u["unit"]: u["busy"] for u in s["units"] if u["busy"]} if key == "busy" else s["lost"]
        if key == "lost":
            same(name, "lost of samples", total, whole)
        elif any(n > whole.get(w, 0) for w, n in total.items()):  # a unit can still be busy when the last wave ends
            complain(name, "busy of samples is", total, "but", whole)


def check_waves(name, s):
    launch, time = s["launch"], s["time"]
    spans = {w["wave"]: w for w in s["waves"]}
    if len(spans) != min(time["waves"], 512):
        complain(name, len(spans), "waves of", time["waves"])
    events = sorted((t, d, w["simd"]) for w in spans.values() for t, d in ((w["begin"], 1), (w["end"], -1)))
    there = {}
    for _, d, simd in events:
        there[simd] = there.get(simd, 0) + d
        if there[simd] > launch["resident"]:
            complain(name, there[simd], "waves on SIMD", simd, "which has room for", launch["resident"])
            break
    for w in spans.values():
        if not time["wave_min"] <= w["end"] - w["begin"] <= time["wave_max"]:
            complain(name, "wave", w["wave"], "takes", w["end"] - w["begin"])
    known, before = {i["address"] for i in insns_of(s)}, 0
    for cycle, wave, address, waited, *_ in s["issues"]:
        w = spans.get(wave)
        if cycle < before or address not in known or w and not w["begin"] <= cycle - waited <= cycle <= w["end"]:
            complain(name, "an issue at", cycle, "of wave", wave, "at", address)
            break
        before = cycle


def check_producers(name, s):
    texts = {i["address"]: i["text"] for i in insns_of(s)}
    for i in insns_of(s):
        if "waits_for" in i and ("counter" not in i["lost"] or not re.match(r"(s_|buffer_|global_|flat_|scratch_|ds_|image_|tbuffer_|exp)",
                                                                           texts[i["waits_for"]])):
            complain(name, i["text"], "waits for", texts[i["waits_for"]])


def check_what_if(name, s):
    first = s["what_if"][0]
    if first["waves"] == s["time"]["waves"]:
        same(name, "throughput as it is", first["waves_in_1000_cycles"], s["time"]["waves_in_1000_cycles"])


def stall_of(insn):
    return sum(n for reason, n in insn["lost"].items() if reason not in QUIET) / insn["hits"]


def cells_of(insn, occupied):
    """Returns the expected cells of an executed instruction: mean cycles, mean stall cycles, share of the occupied time
    in percent."""
    share = sum(insn["lost"].values()) / occupied if occupied else 0
    return ["%.1f" % (insn["cycles"] / insn["hits"]), "%.1f" % stall_of(insn), "%.1f" % (100 * share)]


def near(a, b):
    """Returns whether two numbers with one decimal place are equal, except for rounding."""
    return abs(float(a) - float(b)) < 0.11


def check_line(name, line, insn, occupied):
    m = NEVER.match(line) if not insn["hits"] else LINE.match(line)
    if not m or not m[m.lastindex].startswith(insn["text"]):
        complain(name, "the line of", insn["text"], "is", repr(line))
    elif insn["hits"]:
        cells = [m[2].strip(), m[3].strip(), m[5].strip()]
        most = max(insn["lost"].items(), key=lambda item: (item[0] not in QUIET) * item[1], default=("", 0))
        if int(m[1]) != insn["hits"] or not all(map(near, cells, cells_of(insn, occupied))):
            complain(name, "the line of", insn["text"], "has", m[1], cells)
        if stall_of(insn) and insn["lost"].get(m[4].strip()) != most[1]:
            complain(name, "the line of", insn["text"], "says", m[4], "for", insn["lost"])
    if len(line) > 120 and len(insn["text"]) < 40:
        complain(name, "a line has", len(line), "characters")


def check_text(path, simulations):
    with open(path, encoding="utf-8", errors="replace") as f:
        parts = re.split(r"(?m)^[0-9a-f]{16} <", f.read())[1:]
    same(path, "the number of kernels", len(parts), len(simulations))
    for part, s in zip(parts, simulations):
        lines = [x for x in part.split("\n")[1:] if LINE.match(x) or NEVER.match(x)]
        lines = [x for x in lines if not x.startswith("      hits")]
        insns = insns_of(s) if "time" in s else []
        same(s["name"], "the number of lines", len(lines), len(insns))
        for line, insn in zip(lines, insns):
            check_line(s["name"], line, insn, s["time"]["occupied"])


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        sections = [s for file in json.load(f)["files"] for s in file["simulation"]]
    simulations = [k for s in sections for k in s["kernels"]]
    for s in simulations:
        if "time" in s:
            check_sums(s["name"], s)
            check_waves(s["name"], s)
            check_producers(s["name"], s)
        if "what_if" in s:
            check_what_if(s["name"], s)
    if len(sys.argv) > 2:
        check_text(sys.argv[2], simulations)
    for c in complaints[:20]:
        print(c[:500])
    print(len(simulations), "simulations,", sum(len(insns_of(s)) for s in simulations if "time" in s), "instructions")


main()
