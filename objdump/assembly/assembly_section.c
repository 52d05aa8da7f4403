/* Prints one section as assembly source: its labels, and its bytes as instructions, as directives of kernel descriptors, or as
 * data. Relocations are printed as expressions. Instructions whose text would assemble to other bytes, and descriptors that
 * directives cannot express, are printed as data. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/message/diag.h"
#include "common/base/text/visible.h"
#include "common/elf/reloc.h"
#include "common/elf/section.h"
#include "common/hsa/descriptor/kd.h"
#include "common/isa/insn.h"
#include "objdump/assembly/retarget.h"

bool
assembly_can_name(struct str name)
{
	for (size_t i = 0; i < name.n; i++) {
		if (name.p[i] == '\n' || name.p[i] == '"')
			return false;
		if (name.p[i] == '\\' && (++i == name.n || name.p[i] == '\n'))
			return false;
	}
	return true;
}

bool
assembly_can_name_section(struct str name)
{
	return assembly_can_name(name) && !(name.n && memchr(name.p, '"', name.n));
}

static void
spell(const struct out *out, struct buf *b, struct str name)
{
	bool plain = name.n && (name.p[0] < '0' || name.p[0] > '9');

	for (size_t i = 0; i < name.n; i++)
		plain = plain && (strchr("_.$", name.p[i]) || (name.p[i] >= '0' && name.p[i] <= '9') ||
			((name.p[i] | 32) >= 'a' && (name.p[i] | 32) <= 'z'));
	if (!plain)
		buf_put(b, "\"", 1);
	if (out->terminal)
		visible_put(b, name);
	else
		buf_put(b, name.p, name.n);
	if (!plain)
		buf_put(b, "\"", 1);
}

void
assembly_put_name(struct out *out, struct str name)
{
	struct buf b = {0};

	spell(out, &b, name);
	out_raw(out, (const char *)b.p, b.n);
	buf_free(&b);
}

static void
put_expression(struct assembly *a, const struct fix *f, bool data)
{
	const struct reloc_kind *kind = reloc_find(f->type);

	if (f->to) {
		out_printf(a->out, ".Ltarget%llx-.Ltarget%llx", (unsigned long long)f->to, (unsigned long long)f->from);
		if (f->addend)
			out_printf(a->out, "%+lld", (long long)f->addend);
		return;
	}
	if (f->symbol.n)
		assembly_put_name(a->out, f->symbol);
	else if (a->e->sections[f->section].hdr.sh_flags & SHF_MERGE)
		assembly_put_name(a->out, str_from(a->e->sections[f->section].name)); /* in a SHF_MERGE section, a label would become a
		                                                                       * symbol of the object */
	else
		out_printf(a->out, ".Lsection%u", f->section);
	if (reloc_needs_specifier(kind))
		out_printf(a->out, "@%s", kind->specifier);
	/* in an instruction, the assembler treats "symbol-n" as an absolute literal, but "symbol+n" as a PC-relative
	 * literal */
	if (!data && f->type == R_AMDGPU_ABS32)
		out_printf(a->out, "-%lld", (long long)(0 - (uint64_t)f->addend));
	else if (f->addend)
		out_printf(a->out, "%+lld", (long long)f->addend);
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

static bool
is_target(const struct assembly *a, size_t number, uint64_t at)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const uint8_t *marks = a->parts[number].marks;
	uint64_t offset = at - h->sh_addr;

	return marks && offset < h->sh_size && offset % 4 == 0 && marks[offset / 4] == (MARK_START | MARK_TARGET);
}

/* Returns whether a label is printed at address `target`, which may be in another section. */
static bool
is_target_from(const struct assembly *a, size_t number, uint64_t target)
{
	if (a->e->hdr.e_type != ET_REL && target - a->e->sections[number].hdr.sh_addr >= a->e->sections[number].hdr.sh_size)
		number = elf_addresses_find(&a->shown, target);
	return is_target(a, number, target);
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
	const char *operand;
	uint64_t target;

	if (a->retarget && retarget_put_unit(a, u))
		return;
	operand = strrchr(u->text, ' ');
	out_z(a->out, "\t");
	if (u->fix && u->fix->type != R_AMDGPU_REL16)
		operand = strstr(u->text, "lit(0x0)") - 1;
	if (u->fix) {
		out_raw(a->out, u->text, (size_t)(operand + 1 - u->text));
		put_expression(a, u->fix, false);
		if (u->fix->type != R_AMDGPU_REL16)
			out_text(a->out, operand + sizeof "lit(0x0)");
	} else if (insn_branch_target(&u->insn, at, &target) && is_target_from(a, number, target)) {
		out_raw(a->out, u->text, (size_t)(operand + 1 - u->text));
		out_printf(a->out, ".Ltarget%llx", (unsigned long long)target);
	} else {
		out_text(a->out, u->text);
	}
	out_z(a->out, "\n");
}

/* Returns the kernel whose descriptor fills the 64 bytes at an address. Returns NULL if the bytes are not a descriptor,
 * or if no relocation of the descriptor's entry field refers to the kernel. */
static const struct elfin_symbol *
kernel_of(struct assembly *a, size_t number, uint64_t at)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	const struct fix *f = assembly_fix_from(p, at);
	size_t n = assembly_symbols_upto(p, at);
	const struct elfin_symbol *kernel;

	if (s->hdr.sh_flags & SHF_EXECINSTR || !s->data || at % KD_ALIGN || !n || p->symbols[n - 1]->value != at ||
		(n > 1 && p->symbols[n - 2]->value == at) || assembly_symbols_upto(p, at + KD_SIZE - 1) != n ||
		s->hdr.sh_size - (at - s->hdr.sh_addr) < KD_SIZE)
		return NULL;
	kernel = assembly_kernel(a, p->symbols[n - 1]);
	if (!kernel || !f || f->at != at + KD_ENTRY || f->type != R_AMDGPU_REL64)
		return NULL;
	if (f->symbol.n ? str_eqz(f->symbol, kernel->name) && f->addend == KD_ENTRY
			: f->section == kernel->section && (uint64_t)f->addend == kernel->value -
				a->e->sections[kernel->section].hdr.sh_addr + KD_ENTRY)
		return kernel;
	return NULL;
}

/* Prints the descriptor at an address as directives. Returns false, without output, if there is no descriptor, or if directives
 * cannot express it. */
static bool
put_descriptor(struct assembly *a, size_t number, uint64_t at)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct elfin_symbol *kernel = kernel_of(a, number, at);
	struct buf text = {0}, why = {0}, name = {0};
	bool done = false;

	if (kernel) {
		spell(a->out, &name, str_from(kernel->name));
		done = kd_print(&a->id.isa, a->id.version, (struct str){(const char *)name.p, name.n},
			s->data + (at - s->hdr.sh_addr), &text, &why);
	}
	if (done && a->retarget) {
		text.n = 0;
		retarget_descriptor(a, (struct str){(const char *)name.p, name.n}, s->data + (at - s->hdr.sh_addr), &text);
	}
	if (done)
		out_raw(a->out, (const char *)text.p, text.n);
	buf_free(&text);
	buf_free(&why);
	buf_free(&name);
	return done;
}

/* Prints the field of a relocation as data. Returns the size of the field in bytes. If a source cannot express the relocation,
 * warns and returns 0. */
static unsigned
put_fix(struct assembly *a, const struct fix *f, uint64_t end)
{
	unsigned size = reloc_find(f->type)->bytes;

	if (size < 4 || end - f->at < size) {
		view_warning(a->v, "the relocation at %#llx is omitted", (unsigned long long)f->at);
		return 0;
	}
	out_text(a->out, size == 8 ? "\t.quad " : "\t.long ");
	put_expression(a, f, true);
	out_z(a->out, "\n");
	return size;
}

/* Returns whether the sizes of a section's symbols may change, because the section's instructions are translated. */
static bool
changes_size(const struct assembly *a, size_t section)
{
	return a->retarget && a->e->sections[section].hdr.sh_flags & SHF_EXECINSTR;
}

static int
compare_ends(const void *va, const void *vb)
{
	const struct elfin_symbol *x = *(const struct elfin_symbol *const *)va, *y = *(const struct elfin_symbol *const *)vb;
	uint64_t a = x->value + x->size, b = y->value + y->size;

	return a != b ? (a < b ? -1 : 1) : x < y ? -1 : x > y;
}

/* The symbols of a section, sorted by their ends. done: number of symbols that put_sizes() has handled. */
struct symbol_ends {
	const struct elfin_symbol **v;
	size_t n, done;
};

/* Returns the symbols of a section if their sizes may change, otherwise an empty list. The caller frees v. */
static struct symbol_ends
list_ends(const struct assembly *a, size_t number)
{
	const struct section_part *p = &a->parts[number];
	struct symbol_ends out = {0};

	if (!changes_size(a, number) || !p->nsymbols)
		return out;
	out.n = p->nsymbols;
	out.v = alloc_array(out.n, sizeof *out.v);
	memcpy(out.v, p->symbols, out.n * sizeof *out.v);
	qsort(out.v, out.n, sizeof *out.v, compare_ends);
	return out;
}

/* Prints the sizes of the symbols that end at or before an address. */
static void
put_sizes(struct assembly *a, struct symbol_ends *ends, uint64_t at)
{
	for (; ends->done < ends->n && ends->v[ends->done]->value + ends->v[ends->done]->size <= at; ends->done++) {
		struct str name = str_from(ends->v[ends->done]->name);

		if (!ends->v[ends->done]->size)
			continue;
		out_z(a->out, "\t.size ");
		assembly_put_name(a->out, name);
		out_z(a->out, ", .-");
		assembly_put_name(a->out, name);
		out_z(a->out, "\n");
	}
}

static void
put_label(struct assembly *a, const struct elfin_symbol *y)
{
	assembly_put_name(a->out, str_from(y->name));
	out_z(a->out, ":\n");
	if (!y->size || changes_size(a, y->section))
		return;
	out_z(a->out, "\t.size ");
	assembly_put_name(a->out, str_from(y->name));
	out_printf(a->out, ", %llu\n", (unsigned long long)y->size);
}

/* Prints the instruction at address `at` or, if there is none, data up to the next symbol or relocation. Returns the
 * number of bytes that it has printed. */
static uint64_t
put_item(struct assembly *a, size_t number, uint64_t at, size_t nsymbols)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	uint64_t end = s->hdr.sh_addr + s->hdr.sh_size;
	bool code = s->hdr.sh_flags & SHF_EXECINSTR && !assembly_is_object(p, nsymbols) && (at - s->hdr.sh_addr) % 4 == 0;
	const struct fix *f = assembly_fix_from(p, at);
	struct unit u;
	unsigned size;

	if (nsymbols < p->nsymbols && p->symbols[nsymbols]->value < end)
		end = p->symbols[nsymbols]->value;
	if (!s->data) {
		put_zeros(a, end - at);
		return end - at;
	}
	if (code && assembly_unit(a, number, at, end, &u)) {
		if (u.is_data && !a->retarget)
			put_words(a, s->data + (at - s->hdr.sh_addr), &u);
		else
			put_unit(a, number, at, &u);
		return u.size;
	}
	if (f && f->at == at) {
		if ((size = put_fix(a, f, end)))
			return size;
		f = f + 1 < p->fixes + p->nfixes ? f + 1 : NULL;
	}
	if (code && end - at > 4)
		end = at + 4;
	if (f && f->at > at && f->at < end)
		end = f->at;
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
		out_printf(a->out, p->linked ? ",.Lsection%u" : ",%u", p->linked);
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
	out_printf(a->out, ".Lsection%zu:\n", number);
}

void
assembly_put_section(struct assembly *a, size_t number)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	uint64_t at = s->hdr.sh_addr, end = at + s->hdr.sh_size;
	struct symbol_ends ends = list_ends(a, number);
	size_t shown = 0, n;

	put_heading(a, number);
	for (; at < end;) {
		put_sizes(a, &ends, at);
		if (put_descriptor(a, number, at)) {
			at += KD_SIZE;
			shown = assembly_symbols_upto(p, at - 1);
			continue;
		}
		for (n = assembly_symbols_upto(p, at); shown < n; shown++)
			put_label(a, p->symbols[shown]);
		if (is_target(a, number, at))
			out_printf(a->out, ".Ltarget%llx:\n", (unsigned long long)at);
		at += put_item(a, number, at, n);
	}
	put_sizes(a, &ends, end);
	for (; shown < p->nsymbols; shown++)
		put_label(a, p->symbols[shown]);
	alloc_free(ends.v);
}
