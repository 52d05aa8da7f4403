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

/* Fixups found while a section is read. They are kept separate, because the section's own fixups must stay sorted. */
struct fix_list {
	struct fix *v;
	size_t n, cap;
};

/* Removes the fixups for distances whose start or end is not the start of an instruction. */
static void
drop_fixes(struct assembly *a, size_t number)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	struct section_part *p = &a->parts[number];
	size_t n = 0;

	for (size_t i = 0; i < p->nfixes; i++) {
		const struct fix *f = &p->fixes[i];

		if (!f->to || (p->marks[(f->from - h->sh_addr) / 4] & MARK_START && p->marks[(f->to - h->sh_addr) / 4] & MARK_START))
			p->fixes[n++] = *f;
	}
	p->nfixes = n;
}

static void
mark_target(struct assembly *a, size_t number, uint64_t target)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const struct section_part *p = &a->parts[number];

	if (target - h->sh_addr >= h->sh_size && a->e->hdr.e_type != ET_REL) {
		number = elf_addresses_find(&a->shown, target);
		h = &a->e->sections[number].hdr;
		p = &a->parts[number];
	}
	if (p->marks && target - h->sh_addr < h->sh_size && (target - h->sh_addr) % 4 == 0)
		p->marks[(target - h->sh_addr) / 4] |= MARK_TARGET;
}

/* Handles a distance within the section: the literal becomes the difference of two labels. A literal that could be an inline
 * constant remains a number, because a difference would need more space. */
static void
take_near(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	const struct elfin_section *s = &a->e->sections[number];
	int64_t literal = pc->literal ? (int32_t)le_get32(s->data + (pc->literal - s->hdr.sh_addr)) : 0;
	int64_t distance = (int64_t)(pc->target - pc->base), rest = pc->negative ? literal + distance : literal - distance;
	struct fix f = {.at = pc->literal, .from = pc->negative ? pc->target : pc->base, .to = pc->negative ? pc->base : pc->target,
		.type = R_AMDGPU_ABS32, .symbol = STR(""), .addend = rest};

	if (!pc->literal || (literal >= -16 && literal <= 64) || rest < -MOST_REST || rest > MOST_REST)
		return;
	mark_target(a, number, pc->target);
	mark_target(a, number, pc->base);
	*APPEND(found->v, found->n, found->cap) = f;
}

/* Handles a PC-relative offset to another section: the literals that encode the offset get relocations to that section. */
static void
take_far(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	const struct elfin *e = a->e;
	const struct elfin_section *from = &e->sections[number];
	size_t section = elf_addresses_find(&a->shown, pc->target), omitted;
	struct fix f = {.type = R_AMDGPU_REL32_LO, .symbol = STR(""), .section = (uint32_t)section};
	uint64_t target;

	if (!section && (omitted = elf_addresses_find(&a->loaded, pc->target)) && !a->parts[omitted].reached) {
		a->parts[omitted].reached = true;
		view_warning(a->v, "the code at %#llx reaches section '%s', which is omitted", (unsigned long long)pc->base - 4,
			e->sections[omitted].name);
	}
	if (!section || !pc->literal || pc->negative)
		return;
	target = pc->target - e->sections[section].hdr.sh_addr;
	f.at = pc->literal;
	f.addend = (int64_t)(target + (pc->literal - pc->base) - (pc->target - pc->base)) +
		(int32_t)le_get32(from->data + (pc->literal - from->hdr.sh_addr));
	*APPEND(found->v, found->n, found->cap) = f;
	if (!pc->high)
		return;
	f.at = pc->high;
	f.type = R_AMDGPU_REL32_HI;
	f.addend = (int64_t)(target + (pc->high - pc->base));
	*APPEND(found->v, found->n, found->cap) = f;
}

static void
take_address(struct assembly *a, size_t number, const struct pc_address *pc, struct fix_list *found)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;

	if (pc->target - h->sh_addr < h->sh_size)
		take_near(a, number, pc, found);
	else if (a->e->hdr.e_type != ET_REL)
		take_far(a, number, pc, found);
}

static void
read_code(struct assembly *a, size_t number)
{
	const struct elfin_section *s = &a->e->sections[number];
	struct section_part *p = &a->parts[number];
	uint64_t at = s->hdr.sh_addr, end = at + s->hdr.sh_size, next, target;
	struct fix_list found = {0};
	struct pc_address pc;
	struct pc_track track;
	struct unit u;

	pc_forget(&track);
	for (; at < end; at = next) {
		size_t n = assembly_symbols_upto(p, at);
		uint64_t limit = n < p->nsymbols && p->symbols[n]->value < end ? p->symbols[n]->value : end;

		next = limit - at < 4 ? limit : at + 4;
		if ((at - s->hdr.sh_addr) % 4 || assembly_is_object(p, n) || !assembly_unit(a, number, at, limit, &u)) {
			pc_forget(&track);
			continue;
		}
		p->marks[(at - s->hdr.sh_addr) / 4] |= MARK_START;
		next = at + u.size;
		if (!u.fix && insn_branch_target(&u.insn, at, &target))
			mark_target(a, number, target);
		if (u.fix)
			pc_forget(&track);
		else if (pc_step(&track, &a->id.isa, &u.insn, at, &pc))
			take_address(a, number, &pc, &found);
	}
	for (size_t i = 0; i < found.n; i++)
		*APPEND(p->fixes, p->nfixes, p->capfixes) = found.v[i];
	free(found.v);
}

static void
read_descriptor(struct assembly *a, const struct elfin_symbol *y)
{
	const struct elfin_symbol *kernel = assembly_kernel(a, y);
	const struct elfin_section *s = &a->e->sections[y->section];
	struct section_part *p = &a->parts[y->section];
	uint64_t entry, offset = y->value - s->hdr.sh_addr;

	if (!kernel || kernel->reserved || !s->data || s->hdr.sh_size < KD_SIZE || offset > s->hdr.sh_size - KD_SIZE)
		return;
	entry = le_get64(s->data + offset + KD_ENTRY);
	if (y->value + entry != kernel->value)
		return;
	*APPEND(p->fixes, p->nfixes, p->capfixes) = (struct fix){.at = y->value + KD_ENTRY, .type = R_AMDGPU_REL64,
		.symbol = STR(""), .section = kernel->section,
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
	for (size_t i = 1; i < a->nsymbols && a->e->hdr.e_type != ET_REL; i++) {
		const struct elfin_symbol *y = &a->symbols[i];

		if (y->section && !y->reserved && a->parts[y->section].fate == FATE_SHOWN)
			read_descriptor(a, y);
	}
	for (size_t i = 1; i < a->e->nsections; i++) {
		if (a->parts[i].marks)
			drop_fixes(a, i);
		assembly_sort_fixes(&a->parts[i]);
	}
}
