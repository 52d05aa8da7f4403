"""Counts the instructions whose meaning semantics.tbl has, for amdgcn-semantics(7)."""
import collections
import os
import sys

FIDELITIES = ("vector", "two", "one", "approximate", "none")
GROUPS = [("scalar", ("sop1", "sop2", "sop2k", "sopc", "sopk", "sopp")), ("scalar memory", ("smem",)), ("VOP1", ("vop1",)),
          ("VOP2", ("vop2",)), ("VOPC", ("vopc",)), ("VOP3", ("vop3",)), ("VOP3P, with WMMA", ("vop3p",)),
          ("dual", ("vopd", "vopd3")), ("matrix cores", ("mai",)), ("interpolation", ("vinterp", "vinterp3", "vintrp", "ldsdir")),
          ("LDS", ("ds",)), ("flat", ("flat",)), ("buffers", ("mubuf", "mtbuf")), ("images", ("mimg", "bvh")), ("others", ())]


def names(root):
    """Returns ({(family, generation): {mnemonic: fidelity}}, generations). An instruction has the fidelity of its first form that is computed."""
    sys.path.insert(0, os.path.join(root, "common/isa/gen"))
    import geneffects
    import genforms
    import genhazards
    import genmeaning
    import gentables
    t = gentables.Tables(os.path.join(root, "common/isa/tables"))
    for part in (geneffects, genhazards, genmeaning):
        part.load(t)
    for part in (genforms, geneffects, genhazards, genmeaning):
        part.derive(t)
    out = collections.defaultdict(dict)
    for f in t.forms:
        known = out[f["row"]["family"], f["col"]]
        name = f["row"]["name"], f["row"].get("second")
        if known.get(name, "none") == "none":
            known[name] = "none" if f["reason"] else t.programs[f["meanings"][0]].fidelity
    return out, gentables.COLUMNS


def tables(root):
    """Returns the rows of two tables, and the generations: the share of instructions with a meaning, in per cent, by group; their number, by fidelity."""
    known, columns = names(root)
    listed = {family for _, families in GROUPS for family in families}
    by_group, by_fidelity = [], {x: [0] * len(columns) for x in FIDELITIES}
    for title, families in GROUPS:
        own = families or {family for family, _ in known} - listed
        cells = []
        for col in range(len(columns)):
            found = [x for family in own for x in known.get((family, col), {}).values()]
            cells.append(str(100 * sum(x != "none" for x in found) // len(found)) if found else "")
            for x in found:
                by_fidelity[x][col] += 1
        by_group.append([title, *cells])
    return by_group, [[x, *map(str, counts)] for x, counts in by_fidelity.items()], columns
