/* Prints decorated lines of disassembly; see decorate.h. Plain lines are printed by lines.c alone. */
#include "objdump/code/decorate.h"

#include <stdio.h>

#include "common/base/message/color.h"
#include "common/isa/span.h"
#include "objdump/code/jumps.h"
#include "objdump/code/liveness.h"

/* Terminal colors, as escape sequences. They match GNU objdump's colors for the styles that GNU objdump distinguishes. */
static const char *const escapes[] = {
	[STYLE_MNEMONIC] = "\033[33m",
	[STYLE_REGISTER] = "\033[36m",
	[STYLE_NUMBER] = "\033[35m",
	[STYLE_SYMBOL] = "\033[32m",
	[STYLE_ADDRESS] = "\033[34m",
	[STYLE_COMMENT] = "\033[90m",
};

enum { TEXT_WIDTH = 59 };

void
decorate_put(struct disasm *d, enum style style, const char *text, size_t n)
{
	if (!d->options->colored || !escapes[style]) {
		out_str(d->out, (struct str){text, n});
		return;
	}
	out_raw(d->out, escapes[style], strlen(escapes[style]));
	out_str(d->out, (struct str){text, n});
	out_z(d->out, COLOR_END);
}

bool
decorate_wanted(const struct options *o)
{
	return o->colored || o->jumps || o->prefix_addresses || o->insn_width || o->liveness;
}

/* Prints the text of an instruction or directive, followed by the symbol of the branch target, if any. */
static void
put_text(struct disasm *d, const struct decorated_line *l)
{
	static const enum style styles[] = {
		[SPAN_OTHER] = STYLE_PLAIN,
		[SPAN_MNEMONIC] = STYLE_MNEMONIC,
		[SPAN_REGISTER] = STYLE_REGISTER,
		[SPAN_NUMBER] = STYLE_NUMBER,
	};
	struct str text = {l->text, l->n};
	struct span span;

	for (size_t at = 0; (span = span_next(d->isa, text, at)).n; at += span.n)
		decorate_put(d, styles[span.kind], text.p + at, span.n);
	if (l->name)
		decorate_put(d, STYLE_SYMBOL, l->name->name.p, l->name->name.n);
}

/* Prints " <name+0x8>" for an address. */
static void
put_place(struct disasm *d, const struct label *label, uint64_t address)
{
	char offset[24];
	int n = snprintf(offset, sizeof offset, "+0x%llx", (unsigned long long)(address - label->address));

	out_z(d->out, " <");
	decorate_put(d, STYLE_SYMBOL, label_shown(label).p, label_shown(label).n);
	if (address != label->address)
		decorate_put(d, STYLE_NUMBER, offset, (size_t)n);
	out_z(d->out, ">");
}

/* Prints "// 000000001000: BF810000" for the bytes from offset `begin` up to `end`. */
static void
put_bytes(struct disasm *d, const struct decorated_line *l, unsigned begin, unsigned end)
{
	uint64_t shown = l->shown + begin;

	decorate_put(d, STYLE_COMMENT, "// ", 3);
	char digits[24];
	char *p = out_hex_upper(digits, shown, shown >> 48 ? out_hex_digits(shown) : 12);
	*p++ = ':';
	decorate_put(d, STYLE_ADDRESS, digits, (size_t)(p - digits));
	for (unsigned i = begin, n; i < end; i += n) {
		char word[12] = " ";

		n = end - i < 4 ? 1 : 4;
		p = word + 1;
		for (unsigned k = n; k-- > 0;)
			p = out_hex_upper(p, l->bytes[i + k], 2);
		decorate_put(d, STYLE_COMMENT, word, (size_t)(p - word));
	}
}

static void
put_blanks(struct disasm *d, size_t n)
{
	out_printf(d->out, "%*s", (int)n, "");
}

/* Returns the last label at or before an address, or NULL. */
static const struct label *
label_before(const struct code *c, uint64_t address)
{
	size_t n = labels_upto(&c->labels, address);

	return n ? &c->labels.v[n - 1] : NULL;
}

static void
put_prefix(struct disasm *d, const struct code *c, const struct decorated_line *l)
{
	const struct label *label = label_before(c, l->at);
	char digits[16];

	out_hex_lower(digits, l->shown, 16);
	decorate_put(d, STYLE_ADDRESS, digits, sizeof digits);
	if (label)
		put_place(d, label, l->at);
	out_z(d->out, " ");
}

void
decorate_line(struct disasm *d, const struct code *c, const struct decorated_line *l)
{
	const struct options *o = d->options;
	unsigned width = o->insn_width && o->insn_width < l->size ? (unsigned)o->insn_width : l->size;
	size_t n = l->n + (l->name ? out_width(l->name->name) : 0);

	if (o->prefix_addresses)
		put_prefix(d, c, l);
	else
		out_z(d->out, "\t");
	if (d->liveness)
		liveness_put(d->liveness, d, l->at - c->address);
	if (d->jumps)
		jumps_put(d->jumps, d, l->at, l->size, l->target);
	put_text(d, l);
	if (!o->prefix_addresses) {
		put_blanks(d, n < TEXT_WIDTH ? TEXT_WIDTH - n : 0);
		put_bytes(d, l, 0, width);
	}
	if (l->near)
		put_place(d, l->near, l->target);
	if (l->comment_n) {
		decorate_put(d, STYLE_COMMENT, " // ", 4);
		decorate_put(d, STYLE_COMMENT, l->comment, l->comment_n);
	}
	out_z(d->out, "\n");
	for (unsigned i = width; i < l->size && !o->prefix_addresses; i += width) {
		out_z(d->out, "\t");
		put_blanks(d, TEXT_WIDTH + (d->jumps ? jumps_width(d->jumps) : 0) + (d->liveness ? liveness_width(d->liveness, d) : 0));
		put_bytes(d, l, i, i + width < l->size ? i + width : l->size);
		out_z(d->out, "\n");
	}
}
