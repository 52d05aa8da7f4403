/* Determines the values of a kernel's arguments from the settings. */
#include "library/simulated.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SEGMENT = 1 << 16, /* limit of the size of an argument segment, in bytes */ MOST_BYTES = 8 };

static const struct flow_kernel *
kernel_of(const struct simulated *s)
{
	const struct graph_function *f = &s->section->flow->functions[s->function];

	return flow_object_kernel(&s->section->object->analysis->object, s->section->number, f->at);
}

/* Returns the name by which the settings refer to an argument, or NULL if it has none. */
static const char *
name_of(const struct flow_argument *a)
{
	return a->name.n ? a->name.p : str_starts(a->kind, "hidden_") ? a->kind.p : NULL;
}

static bool
is_named(const struct flow_argument *a, const char *name)
{
	if (!name || *name < '0' || *name > '9')
		return name && name_of(a) && strcmp(name, name_of(a)) == 0;
	errno = 0;
	char *end;
	unsigned long offset = strtoul(name, &end, 0);
	return !*end && !errno && offset == a->offset;
}

/* Returns whether an argument, whose place an object states, can have a value. */
static bool
is_possible(const struct flow_argument *a)
{
	return a->size && a->size <= MOST_BYTES && a->offset <= MOST_SEGMENT - a->size;
}

/* Returns whether the value fits in this number of bytes as a signed or an unsigned number. */
static bool
fits(int64_t value, unsigned bytes)
{
	return bytes >= MOST_BYTES || (value >= -((int64_t)1 << (8 * bytes - 1)) && value < (int64_t)1 << 8 * bytes);
}

static void
put(struct simulated *s, size_t i, int64_t value)
{
	struct amdgcn_argument *a = &s->argument[i];

	a->known = 1;
	a->value = value;
	for (unsigned k = 0; k < a->size; k++) {
		s->arguments.bytes[a->offset + k] = (uint8_t)((uint64_t)value >> 8 * k);
		s->arguments.known[a->offset + k] = true;
	}
}

/* Sets *value to the value of a hidden argument. Returns false if the numbers of work-groups and work items do not determine the
 * value. */
static bool
hidden_value(const struct simulated *s, struct str kind, int64_t *value)
{
	const struct amdgcn_simulation_settings *a = &s->settings;
	const struct flow_kernel *k = kernel_of(s);
	unsigned groups[] = {a->groups_x, a->groups_y ? a->groups_y : 1, a->groups_z ? a->groups_z : 1};
	unsigned sizes[] = {a->work_items, a->work_items != 0, a->work_items != 0};
	struct str start = {kind.p, kind.n ? kind.n - 1 : 0};
	unsigned axis = kind.n ? (unsigned)kind.p[kind.n - 1] - 'x' : 3;

	*value = 0;
	if (str_eqz(kind, "hidden_grid_dims"))
		*value = groups[2] > 1 ? 3 : groups[1] > 1 ? 2 : 1;
	else if (axis < 3 && str_eqz(start, "hidden_group_size_"))
		return (*value = k->sizes[axis] ? k->sizes[axis] : sizes[axis]) != 0;
	else if (axis < 3 && str_eqz(start, "hidden_block_count_"))
		*value = groups[axis];
	else if (axis >= 3 || (!str_eqz(start, "hidden_remainder_") && !str_eqz(start, "hidden_global_offset_")))
		return false;
	return a->groups_x != 0;
}

static void
put_setting(struct simulated *s, size_t setting, struct diag *diag)
{
	const struct amdgcn_argument_value *v = &s->settings.arguments[setting];
	const struct flow_kernel *k = kernel_of(s);

	for (size_t i = 0; k && i < k->narguments; i++) {
		unsigned size = k->arguments[i].size;

		if (!is_named(&k->arguments[i], v->name))
			continue;
		if (!is_possible(&k->arguments[i]))
			diag_error(diag, (struct loc){0}, "%s: expected an argument of 1 to %d bytes among the first %d, but it has %u at offset %u", v->name,
				MOST_BYTES, MOST_SEGMENT, size, k->arguments[i].offset);
		else if (!fits(v->value, size))
			diag_error(diag, (struct loc){0}, "%s: expected a value of %u byte%s, but got %lld", v->name, size, size == 1 ? "" : "s",
				(long long)v->value);
		else
			put(s, i, v->value);
		s->argument_used[setting] = true;
		return;
	}
}

void
simulated_take_arguments(struct simulated *s, struct diag *diag)
{
	const struct flow_kernel *k = kernel_of(s);
	size_t n = k ? k->narguments : 0;

	s->argument = arena_alloc(&s->arena, (n + 1) * sizeof *s->argument);
	s->argument_used = arena_alloc(&s->arena, s->settings.narguments + 1);
	for (size_t i = 0; i < n; i++) {
		const struct flow_argument *a = &k->arguments[i];

		s->argument[i] = (struct amdgcn_argument){.name = name_of(a), .offset = a->offset, .size = a->size};
		if (is_possible(a) && a->offset + a->size > s->arguments.size)
			s->arguments.size = a->offset + a->size;
	}
	s->arguments.bytes = arena_alloc(&s->arena, s->arguments.size + 1);
	s->arguments.known = arena_alloc(&s->arena, s->arguments.size + 1);
	int64_t value;
	for (size_t i = 0; i < n; i++)
		if (is_possible(&k->arguments[i]) && hidden_value(s, k->arguments[i].kind, &value) && fits(value, k->arguments[i].size))
			put(s, i, value);
	for (size_t i = 0; i < s->settings.narguments; i++)
		put_setting(s, i, diag);
	s->simulation.arguments = s->argument;
	s->simulation.narguments = n;
	s->rules.arguments = &s->arguments;
}
