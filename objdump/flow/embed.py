"""Writes files as strings of C.

  embed.py OUT.c NAME=FILE…
"""
import sys


def main():
    out = open(sys.argv[1], "w")
    out.write("/* Made by embed.py. */\n")
    for word in sys.argv[2:]:
        name, _, path = word.partition("=")
        with open(path, "rb") as f:
            data = f.read() + b"\0"
        out.write("extern const char %s[];\nconst char %s[] = {\n" % (name, name))
        for at in range(0, len(data), 24):
            out.write(",".join("'\\%o'" % c for c in data[at:at + 24]) + ",\n")
        out.write("};\n")
    out.close()


if __name__ == "__main__":
    main()
