"""The tables of README.md with previous counts. They are printed with the current counts, so that the output can replace them."""
import os
import re

from programs import HERE

BAR = re.compile(r"(?<!\\)\|")


class Table:
    """The table whose head begins with these words. The cell in one column identifies a row."""

    def __init__(self, head, column):
        with open(os.path.join(HERE, "README.md")) as f:
            lines = f.read().split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith(head))
        end = next(i for i in range(at, len(lines)) if not lines[i])
        self.head = "\n".join(lines[at:at + 2])
        rows = [[cell.strip() for cell in BAR.split(line)[1:-1]] for line in lines[at + 2:end]]
        self.rows = {row[column]: row for row in rows}

    def cells(self, key, columns):
        """The cells of a row in these columns; empty cells if there is no such row."""
        return [self.rows[key][i] for i in columns] if key in self.rows else [""] * len(columns)


def row(cells):
    return "|" + "".join(" %s |" % cell if cell != "" else " |" for cell in cells)
