/* Prints one section as assembly source: its labels, and its bytes as instructions, as directives of kernel descriptors, or as
 * data. Relocations are printed as expressions. Instructions whose text would assemble to other bytes, and descriptors that
 * directives cannot express, are printed as data. */
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "common/elf/reloc.h"
#include "common/elf/section.h"
#include "common/hsa/descriptor/kd.h"
#include "common/isa/insn.h"
#include "objdump/assembly/assembly_label.h"
#include "objdump/assembly/retarget.h"

static void
put_difference(struct assembly *a, size_t number, uint64_t from, uint64_t to)
{
	assembly_put_target(a, number, to);
	out_z(a->out, "-");
	assembly_put_target(a, number, from);
}

static void
put_expression(struct assembly *a, size_t number, const struct fix *f, bool data)
{
	const struct reloc_kind *kind = reloc_find(f->type);
	int64_t addend = f->addend;

	if (f->kind == FIX_DISTANCE) {
		put_difference(a, f->section, f->from, f->to);
		if (addend)
			out_printf(a->out, "%+lld", (long long)addend);
		return;
	}
	if (f->kind == FIX_ANCHORED) {
		assembly_put_target(a, f->section, f->to);
		addend -= (int64_t)(f->to - a->e->sections[f->section].hdr.sh_addr);
	} else if (f->symbol.n)
		assembly_put_name(a->out, f->symbol);
	else if (a->e->sections[f->section].hdr.sh_flags & SHF_MERGE)
		assembly_put_name(a->out, str_from(a->e->sections[f->section].name)); /* in a SHF_MERGE section, a label would become a
		                                                                       * symbol of the object */
	else
		out_printf(a->out, "%ssection%u", a->local, f->section);
	if (data ? reloc_needs_specifier(kind) : *kind->specifier != 0)
		out_printf(a->out, "@%s", kind->specifier);
	if (f->base) {
		uint64_t here = assembly_anchor_of(a, number, f->at);

		out_z(a->out, "+(");
		put_difference(a, number, f->from, here);
		out_z(a->out, ")");
		addend -= (int64_t)(here - f->from);
	}
	/* in an instruction, the assembler treats "symbol-n" as an absolute literal, but "symbol+n" as a PC-relative
	 * literal */
	if (!data && f->type == R_AMDGPU_ABS32)
		out_printf(a->out, "-%lld", (long long)(0 - (uint64_t)addend));
	else if (addend)
		out_printf(a->out, "%+lld", (long long)addend);
	if (data && assembly_is_difference(kind))
		out_z(a->out, "-.");
}

/* Prints n zero bytes. A directive accepts a count of at most INT32_MAX. */
static void
put_zeros(struct assembly *a, uint64_t n)
{
	for (uint64_t some; n > INT32_MAX; n -= some * 8) {
		some = n / 8 < INT32_MAX ? n / 8 : INT32_MAX;
		out_printf(a->out, "\t.fill %llu, 8\n", (unsigned long long)some);
	}
	if (n)
		out_printf(a->out, "\t.zero %llu\n", (unsigned long long)n);
}

static void
put_longs(struct assembly *a, const uint8_t *bytes, unsigned n)
{
	for (unsigned i = 0; i < n; i += 4)
		out_printf(a->out, "%s0x%08x", i ? ", " : "\t.long ", le_get32(bytes + i));
}

/* Prints a dword, or the dwords of an instruction with a single flaw if it fits in the n bytes, with this instruction as a comment.
 * Returns the number of bytes. */
static unsigned
put_word(struct assembly *a, const uint8_t *bytes, uint64_t n, bool code)
{
	char text[INSN_TEXT + 64];
	struct insn_flaw flaw;
	struct insn insn = {.size = 4};

	if (code && !a->retarget && insn_read(&a->id.isa, bytes, n, &insn, &flaw) == INSN_FLAWED) {
		put_longs(a, bytes, insn.size);
		insn_print_flaw(&a->id.isa, &insn, &flaw, text);
		out_z(a->out, " // ");
		out_text(a->out, text);
	} else {
		insn.size = 4;
		put_longs(a, bytes, 4);
		if (a->retarget && code && le_get32(bytes)) {
			retarget_count_word(a->retarget);
			out_printf(a->out, " // not an instruction on %s", a->id.isa.target->name);
		}
	}
	out_z(a->out, "\n");
	return insn.size;
}

/* Prints the bytes from address `at` up to `end` as data. None of them is part of a fixup's field. */
static void
put_bytes(struct assembly *a, const struct elfin_section *s, uint64_t at, uint64_t end, bool code)
{
	const uint8_t *bytes = s->data + (at - s->hdr.sh_addr);
	uint64_t n = end - at, zeros = 0;
	bool words = s->hdr.sh_flags & SHF_EXECINSTR && at % 4 == 0;

	while (n) {
		unsigned row = n < 16 ? (unsigned)n : 16;

		for (zeros = 0; zeros < n && !bytes[zeros]; zeros++)
			;
		if (zeros >= 16) {
			zeros &= ~(uint64_t)3;
			put_zeros(a, zeros);
			bytes += zeros;
			n -= zeros;
			continue;
		}
		if (words && row >= 4) {
			row = put_word(a, bytes, n, code);
		} else {
			for (unsigned i = 0; i < row; i++)
				out_printf(a->out, "%s0x%02x", i ? ", " : "\t.byte ", bytes[i]);
			out_z(a->out, "\n");
		}
		bytes += row;
		n -= row;
	}
}

/* Prints an instruction as data, because its text would assemble to other words. */
static void
put_words(struct assembly *a, const uint8_t *bytes, const struct unit *u)
{
	put_longs(a, bytes, u->size);
	out_printf(a->out, " // %s: with bits that hardware ignores\n", u->text);
}

static void
put_unit(struct assembly *a, size_t number, uint64_t at, struct unit *u)
{
	if (a->retarget && retarget_put_unit(a, u))
		return;
	const char *operand = strrchr(u->text, ' ');
	out_z(a->out, "\t");
	if (u->fix && u->fix->type != R_AMDGPU_REL16)
		operand = strstr(u->text, assembly_placeholder(u->fix)) - 1;
	size_t to;
	uint64_t target;
	if (u->fix) {
		out_raw(a->out, u->text, (size_t)(operand + 1 - u->text));
		put_expression(a, number, u->fix, false);
		if (u->fix->type != R_AMDGPU_REL16)
			out_text(a->out, operand + 1 + strlen(assembly_placeholder(u->fix)));
	} else if (insn_branch_target(&u->insn, at, &target) &&
		assembly_is_target(a, to = assembly_section_of(a, number, target), target)) {
		out_raw(a->out, u->text, (size_t)(operand + 1 - u->text));
		assembly_put_target(a, to, target);
	} else {
		out_text(a->out, u->text);
	}
	out_z(a->out, "\n");
}

/* Prints the descriptor at an address as directives. Returns false, without output, if there is no descriptor, or if directives
 * cannot express it. */
static bool
put_descriptor(struct assembly *a, size_t number, uint64_t at)
{
	struct buf text = {0};
	bool done = assembly_describes(a, number, at, &text);

	if (done)
		out_raw(a->out, (const char *)text.p, text.n);
	buf_free(&text);
	return done;
}

/* Prints the field of a relocation as data. Returns the size of the field in bytes. If a source cannot express the relocation,
 * warns and returns 0. */
static unsigned
put_fix(struct assembly *a, size_t number, const struct fix *f, uint64_t end)
{
	unsigned size = reloc_find(f->type)->bytes;

	if (size < 4 || end - f->at < size) {
		view_warning(a->v, "the relocation at %#llx is omitted", (unsigned long long)f->at);
		return 0;
	}
	out_text(a->out, size == 8 ? "\t.quad " : "\t.long ");
	put_expression(a, number, f, true);
	out_z(a->out, "\n");
	return size;
}

/* Prints the instruction at address `at` or, if there is none, data up to the next symbol or relocation. Returns the
 * number of bytes that it has printed. */
static uint64_t
put_item(struct assembly *a, size_t number, uint64_t at, size_t nsymbols, const struct symbol_ends *ends)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	uint64_t end = s->hdr.sh_addr + s->hdr.sh_size;
	bool code = s->hdr.sh_flags & SHF_EXECINSTR && !assembly_is_object(p, nsymbols) && (at - s->hdr.sh_addr) % 4 == 0;
	const struct fix *f = assembly_fix_from(p, at);

	if (nsymbols < p->nsymbols && p->symbols[nsymbols]->value < end)
		end = p->symbols[nsymbols]->value;
	if (!s->data) {
		end = assembly_next_end(ends, end);
		put_zeros(a, end - at);
		return end - at;
	}
	struct unit u;
	if (code && assembly_unit(a, number, at, end, &u)) {
		if (u.is_data && !a->retarget)
			put_words(a, s->data + (at - s->hdr.sh_addr), &u);
		else
			put_unit(a, number, at, &u);
		return u.size;
	}
	unsigned size;
	if (f && f->at == at) {
		if ((size = put_fix(a, number, f, end)))
			return size;
		f = f + 1 < p->fixes + p->nfixes ? f + 1 : NULL;
	}
	if (code)
		end = at + assembly_step(a, number, at, end);
	if (f && f->at > at && f->at < end)
		end = f->at;
	end = assembly_next_target(a, number, at, assembly_next_end(ends, end));
	put_bytes(a, s, at, end, code);
	return end - at;
}

static void
put_heading(struct assembly *a, size_t number)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const struct section_part *p = &a->parts[number];
	uint64_t flags = h->sh_flags & ~(uint64_t)(p->group ? 0 : SHF_GROUP);

	out_z(a->out, "\n\t.section ");
	assembly_put_name(a->out, str_from(a->e->sections[number].name));
	out_z(a->out, ",\"");
	for (const struct section_letter *l = section_letters; l->letter; l++)
		if (flags & l->flag)
			out_raw(a->out, &l->letter, 1);
	if (h->sh_type == SHT_NOBITS || h->sh_type == SHT_PROGBITS)
		out_printf(a->out, "\",@%s", h->sh_type == SHT_NOBITS ? "nobits" : "progbits");
	else if (h->sh_type == SHT_NOTE)
		out_z(a->out, "\",@note");
	else
		out_printf(a->out, "\",@0x%x", h->sh_type);
	if (h->sh_flags & SHF_MERGE)
		out_printf(a->out, ",%llu", (unsigned long long)h->sh_entsize);
	if (h->sh_flags & SHF_LINK_ORDER)
		out_printf(a->out, ",%s%s%u", p->linked ? a->local : "", p->linked ? "section" : "", p->linked);
	if (p->group) {
		out_z(a->out, ",");
		assembly_put_name(a->out, str_from(p->group));
		out_text(a->out, p->comdat ? ",comdat" : "");
	}
	if (p->again)
		out_printf(a->out, ",unique,%zu", number);
	out_z(a->out, "\n");
	if (h->sh_addralign > 1 && (h->sh_addralign & (h->sh_addralign - 1)) == 0)
		out_printf(a->out, "\t.p2align %d\n", __builtin_ctzll(h->sh_addralign));
	out_printf(a->out, "%ssection%zu:\n", a->local, number);
}

void
assembly_put_section(struct assembly *a, size_t number)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	uint64_t at = s->hdr.sh_addr, end = at + s->hdr.sh_size;
	struct symbol_ends ends = assembly_list_ends(a, number);
	size_t shown = 0;

	put_heading(a, number);
	size_t n;
	for (; at < end;) {
		assembly_put_sizes(a, number, &ends, at);
		if (put_descriptor(a, number, at)) {
			shown = assembly_symbols_upto(p, at);
			ends.described = p->symbols[shown - 1];
			at += KD_SIZE;
			continue;
		}
		n = assembly_symbols_upto(p, at);
		assembly_put_alignment(a, number, shown, n);
		/* before the symbols, so that code inserted after a function's name is part of the function for all references */
		if (assembly_is_target(a, number, at)) {
			assembly_put_target(a, number, at);
			out_z(a->out, ":\n");
		}
		for (; shown < n; shown++)
			assembly_put_label(a, p->symbols[shown]);
		at += put_item(a, number, at, n, &ends);
	}
	assembly_put_sizes(a, number, &ends, end);
	for (; shown < p->nsymbols; shown++)
		assembly_put_label(a, p->symbols[shown]);
	if (assembly_is_target(a, number, end) && end > s->hdr.sh_addr) {
		assembly_put_target(a, number, end);
		out_z(a->out, ":\n");
	}
	alloc_free(ends.v);
}
