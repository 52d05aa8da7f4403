/* Counts the instructions of code that are not executed, for people.py. Reads lines "PROCESSOR LANES CODE" with code in hexadecimal; for each
 * line, prints one with pairs of a mnemonic and its count, then the number of instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/run/prepared.h"

enum { MOST = 4096 };

struct counts {
	const char *name[MOST];
	unsigned n[MOST], names;
};

static void
count(struct counts *c, const char *name)
{
	unsigned i = 0;

	while (i < c->names && strcmp(c->name[i], name) != 0)
		i++;
	if (i == MOST)
		return;
	c->name[i] = name;
	c->n[i]++;
	c->names += i == c->names;
}

static size_t
parse_bytes(const char *text, uint8_t *out)
{
	static const char digits[] = "0123456789abcdef";
	size_t n = 0;

	for (; text[2 * n] && strchr(digits, text[2 * n]); n++)
		out[n] = (uint8_t)((strchr(digits, text[2 * n]) - digits) * 16 + (strchr(digits, text[2 * n + 1]) - digits));
	return n;
}

static void
scan(const struct isa *isa, const uint8_t *bytes, size_t n)
{
	static struct counts c;
	unsigned all = 0;

	memset(&c, 0, sizeof c);
	struct run_code code;
	run_code_open(&code, isa, bytes, 0, n);
	for (size_t at = 0; at < n;) {
		const struct run_insn *i = run_code_at(&code, at);

		if (i && i->how == RUN_CANNOT)
			count(&c, insn_mnemonic(&i->insn));
		all += i != NULL;
		at += i ? i->insn.size : 4;
	}
	for (unsigned i = 0; i < c.names; i++)
		printf("%s %u ", c.name[i], c.n[i]);
	printf("%u\n", all);
	run_code_close(&code);
}

int
main(void)
{
	char *line = NULL;
	size_t cap = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	char name[32];
	while (getline(&line, &cap, stdin) > 0) {
		uint8_t *bytes = alloc_bytes(cap / 2 + 1);
		unsigned lanes;
		int at;

		if (sscanf(line, "%31s %u %n", name, &lanes, &at) != 2 || !target_find(str_from(name)))
			return EXIT_FAILURE;
		struct isa isa;
		isa_init(&isa, target_find(str_from(name)));
		isa.wave32 = lanes == 32;
		scan(&isa, bytes, parse_bytes(line + at, bytes));
		alloc_free(bytes);
	}
	free(line);
	return 0;
}
