/* Finds references within an object that have no relocation: branches, distances that code adds to the program counter,
 * and distances in descriptors. In a linked object, references to other sections become fixups, because a new link may
 * assign different addresses. Distances within a section become fixups as well, so that code can be inserted. */
#include <stdlib.h>

#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "common/elf/reloc.h"
#include "common/hsa/descriptor/kd.h"
#include "objdump/assembly/assembly_part.h"
#include "objdump/assembly/assembly_pc.h"

enum { MOST_REST = 64 /* maximum difference, in bytes, between a literal and the distance that the code computes with it */ };

/* Marks the target of a branch. */
static void
mark_target(struct assembly *a, size_t number, uint64_t target)
{
	size_t to = assembly_section_of(a, number, target);
	const Elf64_Shdr *h = &a->e->sections[to].hdr;

	if (a->parts[to].marks && target - h->sh_addr <= h->sh_size && (target - h->sh_addr) % 4 == 0)
		a->parts[to].marks[(target - h->sh_addr) / 4] |= MARK_TARGET;
}

/* Marks the last start at or before an address of a section of code, and returns its address. Inserted code moves the address
 * with this start. */
static uint64_t
anchor(struct assembly *a, size_t number, uint64_t target)
{
	uint64_t at = assembly_anchor_of(a, number, target);

	a->parts[number].marks[(at - a->e->sections[number].hdr.sh_addr) / 4] |= MARK_TARGET;
	return at;
}

/* No data directive begins within the field of a fixup. */
static void
unmark_fields(struct assembly *a, size_t number)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const struct section_part *p = &a->parts[number];

	for (size_t i = 0; i < p->nfixes; i++) {
		uint64_t offset = p->fixes[i].at - h->sh_addr, end = offset + reloc_find(p->fixes[i].type)->bytes;

		for (uint64_t k = offset / 4 + 1; 4 * k < end && 4 * k < h->sh_size; k++)
			p->marks[k] &= (uint8_t)~MARK_START;
	}
}

/* Anchors one end of a distance, and adds to *rest what it is away from its anchor. An end that is the program counter is anchored to
 * the instruction that reads it. */
static uint64_t
anchor_end(struct assembly *a, size_t number, uint64_t at, bool is_base, int64_t *rest)
{
	uint64_t to = anchor(a, number, is_base ? at - 1 : at);

	*rest = (int64_t)(at - to);
	return to;
}

/* Anchors what a fixup refers to. The addend of a relative relocation contains the distance from the program counter to the field,
 * which becomes a difference of labels, too. */
static void
anchor_fix(struct assembly *a, size_t number, struct fix *f)
{
	const Elf64_Shdr *h = &a->e->sections[f->section].hdr;

	if (f->kind == FIX_ANCHORED && (!a->parts[f->section].marks || f->to - h->sh_addr > h->sh_size))
		f->kind = FIX_RELOCATION;
	int64_t rest;
	if (f->kind == FIX_DISTANCE) {
		f->to = anchor_end(a, f->section, f->to, f->base == FIX_TO_BASE, &rest);
		f->addend += rest;
		f->from = anchor_end(a, f->section, f->from, f->base == FIX_FROM_BASE, &rest);
		f->addend -= rest;
		return;
	}
	if (f->kind == FIX_ANCHORED)
		f->to = anchor(a, f->section, f->to);
	if (f->base == FIX_FROM_BASE)
		f->from = anchor_end(a, number, f->from, true, &rest);
	if (f->base == FIX_FROM_BASE)
		anchor(a, number, f->at);
}

/* Anchors the section's fixups, but for those in descriptors that are printed as directives. */
static void
anchor_fixes(struct assembly *a, size_t number)
{
	const struct section_part *p = &a->parts[number];

	for (size_t i = 0; i < p->nfixes; i++)
		if (p->fixes[i].kind == FIX_DISTANCE || !assembly_describes(a, number, p->fixes[i].at - KD_ENTRY, NULL))
			anchor_fix(a, number, &p->fixes[i]);
}

/* Returns the literal of an address. */
static int64_t
read_literal(const struct elfin_section *s, const struct pc_address *pc)
{
	const uint8_t *bytes = s->data + (pc->literal - s->hdr.sh_addr);

	return pc->wide ? (int64_t)le_get64(bytes) : (int32_t)le_get32(bytes);
}

/* Handles a distance within the section: the literal becomes the difference of two labels. The assembler encodes a difference as a
 * literal even if it could be an inline constant. */
static void
take_near(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	int64_t literal = pc->literal ? read_literal(&a->e->sections[number], pc) : 0;
	int64_t distance = (int64_t)(pc->target - pc->base), rest = pc->negative ? literal + distance : literal - distance;
	struct fix f = {.at = pc->literal, .kind = FIX_DISTANCE, .from = pc->negative ? pc->target : pc->base,
		.to = pc->negative ? pc->base : pc->target, .base = pc->negative ? FIX_TO_BASE : FIX_FROM_BASE,
		.type = pc->wide ? R_AMDGPU_ABS64 : R_AMDGPU_ABS32, .symbol = STR(""), .section = (uint32_t)number, .addend = rest};

	if (!pc->literal || rest < -MOST_REST || rest > MOST_REST)
		return;
	*APPEND(found->v, found->n, found->cap) = f;
}

/* Handles a PC-relative offset to another section: the literals that encode the offset get relocations to that section. */
static void
take_far(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	const struct elfin *e = a->e;
	const struct elfin_section *from = &e->sections[number];
	size_t section = elf_addresses_find(&a->shown, pc->target), omitted;
	struct fix f = {.kind = FIX_ANCHORED, .from = pc->base, .to = pc->target, .base = FIX_FROM_BASE, .type = pc->wide ? R_AMDGPU_REL64 : R_AMDGPU_REL32_LO, .symbol = STR(""),
		.section = (uint32_t)section};

	if (!section && (omitted = elf_addresses_find(&a->loaded, pc->target)) && !a->parts[omitted].reached) {
		a->parts[omitted].reached = true;
		view_warning(a->v, "the code at %#llx reaches section '%s', which is omitted", (unsigned long long)pc->base - 4,
			e->sections[omitted].name);
	}
	if (!section || !pc->literal || pc->negative)
		return;
	uint64_t target = pc->target - e->sections[section].hdr.sh_addr;
	f.at = pc->literal;
	f.addend = (int64_t)(target + (pc->literal - pc->base) - (pc->target - pc->base)) + read_literal(from, pc);
	*APPEND(found->v, found->n, found->cap) = f;
	if (!pc->high)
		return;
	f.at = pc->high;
	f.type = R_AMDGPU_REL32_HI;
	f.addend = (int64_t)(target + (pc->high - pc->base));
	*APPEND(found->v, found->n, found->cap) = f;
}

/* Sets the target of the relocation of a literal that contributes to an address: the address, because the literal is added to the
 * program counter `base`. A relocation refers to a section and not to a symbol if the symbol is local. */
static void
take_relocation(struct assembly *a, size_t number, uint64_t literal, uint64_t base)
{
	struct section_part *p = &a->parts[number];
	size_t i = array_below(p->fixes, p->nfixes, sizeof p->fixes[0], literal);
	struct fix *f = literal && i < p->nfixes && p->fixes[i].at == literal ? &p->fixes[i] : NULL;

	if (!f || f->symbol.n || reloc_find(f->type)->formula != RELOC_S_A_P)
		return;
	f->kind = FIX_ANCHORED;
	f->to = a->e->sections[f->section].hdr.sh_addr + (uint64_t)f->addend - (literal - base);
}

/* Returns whether a relocation applies to the literal at an address. */
static bool
is_relocated(const struct assembly *a, size_t number, uint64_t literal)
{
	const struct fix *f = assembly_fix_from(&a->parts[number], literal);

	return f && f->at == literal;
}

static void
take_address(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;

	if (is_relocated(a, number, pc->literal)) {
		take_relocation(a, number, pc->literal, pc->base);
		take_relocation(a, number, pc->high, pc->base);
	} else if (assembly_section_of(a, number, pc->target) != number)
		take_far(a, number, pc, found);
	else if (pc->target - h->sh_addr <= h->sh_size)
		take_near(a, number, pc, found);
}

/* Moves fixups to a section. They are kept separate while it is read, because the section's own fixups must stay sorted. */
static void
add_fixes(struct section_part *p, struct fix_list *found)
{
	for (size_t i = 0; i < found->n; i++)
		*APPEND(p->fixes, p->nfixes, p->capfixes) = found->v[i];
	free(found->v);
}

static void
read_frames(struct assembly *a, size_t number)
{
	struct fix_list found = {0};

	assembly_frames(a, number, &found);
	add_fixes(&a->parts[number], &found);
}

static void
read_code(struct assembly *a, size_t number)
{
	const struct elfin_section *s = &a->e->sections[number];
	struct section_part *p = &a->parts[number];
	uint64_t at = s->hdr.sh_addr, end = at + s->hdr.sh_size;
	struct fix_list found = {0};
	struct pc_track track;

	pc_forget(&track);
	struct unit u;
	struct pc_address pc;
	uint64_t next, target;
	for (; at < end; at = next) {
		size_t n = assembly_symbols_upto(p, at);
		uint64_t limit = n < p->nsymbols && p->symbols[n]->value < end ? p->symbols[n]->value : end;

		next = limit - at < 4 ? limit : at + 4;
		if ((at - s->hdr.sh_addr) % 4) {
			pc_forget(&track);
			continue;
		}
		p->marks[(at - s->hdr.sh_addr) / 4] |= MARK_START;
		if (assembly_is_object(p, n) || !assembly_unit(a, number, at, limit, &u)) {
			if (!assembly_is_object(p, n))
				next = at + assembly_step(a, number, at, limit);
			pc_forget(&track);
			continue;
		}
		next = at + u.size;
		if (!u.fix && insn_branch_target(&u.insn, at, &target))
			mark_target(a, number, target);
		if (pc_step(&track, &a->id.isa, &u.insn, at, &pc))
			take_address(a, number, &pc, &found);
	}
	if (s->hdr.sh_size % 4 == 0)
		p->marks[s->hdr.sh_size / 4] |= MARK_START;
	add_fixes(p, &found);
}

static void
read_descriptor(struct assembly *a, const struct elfin_symbol *y)
{
	const struct elfin_symbol *kernel = assembly_kernel(a, y);
	const struct elfin_section *s = &a->e->sections[y->section];
	struct section_part *p = &a->parts[y->section];
	uint64_t offset = y->value - s->hdr.sh_addr;

	if (!kernel || kernel->reserved || !s->data || s->hdr.sh_size < KD_SIZE || offset > s->hdr.sh_size - KD_SIZE)
		return;
	uint64_t entry = le_get64(s->data + offset + KD_ENTRY);
	if (y->value + entry != kernel->value)
		return;
	*APPEND(p->fixes, p->nfixes, p->capfixes) = (struct fix){.at = y->value + KD_ENTRY, .kind = FIX_ANCHORED, .to = kernel->value,
		.type = R_AMDGPU_REL64, .symbol = STR(""), .section = kernel->section,
		.addend = (int64_t)(kernel->value - a->e->sections[kernel->section].hdr.sh_addr + KD_ENTRY)};
}

void
assembly_reach(struct assembly *a)
{
	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];

		if (a->parts[i].fate != FATE_SHOWN || !(s->hdr.sh_flags & SHF_EXECINSTR) || !s->data)
			continue;
		a->parts[i].marks = calloc(s->hdr.sh_size / 4 + 1, 1);
		if (!a->parts[i].marks)
			die("out of memory");
	}
	for (size_t i = 1; i < a->e->nsections; i++)
		if (a->parts[i].marks)
			read_code(a, i);
	for (size_t i = 1; i < a->e->nsections; i++)
		if (a->parts[i].fate == FATE_SHOWN)
			read_frames(a, i);
	for (size_t i = 1; i < a->nsymbols && a->e->hdr.e_type != ET_REL; i++) {
		const struct elfin_symbol *y = &a->symbols[i];

		if (y->section && !y->reserved && a->parts[y->section].fate == FATE_SHOWN)
			read_descriptor(a, y);
	}
	for (size_t i = 1; i < a->e->nsections; i++) {
		assembly_sort_fixes(&a->parts[i]);
		if (a->parts[i].marks)
			unmark_fields(a, i);
		anchor_fixes(a, i);
	}
}
