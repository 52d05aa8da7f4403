/* Compares elf_addresses_find() with a search in all sections, which may overlap. */
#include <stdio.h>

#include "common/elf/address_map.h"
#include "testsuite/prop/random.h"

enum { CASES = 3000, SECTIONS = 12, SPACE = 40 };

static bool
is_included(const void *user, size_t number)
{
	const struct elfin *e = user;

	return e->sections[number].hdr.sh_flags & SHF_ALLOC;
}

/* The address space begins in the middle of the 64-bit numbers or at their end. */
static void
fill(struct elfin *e, uint64_t base)
{
	for (size_t i = 1; i < e->nsections; i++) {
		Elf64_Shdr *h = &e->sections[i].hdr;

		*h = (Elf64_Shdr){.sh_addr = base + below(SPACE), .sh_size = below(3) ? below(SPACE / 4) : 0,
			.sh_flags = below(4) ? SHF_ALLOC : 0};
		if (h->sh_addr + h->sh_size < h->sh_addr)
			h->sh_size = 0;
	}
}

static size_t
expected(const struct elfin *e, uint64_t address)
{
	for (size_t i = 1; i < e->nsections; i++)
		if (is_included(e, i) && address - e->sections[i].hdr.sh_addr < e->sections[i].hdr.sh_size)
			return i;
	return 0;
}

int
main(void)
{
	struct elfin_section sections[SECTIONS] = {0};
	struct elfin e = {.sections = sections};
	int wrong = 0;

	for (int i = 0; i < CASES; i++) {
		uint64_t base = i % 2 ? UINT64_MAX - SPACE : 1000;

		e.nsections = 1 + below(SECTIONS);
		fill(&e, base);
		struct elf_addresses m;
		elf_addresses_init(&m, &e, is_included, &e);
		for (uint64_t address = base - 2; address - base + 2 < 2 * SPACE; address++)
			wrong += elf_addresses_find(&m, address) != expected(&e, address);
		elf_addresses_free(&m);
	}
	if (wrong)
		printf("%d addresses have the wrong section\n", wrong);
	return wrong != 0;
}
