/* The sections' first and last addresses divide the address space into ranges. Each range belongs to one section, even if sections
 * overlap, so that a search takes logarithmic time in every file. */
#include "common/elf/address_map.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* A range, which extends to the next element. */
struct elf_address {
	uint64_t at;      /* must be the first member, for array_upto() */
	uint32_t section; /* 0: none */
	uint32_t next;    /* a range at or after this one, before which all ranges from this one on have a section */
};

static uint64_t
end_of(const Elf64_Shdr *h)
{
	uint64_t end;

	return __builtin_add_overflow(h->sh_addr, h->sh_size, &end) ? UINT64_MAX : end;
}

/* Returns the first range at or after range i that has no section yet. Shortens the path to it. */
static uint32_t
first_free(struct elf_addresses *m, uint32_t i)
{
	while (m->v[i].next != i) {
		m->v[i].next = m->v[m->v[i].next].next;
		i = m->v[i].next;
	}
	return i;
}

static void
add_section(struct elf_addresses *m, const Elf64_Shdr *h, uint32_t number)
{
	uint32_t i = (uint32_t)array_below(m->v, m->n, sizeof *m->v, h->sh_addr);
	uint32_t end = (uint32_t)array_below(m->v, m->n, sizeof *m->v, end_of(h));

	for (i = first_free(m, i); i < end; i = first_free(m, i)) {
		m->v[i].section = number;
		m->v[i].next = i + 1;
	}
}

void
elf_addresses_init(struct elf_addresses *m, const struct elfin *e, bool (*has)(const void *user, size_t number), const void *user)
{
	*m = (struct elf_addresses){array_make(2 * e->nsections, sizeof *m->v), 0};
	for (size_t i = 1; i < e->nsections; i++) {
		if (!e->sections[i].hdr.sh_size || !has(user, i))
			continue;
		m->v[m->n++].at = e->sections[i].hdr.sh_addr;
		m->v[m->n++].at = end_of(&e->sections[i].hdr);
	}
	m->n = array_sort_unique(m->v, m->n, sizeof *m->v, array_compare64);
	for (uint32_t i = 0; i < m->n; i++)
		m->v[i].next = i;
	for (size_t i = 1; i < e->nsections && m->n; i++)
		if (e->sections[i].hdr.sh_size && has(user, i))
			add_section(m, &e->sections[i].hdr, (uint32_t)i);
}

void
elf_addresses_free(struct elf_addresses *m)
{
	alloc_free(m->v);
	*m = (struct elf_addresses){0};
}

size_t
elf_addresses_find(const struct elf_addresses *m, uint64_t address)
{
	size_t n = array_upto(m->v, m->n, sizeof *m->v, address);

	return n ? m->v[n - 1].section : 0;
}
