"""Reads the tables of README.md that contain previous counts. The benchmark prints the previous counts next to the current ones, so
its output can replace the tables."""
import os
import re

from programs import HERE

BAR = re.compile(r"(?<!\\)\|")


class Table:
    """The table of README.md whose header begins with `head`. The cells in the column with index `column` identify the
    rows."""

    def __init__(self, head, column):
        with open(os.path.join(HERE, "README.md")) as f:
            lines = f.read().split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith(head))
        end = next(i for i in range(at, len(lines)) if not lines[i])
        self.head = "\n".join(lines[at:at + 2])
        rows = [[cell.strip() for cell in BAR.split(line)[1:-1]] for line in lines[at + 2:end]]
        self.rows = {row[column]: row for row in rows}

    def cells(self, key, columns):
        """Returns the cells of a row in these columns, or empty cells if the table lacks the row."""
        return [self.rows[key][i] for i in columns] if key in self.rows else [""] * len(columns)


def row(cells):
    return "|" + "".join(" %s |" % cell if cell != "" else " |" for cell in cells)
