/* Cycles for the addresses of vector memory, and cache lines. */
#include "common/access/access.h"

/* Returns whether the parts from `first` to before `end` are at consecutive addresses, or each lane accesses the same ones. */
static bool
is_consecutive(const struct access_part *v, size_t first, size_t end)
{
	size_t n = first;
	uint64_t bytes = 0;

	while (n < end && v[n].lane == v[first].lane)
		bytes += v[n++].size;
	for (size_t i = first, k = 0; i < end; i++) {
		k = i > first && v[i].lane == v[i - 1].lane ? k + 1 : 0;
		if (first + k >= n)
			return false;
		if (v[i].address != v[first + k].address + bytes * (v[i].lane - v[first].lane) && v[i].address != v[first + k].address)
			return false;
	}
	return true;
}

static unsigned
bytes_of_lane(const struct access_made *a)
{
	unsigned bytes = 0;

	for (size_t i = 0; i < a->n && a->v[i].lane == a->v[0].lane; i++)
		bytes += a->v[i].size;
	return bytes;
}

struct access_cost
access_addresses(const struct access_memory *m, const struct access_made *a)
{
	unsigned together = m->lanes[!a->store && bytes_of_lane(a) > 4];
	struct access_cost cost = {0, 0};

	for (size_t i = 0, end; i < a->n; i = end) {
		unsigned lanes = 0;

		for (end = i; end < a->n && a->v[end].lane / together == a->v[i].lane / together; end++)
			lanes += end == i || a->v[end].lane != a->v[end - 1].lane;
		unsigned slow = (lanes + m->scattered - 1) / m->scattered;
		cost.cycles += slow > 1 && !is_consecutive(a->v, i, end) ? slow : 1;
		cost.least++;
	}
	return cost;
}

bool
access_is_shifted(const struct access_made *a, const struct access_made *b, unsigned unit)
{
	uint64_t distance = a->n && b->n ? a->v[0].address - b->v[0].address : 0;

	if (a->n != b->n || a->store != b->store || a->atomic != b->atomic || distance % unit)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (a->v[i].address - b->v[i].address != distance || a->v[i].lane != b->v[i].lane || a->v[i].size != b->v[i].size)
			return false;
	return true;
}

struct access_cost
access_cycles(const struct access_memory *m, const struct access_made *a)
{
	return a->lds ? access_banks(m, a) : access_addresses(m, a);
}

struct access_cost
access_lines(const struct access_memory *m, const struct access_made *a)
{
	enum { SLOTS = 1024 };
	uint64_t line[SLOTS], bytes = 0;
	bool used[SLOTS] = {false};
	struct access_cost cost = {0, 0};

	for (size_t i = 0; i < a->n && i < ACCESS_PARTS; i++) {
		bytes += a->v[i].size;
		for (uint64_t k = a->v[i].address / m->line; k <= (a->v[i].address + a->v[i].size - 1) / m->line && cost.cycles < SLOTS - 1; k++) {
			unsigned slot = (unsigned)(k * UINT64_C(0x9e3779b97f4a7c15) >> 54);

			while (used[slot] && line[slot] != k)
				slot = (slot + 1) % SLOTS;
			cost.cycles += !used[slot];
			used[slot] = true;
			line[slot] = k;
		}
	}
	cost.least = (unsigned)((bytes + m->line - 1) / m->line);
	cost.least = cost.least < cost.cycles ? cost.least : cost.cycles;
	return cost;
}
