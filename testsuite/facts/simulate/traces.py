"""A regression test: compares the issue times of simulated waves with the recorded traces, to which parts of the model were fitted.
For each trace, one simulation follows the recorded path (--simulate-follow), and another does not. The ends of waits for memory
and barriers are excluded, because they depend on effects that are not simulated. leave_one_out.py estimates the accuracy for other
code.

  traces.py GEN.PY TABLES BUILD [all]
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "oracle"))
import recorded
import simulate

# {trace: minimum percentages of distances that are exact and within one cycle, first with the recorded path, then without it}. Other
# traces were not used for the model, so the test does not judge them; -v prints their values.
LEAST = {
    "gfx1100-gemm": (90, 97, 87, 97), "gfx1100-plus": (100, 100, 100, 100), "gfx1100-sync": (80, 90, 80, 90),
    "gfx1200-gemm": (87, 97, 80, 89), "gfx1200-handwritten": (80, 90, 73, 85), "gfx1200-plus": (100, 100, 100, 100),
    "gfx1200-sync": (100, 100, 90, 90),
    "gfx950-gemm": (86, 86, 86, 86),
}
WHOLE, FREE = 1.1, 1.5  # maximum ratio of simulated to recorded duration of a wave, if the recording is followed and if not
MISSES = {"gfx1200-handwritten"}  # misses of the instruction cache, which are not simulated, determine most of its duration
# Published latencies: gfx942's is the only one that was measured beyond all caches at full clock. None includes an address
# translation.
PUBLISHED = {"vmem.dram_latency": 850, "memory.translation": 0}


def main():
    folder = recorded.shared()
    if not folder:
        print("no traces")
        sys.exit(77)
    traces = recorded.Traces(simulate.Simulator(sys.argv[3]), folder)
    for kernel in traces.kernels:
        followed, free = (traces.score(kernel, {}, follow) for follow in (True, False))
        got = [s.per_cent(count) for s in (followed, free) for count in (s.exact, s.near)]
        if "-v" in sys.argv:
            published = traces.score(kernel, PUBLISHED, False)
            print("%-14s %4d distances; exact, within one: %.1f%%, %.1f%%; not followed: %.1f%%, %.1f%%; whole waves %.3f, %.3f, "
                  "with published latencies %.3f" % (kernel, followed.n, *got, followed.whole / followed.waves, free.whole / free.waves,
                                                     published.whole / published.waves))
        if any(x < least for x, least in zip(got, LEAST.get(kernel, (0, 0, 0, 0)))):
            print("%s: %s%%, at least %s%%" % (kernel, ", ".join("%.1f" % x for x in got), ", ".join("%d" % x for x in LEAST[kernel])))
        for score, most in (followed, WHOLE), (free, FREE):
            if kernel in LEAST and (score is followed or kernel not in MISSES) and not 1 / most <= score.whole / score.waves <= most:
                print("%s: whole waves take %.3f of their time" % (kernel, score.whole / score.waves))


main()
