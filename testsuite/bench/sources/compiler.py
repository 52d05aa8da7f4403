#!/usr/bin/env python3
"""Writes an assembly source from clang's output for the sources in ../compiled/, repeated until the requested size is reached.
The source depends only on the arguments and on the version of clang.

  compiler.py TARGET MEGABYTES [OPTION ...] > FILE     OPTION is clang's: -O3, -g

Each repetition has distinct names, which end with the number of the repetition, and distinct file numbers. The result is therefore
one valid program.
"""
import glob
import os
import re
import shutil
import subprocess
import sys

COMPILED = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "compiled")
CLANG = "clang-19"
OPENCL = ["-cl-std=CL2.0", "-Xclang", "-cl-ext=+cl_khr_fp16,+__opencl_c_pipes"]
NAME = r"[A-Za-z_.$][\w.$]*"
DEFINITION = re.compile(r"^(%s):|^\s+\.(?:set|comm|weak|amdhsa_kernel)\s+(%s)" % (NAME, NAME), re.M)
METADATA = r"\.amdgpu_metadata\n.*?\.end_amdgpu_metadata"
WORD = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|%s|%s" % (METADATA, NAME), re.S)
FILE_NUMBER = re.compile(r"^(\s+\.(?:file|loc)\s+)(\d+)(?=\s)", re.M)
MD5 = re.compile(r" md5 0x[0-9a-f]{32}$", re.M)  # clang writes a checksum for some files; DWARF requires one for all files or none
ENCODING = "latin-1"  # .ascii contains arbitrary bytes


def found():
    return shutil.which(CLANG) is not None


def compile(path, target, options):
    """Returns clang's output for a source, or None if the source is not for this target."""
    p = subprocess.run([CLANG, "--target=amdgcn-amd-amdhsa", "-mcpu=" + target, "-nogpulib", "-w", "-fdebug-compilation-dir=/",
                        *options, *(OPENCL if path.endswith(".cl") else []), "-S", "-o", "-", os.path.basename(path)],
                       capture_output=True, encoding=ENCODING, cwd=COMPILED)
    return None if p.returncode else p.stdout


class Source:
    """clang's output for one source, which is repeated with other names."""

    def __init__(self, text):
        names = {name for groups in DEFINITION.findall(text) for name in groups if name}
        text = MD5.sub("", text)
        self.files = max([int(n) + 1 for _, n in FILE_NUMBER.findall(text)], default=0)
        self.pieces = []  # parts of the text that end with a name, to which the number of the repetition is appended
        at = 0
        for m in WORD.finditer(text):
            if m.group() in names:
                self.pieces.append(text[at:m.end()])
                at = m.end()
        self.rest = text[at:]

    def text(self, turn, file):
        """Returns the text with the number of the repetition in its names, and with file numbers that begin at `file`."""
        text = "".join(piece + "_%d" % turn for piece in self.pieces) + self.rest
        return FILE_NUMBER.sub(lambda m: m[1] + str(int(m[2]) + file), text)


def write(out, target, size, options):
    made = [compile(path, target, options) for path in sorted(glob.glob(COMPILED + "/*.c*"))]
    sources = [Source(text) for text in made if text]
    done, turn, file = 0, 0, 1
    while done < size:
        source = sources[turn % len(sources)]
        text = source.text(turn, file)
        out.write(text)
        done += len(text)
        turn += 1
        file += source.files


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.stdout.reconfigure(encoding=ENCODING)
    write(sys.stdout, sys.argv[1], int(float(sys.argv[2]) * 1e6), sys.argv[3:])


if __name__ == "__main__":
    main()
