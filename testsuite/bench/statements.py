"""Measures how many instructions the assembler executes for one statement of each kind. This is the difference between
callgrind's counts for MANY and for FEW statements, divided by MANY - FEW. Prints the table of README.md, with the previous counts
beside the new counts."""
import os

import readme
from programs import count_instructions

NAMES = ["statements"]
ONLY_IF_REQUESTED = {"statements"}
TARGET, FEW, MANY = "gfx90a", 1000, 2000
HEAD = """\
.set x, 3
.set y, 5
.set acc, 10
.set f0, 2
.macro none
.endm
.macro one a
.endm
.macro three a, b, c=1
.endm
.macro add d, s0, s1, dpp=
 v_add_u32 \\d, \\s0, \\s1 \\dpp
.endm
.macro chain w
 .if \\w == 10
 y = 1
 .elseif \\w == 9
 y = 2
 .elseif \\w == 8
 y = 3
 .else
 y = 5
 .endif
.endm
"""
STATEMENTS = """\

// a line that is a remark, of sixty characters in all ......
/* a line that is a remark, of sixty characters in all ... */
 x = x + 1
.set x, 5
.set x, y + 1
.set x, (y + 1)
 x = y / 2
 x = (y + 3) / 4 * 4
.if y|.endif
.if 0|.endif
.if y == 5|.endif
.if (y >= 0) && (y <= 2)|.endif
.if 0| v_mov_b32 v1, v2| v_mov_b32 v3, v2| v_mov_b32 v3, v2|.endif
.if y|.else|.endif
.ifndef y|.endif
 none
 one x
 three x, y
 add v1, v2, v3
 chain 5
.rept 1|.endr
.rept 10| v_mov_b32 v1, v2|.endr
 v_mac_f32 v1, s2, v3
 v_mac_f32 v1, s2, v3 // a remark of thirty characters ..
 v_mac_f32 v[acc], s[f0], v[x]
 v_mac_f32 v[acc + x], s[f0], v[y]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0 + x) & lgkmcnt(0)
 ds_read_b128 v[acc+0:acc+0+3], v[y] offset:64
 buffer_load_dwordx4 v[acc:acc+3], v[x], s[y+3:y+6], 0, offen offset:0
 v_mfma_f32_32x32x8f16 acc[0:15], v[acc+0:acc+0+1], v[acc+2:acc+2+1], acc[0:15]
 .byte 58                              ; a remark
 .long 1, 2, 3, 4
 .asciz "some_name"
"""


def cost(tools, statement, out):
    source, counts = os.path.join(out, "statements.s"), []
    for n in FEW, MANY:
        with open(source, "w") as f:
            f.write(HEAD + (statement.replace("|", "\n") + "\n") * n)
        counts.append(count_instructions(tools.assemble(TARGET, source, out), out))
    return (counts[1] - counts[0]) / (MANY - FEW)


def run(sides, names, out, options):
    table = readme.Table("| Before | Now |", 2)
    print(table.head)
    for statement in STATEMENTS.split("\n")[:-1]:
        shown = "`%s`" % statement.strip().replace("|", r" \| ") if statement else "an empty line"
        print(readme.row([*table.cells(shown, [0]), "%.0f" % cost(sides[0], statement, out), shown]), flush=True)
