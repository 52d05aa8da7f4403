/* Strings of results, and the functions of an object: running.h. */
#include "library/running.h"

#include "common/elf/amdgpu.h"

const char *
running_keep(struct arena *arena, const char *text)
{
	return text ? arena_strz(arena, str_from(text)) : NULL;
}

/* Makes `to` the nearest function before an address. */
static void
consider(struct run_function *to, uint64_t address, struct run_function one)
{
	if (one.start <= address && (!to->name || one.start > to->start))
		*to = one;
}

struct run_function
running_function(struct amdgcn_object *o, uint64_t address)
{
	const struct flow_object *f = &o->analysis->object;
	struct run_function found = {0};

	for (size_t i = 0; i < f->nkernels; i++) {
		const struct flow_kernel *k = &f->kernels[i];

		consider(&found, address, (struct run_function){k->name.p, f->addresses[k->section] + k->at, k->size});
	}
	for (size_t i = 0; i < o->nsymbols; i++) {
		const struct elfin_symbol *s = &o->symbols[i];

		if ((s->type == STT_FUNC || s->type == STT_AMDGPU_HSA_KERNEL) && s->section != SHN_UNDEF)
			consider(&found, address, (struct run_function){s->name, s->value, s->size});
	}
	return found.name && found.size && address - found.start >= found.size ? (struct run_function){0} : found;
}
