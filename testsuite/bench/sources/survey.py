#!/usr/bin/env python3
"""Collects statistics of the lines in clang's output for the sources in ../../compiled/. Where clang is not installed, lines.py
writes similar sources from these statistics.

  survey.py NAME TARGET [OPTION ...]    writes NAME.lines; OPTION is clang's: -O3, -g

Lines are counted without their registers, numbers and names. The rarest lines, inline assembly, and lines that llvm-mc rejects
with other registers and numbers are excluded.
"""
import collections
import glob
import re
import subprocess
import sys

import compiler
import lines

MOST_LINES = 900  # maximum number of different lines in bodies
MOST_OF_SECTION = 120
TRIALS = 8
REGISTER = re.compile(r"\b([vsa])(?:(\d+)\b|\[(\d+):(\d+)\])")
# Matches a number that is an operand, or the value of a modifier.
NUMBER = re.compile(r"(?<![\w.$:\[])(-?)(0x[0-9a-f]+|\d+)(?![\w.:])")
LOCAL = re.compile(r"\.L([a-z_]+?)(\d+)\b(:?)")
BLOCK = re.compile(r"\.LBB\d+_\d+(:?)")
# Matches instructions whose numbers are encodings and cannot be replaced by other numbers.
AS_IT_IS = re.compile(r"\t(s_waitcnt|s_nop|s_delay_alu|s_clause|s_sendmsg|s_sleep|s_setprio|s_setreg|s_getreg|s_cbranch|s_inst)")
MANY = ("info_string", "debug_loc", "debug_ranges")  # kinds of labels that a section can define repeatedly
END = (".Lfunc_end", '\t.section\t.rodata,"a"')  # beginnings of the first line after a function body
ASM = re.compile(r"[ \t]*;;#ASMSTART\n.*?;;#ASMEND\n", re.S)
FUNCTION = re.compile(r"(?:\t\.section\t\.text[^\n]*\n|\t\.text\n)?(?:\t\.(?:hidden|weak|protected)\t[^\n]*\n)?"
                      r"[^\n]*; -- Begin function (\S+)\n")
METADATA = re.compile(r"\t\.amdgpu_metadata\n---\namdhsa.kernels:(?:  \[\])?\n(.*?)"
                      r"(amdhsa\.target.*?\t\.end_amdgpu_metadata\n)", re.S)


def digits(m):
    text = m.group()
    return "0x$x%d" % (len(text) - 2) if text.startswith("0x") else "$n%d" % len(text)


def remark(text):
    text = re.sub(r"[^\t -~]", "x", text.replace("$", "$$"))
    text = re.sub(r"[\w.]+\.c[lp]*(?=:\d)|[\w/.-]+\.h(?=:\d)", "kernel.cl", text)
    text = re.sub(r"%[A-Za-z][\w.]*", "%if.then", text)
    text = re.sub(r"(DEBUG_VALUE: )[^<]*(<-)", lambda m: m[1] + "$w%d " % min(12, max(4, len(m.group()) - 17)) + m[2], text)
    return re.sub(r"0x[0-9a-f]+|\d+", digits, text)


def number(m):
    """Returns the template for a number in an instruction: a small number stays or becomes another small number; a
    larger number keeps its first digit."""
    sign, text = m[1], m[2]
    if text.startswith("0x"):
        return sign + text if len(text) < 5 else "%s%s$x%d" % (sign, text[:3], len(text) - 3)
    n = int(text)
    if n < 3 or sign or n in (4, 8, 16, 31, 64):
        return sign + text
    return "$i" if n < 64 and m.string[m.start() - 1] == " " else text if n < 10 else text[0] + "$d%d" % (len(text) - 1)


def registers(code):
    drawn = []

    def one(m):
        if m.group() in drawn:
            return "$=%d" % drawn.index(m.group())
        drawn.append(m.group())
        count = 1 if m[2] else int(m[4]) - int(m[3]) + 1
        return "$" + m[1] + (str(count) if count > 1 else "")

    return REGISTER.sub(one, code)


def line_of(text, names):
    """Returns the template for a line."""
    if re.match(r"\t\.(ascii|ident)", text):
        return text.replace("$", "$$")
    m = re.match(r'(\t\.asciz\t")([^"]*)(".*)', text)
    if m:
        return "%s$w%d%s" % (m[1], max(1, len(m[2])), "\"$>; string offset=$n3" if "offset" in m[3] else '"')
    code, semicolon, rest = text.partition(";")
    padded = code.rstrip()
    if semicolon:
        rest = ("$>" if code != padded and lines.column(code) >= lines.REMARK else " " if padded != code else "") + ";" + \
            remark(rest)
    code = padded.replace("$", "$$")
    code = BLOCK.sub(lambda m: "$B" + m[1], code)
    code = LOCAL.sub(lambda m: "${%s}%s" % (m[1], m[3]), code)
    code = re.sub(compiler.NAME, lambda m: "$G" if m.group() in names else m.group(), code)
    if code.startswith("\t.loc\t"):
        code = re.sub(r"(\t\.loc\t)\d+ (\d+) (\d+)", lambda m: "%s$p $n%d $n%d" % (m[1], len(m[2]), len(m[3])), code)
    elif code.startswith("\t."):
        code = re.sub(r"(\t\.(?:byte|long|short|quad)\t)(\d+)$", lambda m: m[1] + data(m[1], m[2]), code)
    elif code.startswith("\t") and not AS_IT_IS.match(code):
        # Registers of a dual instruction must differ in certain bits, so they are not replaced.
        code = NUMBER.sub(number, code if "::" in code else registers(code))
    return code + rest


def data(directive, text):
    """Returns a template for a number that has as many digits as the original and that fits the directive."""
    if len(text) < 3:
        return "$n%d" % len(text)
    if "byte" in directive:
        return "1$d2" if text[0] == "1" else text
    return text if len(text) > (4 if "short" in directive else 8) else text[0] + "$d%d" % (len(text) - 1)


class Survey:
    def __init__(self, target, options):
        self.target, self.options = target, options
        self.values = collections.defaultdict(list)
        self.body, self.frames = collections.Counter(), collections.defaultdict(list)
        self.sections, self.once = collections.defaultdict(collections.Counter), collections.defaultdict(dict)
        self.functions = 0
        for path in sorted(glob.glob(compiler.COMPILED + "/*.c*")):
            text = compiler.compile(path, target, options)
            if text:
                self.unit(ASM.sub("", compiler.MD5.sub("", text)))

    def unit(self, text):
        names = {n for groups in compiler.DEFINITION.findall(text) for n in groups if n and not n.startswith(".L")}
        starts = list(FUNCTION.finditer(text))
        if not starts:
            return
        kernels = text.count(".end_amdhsa_kernel")
        self.values["units"].append("%d/%d" % (kernels, len(starts) - kernels))
        self.functions += len(starts)
        for m, following in zip(starts, starts[1:] + [None]):
            end = following.start() if following else len(text)
            self.function(m[1], text[m.start():end], names, following is None)
        self.tail(text[starts[-1].start():], names)

    def function(self, name, text, names, last):
        whole = text.split("\n")[:-1]
        whole = [l for l in whole if not l.startswith(("\t.cfi_s", "\t.file"))]
        label, end = (next(i for i, l in enumerate(whole) if l.startswith(t)) for t in (name + ":", END))
        kind = "kernel" if ".amdhsa_kernel" in text else "function"
        begin = label + 2 if whole[label + 1].startswith(".Lfunc_begin") else label + 1
        after = whole[end:]
        if last:
            after = after[:max(i for i, l in enumerate(after) if l.startswith(("; COMPUTE", "; MemoryBound"))) + 1]
        body = whole[begin:end]
        self.values[kind].append(len(body))
        self.values["name"].append(len(name))
        for l in body:
            for m in REGISTER.finditer(l.partition(";")[0]):
                self.values["register " + m[1]].append(int(m[2] or m[3]))
            self.body[line_of(l, names)] += 1
        if ".text." not in text and ".weak" not in text:
            first = 1 if whole[0] == "\t.text" else 0
            before = [self.framed(l, name) for l in whole[first:begin]] + ["\t.cfi_startproc"] * ("-g" in self.options)
            self.frames[kind].append(["\t.text"] + before + ["@"] + [self.framed(l, name) for l in after])

    def framed(self, text, name):
        if name in text.partition(";")[0]:
            text = re.sub(r"(?<=\S) +; ", "\1; ", text)
        text = re.sub(r"(?<![\w.$])%s(?![\w$])" % re.escape(name), "\0", text.replace("$", "$$"))
        text = text.replace("\0", "$F").replace("\1", "$>")
        return LOCAL.sub(lambda m: "${%s}%s" % (m[1], m[3]), text)

    def tail(self, text, names):
        m = METADATA.search(text)
        for entry in re.findall(r"  - (?:(?!\n  - ).)*\n", m[1], re.S):
            symbol = re.search(r"\.symbol: +(\S+)\.kd", entry)
            if symbol:
                self.frames["metadata"].append([self.framed(l, symbol[1]) for l in entry.split("\n")[:-1]])
        after = text[:m.start()]
        parts = re.split(r"\n\t\.section\t(\.debug_\S+)\n", after)
        seen = collections.Counter()
        for title, content in zip(parts[1::2], parts[2::2]):
            seen[title] += 1
            content = re.split(r"\n\t\.(?:section|ident)\t", content)[0].split("\n")
            self.section((title, seen[title]), content, names)
        if "-g" in self.options:
            self.section(('.debug_line,"",@progbits', 1), [".Lline_table_start0:"], names)
        self.frames["tail"] = [["\t.text", "@sections", '\t.ident\t"Debian clang version 19.1.7 (3~deb12u1)"',
                                '\t.section\t".note.GNU-stack","",@progbits', "\t.addrsig", "\t.amdgpu_metadata", "---", "@none",
                                "@kernels"] + m[2].split("\n")[:-1]]

    def section(self, key, content, names):
        defined = collections.Counter(m[1] for l in content for m in LOCAL.finditer(l) if m[3])
        for i, l in enumerate(content):
            m = LOCAL.match(l)
            if l.startswith(("\t.weak", "\t.hidden", "\t.type")):
                break  # the last section has ended
            text = line_of(l, names).replace("debug_list_header", key[0][1:].partition(",")[0] + "_header")
            one = m and m[3] and (defined[m[1]] == 1 or text in self.once[key]) and not m[1].startswith(MANY)
            if one or "; Length" in text:
                self.once[key].setdefault(text, []).append(i / len(content))
            else:
                self.sections[key][text] += 1

    def accepted(self, statistics):
        """Returns the indices of the lines of a body that llvm-mc accepts in all trials."""
        writer = lines.Writer(statistics, 1)
        writer.functions, writer.current, writer.name, writer.defined = 1, 0, "f", {}
        writer.block, writer.blocks, writer.kinds = 10, 10, {}
        body = statistics.frames("body")[0].lines
        text = ['\t.file\t1 "/" "kernel.cl"', "f:"] + [".LBB0_%d:" % i for i in range(10)]
        first = len(text)
        for line in body:
            text += [writer.text(line).split("\n")[0] for _ in range(TRIALS)]
        command = ["llvm-mc-19", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + self.target, "-filetype=obj", "-o", "/dev/null"]
        p = subprocess.run(command, input="\n".join(text) + "\n", stderr=subprocess.PIPE, text=True)
        bad = {(int(n) - 1 - first) // TRIALS for n in re.findall(r"^<stdin>:(\d+):\d+: error", p.stderr, re.M)}
        return {i for i in range(len(body)) if i not in bad}

    def typical(self, kind, count):
        """Returns count frames at evenly spaced quantiles of length, or no frames if there are none of this kind."""
        frames = sorted(self.frames[kind], key=len)
        return [frames[len(frames) * (2 * i + 1) // (2 * count)] for i in range(count)] if frames else []

    def text(self, body):
        put = ["# Statistics of clang's output for ../../compiled/, %s with %s: written by survey.py; lines.py explains the format." % (
            self.target, " ".join(self.options))]
        put.append("align %d" % (2 if self.target == "gfx90a" else 1))
        for key in sorted(self.values):
            values = self.values[key]
            put.append(key + " " + " ".join(map(str, values if key == "units" else lines.quantiles(values))))
        for kind in "vsa":
            if "register " + kind not in self.values:
                put.append("register %s 0 0" % kind)
        put += ["= head", "\t.text", "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"" % self.target,
                "\t.amdhsa_code_object_version 5"]
        if "-g" in self.options:
            put += ['\t.file\t$p "/" "kernel.cl"', "\t.cfi_sections .debug_frame"]
        for kind, count in (("kernel", 2), ("function", 2), ("metadata", 2), ("tail", 1)):
            for frame in self.typical(kind, count):
                put += ["= " + kind] + frame
        put += ["= body"] + ["%d %s" % (n, l) for l, n in body]
        for key, counts in self.sections.items():
            if sum(counts.values()) >= 20 or self.once[key]:
                put.append("= section %.2f %s" % (sum(counts.values()) / self.functions, key[0]))
                put += ["!%.3f %s" % (sum(at) / len(at), l) for l, at in self.once[key].items()]
                put += ["%d %s" % (n, l) for l, n in counts.most_common(MOST_OF_SECTION)]
        return "\n".join(put) + "\n"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    name, target, options = sys.argv[1], sys.argv[2], sys.argv[3:]
    survey = Survey(target, options)
    body = survey.body.most_common()
    taken = survey.accepted(lines.Statistics(survey.text(body)))
    good = [b for i, b in enumerate(body) if i in taken]
    kept = good[:MOST_LINES]
    total = sum(n for _, n in body)
    print("%s: %d of %d lines of bodies, %.1f %% of what is written; refused: %.1f %%" % (
        name, len(kept), len(body), 100 * sum(n for _, n in kept) / total, 100 * (total - sum(n for _, n in good)) / total))
    with open(lines.path(name), "w") as f:
        f.write(survey.text(kept))


if __name__ == "__main__":
    main()
