#include "objdump/assembly/assembly_part.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

bool
assembly_is_spelled(uint32_t type)
{
	const struct reloc_kind *kind = reloc_find(type);

	return kind && kind->bytes;
}

bool
assembly_is_difference(const struct reloc_kind *kind)
{
	return kind->formula == RELOC_S_A_P && !reloc_needs_specifier(kind);
}

const struct elfin_symbol *
assembly_kernel(const struct assembly *a, const struct elfin_symbol *y)
{
	size_t length = strlen(y->name);

	if (y->type != STT_OBJECT || length < 4 || strcmp(y->name + length - 3, ".kd") != 0)
		return NULL;
	const uint32_t *named = map_get(&a->names, (struct str){y->name, length - 3});
	return named ? &a->symbols[*named] : NULL;
}

const struct elfin_symbol *
assembly_descriptor(const struct assembly *a, const struct elfin_symbol *y)
{
	const uint32_t *named = map_get(&a->names, str_from(arena_printf(&a->v->options->arena, "%s.kd", y->name)));

	return named ? &a->symbols[*named] : NULL;
}

static int
compare_fixes(const void *va, const void *vb)
{
	const struct fix *x = va, *y = vb;

	return x->at < y->at ? -1 : x->at > y->at;
}

void
assembly_sort_fixes(struct section_part *p)
{
	if (p->nfixes)
		qsort(p->fixes, p->nfixes, sizeof p->fixes[0], compare_fixes);
}

const struct fix *
assembly_fix_from(const struct section_part *p, uint64_t at)
{
	size_t below = array_below(p->fixes, p->nfixes, sizeof p->fixes[0], at);

	return below < p->nfixes ? &p->fixes[below] : NULL;
}

static bool
is_upto(const void *element, const void *key)
{
	const struct elfin_symbol *const *y = element;

	return (*y)->value <= *(const uint64_t *)key;
}

size_t
assembly_symbols_upto(const struct section_part *p, uint64_t at)
{
	return array_before(p->symbols, p->nsymbols, sizeof p->symbols[0], &at, is_upto);
}

bool
assembly_is_object(const struct section_part *p, size_t nsymbols)
{
	return nsymbols && p->objects[nsymbols - 1];
}

static int
compare_symbols(const void *va, const void *vb)
{
	const struct elfin_symbol *x = *(const struct elfin_symbol *const *)va,
		*y = *(const struct elfin_symbol *const *)vb;

	return x->value != y->value ? (x->value < y->value ? -1 : 1) : x < y ? -1 : x > y;
}

void
assembly_sort_symbols(struct section_part *p)
{
	if (!p->nsymbols)
		return;
	qsort(p->symbols, p->nsymbols, sizeof p->symbols[0], compare_symbols);
	p->objects = array_make(p->nsymbols, sizeof *p->objects);
	for (size_t i = 0; i < p->nsymbols; i++)
		p->objects[i] = p->symbols[i]->type == STT_OBJECT &&
			(!i || p->symbols[i - 1]->value != p->symbols[i]->value || p->objects[i - 1]);
}

const char *
assembly_placeholder(const struct fix *f)
{
	return reloc_find(f->type)->bytes == 8 ? "lit64(0x0)" : "lit(0x0)";
}

bool
assembly_unit(const struct assembly *a, size_t number, uint64_t at, uint64_t end, struct unit *u)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct fix *f = assembly_fix_from(&a->parts[number], at);
	uint8_t bytes[INSN_BYTES] = {0};
	size_t n = end - at < INSN_BYTES ? end - at : INSN_BYTES;

	memcpy(bytes, s->data + (at - s->hdr.sh_addr), n);
	u->size = n < 4 ? 0 : insn_decode(&a->id.isa, bytes, n, &u->insn);
	if (!u->size)
		return false;
	u->fix = f && f->at < at + u->size ? f : NULL;
	if (u->fix && u->fix + 1 < a->parts[number].fixes + a->parts[number].nfixes && u->fix[1].at < at + u->size)
		return false;
	if (u->fix && u->fix->type != R_AMDGPU_REL16) {
		const struct reloc_kind *kind = reloc_find(f->type);

		if (u->size < 4u + kind->bytes || f->at != at + u->size - kind->bytes || kind->bytes < 4 ||
			(assembly_is_difference(kind) && !*kind->specifier))
			return false;
		memset(bytes + u->size - kind->bytes, 0, kind->bytes);
		if (insn_decode(&a->id.isa, bytes, n, &u->insn) != u->size)
			return false;
	}
	u->is_data = !insn_same(&u->insn, bytes);
	if (u->is_data && u->fix)
		return false;
	insn_print(&a->id.isa, &u->insn, u->text);
	uint64_t target;
	if (u->fix && u->fix->type == R_AMDGPU_REL16)
		return f->at == at && insn_branch_target(&u->insn, at, &target);
	return !u->fix || strstr(u->text, assembly_placeholder(u->fix));
}

size_t
assembly_section_of(const struct assembly *a, size_t number, uint64_t target)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;

	if (target - h->sh_addr < h->sh_size || a->e->hdr.e_type == ET_REL)
		return number;
	/* the end of a section may be the begin of another one */
	size_t found = elf_addresses_find(&a->shown, target);
	return found || target - h->sh_addr > h->sh_size ? found : number;
}

bool
assembly_is_target(const struct assembly *a, size_t number, uint64_t at)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const uint8_t *marks = a->parts[number].marks;
	uint64_t offset = at - h->sh_addr;

	return marks && offset <= h->sh_size && offset % 4 == 0 && marks[offset / 4] == (MARK_START | MARK_TARGET);
}

uint64_t
assembly_anchor_of(const struct assembly *a, size_t number, uint64_t at)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	uint64_t i = (at - h->sh_addr) / 4;

	while (i && !(a->parts[number].marks[i] & MARK_START))
		i--;
	return h->sh_addr + 4 * i;
}

uint64_t
assembly_step(const struct assembly *a, size_t number, uint64_t at, uint64_t end)
{
	const struct elfin_section *s = &a->e->sections[number];
	uint64_t left = end - at, word = left < 4 ? left : 4;
	struct insn_flaw flaw;
	struct insn insn;

	if (insn_read(&a->id.isa, s->data + (at - s->hdr.sh_addr), left, &insn, &flaw) != INSN_FLAWED || insn.size > left)
		return word;
	return insn.size;
}
