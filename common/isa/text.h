/* Appends to the text of an instruction. The buffer has room for INSN_TEXT bytes, which suffice for any instruction. */
#ifndef ISA_TEXT_H
#define ISA_TEXT_H

#include <string.h>

#include "common/isa/tables.h"

struct text {
	char *at;
	unsigned vgpr_from; /* offset that the index mode adds to VGPR numbers; if it is not 0, a comment after each VGPR shows the sum */
};

static inline void
text_char(struct text *t, char c)
{
	*t->at++ = c;
}

static inline void
text_put(struct text *t, const char *s)
{
	size_t n = strlen(s);

	memcpy(t->at, s, n);
	t->at += n;
}

/* Appends a decimal number, which must be less than 1000. */
static inline void
text_small(struct text *t, unsigned v)
{
	memcpy(t->at, isa_decimals[v], sizeof isa_decimals[v]);
	t->at += isa_decimals[v][3];
}

static inline void
text_dec(struct text *t, int64_t v)
{
	char digits[20];
	int n = 0;
	uint64_t u = v < 0 ? -(uint64_t)v : (uint64_t)v;

	if (v < 0)
		text_char(t, '-');
	if (u < 1000) {
		text_small(t, (unsigned)u);
		return;
	}
	do
		digits[n++] = (char)('0' + u % 10);
	while (u /= 10);
	while (n)
		text_char(t, digits[--n]);
}

static inline void
text_hex(struct text *t, uint64_t v)
{
	int shift = 60;

	text_put(t, "0x");
	while (shift && !(v >> shift))
		shift -= 4;
	for (; shift >= 0; shift -= 4)
		text_char(t, "0123456789abcdef"[v >> shift & 15]);
}

static inline void
text_hex_signed(struct text *t, int64_t v)
{
	if (v < 0)
		text_char(t, '-');
	text_hex(t, v < 0 ? -(uint64_t)v : (uint64_t)v);
}

#endif
