"""Reads all tables of formats and instructions into an object of class Tables, using genread.py. The format of each table is
described next to the code that reads it: gentargets.py, genoperands.py, gennames.py, genencodings.py, genrows.py,
genformrules.py.

genforms.py derives the forms of all instructions from the instruction tables and forms.tbl.
"""
import functools

import genencodings
import genformrules
import gennames
import genoperands
import genrows
from genmacro import known_words
from genread import Broken, lines  # noqa: F401  other modules import these from here
from gentargets import COLUMNS, Processors  # noqa: F401


class Tables(Processors):
    def __init__(self, folder):
        self.folder = folder
        self.lists = known_words()
        self.codes = {name: int(code) for name, code in self.lists["CODE"].items()}
        self.load_targets()
        genoperands.load(self)
        gennames.load(self)
        genencodings.load(self)
        genrows.load_headers(self)
        genformrules.load(self)
        genrows.load_rows(self)

    @functools.cached_property
    def inline_integers(self):
        """The inline constants that are integers: {operand encoding: value}."""
        zero, minus_one = self.codes["zero"], self.codes["minus_one"]
        return {**{code: code - zero for code in range(zero, minus_one)},
                **{code: minus_one - 1 - code for code in range(minus_one, self.codes["integers_end"])}}

    def is_inline(self, code):
        return code in self.inline_integers or self.codes["half"] <= code <= self.codes["inv_2pi"]
