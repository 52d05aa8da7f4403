"""Runs the code of a kernel twice by the emulator of a checkout of tinygrad. The first run compiles the instructions.

  emulated.py TINYGRAD CODE GROUPS ITEMS OUT TIMES FILE ...

CODE: the bytes of the code, for RDNA3; the kernel's arguments are the addresses of the FILEs and of the result, which has as many bytes as
the last FILE and is written to OUT. The CPU seconds of the runs are written to TIMES.
"""
import ctypes
import sys
import time

sys.path.insert(0, sys.argv[1])
from test.mockgpu.amd.emu import run_asm  # noqa: E402


def buffer(contents):
    return (ctypes.c_char * len(contents)).from_buffer_copy(contents)


def read(path):
    with open(path, "rb") as f:
        return f.read()


def main():
    code, groups, items = buffer(read(sys.argv[2])), int(sys.argv[3]), int(sys.argv[4])
    buffers, times = [buffer(read(path)) for path in sys.argv[7:]], []
    buffers.append(buffer(bytes(len(buffers[-1]))))
    arguments = (ctypes.c_uint64 * len(buffers))(*(ctypes.addressof(b) for b in buffers))
    for _ in range(2):
        start = time.process_time()
        run_asm(ctypes.addressof(code), len(code), groups, 1, 1, items, 1, 1, ctypes.addressof(arguments), 0x84)
        times.append(time.process_time() - start)
    with open(sys.argv[5], "wb") as f:
        f.write(buffers[-1].raw)
    with open(sys.argv[6], "w") as f:
        f.writelines("%f\n" % t for t in times)


main()
