/* Cycles in the banks of LDS. */
#include <string.h>

#include "common/access/access.h"

enum { NO_DWORD = -1, MOST_BANKS = 256 };

/* The dwords that the lanes of a phase access, as a list for each bank. */
struct phase {
	int16_t first[MOST_BANKS];   /* index in dword; NO_DWORD: none */
	uint16_t length[MOST_BANKS];
	int16_t next[ACCESS_PARTS];
	uint64_t dword[ACCESS_PARTS];
	unsigned n, most;            /* most: length of the longest list */
};

static void
put_dword(struct phase *p, unsigned banks, uint64_t dword, bool again)
{
	unsigned bank = (unsigned)(dword % banks);

	for (int16_t i = p->first[bank]; i != NO_DWORD && !again; i = p->next[i])
		if (p->dword[i] == dword)
			return;
	if (p->n == ACCESS_PARTS)
		return;
	p->dword[p->n] = dword;
	p->next[p->n] = p->first[bank];
	p->first[bank] = (int16_t)p->n++;
	if (++p->length[bank] > p->most)
		p->most = p->length[bank];
}

/* Returns how many dwords the lane with the most accesses, and all lanes that access something, as bits. */
static unsigned
dwords_of(const struct access_made *a, uint64_t *lanes)
{
	unsigned most = 1, n[ACCESS_LANES] = {0};

	*lanes = 0;
	for (size_t i = 0; i < a->n; i++) {
		const struct access_part *p = &a->v[i];

		*lanes |= UINT64_C(1) << p->lane;
		n[p->lane] += (unsigned)((p->address + p->size + 3) / 4 - p->address / 4);
		most = n[p->lane] > most ? n[p->lane] : most;
	}
	return most > ACCESS_DWORDS ? ACCESS_DWORDS : most;
}

/* Returns the groups of four lanes that are served together with group `quad`. */
static unsigned
phase_of(unsigned phase, unsigned quad)
{
	unsigned quads = 0;

	for (unsigned i = 0; i < ACCESS_QUADS; i++)
		if (phase >> i & 1)
			quads |= 1u << (i ^ quad);
	return quads | 1u << quad;
}

struct access_cost
access_banks(const struct access_memory *m, const struct access_made *a)
{
	bool sends = a->store || a->atomic;
	uint64_t lanes;
	unsigned dwords = dwords_of(a, &lanes), banks = m->banks[sends][dwords - 1], done = 0;
	struct access_cost cost = {0, 0};

	for (unsigned quad = 0; quad < ACCESS_QUADS; quad++) {
		unsigned quads = phase_of(m->phase[sends][dwords - 1], quad) & ~done;

		if (done >> quad & 1 || !(lanes >> 4 * quad & 15))
			continue;
		done |= quads;
		struct phase p;
		p.n = p.most = 0;
		memset(p.first, 0xff, banks * sizeof p.first[0]);
		memset(p.length, 0, banks * sizeof p.length[0]);
		for (size_t i = 0; i < a->n; i++)
			if (quads >> a->v[i].lane / 4 & 1)
				for (uint64_t k = a->v[i].address / 4; k < (a->v[i].address + a->v[i].size + 3) / 4; k++)
					put_dword(&p, banks, k, a->atomic);
		cost.cycles += p.most;
		cost.least++;
	}
	return cost;
}
