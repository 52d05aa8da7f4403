/* The directives that emit data: numbers, strings, fills, alignment, included files and relocations. */
#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/depend.h"
#include "assembler/value/fixup.h"
#include "common/base/memory/le.h"
#include "common/base/text/ascii.h"
#include "common/base/text/real.h"
#include "common/elf/reloc.h"

void
dir_data(struct reader *in, const struct dir *d, struct statement *st)
{
	unsigned bytes = (unsigned)d->arg;
	for (struct node *n = st->operands, *next; n; n = next) {
		next = n->next;
		const struct expr *e = n->kind == NODE_INT ? NULL : arg_as_expr(in, n);
		if (n->kind != NODE_INT && !e) {
			node_expected(in->diag, n, "a number");
			continue;
		}
		if (e && e->op == EXPR_NUM) {
			n->num = e->num;
			e = NULL;
		}
		if (!e && !le_fits(n->num, bytes)) {
			diag_error(in->diag, n->loc, "%lld does not fit into %u byte%s", (long long)n->num, bytes,
				bytes > 1 ? "s" : "");
			continue;
		}
		if (!e && !n->num && in->values.sects.sub->section->type == SHT_NOBITS) {
			sect_zeros(&in->values, bytes, n->loc);
			continue;
		}
		uint8_t *p = sect_put(&in->values, bytes, n->loc);
		if (!p)
			return;
		dir_data_put(p, e ? 0 : (uint64_t)n->num, bytes);
		if (e)
			fixup_add(&in->values, (struct pending_fixup){.kind = FIX_DATA, .width = (uint8_t)(bytes * 8),
				.expr = e, .loc = n->loc}, bytes);
	}
}

/* Returns whether the text of a NODE_INT is the digits of the number. Otherwise the text is empty, because an operator
 * computed the number, or it is the name of a symbol that has this value. */
static bool
has_digits(const struct node *n)
{
	return n->text.n && ((n->text.p[0] >= '0' && n->text.p[0] <= '9') || (n->text.p[-1] | 32) == 'x');
}

/* Converts digits to a number of 128 bits, least significant limb first. Returns false if the number needs more bits. The base is
 * derived from the prefix before the digits, or from a leading zero. */
static bool
wide(struct str digits, uint32_t limb[4])
{
	char prefix = digits.p[-1] | 32;
	unsigned base = prefix == 'x' ? 16 : prefix == 'b' ? 2 : digits.p[0] == '0' ? 8 : 10;
	for (size_t i = 0; i < digits.n; i++) {
		char c = digits.p[i];
		uint64_t carry = (uint64_t)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
		for (int k = 0; k < 4; k++) {
			carry += (uint64_t)limb[k] * base;
			limb[k] = (uint32_t)carry;
			carry >>= 32;
		}
		if (carry)
			return false;
	}
	return true;
}

void
dir_octa(struct reader *in, const struct dir *d, struct statement *st)
{
	for (struct node *n = st->operands; n; n = n->next) {
		uint32_t limb[4] = {(uint32_t)n->num, (uint32_t)((uint64_t)n->num >> 32), 0, 0};
		if (n->kind != NODE_INT) {
			diag_error(in->diag, n->loc, "expected a number");
			continue;
		}
		if (has_digits(n)) {
			limb[0] = limb[1] = 0;
			if (!wide(n->text, limb)) {
				diag_error(in->diag, n->loc, "the number needs more than 128 bits");
				continue;
			}
		} else if (n->num < 0) {
			limb[2] = limb[3] = UINT32_MAX;
		}
		uint8_t *p = sect_put(&in->values, (size_t)d->arg, n->loc);
		if (!p)
			return;
		for (int k = 0; k < 4; k++)
			le_put32(p + 4 * k, limb[k]);
	}
}

/* Returns whether a number, given by its binary or hexadecimal digits, has at most 64 bits. */
static bool
has_64_bits(struct str digits)
{
	size_t bits = (digits.p[-1] | 32) == 'x' ? 4 : 1; /* the prefix is 0x or 0b */
	while (digits.n && *digits.p == '0')
		digits.p++, digits.n--;
	return digits.n * bits <= 64;
}

/* Encodes a floating-point number in `bytes` bytes. Returns false after an error. */
static bool
real_bytes(struct reader *in, const struct node *n, unsigned bytes, uint8_t *out)
{
	static const struct {
		const char *name;
		bool nan;
	} names[] = {{"inf", false}, {"infinity", false}, {"nan", true}};
	const struct node *v = n->kind == NODE_NEG ? n->arg : n;
	double value = 0;
	size_t i = 0, count = sizeof names / sizeof *names;
	if (v->kind == NODE_NAME)
		while (i < count && !ascii_equal(v->text, names[i].name))
			i++;
	if (v->kind == NODE_FLOAT) {
		memcpy(&value, &v->num, 8);
	} else if (v->kind == NODE_INT) {
		/* A leading zero does not mean octal here: 010 is ten. */
		bool decimal = has_digits(v) && (v->text.p[-1] | 32) != 'x' && (v->text.p[-1] | 32) != 'b';
		if (has_digits(v) && !decimal && !has_64_bits(v->text)) {
			diag_error(in->diag, v->loc, "the number needs more than 64 bits");
			return false;
		}
		value = decimal ? real_read(arena_strz(&in->arena, v->text), NULL) : (double)v->num;
	} else if (v->kind == NODE_NAME && i < count) {
		value = names[i].nan ? __builtin_nan("0x7ffffffffffff") : __builtin_inf();
	} else {
		diag_error(in->diag, v->loc, "expected a floating-point number");
		return false;
	}
	if (n != v)
		value = -value;
	if (bytes == 8) {
		uint64_t bits;
		memcpy(&bits, &value, sizeof bits);
		le_put64(out, bits);
	} else {
		float single = (float)value;
		uint32_t bits;
		memcpy(&bits, &single, sizeof bits);
		le_put32(out, bits);
	}
	return true;
}

void
dir_real(struct reader *in, const struct dir *d, struct statement *st)
{
	uint8_t bytes[8];
	for (struct node *n = st->operands; n; n = n->next) {
		if (!real_bytes(in, n, (unsigned)d->arg, bytes))
			continue;
		uint8_t *p = sect_put(&in->values, (size_t)d->arg, n->loc);
		if (!p)
			return;
		memcpy(p, bytes, (size_t)d->arg);
	}
}

/* .dcb.w count, value: emits the value `count` times. d->arg is the size of the value in bytes, plus 16 for
 * floating-point values. */
void
dir_repeated(struct reader *in, const struct dir *d, struct statement *st)
{
	unsigned unit = d->arg & 15;
	struct node *arg = st->operands;
	int64_t count, num = 0;
	uint8_t bytes[8] = {0};
	struct loc loc = arg ? arg->loc : st->end;
	if (!arg_number(in, st, &arg, "a count", &count))
		return;
	if (!arg) {
		diag_error(in->diag, st->end, "expected a value");
		return;
	}
	if (d->arg & 16) {
		if (!real_bytes(in, arg, unit, bytes))
			return;
		arg = arg->next;
	} else if (!arg_number(in, st, &arg, "a value", &num)) {
		return;
	}
	if (!arg_end(in->diag, arg))
		return;
	if (count < 0 || count > INT32_MAX) {
		diag_error(in->diag, loc, "the count %lld is not between 0 and 2147483647", (long long)count);
		return;
	}
	if (!(d->arg & 16))
		le_put(bytes, (uint64_t)num, unit);
	uint8_t *p = sect_put(&in->values, (size_t)count * unit, loc);
	for (int64_t i = 0; p && i < count; i++)
		memcpy(p + i * unit, bytes, unit);
}

void
dir_ascii(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	while (arg) {
		struct loc loc = arg->loc;
		in->scratch.n = 0;
		if (!arg_string(in, st, &arg, "a string", &in->scratch))
			return;
		/* Adjacent strings, "a" "b", are one string with one NUL at its end. */
		if (d->arg && !(arg && arg->kind == NODE_STRING && arg->join == 0))
			buf_fill(&in->scratch, 0, 1);
		uint8_t *p = sect_put(&in->values, in->scratch.n, loc);
		if (!p)
			return;
		if (in->scratch.n)
			memcpy(p, in->scratch.p, in->scratch.n);
	}
}

void
dir_leb(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	while (arg) {
		struct loc loc = arg->loc;
		int64_t num = arg->num;
		bool plain = arg->kind == NODE_INT;
		const struct expr *e = plain ? NULL : arg_expr(in, st, &arg, "a number");
		if (!plain && !e)
			return;
		struct loc at;
		if (plain) {
			arg = arg->next;
		} else if (expr_number(e, &num, &at)) {
			sect_gap(&in->values, (struct gap){.kind = d->arg ? GAP_SLEB : GAP_ULEB, .expr = e,
				.size = 1, .loc = loc});
			continue;
		}
		uint8_t bytes[16];
		size_t n = leb_bytes(num, d->arg, bytes);
		uint8_t *p = sect_put(&in->values, n, loc);
		if (!p)
			return;
		memcpy(p, bytes, n);
	}
}

/* Emits `count` copies of a fill value of `unit` bytes. If count is not known yet, adds a gap that the layout fills. */
static void
fill_with(struct reader *in, const struct expr *count, unsigned unit, uint64_t value, struct loc loc)
{
	int64_t n;
	struct loc at;
	struct gap gap = {.kind = GAP_FILL, .unit = (uint8_t)unit, .fill = value, .expr = count, .loc = loc};
	if (expr_number(count, &n, &at)) {
		sect_gap(&in->values, gap);
		return;
	}
	if (n < 0 || n > INT32_MAX) {
		diag_error(in->diag, loc, "the size %lld is not between 0 and 2147483647", (long long)n);
		return;
	}
	uint64_t bytes = (uint64_t)n * (unit ? unit : 0);
	if (!value) {
		sect_zeros(&in->values, bytes, loc);
		return;
	}
	uint8_t *p = sect_put(&in->values, bytes, loc);
	if (p)
		gap_bytes(&gap, bytes, p);
}

void
dir_skip(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	const struct expr *count = arg_expr(in, st, &arg, "a size");
	int64_t value = 0;
	if (!count || (arg && !arg_number(in, st, &arg, "a fill value", &value)) || !arg_end(in->diag, arg))
		return;
	fill_with(in, count, 1, (uint64_t)value & 0xff, loc);
}

/* .ds.l count: emits `count` zeros of d->arg bytes each. */
void
dir_zeros(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	const struct expr *count = arg_expr(in, st, &arg, "a count");
	if (count && arg_end(in->diag, arg))
		fill_with(in, count, (unsigned)d->arg, 0, loc);
}

/* .fill count, size, value: bytes after the fourth of each unit are zero. A negative count or size emits nothing, and a size above
 * 8 is treated as 8; both cause a warning, as in llvm-mc. */
void
dir_fill(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	const struct expr *count = arg_expr(in, st, &arg, "a count");
	int64_t size = 1, value = 0;
	if (!count || (arg && !arg_number(in, st, &arg, "a size", &size)))
		return;
	if ((arg && !arg_number(in, st, &arg, "a value", &value)) || !arg_end(in->diag, arg))
		return;
	int64_t times;
	struct loc at;
	if (size < 0 || (!expr_number(count, &times, &at) && times < 0)) {
		diag_warning(in->diag, loc, ".fill with a negative %s does nothing", size < 0 ? "size" : "count");
		return;
	}
	if (size > 8) {
		diag_warning(in->diag, loc, "the size %lld of .fill is treated as 8", (long long)size);
		size = 8;
	}
	uint64_t fill = (uint64_t)value;
	if (size < 4)
		fill &= (1ull << (8 * size)) - 1;
	else
		fill &= 0xffffffff;
	fill_with(in, count, (unsigned)size, fill, loc);
}

void
dir_org(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	const struct expr *to = arg_expr(in, st, &arg, "an offset");
	int64_t value = 0;
	if (!to || (arg && !arg_number(in, st, &arg, "a fill value", &value)) || !arg_end(in->diag, arg))
		return;
	sect_gap(&in->values, (struct gap){.kind = GAP_ORG, .unit = 1, .fill = (uint64_t)value & 0xff, .expr = to,
		.loc = loc});
}

void
dir_align(struct reader *in, const struct dir *d, struct statement *st)
{
	unsigned unit = d->arg & 7;
	bool power = d->arg & 16;
	struct node *arg = st->operands;
	int64_t align, value = 0, max = 0;
	struct loc loc = arg ? arg->loc : st->end;
	if (!arg_number(in, st, &arg, "an alignment", &align))
		return;
	/* The fill value may be omitted: ".p2align 4,,8". */
	bool filled = arg && !(arg->kind == NODE_NAME && !arg->text.n);
	if (arg && !filled)
		arg = arg->next;
	else if (arg && !arg_number(in, st, &arg, "a fill value", &value))
		return;
	if (arg && !arg_number(in, st, &arg, "a limit", &max))
		return;
	if (!arg_end(in->diag, arg))
		return;
	if (power ? align < 0 || align > 31 : align < 0 || align > (1ll << 31) || (align & (align - 1))) {
		diag_error(in->diag, loc, power ? "the exponent is not between 0 and 31" :
			"the alignment is not a power of two up to 2^31");
		return;
	}
	if (!le_fits(value, unit)) {
		diag_error(in->diag, loc, "the fill value needs more than %u bytes", unit);
		return;
	}
	struct sub *sub = in->values.sects.sub;
	uint64_t bytes = power ? 1ull << align : align ? (uint64_t)align : 1;
	sect_align(&in->values, (struct gap){.unit = (uint8_t)unit, .align = bytes, .max = (uint64_t)max,
		.fill = (uint64_t)value, .loc = loc,
		/* in code, a fill value of 0 counts as absent, as in llvm-mc */
		.nops = unit == 1 && !value && (sub->section->flags & SHF_EXECINSTR)});
}

void
dir_incbin(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	int64_t skip = 0, count = INT64_MAX;
	in->scratch.n = 0;
	if (!arg_string(in, st, &arg, "a file name", &in->scratch))
		return;
	if (arg && arg->kind == NODE_NAME && !arg->text.n)
		arg = arg->next; /* the offset may be omitted: .incbin "file", , 8 */
	else if (arg && !arg_number(in, st, &arg, "an offset", &skip))
		return;
	struct loc at = arg ? arg->loc : st->end;
	if ((arg && !arg_number(in, st, &arg, "a count", &count)) || !arg_end(in->diag, arg))
		return;
	if (count < 0) {
		diag_error(in->diag, at, "the count %lld is negative", (long long)count);
		return;
	}
	struct str name = {(char *)in->scratch.p, in->scratch.n};
	const char *path = input_find(&in->source, name);
	struct buf bytes = {0};
	const char *why = path ? input_read(&in->source, path, &bytes) : strerror(errno);
	if (why) {
		diag_error(in->diag, loc, "cannot read '%.*s': %s", STR_ARG(name), why);
		buf_free(&bytes);
		return;
	}
	depend_add(&in->source, path);
	if (skip < 0 || (uint64_t)skip > bytes.n) {
		diag_error(in->diag, loc, "the offset is not within the file's %zu bytes", bytes.n);
	} else {
		size_t n = bytes.n - (size_t)skip;
		if ((uint64_t)count < n)
			n = (size_t)count;
		uint8_t *p = sect_put(&in->values, n, loc);
		if (p && n)
			memcpy(p, bytes.p + skip, n);
	}
	buf_free(&bytes);
}

/* .reloc offset, R_AMDGPU_…[, expression]. The offset may also be a label. */
void
dir_reloc(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct str type;
	struct loc loc = arg ? arg->loc : st->end;
	const struct expr *place = arg_expr(in, st, &arg, "an offset");
	struct loc type_loc = arg ? arg->loc : st->end;
	if (!place || !arg_name(in, st, &arg, "a relocation type", &type))
		return;
	struct loc at;
	int64_t offset;
	if (!expr_number(place, &offset, &at) && offset < 0) {
		diag_error(in->diag, loc, "the offset %lld is negative", (long long)offset);
		return;
	}
	uint32_t number = 0;
	while (number < 64 && (!reloc_find(number) || !str_eqz(type, reloc_find(number)->name)))
		number++;
	if (number == 64) {
		diag_error(in->diag, type_loc, "unknown relocation '%.*s'", STR_ARG(type));
		return;
	}
	const struct expr *e = arg ? arg_expr(in, st, &arg, "an expression") : NULL;
	if (arg_end(in->diag, arg))
		fixup_add(&in->values, (struct pending_fixup){.kind = FIX_RELOC, .reloc = (uint16_t)number, .expr = e, .place = place,
			.loc = loc}, 0);
}
