"""Compares simulated waves with recorded traces, which are in ../shared/traces if that folder exists next to the checkout.

A distance is the number of cycles between two consecutive instructions of a wave. Distances that end or begin at a wait or a
barrier, that end at s_endpgm, or that are longer than LONG cycles depend on memory and on other waves; they are counted as waits.
Waves are compared in the order of their start within a shader engine, if they have the same instructions.
"""
import collections
import csv
import glob
import os
import re
import sys

import simulate

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
WAIT, LONG, FAR = re.compile(r"s_wait|s_barrier|s_sleep|s_endpgm"), 300, 8


def shared():
    """Returns the folder ../shared next to this checkout or, if the checkout is a worktree, next to its repository. Returns None if
    the folder does not exist."""
    folder = ROOT
    for _ in range(3):
        folder = os.path.realpath(os.path.join(folder, ".."))
        if os.path.exists(folder + "/shared/traces/source.py") and os.path.exists(folder + "/shared/check/simcheck.py"):
            return folder + "/shared"
    return None


def read(path):
    """Returns {shader engine: waves in the order of their start}; a wave is a list of (cycle, offset, text)."""
    waves = {}
    with open(path, encoding="utf-8") as f:
        for r in csv.DictReader(f, delimiter="\t"):
            waves.setdefault((r.get("se", "0"), r["wave"]), []).append((int(r["cycle"]), int(r["pc"], 0), r["text"]))
    engines = {}
    for (engine, _), wave in waves.items():
        engines.setdefault(engine, []).append(sorted(wave, key=lambda i: i[0]))
    return {engine: sorted(w, key=lambda x: x[0][0]) for engine, w in engines.items()}


def pairs(recorded, simulated):
    """Yields (recorded wave, simulated wave with the same instructions) for each recorded wave; the second is None if no
    simulated wave has the same instructions."""
    path = lambda wave: [i[1] for i in wave]
    every = [w for waves in simulated.values() for w in waves]
    for engine, waves in recorded.items():
        same = simulated.get(engine, every if len(simulated) == 1 else [])
        for n, wave in enumerate(waves):
            twin = same[n] if n < len(same) and path(same[n]) == path(wave) else None
            yield wave, twin or next((w for w in same + every if path(w) == path(wave)), None)


class Score:
    """The result of a comparison. n: number of distances; exact, near: number of those with an error of 0, and of at most one
    cycle; error: sum of the errors; clipped: sum of the errors, each limited to FAR. A few stalls that the model does not know
    have less influence on clipped than on error."""

    def __init__(self):
        self.n = self.exact = self.near = self.error = self.clipped = self.waves = 0
        self.whole = 0.0  # sum over the waves of the ratio of simulated to recorded duration
        self.seen = []    # all simulated distances, including waits
        self.missed = collections.Counter()  # {(mnemonics of the two instructions, recorded distance, simulated one): number}

    def add(self, recorded, simulated):
        for wave, twin in pairs(recorded, simulated):
            if twin is None:
                raise simulate.Failed("the instructions of a recorded wave are not the simulated ones")
            self.waves += 1
            self.whole += (twin[-1][0] - twin[0][0]) / max(1, wave[-1][0] - wave[0][0])
            for k in range(1, len(wave)):
                hardware, model = wave[k][0] - wave[k - 1][0], twin[k][0] - twin[k - 1][0]
                self.seen.append(model)
                if WAIT.match(wave[k - 1][2]) or WAIT.match(wave[k][2]) or hardware > LONG:
                    continue
                off = abs(hardware - model)
                if off > 1:
                    self.missed[wave[k - 1][2].split()[0], wave[k][2].split()[0], hardware, model] += 1
                self.n, self.exact, self.near = self.n + 1, self.exact + (off == 0), self.near + (off <= 1)
                self.error, self.clipped = self.error + off, self.clipped + min(off, FAR)
        return self

    def per_cent(self, count):
        return 100 * count / self.n if self.n else 100.0


class Traces:
    """The traces of a folder, by kernel: {"gfx1100-gemm": [paths of the runs]}."""

    def __init__(self, simulator, folder):
        self.simulator, self.folder, self.kernels, self.objects, self.recorded = simulator, folder, {}, {}, {}
        for path in sorted(glob.glob(folder + "/traces/gfx*.tsv") + glob.glob(folder + "/traces/*/gfx*.tsv")):
            name = re.fullmatch(r"(gfx\w+-\w+)-\d+\.tsv", os.path.basename(path))
            if name:
                self.kernels.setdefault(name[1], []).append(path)
                self.recorded[path] = read(path)

    def object(self, kernel):
        if kernel not in self.objects:
            source = simulate.run([sys.executable, self.folder + "/traces/source.py", self.kernels[kernel][0]])
            self.objects[kernel] = self.simulator.path(kernel + ".o")
            simulate.run([self.simulator.programs + "/assembler/amdgcn-as", "-mcpu=" + kernel.partition("-")[0], "-o",
                          self.objects[kernel], "-"], source)
        return self.objects[kernel]

    def parameters(self, kernel):
        """Returns the parameters of the kernel's processor, as in the JSON output of a simulation."""
        return self.simulator.kernel(self.object(kernel))["parameters"]

    def score(self, kernel, values=None, follow=True, runs=None):
        """Compares all runs of a kernel, or the first `runs` of them. values: parameters to set; follow: whether the simulation
        follows the recorded waves."""
        options = ["--simulate-set=" + ",".join("%s=%d" % item for item in sorted(values.items()))] if values else []
        total, out = Score(), self.simulator.path("simulated")
        for path in self.kernels[kernel][:runs]:
            self.simulator.text(self.object(kernel), *options, *["--simulate-follow=" + path] * follow, "--simulate-trace=" + out)
            total.add(self.recorded[path], read(out))
        return total
