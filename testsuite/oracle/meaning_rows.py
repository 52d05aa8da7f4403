"""The rows of semantics.tbl that instructions have, and the recorded results of each row, for facts/semantics.py."""
import collections
import os
import re
import sys


def load(gen, tables):
    """Returns the tables, with forms and their rows of semantics.tbl."""
    sys.dont_write_bytecode = True
    sys.path.insert(0, gen)
    import geneffects
    import genforms
    import genhazards
    import genmeaning
    import gentables
    t = gentables.Tables(tables)
    for part in (geneffects, genhazards, genmeaning):
        part.load(t)
    for part in (genforms, geneffects, genhazards, genmeaning):
        part.derive(t)
    return t


def instructions(text):
    """Returns the names of an instruction, or of the two of a dual one, without the suffix of the encoding."""
    words = [part.split()[0] for part in text.split("::")]
    return [re.sub(r"_(e64_dpp|e32|e64|dpp|sdwa)$", "", word) for word in words]


class Evidence:
    """Counts the results of the instructions of each row."""

    def __init__(self, gen, tables, cpus):
        """cpus: {architecture of the recorded results: processor}."""
        self.t = load(os.path.abspath(gen), os.path.abspath(tables))
        import geneffects
        from gentargets import COLUMNS
        self.counts, self.rows, self.names = collections.Counter(), collections.defaultdict(set), collections.defaultdict(set)
        classes = {arch: next((COLUMNS.index(x["col"]), 1 << self.t.classes.index(x["class"])) for x in self.t.targets if x["name"] == cpu)
                   for arch, cpu in cpus.items()}
        for f in self.t.forms:
            for (name, _), row in zip(geneffects.halves(f["row"]), f["meaning_rows"]):
                if not row:
                    continue
                self.names[row["where"]].add(name)
                for arch, (col, bit) in classes.items():
                    if f["col"] == col and f["classes"] & bit:
                        self.rows[arch, name].add(row["where"])

    def add(self, arch, text, what):
        for name in instructions(text):
            self.counts[arch, name, what] += 1

    def table(self):
        """Yields for each row that is not of addresses: its place, the row, {name of an instruction: how many results are right, explained, …}."""
        found = collections.defaultdict(collections.Counter)
        for (arch, name, what), n in self.counts.items():
            for where in self.rows[arch, name]:
                found[where, name][what] += n
        for row in self.t.semantics:
            if not row["address"]:
                yield row["where"], row, {name: found[row["where"], name] for name in sorted(self.names[row["where"]])}
