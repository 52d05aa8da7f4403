"""Reads command buffers of AMD GPUs: which kernel a dispatch starts, and in which state.

The packets and registers are those of "PM4 Packet Types" and of the register lists of AMD's Linux driver (soc15d.h, gc_*_offset.h).
"""
import struct

SH_BASE = 0x2c00  # of the registers that packets SET_SH_REG set, in dwords
REGISTERS = {  # in dwords
    "NUM_THREAD_X": 0x2e07, "NUM_THREAD_Y": 0x2e08, "NUM_THREAD_Z": 0x2e09, "PGM_LO": 0x2e0c, "PGM_HI": 0x2e0d, "RSRC1": 0x2e12, "RSRC2": 0x2e13,
    "SCRATCH_LO": 0x2e10, "SCRATCH_HI": 0x2e11, "TMPRING": 0x2e18, "RSRC3": 0x2e28,
}
USER_DATA, NUMBER_OF_USER_DATA = 0x2e40, 16
NOP, DISPATCH_DIRECT, INDIRECT_BUFFER, SET_SH_REG, SET_SH_REG_INDEX = 0x10, 0x15, 0x3f, 0x76, 0x9b
SET_SH_REG_PAIRS, SET_SH_REG_PAIRS_PACKED = 0xba, 0xbb
WAVE32 = 1 << 15  # of the initiator


class Memory:
    """The memory of a GPU: parts [address, bytes, offset in the file]."""

    def __init__(self, parts, path):
        self.parts, self.path = parts, path

    def read(self, address, size, shorter=False):
        """Returns bytes; if `shorter`, fewer where their part of the memory ends."""
        for start, n, offset in self.parts:
            if start <= address < start + n and (shorter or address + size <= start + n):
                with open(self.path, "rb") as f:
                    f.seek(offset + address - start)
                    return f.read(min(size, start + n - address) & ~3)
        raise ValueError("no memory at 0x%x" % address)


class State:
    """The registers at a dispatch."""

    def __init__(self, registers, words):
        self.groups, self.wave32 = words[:3], bool(words[3] & WAVE32)
        self.value = {name: registers.get(at, 0) for name, at in REGISTERS.items()}
        self.entry = ((self.value["PGM_HI"] & 0xff) << 40 | self.value["PGM_LO"] << 8)
        self.entry -= (self.entry >> 47 & 1) << 48  # addresses are extended by their sign
        self.entry &= (1 << 64) - 1
        self.user = [registers.get(USER_DATA + i) for i in range(NUMBER_OF_USER_DATA)]
        self.group = [self.value["NUM_THREAD_" + axis] & 0xffff for axis in "XYZ"]


def packets(memory, address, size):
    """Yields (opcode, dwords) of a command buffer, and of those to which it continues."""
    words = struct.unpack("<%dI" % (size // 4), memory.read(address, size))
    at = 0
    while at < len(words):
        header = words[at]
        if header >> 30 == 2 or header == 0:  # a filler
            at += 1
            continue
        if header >> 30 != 3:
            raise ValueError("packet %08x" % header)
        n = (header >> 16 & 0x3fff) + 1
        if n == 0x4000:  # a NOP of one dword
            at += 1
            continue
        body = words[at + 1:at + 1 + n]
        at += 1 + n
        if header >> 8 & 0xff == INDIRECT_BUFFER:
            yield from packets(memory, body[0] | body[1] << 32, (body[2] & 0xfffff) * 4)
        else:
            yield header >> 8 & 0xff, body


def dispatches(memory, submitted):
    """Yields a State for each dispatch in command buffers [address, bytes]."""
    registers = {}
    for address, size in submitted:
        for opcode, body in packets(memory, address, size):
            if opcode in (SET_SH_REG, SET_SH_REG_INDEX):
                registers.update({SH_BASE + (body[0] & 0xffff) + i: v for i, v in enumerate(body[1:])})
            elif opcode == SET_SH_REG_PAIRS:
                registers.update({SH_BASE + at: v for at, v in zip(body[::2], body[1::2])})
            elif opcode == SET_SH_REG_PAIRS_PACKED:
                for at, low, high in zip(body[1::3], body[2::3], body[3::3]):
                    registers.update({SH_BASE + (at & 0xffff): low, SH_BASE + (at >> 16): high})
            elif opcode == DISPATCH_DIRECT:
                yield State(registers, body)
