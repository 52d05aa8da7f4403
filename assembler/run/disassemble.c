/* Reads the input format of llvm-mc --disassemble: numbers from 0 to 255, separated by commas and blanks; "#" begins a comment;
 * brackets enclose whole instructions. Bytes that do not form an instruction cause a warning. */
#include "assembler/run/disassemble.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/out/print.h"
#include "assembler/run/as.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct numbers {
	struct diag *diag;
	const char *text, *end;
	uint32_t base;
	struct buf bytes;
	uint32_t *at; /* location of each byte */
	size_t n, cap;
};

static struct loc
loc_of(const struct numbers *s, const char *p)
{
	return (struct loc){s->base + (uint32_t)(p - s->text)};
}

/* Reads the number at p, which ends at a blank, comma or bracket. Returns its end. */
static const char *
read_byte(struct numbers *s, const char *p)
{
	size_t n = strcspn(p, " \t\r\n,#[]");
	char *end;
	unsigned long value = strtoul(p, &end, 0);
	uint8_t byte = (uint8_t)value;
	if (*p < '0' || *p > '9' || end != p + n || value > UINT8_MAX) {
		diag_error(s->diag, loc_of(s, p), "expected a number from 0 to 255");
		return p + (n ? n : 1);
	}
	buf_put(&s->bytes, &byte, 1);
	*APPEND(s->at, s->n, s->cap) = s->base + (uint32_t)(p - s->text);
	return p + n;
}

/* Prints the instructions in the bytes read so far, and discards these bytes. */
static void
flush(struct as *as, struct numbers *s)
{
	struct assembled made = {0};
	for (size_t i = 0, size; i < s->bytes.n; i += size) {
		size = insn_decode(&as->in.id.isa, s->bytes.p + i, s->bytes.n - i, &made.insn);
		if (size) {
			print_insn(&as->printer, NULL, &made);
			continue;
		}
		diag_warning(as->in.diag, (struct loc){s->at[i]}, "invalid instruction encoding");
		size = 4;
	}
	s->bytes.n = s->n = 0;
}

void
disassemble_run(struct as *as)
{
	const struct lex_text *t = &as->in.source.input.stack[0].text;
	struct numbers s = {.diag = as->in.diag, .text = t->p, .end = t->p + t->n, .base = t->base};
	const char *open = NULL;
	if (!as->in.has_processor) {
		diag_error(as->in.diag, (struct loc){0}, "--disassemble needs a processor: use -mcpu");
		return;
	}
	for (const char *p = s.text; p < s.end;) {
		if (strchr(" \t\r\n,", *p)) {
			p++;
		} else if (*p == '#') {
			p += strcspn(p, "\n");
		} else if (*p == '[' && !open) {
			flush(as, &s);
			open = p++;
		} else if (*p == ']' && open) {
			flush(as, &s);
			open = NULL;
			p++;
		} else {
			p = read_byte(&s, p);
		}
	}
	if (open)
		diag_error(as->in.diag, loc_of(&s, open), "the bracket is not closed");
	flush(as, &s);
	buf_free(&s.bytes);
	alloc_free(s.at);
	print_write(&as->printer, &as->inserts);
}
