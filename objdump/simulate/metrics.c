#include "objdump/simulate/metrics.h"

#include <stdio.h>
#include <string.h>

enum { ORIGINS = AMDGCN_BY_RUN + 1 };

const struct amdgcn_parameter_value *
metrics_set(const struct simulate_settings *settings, const char *name)
{
	for (size_t i = settings->nset; i-- > 0;)
		if (strcmp(settings->set[i].name, name) == 0)
			return &settings->set[i];
	return NULL;
}

int
metrics_value(const struct simulation *sim, const char *name)
{
	const struct amdgcn_parameter_value *p = sim->result->parameters;

	while (strcmp(p->name, name) != 0)
		p++;
	return p->value;
}

const char *
metrics_item_name(const struct amdgcn_simulation *r)
{
	static const char *const names[] = {[AMDGCN_COMPUTE] = "work items", [AMDGCN_VERTEX] = "vertices", [AMDGCN_PIXEL] = "pixels"};

	return names[r->launch.stage];
}

const char *
metrics_unit_name(const struct amdgcn_simulation *r)
{
	return r->launch.per_pair ? "work-group processor" : "compute unit";
}

const char *
metrics_mode(const struct amdgcn_simulation *r)
{
	if (!r->launch.mode_assumed)
		return "";
	return r->launch.per_pair ? " in WGP mode, the default" : " in CU mode, by -mattr";
}

/* Lists the numbers of loops or branches by the origin of their iteration counts or directions, beginning with the
 * user's. Returns the length. */
static size_t
put_origins(const uint64_t counts[ORIGINS], char *buf, size_t room)
{
	size_t n = 0;

	*buf = 0;
	for (unsigned i = ORIGINS; i-- > 0;)
		if (counts[i] && n < room)
			n += (size_t)snprintf(buf + n, room - n, "%s%llu %s", n ? ", " : "", (unsigned long long)counts[i],
				amdgcn_origin_name((enum amdgcn_origin)i));
	return n;
}

size_t
metrics_loops(const struct amdgcn_simulation *r, char *buf, size_t room)
{
	uint64_t counts[ORIGINS] = {0};

	for (size_t i = 0; i < r->nloops; i++)
		counts[r->loops[i].origin]++;
	return put_origins(counts, buf, room);
}

size_t
metrics_branches(const struct amdgcn_simulation *r, char *buf, size_t room)
{
	uint64_t counts[ORIGINS] = {0};

	for (size_t i = 0; i < r->nbranches; i++)
		counts[r->branches[i].origin]++;
	return put_origins(counts, buf, room);
}

struct str
metrics_branch(const struct amdgcn_branch_path *b, char buf[64])
{
	if (b->direction == AMDGCN_PATTERN)
		return str_from(b->pattern);
	if (b->direction != AMDGCN_COUNTED)
		return b->direction == AMDGCN_ALWAYS ? STR("taken") : STR("not taken");
	return (struct str){buf, (size_t)snprintf(buf, 64, "%s every %llu%s time", b->leaves_taken ? "taken" : "not taken",
		(unsigned long long)b->count, b->count % 100 / 10 == 1 ? "th" : b->count % 10 == 1 ? "st" : b->count % 10 == 2 ? "nd" :
		b->count % 10 == 3 ? "rd" : "th")};
}
