"""Writes a source with one kernel of many blocks: nested loops, forward branches, and blocks in which some lanes are disabled. The
source depends only on the number of instructions."""
import random

COUNTS = [10_000, 100_000, 1_000_000]


def write(f, count):
    r = random.Random(count)

    def put(text):
        f.write("\t" + text + "\n")

    f.write('.text\n.globl k\n.type k,@function\nk:\n')
    open_loops, masks, done, label = [], [], 0, 0
    while done < count:
        for _ in range(r.randrange(2, 12)):
            put("v_add_f32 v%d, v%d, v%d" % tuple(r.randrange(96) for _ in range(3)))
            put("s_add_u32 s%d, s%d, s%d" % tuple(r.randrange(60) for _ in range(3)))
            put("v_fma_f32 v%d, v%d, v%d, s1" % tuple(r.randrange(96) for _ in range(3)))
            done += 3
        what = r.random()
        if what < .3 and len(open_loops) < 6:
            f.write("L%d:\n" % label)
            open_loops.append(label)
        elif what < .6 and open_loops:
            put("s_cbranch_scc1 L%d" % open_loops.pop())
        elif what < .75 and len(masks) < 6:
            masks.append(label)
            put("v_cmp_lt_f32 vcc, v1, v2")
            put("s_and_saveexec_b64 s[%d:%d], vcc" % (60 + 2 * len(masks), 61 + 2 * len(masks)))
            put("s_cbranch_execz M%d" % label)
            done += 2
        elif what < .9 and masks:
            f.write("M%d:\n" % masks[-1])
            put("s_or_b64 exec, exec, s[%d:%d]" % (60 + 2 * len(masks), 61 + 2 * len(masks)))
            masks.pop()
        else:
            put("s_cbranch_vccz F%d" % label)
            put("v_mov_b32 v%d, 0" % r.randrange(96))
            f.write("F%d:\n" % label)
            done += 1
        label += 1
        done += 1
    while masks:
        f.write("M%d:\n" % masks.pop())
    put("s_endpgm")
