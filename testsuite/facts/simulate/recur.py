"""Checks that skipping time in which the state recurs does not change the result of a simulation.

Simulates random kernels with a loop both with --simulate-trace, which skips nothing, and without this option. In further kernels,
the loop count, or a change of the instruction for which most waits wait, limits the number of periods that can be skipped."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "oracle"))
import simulate
import waves

MIXES = ["valu salu", "valu salu memory", "memory", "valu salu memory loops", "valu memory barriers", "valu matrix memory loops barriers"]
OPTIONS = [["--simulate-waves=3", "--simulate-occupancy=1"], ["--simulate-waves=24", "--simulate-occupancy=2"],
           ["--simulate-waves=40", "--simulate-order=round-robin"], ["--simulate-waves=9", "--simulate-set=vmem.hits=50,vmem.l2_hits=70"],
           ["--simulate-waves=16", "--simulate-set=memory.cold=0", "--simulate-occupancy=1"]]


COUNTED = """s_mov_b32 s40, 0
Lrepeat:
s_load_dword s8, s[0:1], 0x0
ds_read_b32 v1, v0
v_add_u32 v2, 1, v2
s_waitcnt lgkmcnt(0)
v_add_u32 v3, v1, v3
s_add_u32 s40, s40, 1
s_cmp_lt_u32 s40, %d
s_cbranch_scc1 Lrepeat
s_endpgm"""
# Both loops call a function with an s_waitcnt, which waits for a scalar load in the first loop, and for LDS in the
# second loop.
SHARED_WAIT = """s_mov_b32 s40, 0
Lload:
s_load_dword s8, s[0:1], 0x0
s_call_b64 s[4:5], wait
s_add_u32 s40, s40, 1
s_cmp_lt_u32 s40, %d
s_cbranch_scc1 Lload
s_mov_b32 s40, 0
Lread:
ds_read_b32 v1, v0
s_call_b64 s[4:5], wait
s_add_u32 s40, s40, 1
s_cmp_lt_u32 s40, %d
s_cbranch_scc1 Lread
s_endpgm"""
WAIT = "\t.type wait,@function\nwait:\n\ts_waitcnt lgkmcnt(0)\n\ts_setpc_b64 s[4:5]\n\t.size wait, .-wait\n"


def looped(kernel, iterations):
    """Returns the kernel's text with a loop around the code."""
    body = kernel.text().rpartition("s_endpgm")[0]
    add = "s_add_co_u32" if kernel.cpu.startswith("gfx12") else "s_add_u32"
    return "s_mov_b32 s40, 0\nLrepeat:\n%s\n%s s40, s40, 1\ns_cmp_lt_u32 s40, %d\ns_cbranch_scc1 Lrepeat\ns_endpgm" % (body, add, iterations)


def compare(simulator, path, options, what):
    skipped = simulator.text(path, "--json", *options)
    plain = simulator.text(path, "--json", *options, "--simulate-trace=" + simulator.path("trace"))
    if skipped != plain:
        print("%s, %s: other results without a trace" % (what, " ".join(options)))


def check(simulator, cpu, seed):
    kernel = waves.Kernel(cpu, seed, MIXES[seed % len(MIXES)], 12)
    options = OPTIONS[seed % len(OPTIONS)]
    count = int(options[0].partition("=")[2])
    path = simulator.assemble(cpu, looped(kernel, 60000 // (count * len(kernel.path)) + 100))
    compare(simulator, path, options, "%s, seed %d" % (cpu, seed))


def check_limits(simulator, counts):
    for count in range(counts):
        path = simulator.assemble("gfx900", COUNTED % (3000 + count))
        compare(simulator, path, ["--simulate-waves=8"], "a loop of %d iterations" % (3000 + count))
    for count, reads in ((4000, 16000), (4001, 16000), (4000, 3000)):
        path = simulator.assemble("gfx900", SHARED_WAIT % (count, reads), after=WAIT)
        for most in (1, 2, 3):
            compare(simulator, path, ["--simulate-waves=%d" % most, "--simulate-occupancy=1"], "a wait for %d loads and %d reads" % (count, reads))


def main():
    simulator = simulate.Simulator(sys.argv[3])
    check_limits(simulator, 12 if "sample" in sys.argv else 32)
    for seed in range(400 if "all" in sys.argv else 12 if "sample" in sys.argv else 30):
        check(simulator, waves.PROCESSORS[seed * 5 % len(waves.PROCESSORS)], seed)


main()
