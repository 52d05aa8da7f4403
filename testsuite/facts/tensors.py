"""Copies tiles of tensors with random descriptors between memory and LDS, and compares both with a model, which follows Composable Kernel's
descriptors.

  tensors.py GEN.PY TABLES BUILD [all]
"""
import itertools
import random
import sys

import lds

BASE, HALF, WORDS = 0x420000000000, 4096, 20
ROUNDS = 60 if sys.argv[4:] == ["all"] else 20


class Descriptor:
    def __init__(self, rng, mode):
        self.mode, self.size = mode, rng.choice([0, 1, 2, 3])
        self.rank = 2 if mode != "dense" else rng.choice([1, 2, 3, 4, 5])
        self.tensor = [rng.choice([1, 3, 5]) for _ in range(self.rank)]
        self.tile = [rng.choice([1, 2, 4]) for _ in range(self.rank)]
        self.tile[0], self.tensor[0] = rng.choice([4, 8, 12]), rng.choice([3, 8, 16])
        self.strides, step = [], self.tensor[0] + rng.choice([0, 2])
        for n in self.tensor[1:]:
            self.strides.append(step)
            step *= n
        self.lds, self.pad = 8 * rng.randrange(16), rng.choice([None, (rng.choice([0, 1, 2]), rng.choice([0, 3]))])
        self.wide = rng.choice([0, 1])
        self.rows = [rng.randrange(6) for _ in range(rng.choice([1, 5, 8 if self.wide else 16]))]
        self.count, self.step, self.lds_step = rng.choice([1, 2, 3]), self.strides[0] if self.strides else 0, self.tile[0] * 4

    def words(self):
        """Returns the dwords of the four groups."""
        fields = [(0, 0, 1), (0, 32, self.lds), (0, 64, BASE + HALF), (0, 126, 2), (1, 16, self.size)]
        fields += [(1, 48, self.tensor[0]), (1, 112, self.tile[0])]
        if self.pad:
            fields += [(1, 20, 1), (1, 22, self.pad[0]), (1, 25, self.pad[1])]
        for k, (n, tensor, tile) in enumerate([(1, 80, 128), (2, 0, None), (2, 32, 112), (3, 48, 80)], 1):
            if k < self.rank:
                fields += [(n, tensor, self.tensor[k]), (1 if k == 2 else n, 144 if k == 2 else tile, self.tile[k])]
        for k, (n, at) in enumerate([(1, 160), (1, 208), (2, 64), (3, 0)]):
            if k < len(self.strides):
                fields += [(n, at, self.strides[k])]
        if self.mode == "gather":
            fields = [x for x in fields if x[:2] != (1, 128)] + [(0, 31, 1), (0, 30, self.wide), (1, 128, len(self.rows))]
            bits = 32 if self.wide else 16
            fields += [(2 + k * bits // 128, k * bits % 128, row) for k, row in enumerate(self.rows)]
        if self.mode == "iterate":
            fields += [(1, 19, 1), (2, 32, self.lds_step), (2, 64, self.step), (2, 112, self.count - 1)]
        groups = [0] * 4
        for n, at, value in fields:
            groups[n] |= value << at
        return [groups[n] >> 32 * k & 0xffffffff for n, words in enumerate((4, 8, 4, 4)) for k in range(words)]

    def elements(self, to_lds):
        """Yields the place of each element in memory, its place in LDS, and whether the tensor has it."""
        size = 1 << self.size
        for turn in range(self.count if self.mode == "iterate" else 1):
            sizes = self.tile if self.mode != "gather" else [self.tile[0], len(self.rows)]
            for n, at in enumerate(itertools.product(*map(range, reversed(sizes)))):
                at = list(reversed(at))
                if self.mode == "gather":
                    at[1] = self.rows[at[1]]
                element = at[0] + sum(a * b for a, b in zip(at[1:], self.strides)) + turn * self.step * (self.mode == "iterate")
                origin = [0, turn] if self.mode == "iterate" else [0] * self.rank
                place = (n + turn * self.lds_step * (self.mode == "iterate")) * size
                if self.pad and to_lds:
                    place += place // (8 << self.pad[0]) * 4 * (self.pad[1] + 1)
                yield HALF + element * size, self.lds + place, all(a + b < c for a, b, c in zip(at, origin, self.tensor))


def main():
    rng = random.Random(1)
    for mode, to_lds, _ in itertools.product(("dense", "gather", "iterate"), (True, False), range(ROUNDS)):
        d = Descriptor(rng, mode)
        text = ("tensor_load_to_lds" if to_lds else "tensor_store_from_lds") + " s[0:3], s[4:11]"
        text += ", s[12:15], s[16:19]" if d.rank > 2 or mode != "dense" else ""
        memory = rng.randbytes(8 * HALF)
        got = lds.run("gfx1250", 32, text, [[0] * 32 for _ in range(lds.VGPRS)], 1, memory, "global", d.words())
        expected = bytearray(memory)
        for there, here, inside in d.elements(to_lds):
            for k in range(1 << d.size):
                if to_lds:
                    expected[here + k] = memory[there + k] if inside else 0
                elif inside:
                    expected[there + k] = memory[here + k]
        if got and got[1] != bytes(expected):
            where = [(hex(i), a, b) for i, (a, b) in enumerate(zip(got[1], expected)) if a != b]
            print(f"{text}: {vars(d)}: {where[:4]}")


if __name__ == "__main__":
    main()
