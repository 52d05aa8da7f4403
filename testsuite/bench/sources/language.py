"""Sources that stress macros, symbols and expressions, as hand-written kernels and their generators do.

An element of SOURCES is (name, description, function that writes the source to a file)."""

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


LONG = 200  # number of lines of a source whose lines contain a list or an expression


def lists(items):
    def write(out):
        out.write("l:\nx = 1\n")
        for i in range(LONG):
            item = ("1", "x", "l+1-l", "max(%s)" % ",".join(["x"] * 10))[i % 4]
            out.write(".long " + ",".join([item] * (items // (10 if "max" in item else 1))) + "\n")
    return write


def operators(count):
    def write(out):
        out.write("l:\n")
        for i in range(LONG):
            out.write((".long l%s-l\n", ".long later%s-l\n", ".set x%d, later%%s\n" % i, "s_mov_b32 s0, later%s\n")[i % 4]
                      % ("+1-2+3" * (count // 3)))
        out.write("later:\n")
    return write


def chains(count):
    def write(out):
        for i in range(count // 4):
            out.write("a%d = a%d+1\nb%d = b%d\nc%d = c%d*3\nd = d+2\n" % (i + 1, i, i, i + 1, i + 1, i) if i else
                      "a1 = a0+1\nb0 = b1\nc1 = c0*3\nd = d0+2\n")
        out.write("a0 = 1\nb%d = 1\nc0 = 1\nd0 = 1\n" % (count // 4))
    return write


# Cases that must take linear time appear twice, with different lengths; the cost per line or per byte must be equal.
SOURCES = [
    ("macros", "400 KB of macro calls that make 39,000 instructions", macros),
    ("set", "600,000 .set", sets),
    ("rept", ".rept 1,000,000 of an instruction and a counter", rept),
    ("registers", "190,000 instructions with v[symbol+n]", registers),
    ("lists", "200 lists of 1,000 items", lists(1000)),
    ("lists-2", "200 lists of 2,000 items", lists(2000)),
    ("operators", "200 expressions of 1,500 operators", operators(1500)),
    ("operators-2", "200 expressions of 3,000 operators", operators(3000)),
    ("chains", "four chains of 10,000 symbols, each set by the one before or after it", chains(40000)),
    ("chains-2", "four chains of 20,000 symbols", chains(80000)),
]
