/* Adds and applies fixups. Relocations are LLVM's. A specifier determines the relocation type. Without a specifier, the
 * type depends on the width and on whether the value is PC-relative. An instruction's literal that is a lone symbol is
 * PC-relative, unless the GPU driver defines the symbol when it loads the code (loaded.def). Local symbols are replaced
 * with the symbol of their section. */
#include "assembler/value/fixup.h"

#include <elf.h>

#include "assembler/value/values.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/elf/reloc.h"

void
fixup_add(struct values *vals, struct pending_fixup fix, size_t back)
{
	struct sub *sub = vals->sects.sub;
	if (fix.kind != FIX_RELOC) {
		fix.frag = sub->last;
		fix.offset = (uint32_t)(sub->n - back - sub->last->start);
	}
	fix.loc = input_file_loc(vals->source, fix.loc);
	*APPEND(sub->fixes, sub->nfixes, sub->capfixes) = fix;
}

struct frag *
fixup_split(struct values *vals, uint64_t at, struct gap gap, size_t nfixes)
{
	struct sub *sub = vals->sects.sub;
	struct frag *before = sub->last;
	uint32_t moved = (uint32_t)(at - before->start);

	sect_gap(vals, gap);
	sub->last->start = at;
	for (size_t i = sub->nfixes - nfixes; i < sub->nfixes; i++) {
		struct pending_fixup *fix = &sub->fixes[i];

		if (fix->kind != FIX_RELOC && fix->frag == before && fix->offset >= moved) {
			fix->frag = sub->last;
			fix->offset -= moved;
		}
	}
	return before;
}

/* Returns whether the relocation must refer to its local symbol itself. The section's symbol with an offset is not enough in two
 * cases: the section is merged, and the addend may include the distance to the instruction's end; or the linker creates a table
 * entry for the symbol. */
static bool
is_named(const struct reloc *r)
{
	uint64_t flags = r->sym->frag->sub->section->flags;
	return (flags & SHF_MERGE && r->addend) || flags & SHF_TLS || r->type == R_AMDGPU_GOTPCREL ||
		r->sym->type == STT_GNU_IFUNC;
}

void
fixup_reloc(struct section *s, struct reloc r)
{
	struct symbol *sym = r.sym;
	if (sym && sym->state == SYM_LABEL && sym->bind == STB_LOCAL && sym->type != STT_SECTION &&
		!is_named(&r)) {
		r.addend += sym->value + (int64_t)sym->frag->address;
		r.sym = sym->frag->sub->section->sym;
	}
	if (r.sym)
		r.sym->used = true;
	*APPEND(s->relocs, s->nrelocs, s->caprelocs) = r;
}

/* Writes the low `width` bits of value to the little-endian bytes at p, beginning with the given bit. */
static void
write_bits(uint8_t *p, unsigned bit, unsigned width, uint64_t value)
{
	if (!((bit | width) % 8)) {
		le_put(p + bit / 8, value, width / 8);
		return;
	}
	for (unsigned i = 0; i < width; i++) {
		unsigned at = bit + i;
		p[at / 8] = (uint8_t)((p[at / 8] & ~(1u << at % 8)) | (value >> i & 1) << at % 8);
	}
}

static bool
fits_field(int64_t num, unsigned width, bool is_signed)
{
	if (width >= 64)
		return true;
	int64_t half = (int64_t)1 << (width - 1);
	return num >= -half && num < (is_signed ? half : half * 2);
}

/* Writes a number into the field of a fixup. Reports an error if the number does not fit. */
static void
write_number(struct diag *diag, const struct pending_fixup *f, uint8_t *p, int64_t num)
{
	if (f->kind == FIXUP_FIELD && !f->is_signed && num < 0) {
		diag_error(diag, f->loc, "the value %lld is negative, the field is unsigned", (long long)num);
		return;
	}
	if (!fits_field(num, f->width, f->is_signed)) {
		diag_error(diag, f->loc, "the value %lld does not fit into %u bits", (long long)num, f->width);
		return;
	}
	write_bits(p, f->bit, f->width, (uint64_t)num);
}

static bool
is_loaded(const struct symbol *sym)
{
	static const struct str names[] = {
#define LOADED(name) {name, sizeof(name) - 1},
#include "assembler/value/loaded.def"
#undef LOADED
	};
	for (size_t i = 0; sym->state == SYM_UNDEFINED && i < sizeof names / sizeof *names; i++)
		if (str_eq(names[i], sym->name))
			return true;
	return false;
}

static bool
is_here(const struct symbol *sym, const struct section *s)
{
	return sym->state == SYM_LABEL && sym->frag->sub->section == s;
}

static void
branch(struct diag *diag, const struct pending_fixup *f, struct section *s, uint64_t place, uint8_t *p, const struct expr_value *v)
{
	if (!v->plus && !v->minus) {
		write_number(diag, f, p, v->num);
		return;
	}
	if (!v->plus || v->minus || v->spec) {
		diag_error(diag, f->loc, "the target is not a label");
		return;
	}
	if (v->plus->state == SYM_UNDEFINED) {
		sym_report_undefined(diag, v->plus, f->loc);
		return;
	}
	int64_t distance = v->num - 4;
	if (is_here(v->plus, s) && v->plus->bind == STB_LOCAL)
		distance += v->plus->value + (int64_t)(v->plus->frag->address - place);
	else
		fixup_reloc(s, (struct reloc){place, v->plus, R_AMDGPU_REL16, v->num});
	if (distance % 4)
		diag_error(diag, f->loc, "the target is %lld bytes away, not a multiple of 4", (long long)distance);
	else if (!fits_field(distance / 4, 16, true))
		diag_error(diag, f->loc, "the target is %lld dwords away, a branch reaches -32768 to 32767",
			(long long)distance / 4);
	else
		write_bits(p, f->bit, 16, (uint64_t)(distance / 4));
}

static void
apply_data(struct diag *diag, const struct pending_fixup *f, struct section *s, uint64_t place, uint8_t *p, const struct expr_value *v)
{
	int64_t addend = v->num;
	if (!v->plus && !v->minus) {
		write_number(diag, f, p, v->num);
		return;
	}
	bool relative = f->kind == FIXUP_LITERAL && expr_is_relative(f->expr);
	if (v->minus) {
		if (!v->plus || !is_here(v->minus, s)) {
			if (v->minus->state == SYM_UNDEFINED)
				diag_error(diag, f->loc, "the symbol '%.*s' is not defined and cannot be subtracted",
					STR_ARG(sym_shown(v->minus)));
			else
				diag_error(diag, f->loc, "the value is the difference of addresses in two sections");
			return;
		}
		addend += (int64_t)(place - v->minus->frag->address) - v->minus->value;
		relative = true;
	}
	uint32_t type = v->spec;
	if (!type && !v->minus && f->width == 32 && is_loaded(v->plus))
		type = R_AMDGPU_ABS32_LO;
	if (!type && relative && is_here(v->plus, s) && v->plus->bind == STB_LOCAL) {
		write_number(diag, f, p, addend + v->plus->value + (int64_t)(v->plus->frag->address - place));
		return;
	}
	if (!type && f->width == 64)
		type = relative ? R_AMDGPU_REL64 : R_AMDGPU_ABS64;
	else if (!type && f->width == 32)
		type = relative ? R_AMDGPU_REL32 : R_AMDGPU_ABS32;
	if (!type)
		diag_error(diag, f->loc, "no relocation has %u bits: the value must be a number", f->width);
	else
		fixup_reloc(s, (struct reloc){place, v->plus, type, addend});
}

static void
reloc(struct diag *diag, const struct pending_fixup *f, struct section *s, const struct expr_value *v)
{
	struct expr_value place;
	struct loc at = f->loc;
	const char *why = expr_eval(f->place, &place, &at);
	if (!why && (place.minus || place.spec || (place.plus && !is_here(place.plus, s))))
		why = ".reloc needs an offset or an address in this section";
	if (why) {
		expr_complain(diag, f->place, why, f->loc);
		return;
	}
	int64_t offset = place.num;
	if (place.plus)
		offset += place.plus->value + (int64_t)place.plus->frag->address;
	fixup_reloc(s, (struct reloc){(uint64_t)offset, v->plus, f->reloc, v->num});
}

static void
apply_fixup(struct diag *diag, const struct pending_fixup *f, struct section *s)
{
	struct expr_value v = {0};
	struct loc at = f->loc;
	const char *why = f->expr ? expr_eval(f->expr, &v, &at) : NULL;
	if (why) {
		expr_complain(diag, f->expr, why, at);
		return;
	}
	if (f->kind == FIX_RELOC) {
		reloc(diag, f, s, &v);
		return;
	}
	uint64_t place = f->frag->address + f->offset;
	uint8_t *p = (uint8_t *)s->data + place;
	switch (f->kind) {
	case FIXUP_BRANCH16:
		branch(diag, f, s, place, p, &v);
		break;
	case FIXUP_FIELD:
		if (v.plus || v.minus)
			diag_error(diag, f->loc, v.plus && v.plus->state == SYM_UNDEFINED ?
				"the symbol is not defined" : "expected an absolute expression");
		else
			write_number(diag, f, p, v.num);
		break;
	default:
		apply_data(diag, f, s, place, p, &v);
	}
}

void
fixup_apply(struct values *vals, struct section *section)
{
	for (struct sub *sub = section->subs; sub; sub = sub->next)
		for (size_t i = 0; i < sub->nfixes; i++)
			apply_fixup(vals->diag, &sub->fixes[i], section);
}
