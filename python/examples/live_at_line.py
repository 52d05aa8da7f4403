"""Prints the registers that are live before a line of an assembly source, and the number of registers in use at the line.

  live_at_line.py SOURCE LINE [PROCESSOR]
"""
import sys

import gcnutils

LABEL = "gcnutils_live_at_line"


def address_of_line(lines, line, processor):
    """Returns the section and the address of the code at a line, from a label inserted before the line."""
    labelled = [*lines[:line - 1], LABEL + ":\n", *lines[line - 1:]]
    symbol = gcnutils.assemble("".join(labelled), processor, fill_metadata=True).symbol(LABEL)
    return symbol.section, symbol.value


def main():
    path, line, processor = sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None
    with open(path, encoding="utf-8") as f:
        lines = f.readlines()
    section, address = address_of_line(lines, line, processor)
    for code in gcnutils.assemble("".join(lines), processor, name=path, fill_metadata=True).code:
        for function in code.functions if code.section == section else ():
            if address not in function.graph.addresses:
                continue
            pressure = function.liveness.pressure[function.graph.index(address)]
            print("%s:%d: %s" % (path, line, lines[line - 1].strip()))
            print("live in %s: %s" % (function.name, function.live(address)))
            print("in use: %d SGPRs, %d VGPRs" % (pressure.sgprs, pressure.vgprs))
            return 0
    print("%s:%d: no function has an instruction here" % (path, line), file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except gcnutils.Error as error:
        sys.exit(str(error))
