"""Translates products of matrices of semantics.tbl to the description that common/meaning/matrix.c computes.

d = matrix(rows, D, A, B): D, A and B are words of MATRIX_TYPES in common/meaning/matrix.h, the types of the elements; C has that of D, or is
named by one more word. rows: how many rows of D a lane has, one after the other. sparse_matrix: A has two of four elements, as s2 says, and d
is the addend. The name of the instruction has the size of the matrices, m x n x k; from the number of registers of the operands follow the
number of blocks, and how many groups of lanes have the elements of a row.
"""
import re

BITS = {"f64": 64, "f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "f8f6f4": 8, "fp4": 4,
        "i32": 32, "i8": 8, "iu8": 8, "iu4": 4}
CALLS = ("matrix", "sparse_matrix")
ROWS = (1, 4, 8)
FIELDS = {name: name for name in ("cbsz", "abid", "blgp", "index_key", "neg0", "neg1", "neg2", "neghi0", "neghi1", "neghi2", "opsel2")} | {
    f"mneg{n}": f"neg{n}" for n in range(3)}
SCALE_FIELDS = {name: name for name in ("opsel0", "opsel1", "opselhi0", "opselhi1", "a_scale", "b_scale", "a_scale_fmt", "b_scale_fmt")}
LANES = 32  # of the waves for which operands whose registers depend on the wave have the number that sizes say


def arguments(c, tree):
    """Returns the number of rows and the words of a call."""
    _, name, (rows, *words) = tree
    names = [x[1] if x[0] == "name" else None for x in words]
    if rows[0] != "number" or rows[1] not in ROWS or len(names) not in (3, 4):
        c.fail(f"{name}(1, 4 or 8, types of D, A, B, and of C if it is another one) expected")
    for word in names:
        if word not in BITS:
            c.fail(f"no type of elements: {word}")
    return rows[1], names


def translate(c, tree):
    """Returns C that computes a product. c: the Translator."""
    row = c.form["row"]
    sparse = tree[1] == "sparse_matrix"
    rows, (d, a, b, *more) = arguments(c, tree)
    addend = more[0] if more else d
    size = re.search(r"_(\d+)x(\d+)x(\d+)", row["name"])
    if not size:
        c.fail("the name has no size of matrices")
    m, n, k = map(int, size.groups())
    names = {"D": "d", "A": "s0", "B": "s1", "C": "d" if sparse else "s2"}
    for operand in {*names.values(), "s2"}:
        if operand not in c.sizes:
            c.fail(f"matrix needs {operand}")
    lanes = 64 if row["family"] == "mai" else LANES
    space = {x: 32 * lanes * c.sizes[names[x]][1] for x in "CD"}  # bits of all registers
    blocks = max(space["D"] // (m * n * BITS[d]), 1) if row["family"] == "mai" else 1
    c.written.add("d")
    c.items |= {*names.values(), "s2"} - (set() if sparse else {"d"})
    scaled = "scale0" in c.sizes
    c.items |= {"scale0", "scale1"} if scaled else set()
    fields = []
    for own, name in sorted((FIELDS | (SCALE_FIELDS if scaled else {})).items()):
        if own in c.fields:
            if own not in c.used_fields:
                c.used_fields.append(own)
            fields.append(f"[MATRIX_FIELD_{name}] = {c.used_fields.index(own) + 1}")
    sources = []
    for operand, typ, length, scale, height in (("s0", a, k // 2 if sparse else k, "scale0", m), ("s1", b, k, "scale1", n)):
        slot, dwords = c.sizes[operand]
        by_wave = str(c.form["slots"][slot][1].startswith("w")).lower()
        parts = height // 16 if rows == 8 else 1  # matrices of 16 rows, one after the other
        scales = f"{c.sizes[scale][0]}, {32 // c.sizes[scale][1]}" if scaled else "0, 0"
        sources.append(f"{{{slot}, MATRIX_{typ}, {max(length * BITS[typ] * parts // (32 * dwords), 1)}, {by_wave}, {scales}}}")
    values = {"m": m, "n": n, "k": k, "blocks": blocks, "a": sources[0], "b": sources[1], "d": c.sizes["d"][0], "c": c.sizes[names["C"]][0],
              "d_type": f"MATRIX_{d}", "c_type": f"MATRIX_{addend}",
              "d_bits": space["D"] // (m * n * blocks), "c_bits": space["C"] // (m * n * blocks),
              "rows": rows, "sparse": str(sparse).lower(), "index": c.sizes["s2"][0] if sparse else 0, "clamp": str(c.exact).lower(),
              "field": f"{{{', '.join(fields) or 0}}}"}
    members = ", ".join(f".{name} = {value}" for name, value in values.items())
    return f"{{ static const struct matrix x = {{{members}}}; meaning_matrix(m, &x); }}"
