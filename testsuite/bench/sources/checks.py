"""Writes a source with one kernel in the style of compilers: address computations, loads, arithmetic, stores and some loops, with
or without the required waits and no-operations."""
import random

COUNTS = [10_000, 100_000, 1_000_000]


def write(f, count, waits=True):
    r = random.Random(count)
    done = label = 0

    def put(text, *args):
        nonlocal done
        f.write("\t" + text % args + "\n")
        done += 1

    def wait(text):
        if waits:
            put(text)

    f.write(".text\n.globl k\n.type k,@function\nk:\n")
    put("s_load_dwordx8 s[8:15], s[4:5], 0x0")
    wait("s_waitcnt lgkmcnt(0)")
    while done < count:
        loads, loops = r.randrange(1, 5), r.random() < .2
        label += 1
        if loops:
            f.write("L%d:\n" % label)
        for i in range(loads):
            put("v_add_co_u32_e32 v%d, vcc, %d, v0", 2 + 2 * i, 16 * i)
            put("v_addc_co_u32_e32 v%d, vcc, 0, v1, vcc", 3 + 2 * i)
            put("global_load_dword v%d, v[%d:%d], off", 16 + i, 2 + 2 * i, 3 + 2 * i)
        for i in range(loads):
            wait("s_waitcnt vmcnt(%d)" % (loads - 1 - i))
            for _ in range(r.randrange(1, 8)):
                put("v_fma_f32 v%d, v%d, s%d, v%d", 24 + r.randrange(40), 16 + i, 8 + r.randrange(8), 24 + r.randrange(40))
        if r.random() < .4:
            put("ds_write_b32 v0, v%d", 24 + r.randrange(40))
            put("ds_read_b32 v12, v0 offset:%d", 4 * r.randrange(64))
            put("v_readfirstlane_b32 s20, v0")
            wait("s_waitcnt lgkmcnt(0)")
            wait("s_nop 3")
            put("buffer_store_dword v12, v0, s[12:15], s20 offen")
        put("s_add_u32 s%d, s%d, 1", *([16 + r.randrange(4)] * 2))
        if r.random() < .2:
            put("s_cmp_lt_u32 s16, s17")
            put("s_cbranch_scc1 F%d", label)
            put("v_mov_b32_e32 v24, 0")
            f.write("F%d:\n" % label)
        if loops:
            put("s_cbranch_scc0 L%d", label)
    put("s_endpgm")
    f.write(".size k, .-k\n")
