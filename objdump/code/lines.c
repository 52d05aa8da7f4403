/* Prints the lines of a disassembly, in the format of llvm-objdump's AMDGCN printer; see lines.h. */
#include "objdump/code/lines.h"

#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "objdump/code/decorate.h"
#include "objdump/dump/relocs.h"

/* Column at which the comment begins. A tab counts as one column. */
enum { TEXT_WIDTH = 60 };
static const char blanks[64] = "                                                               ";

static char *
put_address(char *p, uint64_t address)
{
	if (address >> 48)
		return out_hex_upper(p, address, out_hex_digits(address));
	return out_hex_fixed(p, address, 6);
}

/* Writes ": BF810000" to p. size must be a multiple of 4. Returns the end. */
static inline char *
put_bytes(char *p, const uint8_t *bytes, unsigned size)
{
	*p++ = ':';
	for (unsigned i = 0; i < size; i += 4) {
		*p++ = ' ';
		p = out_hex_fixed(p, le_get32(bytes + i), 4);
	}
	return p;
}

/* Writes "// 000000001000: BF810000" to p. size must be a multiple of 4. Returns the end. */
static char *
put_words(char *p, uint64_t address, const uint8_t *bytes, unsigned size)
{
	memcpy(p, "// ", 3);
	return put_bytes(put_address(p + 3, address), bytes, size);
}

/* State of put_next_words(), a faster put_words() for consecutive addresses. Most consecutive addresses differ only in
 * their last four digits. */
struct addresses {
	uint64_t high;
	char text[16]; /* the first n characters are "// " and the digits of `high` */
	unsigned n;
};

static void
begin_addresses(struct addresses *a, uint64_t address)
{
	a->high = address >> 16;
	char digits[20];
	a->n = (unsigned)(put_address(digits, address) - digits) - 4;
	memcpy(a->text, "// ", 3);
	memcpy(a->text + 3, digits, a->n);
	a->n += 3;
}

static inline char *
put_next_words(char *p, struct addresses *a, uint64_t address, const uint8_t *bytes, unsigned size)
{
	if (address >> 16 != a->high)
		begin_addresses(a, address);
	memcpy(p, a->text, sizeof a->text);
	return put_bytes(out_hex_fixed(p + a->n, address & 0xffff, 2), bytes, size);
}

char *
lines_directive(char *p, const uint8_t *bytes, unsigned n)
{
	unsigned unit = n < 4 ? 1 : 4;

	memcpy(p, n < 4 ? ".byte " : ".long ", 6);
	p += 6;
	for (unsigned i = 0; i < n; i += unit) {
		if (i) {
			memcpy(p, ", ", 2);
			p += 2;
		}
		memcpy(p, "0x", 2);
		p = out_hex_lower(p + 2, n < 4 ? bytes[i] : le_get32(bytes + i), 2 * unit);
	}
	return p;
}

size_t
lines_flaw(const struct disasm *d, char *p, const struct code_step *s)
{
	return s->kind == CODE_FLAWED ? insn_print_flaw(d->isa, &s->insn, &s->flaw, p) : 0;
}

static void
decorate_no_insn(struct disasm *d, const struct code *c, const struct code_step *s)
{
	char text[LINES_DIRECTIVE], flaw[INSN_TEXT + 64];
	struct decorated_line line = {.text = text, .at = s->at, .shown = s->at - c->address + c->shown_at, .bytes = s->bytes,
		.size = (unsigned)s->size, .target = UINT64_MAX, .comment = flaw};

	line.n = (size_t)(lines_directive(text, s->bytes, (unsigned)s->size) - text);
	line.comment_n = lines_flaw(d, flaw, s);
	decorate_line(d, c, &line);
}

void
lines_no_insn(struct disasm *d, const struct code *c, const struct code_step *s)
{
	char *line = out_room(d->out);
	uint64_t shown = s->at - c->address + c->shown_at;
	unsigned n = (unsigned)s->size;

	if (d->decorated) {
		decorate_no_insn(d, c, s);
		return;
	}
	line[0] = '\t';
	char *p = lines_directive(line + 1, s->bytes, n);
	memcpy(p, blanks, sizeof blanks);
	p = p < line + TEXT_WIDTH ? line + TEXT_WIDTH : p;
	if (n >= 4) {
		p = put_words(p, shown, s->bytes, n);
	} else {
		p = put_words(p, shown, s->bytes, 0);
		for (unsigned i = 0; i < n; i++) {
			*p++ = ' ';
			p = out_hex_upper(p, s->bytes[i], 2);
		}
	}
	size_t flaw = lines_flaw(d, p + 4, s);
	if (flaw) {
		memcpy(p, " // ", 4);
		p += 4 + flaw;
	}
	*p++ = '\n';
	d->out->at = p;
}

static bool
is_upto(const void *element, const void *key)
{
	const struct code *const *c = element;

	return (*c)->address <= *(const uint64_t *)key;
}

/* Number of sections at one address whose labels are searched for the target of a branch. In valid files all but one are empty. */
enum { SECTIONS_AT = 64 };

const struct label *
lines_target_label(const struct disasm *d, const struct code *c, uint64_t target)
{
	size_t below = 0, n, tries = 0;

	if (d->by_address)
		below = array_before(d->by_address, d->ncodes, sizeof d->by_address[0], &target, is_upto);
	else if ((n = labels_upto(&c->labels, target)))
		return &c->labels.v[n - 1];
	uint64_t section = below ? d->by_address[below - 1]->address : 0;
	for (; below && tries < SECTIONS_AT && d->by_address[below - 1]->address == section; below--, tries++) {
		const struct labels *l = &d->by_address[below - 1]->labels;

		if ((n = labels_upto(l, target)))
			return &l->v[n - 1];
	}
	n = labels_upto(&d->absolute, target);
	return n ? &d->absolute.v[n - 1] : NULL;
}

size_t
lines_name_target(const struct disasm *d, const struct code *c, const char *text, size_t n, uint64_t target,
	const struct label **at, const struct label **near)
{
	*near = NULL;
	*at = labels_branch(&c->labels, target);
	if (*at)
		while (text[n - 1] != ' ' && text[n - 1] != '\t')
			n--;
	else if (!memchr(text, ',', n))
		*near = lines_target_label(d, c, target);
	return n;
}

/* Completes the line of a branch, whose first n characters, starting with the tab, are at o->at. A label at the target becomes the
 * operand. If there is none, the nearest label is printed after the bytes. */
static void
put_branch(struct disasm *d, const struct code *c, size_t n, uint64_t shown, const uint8_t *bytes,
	unsigned size, uint64_t target)
{
	struct out *o = d->out;
	char *line = o->at;
	const struct label *at, *near;

	n = lines_name_target(d, c, line, n, target, &at, &near);
	o->at = line + n;
	if (at) {
		out_str(o, at->name);
		n += out_width(at->name);
	}
	if (n < TEXT_WIDTH)
		out_raw(o, blanks, TEXT_WIDTH - n);
	line = out_room(o);
	o->at = put_words(line, shown, bytes, size);
	if (near) {
		out_z(o, " <");
		out_str(o, label_shown(near));
		if (target != near->address) {
			out_z(o, "+0x");
			out_hex(o, target - near->address, 1);
		}
		out_z(o, ">");
	}
	out_z(o, "\n");
}

static void
decorate_insn(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at,
	const uint8_t *bytes, unsigned size)
{
	char text[INSN_TEXT];
	struct decorated_line line = {.text = text, .at = at, .shown = at - c->address + c->shown_at, .bytes = bytes,
		.size = size};

	line.n = insn_print_indexed(d->isa, insn, disasm_index(d, insn), text);
	if (insn_branch_target(insn, at, &line.target))
		line.n = lines_name_target(d, c, text, line.n, line.target, &line.name, &line.near);
	else
		line.target = UINT64_MAX;
	decorate_line(d, c, &line);
}

void
lines_insn(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at,
	const uint8_t *bytes, unsigned size)
{
	char *line = out_room(d->out);
	uint64_t shown = at - c->address + c->shown_at;

	if (d->decorated) {
		decorate_insn(d, c, insn, at, bytes, size);
		return;
	}
	line[0] = '\t';
	size_t n = 1 + insn_print_indexed(d->isa, insn, disasm_index(d, insn), line + 1);
	uint64_t target;
	if (insn_branch_target(insn, at, &target)) {
		put_branch(d, c, n, shown, bytes, size, target);
		return;
	}
	memcpy(line + n, blanks, sizeof blanks);
	char *p = put_words(line + (n < TEXT_WIDTH ? TEXT_WIDTH : n), shown, bytes, size);
	*p++ = '\n';
	d->out->at = p;
}

uint64_t
lines_run(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	const uint8_t *bytes = code_bytes(c, at);
	uint64_t left = c->size - (at - c->address);
	struct addresses addresses;

	begin_addresses(&addresses, code_shown(c, at));
	unsigned size;
	struct insn insn;
	uint64_t target;
	for (; at < end && left >= 4 && le_get32(bytes); at += size, bytes += size, left -= size) {
		char *line = out_room(d->out);

		size = insn_decode(d->isa, bytes, left, &insn);
		if (!size)
			break;
		size_t n = 1 + (d->has_index ? insn_print_indexed(d->isa, &insn, disasm_index(d, &insn), line + 1) :
			insn_print(d->isa, &insn, line + 1));
		line[0] = '\t';
		if (insn_branch_target(&insn, at, &target)) {
			put_branch(d, c, n, code_shown(c, at), bytes, size, target);
			continue;
		}
		memcpy(line + n, blanks, sizeof blanks);
		line = put_next_words(line + (n < TEXT_WIDTH ? TEXT_WIDTH : n), &addresses, code_shown(c, at), bytes, size);
		*line++ = '\n';
		d->out->at = line;
	}
	return at;
}

void
lines_reloc(struct disasm *d, const struct code *c, const struct code_reloc *r)
{
	if (r->address < d->options->start)
		return;
	out_z(d->out, "\t\t");
	if (!d->options->no_leading_addr) {
		out_hex(d->out, r->address - c->address + c->shown_at, 16);
		out_z(d->out, ":  ");
	}
	out_text(d->out, r->type);
	out_z(d->out, "\t");
	relocs_put_value(d->out, r->symbol, r->addend);
	out_z(d->out, "\n");
}

void
lines_data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	while (at < end) {
		const uint8_t *bytes = c->bytes + (at - c->address);
		unsigned n = end - at < 8 ? (unsigned)(end - at) : 8;

		out_raw(d->out, blanks, out_hex_digits(at) < 8 ? 8 - out_hex_digits(at) : 0);
		out_hex(d->out, at, 1);
		out_z(d->out, ":");
		for (unsigned i = 0; i < n; i++) {
			out_z(d->out, " ");
			out_hex(d->out, bytes[i], 2);
		}
		out_raw(d->out, blanks, 9 + 3 * (8 - n));
		for (unsigned i = 0; i < n; i++)
			out_raw(d->out, bytes[i] >= 32 && bytes[i] < 127 ? (const char *)&bytes[i] : ".", 1);
		out_z(d->out, "\n");
		at += n;
	}
}
