"""--simulate: loops that are executed to know how often they repeat."""
from growth import Row

from assembler import LINES
from control_flow import PREPARE, kernel

SIMULATE = "%objdump --simulate --simulate-fixed --simulate-waves=1 in.o"


def halving(n):
    """Loops whose iterations only their execution shows."""
    return kernel(LINES(f"s_movk_i32 s1, {17 + i % 100}\nl{i}:\ns_lshr_b32 s1, s1, 1\ns_cmp_lg_u32 s1, 0\ns_cbranch_scc1 l{i}\n" for i in range(n)))


ROWS = [
    Row("halving loops", 100, halving, PREPARE, SIMULATE),
]
