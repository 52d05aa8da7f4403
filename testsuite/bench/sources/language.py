"""Sources that are work for macros, symbols and expressions: what hand-written kernels and their generators do.

Each of SOURCES is (name, what it is, function that writes it to a file).
"""

MACROS = """
.macro .fma_row base, a, b, n=4, neg
  .set i, 0
  .rept \\n
    .ifb \\neg
      v_mac_f32 v[\\base+i], v[\\a], v[\\b+i]
    .else
      v_mac_f32 v[\\base+i], -v[\\a], v[\\b+i]
    .endif
    .set i, i+1
  .endr
.endm
.macro tile base:req, a:req, b:req
  .set j, 0
  .rept 4
    .fma_row \\base+j*4, \\a+j, \\b
    .set j, j+1
  .endr
.endm
.macro load idx, off, kind=0
  .if \\kind == 0
    buffer_load_dword v[\\idx], v0, s[8:11], 0 offen offset:\\off
  .elseif \\kind == 1
    ds_read_b32 v[\\idx], v0 offset:\\off
  .elseif \\kind == 2
    s_load_dword s[\\idx&63], s[2:3], \\off
  .else
    .error "bad kind"
  .endif
.endm
"""


def macros(out):
    out.write(MACROS)
    for block in range(1850):
        out.write("  // block %d ---------------------------------- of a kernel that its author wrote\n" % block)
        out.write("  tile 16, 48, 52\n")
        for k in range(4):
            out.write("  load %d, %d, %d // from the buffer, from LDS, from memory\n" % (64 + k, block * 4 % 1024, k % 3))
        out.write("  s_waitcnt vmcnt(%d) & lgkmcnt(0)\n" % (block % 16))
    out.write("  s_endpgm\n")


def sets(out):
    out.write("k = 0\n")
    for i in range(600000):
        out.write(".set x%d, %d\n" % (i % 50, i) if i % 3 else ".set k, k+1\n")


def rept(out):
    out.write("i = 0\n.rept 1000000\n v_mov_b32 v[i&127], s[i&63]\n i = i+1\n.endr\n")


def registers(out):
    out.write(".set s_x, 3\n")
    for i in range(200):
        out.write(".set v_c%d, %d\n" % (i, i % 100))
    for i in range(150000):
        out.write("    v_mac_f32 v[v_c%d+%d], v[v_c%d], v[v_c%d+%d]\n" % (
            i % 200, i % 50, i * 7 % 200, i * 3 % 200, i % 13))
        if i % 4 == 0:
            out.write("    s_add_u32 s[s_x+%d], s[s_x], s[s_x+1]\n" % (i % 5))


SOURCES = [
    ("macros", "400 KB of macro calls that make 39,000 instructions", macros),
    ("set", "600,000 .set", sets),
    ("rept", ".rept 1,000,000 of an instruction and a counter", rept),
    ("registers", "190,000 instructions with v[symbol+n]", registers),
]
