"""Skipping time in which the state recurs does not change the result.

Random kernels, in a loop, are simulated with --simulate-trace, which skips nothing, and without it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "oracle"))
import simulate
import waves

MIXES = ["valu salu", "valu salu memory", "memory", "valu salu memory loops", "valu memory barriers", "valu matrix memory loops barriers"]
OPTIONS = [["--simulate-waves=3", "--simulate-occupancy=1"], ["--simulate-waves=24", "--simulate-occupancy=2"],
           ["--simulate-waves=40", "--simulate-order=round-robin"], ["--simulate-waves=9", "--simulate-set=vmem.hits=50,vmem.l2_hits=70"],
           ["--simulate-waves=16", "--simulate-set=memory.cold=0", "--simulate-occupancy=1"]]


def looped(kernel, iterations):
    """Returns the kernel's text with a loop around the code."""
    body = kernel.text().rpartition("s_endpgm")[0]
    add = "s_add_co_u32" if kernel.cpu.startswith("gfx12") else "s_add_u32"
    return "s_mov_b32 s40, 0\nLrepeat:\n%s\n%s s40, s40, 1\ns_cmp_lt_u32 s40, %d\ns_cbranch_scc1 Lrepeat\ns_endpgm" % (body, add, iterations)


def check(simulator, cpu, seed):
    kernel = waves.Kernel(cpu, seed, MIXES[seed % len(MIXES)], 12)
    options = OPTIONS[seed % len(OPTIONS)]
    count = int(options[0].partition("=")[2])
    path = simulator.assemble(cpu, looped(kernel, 60000 // (count * len(kernel.path)) + 100))
    skipped = simulator.text(path, "--json", *options)
    plain = simulator.text(path, "--json", *options, "--simulate-trace=" + simulator.path("trace"))
    if skipped != plain:
        print("%s, seed %d, %s: other results without a trace" % (cpu, seed, " ".join(options)))


def main():
    simulator = simulate.Simulator(sys.argv[3])
    for seed in range(400 if "all" in sys.argv else 12 if "sample" in sys.argv else 30):
        check(simulator, waves.PROCESSORS[seed * 5 % len(waves.PROCESSORS)], seed)


main()
