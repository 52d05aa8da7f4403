/* Implements amdgcn_source(): assembles a source and keeps its messages, names, and the location of each instruction. */
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/fix.h"
#include "library/assemble.h"
#include "library/inside.h"

/* A source, with everything that its public part refers to. */
struct source_inside {
	struct amdgcn_source public; /* must be the first member: the caller has a pointer to it */
	struct amdgcn_processor processor;
	struct arena arena;
	struct map files;            /* maps names of files to indexes in file_names */
	const char **file_names;
	struct amdgcn_source_message *messages;
	struct amdgcn_source_instruction *instructions;
	struct amdgcn_source_name *names;
	uint8_t *off;                /* indexed by instruction and rule: not 0 if .amdgcn_check switches the rule off there; NULL: the
	                              * source has no .amdgcn_check */
	size_t nfiles, capfiles, capmessages, capinstructions, capnames, nrules;
};

/* The arguments and the result of one call of amdgcn_source(). */
struct reading {
	const struct amdgcn_settings *settings;
	const char *source;
	size_t n;
	struct source_inside *in;
	struct as *as;
};

/* Returns a copy of the name of a file. Each name is copied once. */
static const char *
keep_file(struct source_inside *in, const char *name)
{
	if (!name)
		return NULL;
	bool isnew;
	uint32_t *index = map_put(&in->files, str_from(name), &isnew);
	if (!isnew)
		return in->file_names[*index];
	*index = (uint32_t)in->nfiles;
	char *copy = arena_strz(&in->arena, str_from(name));
	map_move_last(&in->files, copy);
	*APPEND(in->file_names, in->nfiles, in->capfiles) = copy;
	return copy;
}

static struct amdgcn_location
locate(struct source_inside *in, struct diag *diag, struct loc loc)
{
	const char *file;
	uint32_t line, column;

	diag_place(diag, loc, &file, &line, &column);
	return (struct amdgcn_location){keep_file(in, file), line, column};
}

static const char *
severity_of(const char *severity)
{
	static const char *const all[] = {"error", "warning", "note"};

	for (size_t i = 0; i + 1 < sizeof all / sizeof *all; i++)
		if (!strcmp(severity, all[i]))
			return all[i];
	return all[2];
}

static void
keep_message(void *user, const struct diag_message *m)
{
	struct source_inside *in = ((struct reading *)user)->in;

	*APPEND(in->messages, in->public.nmessages, in->capmessages) = (struct amdgcn_source_message){
		.severity = severity_of(m->severity), .text = arena_strz(&in->arena, str_from(m->text)),
		.at = {keep_file(in, m->file), m->line, m->column}};
}

static void
keep_fix(void *user, const struct diag_fix *fix)
{
	struct source_inside *in = ((struct reading *)user)->in;
	size_t i = in->public.nmessages;

	if (!i)
		return;
	in->messages[i - 1].fix = arena_strz(&in->arena, str_from(fix->text));
	in->messages[i - 1].fix_at = (struct amdgcn_location){keep_file(in, fix->file), fix->line, fix->column};
	in->messages[i - 1].fix_length = fix->n;
}

/* An instruction, for sorting. off: index in checks.offs of the rules that are switched off at the instruction. */
struct sorted {
	struct amdgcn_source_instruction insn;
	uint32_t off;
};

static int
compare_instructions(const void *va, const void *vb)
{
	const struct amdgcn_source_instruction *a = va, *b = vb;

	if (a->section != b->section)
		return a->section < b->section ? -1 : 1;
	return a->address < b->address ? -1 : a->address > b->address;
}

static void
keep_off(struct source_inside *in, const struct checks *checks, const struct sorted *v, size_t n)
{
	if (!checks->noffs)
		return;
	struct amdgcn_rule rule;
	while (amdgcn_rule(in->nrules, &rule))
		in->nrules++;
	in->off = array_make(n, in->nrules);
	for (size_t r = 0; r < in->nrules; r++) {
		bool *is_off = array_make(checks->noffs, sizeof *is_off);

		amdgcn_rule(r, &rule);
		for (size_t i = 0; i < checks->noffs; i++)
			is_off[i] = check_is_off(checks, (uint32_t)i, rule.name);
		for (size_t i = 0; i < n; i++)
			in->off[i * in->nrules + r] = is_off[v[i].off];
		alloc_free(is_off);
	}
}

static void
keep_instructions(struct source_inside *in, struct as *as)
{
	const struct checks *checks = &as->checks;
	struct sorted *v = array_make(checks->n, sizeof *v);
	size_t n = 0;

	for (size_t i = 0; i < checks->n; i++) {
		const struct check_place *p = &checks->v[i];

		if (position_section(p->at)->number)
			v[n++] = (struct sorted){{position_section(p->at)->number, position_address(p->at), locate(in, as->in.diag, p->loc)},
				p->off};
	}
	qsort(v, n, sizeof *v, compare_instructions);
	keep_off(in, checks, v, n);
	in->instructions = array_make(n, sizeof *in->instructions);
	for (size_t i = 0; i < n; i++)
		in->instructions[i] = v[i].insn;
	in->public.ninstructions = n;
	alloc_free(v);
}

static void
keep_name(struct source_inside *in, struct str name, struct amdgcn_source_name row)
{
	row.name = arena_strz(&in->arena, name);
	*APPEND(in->names, in->public.nnames, in->capnames) = row;
}

static void
keep_symbol(struct source_inside *in, struct as *as, const struct symbol *s, bool laid_out)
{
	static const enum amdgcn_name_kind kinds[] = {
		[SYM_UNDEFINED] = AMDGCN_NAME_UNDEFINED, [SYM_LABEL] = AMDGCN_NAME_LABEL, [SYM_NUM] = AMDGCN_NAME_NUMBER,
		[SYM_EXPR] = AMDGCN_NAME_EXPRESSION, [SYM_COMMON] = AMDGCN_NAME_COMMON, [SYM_LDS] = AMDGCN_NAME_COMMON};
	struct amdgcn_source_name row = {.kind = kinds[s->state], .at = locate(in, as->in.diag, s->loc), .text = ""};
	struct position at = {s->frag, (uint64_t)s->value};

	/* the names of numeric labels contain a control character */
	if (s->builtin || !s->name.n || !row.at.file || memchr(s->name.p, '\2', s->name.n))
		return;
	if (row.kind == AMDGCN_NAME_LABEL && laid_out) {
		row.section = position_section(at)->number;
		row.value = (int64_t)position_address(at);
	} else if (row.kind == AMDGCN_NAME_NUMBER || row.kind == AMDGCN_NAME_COMMON) {
		row.value = s->value;
	}
	keep_name(in, s->name, row);
}

static void
keep_macro(struct source_inside *in, struct as *as, const struct macro *m)
{
	struct buf text = {0};

	for (size_t i = 0; i < m->nparams; i++)
		buf_printf(&text, "%s%.*s%s%s%.*s", i ? ", " : "", STR_ARG(m->params[i].name),
			m->params[i].required ? ":req" : m->params[i].vararg ? ":vararg" : "", m->params[i].value.n ? "=" : "",
			STR_ARG(m->params[i].value));
	keep_name(in, str_from(m->name), (struct amdgcn_source_name){.kind = AMDGCN_NAME_MACRO, .at = locate(in, as->in.diag, m->loc),
		.text = arena_strz(&in->arena, (struct str){(char *)text.p, text.n})});
	buf_free(&text);
}

static void
keep_registers(struct source_inside *in, struct as *as, const struct reg_name *r)
{
	char *text = r->count == 1 ? arena_printf(&in->arena, "%.*s%lld", STR_ARG(r->name), (long long)r->first) :
		r->count ? arena_printf(&in->arena, "%.*s[%lld:%lld]", STR_ARG(r->name), (long long)r->first,
			(long long)(r->first + r->count - 1)) : arena_strz(&in->arena, r->name);

	keep_name(in, r->denoted_by, (struct amdgcn_source_name){.kind = AMDGCN_NAME_REGISTERS, .at = locate(in, as->in.diag, r->loc),
		.text = text});
}

static void
keep_names(struct source_inside *in, struct as *as)
{
	const struct reg_names *regs = &as->reg_names;

	for (uint32_t i = 0; i < as->in.values.syms.n; i++)
		keep_symbol(in, as, sym_at(&as->in.values.syms, i), as->in.values.sects.laid_out);
	for (size_t i = 0; i < as->macros.n; i++)
		if (macro_find(&as->macros, str_from(as->macros.p[i].name)) == &as->macros.p[i])
			keep_macro(in, as, &as->macros.p[i]);
	for (size_t i = 0; i < regs->n; i++)
		keep_registers(in, as, &regs->p[i]);
}

static void
read_guarded(void *user)
{
	struct reading *r = user;
	struct buf image = {0};
	struct source_inside *in = array_make(1, sizeof *in);

	r->in = in;
	struct as *as = assembly_open(r->settings, keep_message, r);
	diag_set_fix_sink(as->in.diag, keep_fix);
	as->in.opt.partial = true;
	as->in.opt.record = true;
	as->in.opt.max_size = AMDGCN_SOURCE_SIZE;
	as->in.opt.max_rounds = AMDGCN_SOURCE_ROUNDS;
	as->in.opt.named_max = AMDGCN_SOURCE_SIZE;
	assembly_run(as, r->source, r->n, &image);
	if (as->in.values.sects.laid_out)
		keep_instructions(in, as);
	keep_names(in, as);
	if (as->in.has_processor) {
		in->processor.isa = as->in.id.isa;
		in->public.processor = &in->processor;
	}
	in->public.errors = assembly_close(as);
	in->public.object = image.n ? image.p : NULL;
	in->public.size = image.n;
	in->public.messages = in->messages;
	in->public.instructions = in->instructions;
	in->public.names = in->names;
}

struct amdgcn_source *
amdgcn_source(const struct amdgcn_settings *settings, const char *source, size_t n)
{
	struct reading r = {.settings = settings, .source = source, .n = n};

	return report_run(&(struct host_report){0}, read_guarded, &r) ? &r.in->public : NULL;
}

void
amdgcn_source_free(struct amdgcn_source *source)
{
	struct source_inside *in = (struct source_inside *)source;

	if (!in)
		return;
	alloc_free((void *)(uintptr_t)in->public.object);
	arena_free(&in->arena);
	map_free(&in->files);
	alloc_free(in->file_names);
	alloc_free(in->messages);
	alloc_free(in->instructions);
	alloc_free(in->names);
	alloc_free(in->off);
	alloc_free(in);
}

int
amdgcn_source_find(const struct amdgcn_source *source, size_t section, uint64_t address)
{
	size_t low = 0, high = source->ninstructions;

	while (low < high) {
		size_t mid = low + (high - low) / 2;
		const struct amdgcn_source_instruction *p = &source->instructions[mid];

		if (p->section < section || (p->section == section && p->address <= address))
			low = mid + 1;
		else
			high = mid;
	}
	return low && source->instructions[low - 1].section == section ? (int)low - 1 : -1;
}

int
amdgcn_source_in_function(const struct amdgcn_source *source, const char *function, uint64_t offset)
{
	for (size_t i = 0; i < source->nnames; i++) {
		const struct amdgcn_source_name *n = &source->names[i];

		if (n->kind == AMDGCN_NAME_LABEL && strcmp(n->name, function) == 0)
			return amdgcn_source_find(source, n->section, (uint64_t)n->value + offset);
	}
	return -1;
}

int
amdgcn_source_permits(const struct amdgcn_source *source, size_t instruction, const char *rule)
{
	const struct source_inside *in = (const struct source_inside *)source;
	struct amdgcn_rule row;

	for (size_t i = 0; in->off && i < in->nrules; i++)
		if (amdgcn_rule(i, &row) && !strcmp(row.name, rule))
			return !in->off[instruction * in->nrules + i];
	return 1;
}
