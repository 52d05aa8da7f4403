"""Checks that testsuite/growth.py finds costs that grow too fast, and accepts those that do not.

  growth.py BUILD

Compiles a program whose time or memory grows in a known way, and measures it like the rows of testsuite/growth/.
"""
import os
import shutil
import subprocess
import sys
import tempfile

SUITE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.remove(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, SUITE)
import growth

SKIPPED = 77
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile long sum;

static void
spend(const char *how, long n)
{
	int square = !strncmp(how, "square", 6), slow = !strcmp(how, "log"), memory = strstr(how, "memory") != 0;

	for (long i = 0; i < n; i++) {
		free(malloc(memory && square ? (size_t)i * 8 : 4000));
		for (long k = square && !memory ? i * 8 : slow ? 40 * (64 - __builtin_clzl(n)) : 500; k > 0; k--)
			sum += k;
	}
}

int
main(int argc, char **argv)
{
	FILE *f = fopen("n", "r");
	long n = 0;

	if (argc < 2 || !f || fscanf(f, "%ld", &n) != 1)
		return 1;
	spend(argv[1], n);
	return 0;
}
"""
WANTED = {"linear": "", "log": "", "square": "instructions grow", "square-memory": "bytes grow", "nothing": "status 1"}


def main():
    if not shutil.which("valgrind"):
        print("needs valgrind")
        return SKIPPED
    with tempfile.TemporaryDirectory() as tmp:
        program = os.path.join(tmp, "spend")
        subprocess.run(["cc", "-O1", "-x", "c", "-", "-o", program], input=PROGRAM, text=True, check=True)
        meter = growth.Meter(sys.argv[1], tmp)
        for how, wanted in WANTED.items():
            row = growth.Row(how, 500, lambda n: {"n": str(n)}, program + (" " + how if how != "nothing" else ""))
            for _, _, error in growth.check(row, meter, os.path.join(tmp, how)):
                if wanted not in error or bool(wanted) != bool(error):
                    print("%s: expected '%s', but got '%s'" % (how, wanted, error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
