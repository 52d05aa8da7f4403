"""Decides which long tests need not run, because nothing that they judge has changed since they passed.

JUDGED lists the groups of tests, by the beginning of their names, each with the files and folders that determine its results.
judged.tsv records, for a configuration and a group, a digest of these files from a run in which no test of the group failed, and the
tests that were skipped then for want of a program: `run.py --record CONFIGURATION` writes it. With `run.py --changed CONFIGURATION`, a
group with this digest does not run, but for the skipped tests. A fresh clone can decide this, without a history. A file that differs
from the recorded run costs only time: the group runs.

gen/ and growth/ are decided exactly: gen/ runs only the generator, and compiles only common/isa and common/base; growth/ counts the
instructions of the programs, which all C sources make. For the other groups the list contains what they judge, and not all that the
programs consist of; the nightly run (configurations.py --nightly) runs them always.
"""
import hashlib
import os

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
RECORD = "judged.tsv"
JUDGED = {
    "gen/": ["testsuite/gen", "testsuite/generator.py", "testsuite/run.py", "common/isa", "common/base"],
    "growth/": ["testsuite/growth", "testsuite/growth.py", "assembler", "common", "library", "linker", "lsp", "objdump", "run"],
    "reference/": ["testsuite/reference", "testsuite/oracle", "common/isa", "common/analysis", "assembler/insert"],
    "facts/simulate/": ["testsuite/facts/simulate", "testsuite/oracle", "common/isa", "common/sim", "common/analysis/graph",
                        "common/analysis/value"],
    "compiled/": ["testsuite/compiled", "testsuite/oracle", "testsuite/run.py", "testsuite/elf.py", "assembler", "linker", "objdump/dump",
                  "common/base", "common/elf", "common/hsa", "common/isa"],
}


def group_of(name):
    """Returns the group of a test, or None."""
    return next((group for group in JUDGED if name.startswith(group)), None)


def files_of(group):
    """Yields the paths of a group's files, relative to the root of the sources, in the order of their names."""
    for path in JUDGED[group]:
        if os.path.isfile(os.path.join(TOP, path)):
            yield path
        for folder, folders, files in os.walk(os.path.join(TOP, path)):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            yield from (os.path.relpath(os.path.join(folder, name), TOP) for name in sorted(files))


def digest(group):
    found = hashlib.sha256()
    for path in files_of(group):
        with open(os.path.join(TOP, path), "rb") as f:
            found.update(("%s\0%s\n" % (path, hashlib.sha256(f.read()).hexdigest())).encode())
    return found.hexdigest()[:32]


def recorded():
    """Returns {(configuration, group): (digest, files)}: the files of which a test was skipped, for want of a program."""
    try:
        with open(os.path.join(HERE, RECORD), encoding="utf-8") as f:
            return {tuple(row[:2]): (row[2], row[3:]) for row in (line.split() for line in f)}
    except FileNotFoundError:
        return {}


def unchanged(configuration):
    """Returns {group: files} for the groups whose inputs are those of the recorded run. The files were not run completely then."""
    rows = {group: recorded().get((configuration, group)) for group in JUDGED}
    return {group: row[1] for group, row in rows.items() if row and row[0] == digest(group)}


def record(configuration, groups):
    """Records that every test of some groups has passed, except those that were skipped. groups: {group: files with skipped tests}."""
    rows = recorded()
    rows.update({(configuration, group): (digest(group), sorted(files)) for group, files in groups.items()})
    with open(os.path.join(HERE, RECORD), "w", encoding="utf-8") as f:
        f.writelines("\t".join([*key, value, *files]) + "\n" for key, (value, files) in sorted(rows.items()))
