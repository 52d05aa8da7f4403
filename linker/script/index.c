#include "linker/script/index.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "linker/options/wildcard.h"

/* An element of the list of patterns that contain one name. */
struct exact_input {
	const struct section_pattern *pattern; /* the pattern with this name */
	uint32_t input, next; /* input: index in v; next: index of the next element plus 1; 0: none */
	uint32_t last;        /* in the first element: index of the last element */
};

/* Sections by their names. */
struct named_commands {
	struct map names; /* maps a name to the index of its first section in v */
	struct command **v;
	size_t n, cap;
};

struct script_index {
	struct named_commands overwrites, sections; /* sections: without /DISCARD/ */
	struct script_input *v; /* in the order of the script */
	size_t n, cap;
	uint32_t *wild; /* indexes in v of patterns with wildcards, or for all sections of a file */
	size_t nwild, capwild;
	struct map names; /* maps a name to its first element in exact */
	struct exact_input *exact;
	size_t nexact, capexact;
};

static void
add_exact(struct script_index *index, const struct section_pattern *p)
{
	uint32_t input = (uint32_t)index->n - 1, at = (uint32_t)index->nexact;
	bool isnew;
	uint32_t *found = map_put(&index->names, p->text, &isnew), first = isnew ? *found = at : *found;

	*APPEND(index->exact, index->nexact, index->capexact) = (struct exact_input){p, input, 0, at};
	if (!isnew)
		index->exact[index->exact[first].last].next = at + 1;
	index->exact[first].last = at;
}

static void
add_input(struct script_index *index, const struct section_command *section, const struct input_pattern *in)
{
	bool wild = !in->patterns;

	*APPEND(index->v, index->n, index->cap) = (struct script_input){section, in};
	for (const struct section_pattern *p = in->patterns; p; p = p->next)
		wild |= glob_is(p->text.p);
	if (wild)
		*APPEND(index->wild, index->nwild, index->capwild) = (uint32_t)index->n - 1;
	for (const struct section_pattern *p = in->patterns; p && !wild; p = p->next)
		add_exact(index, p);
}

static void
name_command(struct named_commands *named, struct command *c)
{
	bool isnew;
	uint32_t *index = map_put(&named->names, c->section.name, &isnew);

	if (!isnew)
		return;
	*index = (uint32_t)named->n;
	*APPEND(named->v, named->n, named->cap) = c;
}

static struct command *
find_command(const struct named_commands *named, struct str name)
{
	const uint32_t *index = map_get(&named->names, name);

	return index ? named->v[*index] : NULL;
}

static void
free_commands(struct named_commands *named)
{
	alloc_free(named->v);
	map_free(&named->names);
}

static void
add_commands(struct script_index *index, const struct commands *list, struct named_commands *named)
{
	for (struct command *c = list->first; c; c = c->next) {
		if (c->kind == COMMAND_SECTION && (named == &index->overwrites || !c->section.discard))
			name_command(named, c);
		for (const struct command *b = c->section.body.first; c->kind == COMMAND_SECTION && b; b = b->next)
			if (b->kind == COMMAND_INPUTS)
				add_input(index, &c->section, &b->inputs);
	}
}

static struct script_index *
index_of(struct script *script)
{
	if (!script->index) {
		script->index = array_make(1, sizeof *script->index);
		add_commands(script->index, &script->overwrites, &script->index->overwrites);
		add_commands(script->index, &script->commands, &script->index->sections);
	}
	return script->index;
}

const struct script_input *
script_index_next(struct script *script, struct str name, struct script_position *at)
{
	const struct script_index *index = index_of(script);
	const uint32_t *first = at->started ? NULL : map_get(&index->names, name);

	if (first)
		at->exact = *first + 1;
	at->started = true;
	if (at->exact && (at->wild == index->nwild || index->exact[at->exact - 1].input < index->wild[at->wild])) {
		const struct exact_input *e = &index->exact[at->exact - 1];

		at->exact = e->next;
		at->pattern = e->pattern;
		return &index->v[e->input];
	}
	at->pattern = NULL;
	return at->wild < index->nwild ? &index->v[index->wild[at->wild++]] : NULL;
}

struct command *
script_overwriting(struct script *script, struct str name)
{
	return find_command(&index_of(script)->overwrites, name);
}

bool
script_has_output(struct script *script, struct str name)
{
	return find_command(&index_of(script)->sections, name);
}

struct section_command *
script_output(struct script *script, struct str name)
{
	struct command *c = script_overwriting(script, name);

	if (!c || c->section.discard)
		c = find_command(&index_of(script)->sections, name);
	return c ? &c->section : NULL;
}

void
script_index_free(struct script *script)
{
	if (!script->index)
		return;
	alloc_free(script->index->v);
	alloc_free(script->index->wild);
	alloc_free(script->index->exact);
	map_free(&script->index->names);
	free_commands(&script->index->overwrites);
	free_commands(&script->index->sections);
	alloc_free(script->index);
	script->index = NULL;
}
