"""Creates random kernels for the simulator, with their execution path. The kernels depend only on the seed.

Each instruction has the information that the checks of facts/simulate/limits.py need: the counter that it increments, or that it
waits for. Loops have constant trip counts, so the path of a wave is known."""
import random

PROCESSORS = ["gfx600", "gfx701", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1030-w64", "gfx1100",
              "gfx1100-w64", "gfx1200"]

VALU = ["v_add_f32 v{a}, v{b}, v{c}", "v_mov_b32 v{a}, v{b}", "v_mul_lo_u32 v{a}, v{b}, v{c}", "v_fma_f32 v{a}, v{b}, v{c}, v{a}",
        "v_rcp_f32 v{a}, v{b}", "v_cvt_f32_i32 v{a}, v{b}", "v_cmp_lt_f32 vcc{lo}, v{a}, v{b}", "v_cndmask_b32 v{a}, v{b}, v{c}, vcc{lo}",
        "v_add_f64 v[{p}:{q}], v[{p}:{q}], v[{p}:{q}]", "v_max_f32 v{a}, s{s}, v{b}", "v_exp_f32 v{a}, v{b}"]
SALU = ["s_add_u32 s{s}, s{t}, s{s}", "s_mov_b32 s{s}, s{t}", "s_mul_i32 s{s}, s{t}, s{s}", "s_and_b32 s{s}, s{t}, s{s}", "s_nop 1"]
MATRIX = {"gfx908": "v_mfma_f32_4x4x1f32 a[0:3], v{a}, v{b}, a[0:3]", "gfx90a": "v_mfma_f32_32x32x8bf16_1k v[32:47], v[{p}:{q}], v[{p}:{q}], v[32:47]",
          "gfx942": "v_mfma_f32_16x16x16_f16 v[32:35], v[{p}:{q}], v[{p}:{q}], v[32:35]",
          "gfx1100": "v_wmma_f32_16x16x16_f16 v[32:39], v[0:7], v[8:15], v[32:39]", "gfx1200": "v_wmma_f32_16x16x16_f16 v[32:39], v[0:3], v[8:11], v[32:39]"}


def memory(cpu):
    """Returns {counter: [instructions]}, and {counter: format of a wait until at most %d operations are pending}."""
    new, newest = cpu >= "gfx11" and cpu[:4] == "gfx1" and cpu[:5] != "gfx10", cpu.startswith("gfx12")
    zero = "null" if newest else "0"
    width = ("_b32", "_b128") if new else ("_dword", "_dwordx4")
    loads = ["buffer_load%s v{a}, v{b}, s[24:27], %s offen" % (width[0], zero), "buffer_load%s v[{r}:{u}], v{b}, s[24:27], %s offen" % (width[1], zero)]
    lds = ["ds_load_b32 v{a}, v{b}", "ds_load_b64 v[{p}:{q}], v{b}", "ds_store_b32 v{a}, v{b}"] if new else \
        ["ds_read_b32 v{a}, v{b}", "ds_read_b64 v[{p}:{q}], v{b}", "ds_write_b32 v{a}, v{b}"]
    scalar = ["s_load%s s{s}, s[28:29], 0x0" % width[0]]
    if newest:
        return dict(vm=loads, lds=lds, sm=scalar), dict(vm="s_wait_loadcnt 0x%x", lds="s_wait_dscnt 0x%x", sm="s_wait_kmcnt 0x0 ; %d")
    return dict(vm=loads, lds=lds, sm=scalar), dict(vm="s_waitcnt vmcnt(%d)", lds="s_waitcnt lgkmcnt(%d)", sm="s_waitcnt lgkmcnt(0) ; %d")


class Insn:
    def __init__(self, text, increments=None, waits=None):
        self.text, self.increments, self.waits = text, increments, waits  # waits: (counter, maximum)


class Kernel:
    """A random kernel. mix: blank-separated instruction kinds, any of "valu", "salu", "matrix", "memory", "loops" and
    "barriers"."""

    def __init__(self, cpu, seed, mix, size=40):
        self.cpu, self.mix, self.r = cpu.partition("-")[0], mix.split(), random.Random("%s %s %s" % (cpu, seed, mix))
        self.wave32 = cpu.startswith("gfx1") and "-w64" not in cpu
        self.loads, self.waits = memory(self.cpu)
        self.lines, self.path, self.labels = [], [], 0
        self.block(size, 0, self.path)
        self.put(Insn("s_endpgm"), self.path)

    def put(self, insn, path):
        path.append(len(self.lines))
        self.lines.append(insn)

    def registers(self):
        r = self.r
        p, u = 2 * r.randrange(8), 4 * r.randrange(4)
        return dict(a=r.randrange(16), b=r.randrange(16), c=r.randrange(16), p=p, q=p + 1, r=u, u=u + 3, s=r.randrange(8), t=r.randrange(8),
                    lo="_lo" if self.wave32 else "")

    def code(self):
        r, kinds = self.r, ["valu"] * 4 + ["salu"] * 2 + [m for m in self.mix if m in ("matrix", "memory")] * 2
        kind = r.choice([k for k in kinds if k in self.mix])
        if kind == "memory":
            counter = r.choice(list(self.loads))
            if r.random() < 0.4:
                most = r.choice([0, 0, 1, 3]) if counter == "vm" or (counter == "lds" and self.cpu.startswith("gfx12")) else 0
                return Insn(self.waits[counter] % most, waits=(counter, most))
            text = r.choice(self.loads[counter])
            return Insn(text.format(**self.registers()), increments=counter)
        if kind == "matrix" and self.cpu in MATRIX and self.wave32 == self.cpu.startswith("gfx1"):
            return Insn(MATRIX[self.cpu].format(**self.registers()))
        return Insn(r.choice(SALU if kind == "salu" else VALU).format(**self.registers()))

    def block(self, size, depth, path):
        r = self.r
        while size > 0:
            if "loops" in self.mix and depth < 2 and r.random() < 0.08:
                size -= self.loop(max(2, size // 3), depth, path)
            elif "barriers" in self.mix and r.random() < 0.06:
                for text in ["s_barrier_signal -1", "s_barrier_wait -1"] if self.cpu.startswith("gfx12") else ["s_barrier"]:
                    self.put(Insn(text), path)
                size -= 1
            else:
                self.put(self.code(), path)
                size -= 1

    def loop(self, size, depth, path):
        times, counter, self.labels = self.r.randint(1, 4), 10 + depth, self.labels + 1
        label, body = ".L%d" % self.labels, []
        self.put(Insn("s_mov_b32 s%d, %d" % (counter, times)), path)
        first = len(self.lines)
        self.block(size, depth + 1, body)
        self.lines[first].text = label + ":\t" + self.lines[first].text
        for text in ("s_sub_u32 s%d, s%d, 1" % (counter, counter), "s_cmp_lg_u32 s%d, 0" % counter, "s_cbranch_scc1 " + label):
            self.put(Insn(text), body)
        path += body * times
        return size

    def text(self):
        return "\n".join(i.text if i.text[0] == "." else "\t" + i.text for i in self.lines)

    def descriptor(self):
        more = "\t.amdhsa_accum_offset 64\n" if self.cpu in ("gfx90a", "gfx942") else ""
        return "\t.amdhsa_kernel kernel\n\t.amdhsa_next_free_vgpr 64\n\t.amdhsa_next_free_sgpr 40\n\t.amdhsa_group_segment_fixed_size 1024\n" + more + "\t.end_amdhsa_kernel"
