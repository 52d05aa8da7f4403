/* What reaches from one place of an object to another without a relocation: branches, and in a linked object the
 * distances that code adds to the program counter (s_getpc_b64, s_add_u32, s_addc_u32) and that descriptors hold. Those
 * into another section become fixes, since linked again the sections may be elsewhere. Within a section nothing
 * moves. */
#include <stdlib.h>

#include "common/base/array.h"
#include "common/base/die.h"
#include "common/base/le.h"
#include "common/elf/reloc.h"
#include "common/hsa/kd.h"
#include "objdump/assembly/assembly_part.h"

/* An address that code is working out, step by step, and how far it has come. */
struct chain {
	enum insn_pc last;
	unsigned reg;
	uint64_t base;    /* what s_getpc_b64 gives */
	uint64_t add;     /* the literal of s_add_u32; 0: an inline constant */
	uint32_t low;
};

/* Fixes that are found while a section is read, whose own are sorted. */
struct found {
	struct fix *v;
	size_t n, cap;
};

/* The code in a section adds up to an address: its parts count from there. */
static void
take_distance(struct assembly *a, size_t number, const struct chain *c, uint64_t carry, uint64_t target,
	struct found *found)
{
	const struct elfin *e = a->e;
	size_t section = assembly_section_at(a, target);
	struct fix f = {.type = R_AMDGPU_REL32_LO, .symbol = STR(""), .section = (uint32_t)section};

	if (section == number)
		return;
	for (size_t i = 1; i < e->nsections && !section; i++) {
		const Elf64_Shdr *h = &e->sections[i].hdr;

		if (h->sh_flags & SHF_ALLOC && target >= h->sh_addr && target - h->sh_addr < h->sh_size) {
			view_warning(a->v, "the code at %#llx reaches section '%s', which is left out",
				(unsigned long long)c->base - 4, e->sections[i].name);
			return;
		}
	}
	if (!section || !c->add)
		return;
	target -= e->sections[section].hdr.sh_addr;
	f.at = c->add;
	f.addend = (int64_t)(target + (c->add - c->base));
	*APPEND(found->v, found->n, found->cap) = f;
	if (!carry)
		return;
	f.at = carry;
	f.type = R_AMDGPU_REL32_HI;
	f.addend = (int64_t)(target + (carry - c->base));
	*APPEND(found->v, found->n, found->cap) = f;
}

/* The next instruction: the chain goes on, ends, or begins anew. */
static void
follow(struct assembly *a, size_t number, uint64_t at, const struct insn *insn, struct chain *c, struct found *found)
{
	unsigned reg;
	uint32_t constant;
	enum insn_pc step = insn_pc(&a->id.isa, insn, &reg, &constant);
	uint64_t literal = insn->literal ? at + 4 * insn->literal : 0;

	if (step == INSN_PC_GET) {
		*c = (struct chain){.last = step, .reg = reg, .base = at + insn->size};
	} else if (step == INSN_PC_ADD && c->last == INSN_PC_GET && reg == c->reg) {
		c->last = step;
		c->add = literal;
		c->low = constant;
	} else {
		if (step == INSN_PC_CARRY && c->last == INSN_PC_ADD && reg == c->reg + 1)
			take_distance(a, number, c, literal, c->base + ((uint64_t)constant << 32 | c->low),
				found);
		c->last = INSN_PC_NONE;
	}
}

static void
mark_target(struct assembly *a, size_t number, uint64_t target)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const struct part *p = &a->parts[number];

	if (target - h->sh_addr >= h->sh_size && a->e->hdr.e_type != ET_REL) {
		number = assembly_section_at(a, target);
		h = &a->e->sections[number].hdr;
		p = &a->parts[number];
	}
	if (p->marks && target - h->sh_addr < h->sh_size && (target - h->sh_addr) % 4 == 0)
		p->marks[(target - h->sh_addr) / 4] |= MARK_TARGET;
}

static void
read_code(struct assembly *a, size_t number)
{
	const struct elfin_section *s = &a->e->sections[number];
	struct part *p = &a->parts[number];
	uint64_t at = s->hdr.sh_addr, end = at + s->hdr.sh_size, next, target;
	struct chain chain = {0};
	struct found found = {0};
	struct unit u;

	for (; at < end; at = next) {
		size_t n = assembly_symbols_upto(p, at);
		uint64_t limit = n < p->nsymbols && p->symbols[n]->value < end ? p->symbols[n]->value : end;

		next = limit - at < 4 ? limit : at + 4;
		if ((at - s->hdr.sh_addr) % 4 || assembly_is_object(p, n) || !assembly_unit(a, number, at, limit, &u)) {
			chain.last = INSN_PC_NONE;
			continue;
		}
		p->marks[(at - s->hdr.sh_addr) / 4] |= MARK_START;
		next = at + u.size;
		if (!u.fix && insn_branch_target(&u.insn, at, &target))
			mark_target(a, number, target);
		if (a->e->hdr.e_type != ET_REL && !u.fix)
			follow(a, number, at, &u.insn, &chain, &found);
		else
			chain.last = INSN_PC_NONE;
	}
	for (size_t i = 0; i < found.n; i++)
		*APPEND(p->fixes, p->nfixes, p->capfixes) = found.v[i];
	free(found.v);
}

/* The entry that a descriptor holds. */
static void
read_descriptor(struct assembly *a, const struct elfin_symbol *y)
{
	const struct elfin_symbol *kernel = assembly_kernel(a, y);
	const struct elfin_section *s = &a->e->sections[y->section];
	struct part *p = &a->parts[y->section];
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
	for (size_t i = 1; i < a->e->nsections; i++)
		assembly_sort_fixes(&a->parts[i]);
}
