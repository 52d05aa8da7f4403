/* Collects the findings of the checks; see report.h. */
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "objdump/check/baseline.h"
#include "objdump/check/report.h"
#include "objdump/flow/missed.h"
#include "objdump/flow/section_view.h"

/* Returns whether the options request a finding. Sets *severity to its severity. */
static bool
is_requested(const struct options *o, const struct amdgcn_finding *f, enum amdgcn_severity *severity)
{
	bool notes = o->check & 1 << CHECK_notes || (f->certainty == AMDGCN_CONTRADICTED && f->proven && o->check & 1 << CHECK_all);

	*severity = f->severity;
	if (*severity == AMDGCN_REMARK) {
		*severity = AMDGCN_NOTE;
		return o->check_named;
	}
	return *severity == AMDGCN_WARNING || notes;
}

/* Returns the text of the instruction at an address, or NULL. */
static const char *
insn_text(struct report *r, const struct amdgcn_graph *g, uint64_t address)
{
	int i = amdgcn_find_instruction(g, address);
	char text[AMDGCN_TEXT];

	return i == AMDGCN_NONE ? NULL : arena_strz(&r->arena, (struct str){text, amdgcn_graph_text(g, (size_t)i, text)});
}

/* Returns the text that represents an instruction in a key. Branches are reduced to their mnemonic, because distances change when
 * code moves. */
static const char *
insn_key(struct report *r, const struct amdgcn_graph *g, uint64_t address)
{
	int i = amdgcn_find_instruction(g, address);

	if (i == AMDGCN_NONE)
		return "";
	struct amdgcn_instruction insn;
	amdgcn_graph_instruction(g, (size_t)i, &insn);
	uint64_t to;
	if (amdgcn_branch_target(&insn, address, &to))
		return amdgcn_mnemonic(&insn);
	char text[AMDGCN_TEXT];
	return arena_strz(&r->arena, (struct str){text, amdgcn_text(g->function->code->processor, &insn, text)});
}

/* Returns a description of a finding. The description does not change when code moves or when names are demangled. */
static const char *
key_text(struct report *r, const struct amdgcn_graph *g, const struct amdgcn_finding *d)
{
	return arena_printf(&r->arena, "%s\n%s\n%s\n%s", d->rule, g->function->name, insn_key(r, g, d->address),
		d->has_earlier ? insn_key(r, g, d->earlier) : "");
}

static struct report_place
place_of(struct section_view *s, struct report *r, const struct amdgcn_graph *g, uint64_t address)
{
	struct report_place p = {.address = section_shown(s, address), .line = section_line(s, address), .insn = insn_text(r, g, address)};
	char name[64];

	p.name = arena_strz(&r->arena, section_place(s, g->function, address, &p.offset, name));
	return p;
}

/* Stores the branches on a finding's path in e. */
static void
put_path(struct section_view *s, struct report *r, const struct amdgcn_graph *g, struct report_entry *e)
{
	const struct amdgcn_finding *d = e->found;
	struct report_branch *path = d->npath ? arena_alloc(&r->arena, d->npath * sizeof *path) : NULL;

	e->path = path;
	for (e->npath = 0; e->npath < d->npath; e->npath++) {
		const struct amdgcn_branch *branch = &d->path[e->npath];

		path[e->npath] = (struct report_branch){place_of(s, r, g, branch->address), branch->taken};
	}
}

static void
add(struct section_view *s, struct report *r, const struct amdgcn_finding *d, enum amdgcn_severity severity)
{
	const struct amdgcn_graph *g = amdgcn_whole_graph(&s->all->functions[d->function]);
	struct report_entry *e = APPEND(r->v, r->n, r->cap);

	*e = (struct report_entry){.found = d, .severity = severity, .at = place_of(s, r, g, d->address), .key_text = key_text(r, g, d)};
	if (d->has_earlier) {
		e->from = place_of(s, r, g, d->earlier);
		put_path(s, r, g, e);
	}
}

static void
collect_section(struct section_view *s)
{
	unsigned requested = s->v->options->check;
	struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = requested & ~(UINT32_MAX << (CHECK_BEFORE_WORDS + 1)),
		.compilers = requested >> CHECK_all & 1, .notes = requested >> CHECK_notes & 1};
	const struct amdgcn_findings *found = amdgcn_check(s->code, &settings);

	for (size_t i = 0; i < found->nfindings; i++) {
		const struct amdgcn_finding *f = &found->findings[i];
		enum amdgcn_severity severity;

		if (is_requested(s->v->options, f, &severity) && section_wants(s, &s->all->functions[f->function]))
			add(s, s->v->report, f, severity);
	}
	missed_keep(s, found);
}

/* Computes the keys from texts instead of addresses. A sequence number distinguishes findings with equal texts. */
static void
put_keys(struct report *r)
{
	struct map seen = {0};

	for (size_t i = 0; i < r->n; i++) {
		struct report_entry *e = &r->v[i];
		uint32_t *before = map_put(&seen, str_from(e->key_text), NULL);

		e->key = XXH3_64bits_withSeed(e->key_text, strlen(e->key_text), (*before)++);
	}
	map_free(&seen);
}

void
report_collect(struct view *v, struct report *r)
{
	v->report = r;
	section_each(v, collect_section);
	v->report = NULL;
	put_keys(r);
	baseline_apply(v->options, r);
	for (size_t i = 0; i < r->n; i++)
		v->options->found |= r->v[i].severity == AMDGCN_WARNING;
}

void
report_group(struct report *r)
{
	struct map first = {0}; /* index plus 1 of the first finding in each group */
	struct map registers = {0};

	for (size_t i = 0; i < r->n; i++) {
		struct report_entry *e = &r->v[i];
		const char *text = arena_printf(&r->arena, "%s\n%s\n%s\n%s", e->found->rule, report_severity(e), e->at.name,
			e->from.insn ? "" : e->found->text);
		uint32_t *at = map_put(&first, str_from(text), NULL);

		if (!*at)
			*at = (uint32_t)i + 1;
		r->v[*at - 1].count += (uint32_t)e->found->times;
		if (!e->found->registers)
			continue;
		uint32_t *seen = map_put(&registers, str_from(arena_printf(&r->arena, "%s\n%s", text, e->found->registers)), NULL);
		r->v[*at - 1].different += !*seen;
		*seen = 1;
	}
	map_free(&first);
	map_free(&registers);
}

void
report_free(struct report *r)
{
	alloc_free(r->v);
	arena_free(&r->arena);
}

const char *
report_severity(const struct report_entry *e)
{
	return e->severity == AMDGCN_WARNING ? "warning" : "note";
}
