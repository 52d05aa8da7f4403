/* Assembles a document and relates its lines to the instructions of the object. */
#include "lsp/model/model.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static int
compare_lines(const void *va, const void *vb)
{
	const struct model_line *a = va, *b = vb;

	if (a->line != b->line)
		return a->line < b->line ? -1 : 1;
	return a->instruction < b->instruction ? -1 : a->instruction > b->instruction;
}

bool
model_is_here(const struct model *m, struct amdgcn_location at, size_t *line)
{
	if (!at.file || strcmp(at.file, m->path))
		return false;
	*line = at.line ? at.line - 1 : 0;
	return true;
}

static void
sort_by_line(struct model *m)
{
	m->lines = array_make(m->source->ninstructions, sizeof *m->lines);
	for (size_t i = 0; i < m->source->ninstructions; i++) {
		size_t line;

		if (model_is_here(m, m->source->instructions[i].at, &line))
			m->lines[m->nlines++] = (struct model_line){(uint32_t)line, (uint32_t)i};
	}
	qsort(m->lines, m->nlines, sizeof *m->lines, compare_lines);
}

/* Collects the lines of errors and of the notes that refer to them. */
static void
find_errors(struct model *m)
{
	bool error = false;

	for (size_t i = 0; i < m->source->nmessages; i++) {
		const struct amdgcn_source_message *p = &m->source->messages[i];
		bool note = !strcmp(p->severity, "note");

		error = note ? error : !strcmp(p->severity, "error");
		if (!error || (note && !p->at.file))
			continue;
		size_t line;
		if (model_is_here(m, p->at, &line))
			*APPEND(m->errors, m->nerrors, m->caperrors) = (uint32_t)line;
		else
			m->error_elsewhere = true;
	}
	if (m->nerrors)
		qsort(m->errors, m->nerrors, sizeof *m->errors, array_compare32);
}

/* Returns a copy of the text in which lines that end with "\r" end with "\n", because the assembler accepts only "\n" and
 * "\r\n". The caller frees the copy. */
static char *
with_newlines(const struct text *text)
{
	char *copy = alloc_text((struct str){(char *)text->bytes.p, text->bytes.n});

	for (size_t i = 1; i < text->nlines; i++)
		copy[text->starts[i] - 1] = '\n';
	return copy;
}

static void
find_sections(struct model *m)
{
	const struct amdgcn_code *code;

	for (size_t i = 0; m->object && (code = amdgcn_code(m->object, i)) != NULL; i++)
		*APPEND(m->sections, m->nsections, m->capsections) = (struct model_section){.number = (uint32_t)code->section, .code = code};
	if (m->nsections)
		qsort(m->sections, m->nsections, sizeof *m->sections, array_compare32);
}

struct model *
model_make(const char *path, const struct text *text, const struct flags *flags)
{
	struct model *m = array_make(1, sizeof *m);
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = flags->processor, .features = (char *)flags->features.p,
		.system = flags->system, .code_object_version = flags->version, .include = (const char *const *)flags->include,
		.ninclude = flags->ninclude, .fill_metadata = flags->fill_metadata, .warn_kernel = flags->kernel,
		.prefer_source = flags->prefer_source};
	char *copy = with_newlines(text);

	m->path = alloc_text(str_from(path));
	m->checks = flags->checks;
	m->compilers = flags->compilers;
	m->notes = flags->notes;
	settings.name = m->path;
	m->source = amdgcn_source(&settings, copy, text->bytes.n);
	alloc_free(copy);
	if (!m->source)
		return m;
	sort_by_line(m);
	find_errors(m);
	for (size_t i = 0; i < m->source->nnames; i++)
		*map_put(&m->names, str_from(m->source->names[i].name), NULL) = (uint32_t)i;
	if (m->source->object)
		m->object = amdgcn_open(m->source->object, m->source->size, NULL, NULL);
	find_sections(m);
	return m;
}

void
model_free(struct model *m)
{
	if (!m)
		return;
	amdgcn_close(m->object);
	amdgcn_source_free(m->source);
	alloc_free(m->lines);
	alloc_free(m->errors);
	alloc_free(m->findings);
	alloc_free(m->missed);
	for (size_t i = 0; i < m->nsections; i++)
		alloc_free(m->sections[i].simulations);
	alloc_free(m->sections);
	map_free(&m->names);
	alloc_free(m->path);
	alloc_free(m);
}

size_t
model_at_line(const struct model *m, size_t line, const struct model_line **first)
{
	if (!m->source || line >= UINT32_MAX)
		return 0;
	size_t from = array_below32(m->lines, m->nlines, sizeof *m->lines, 0, (uint32_t)line);
	size_t to = array_below32(m->lines, m->nlines, sizeof *m->lines, 0, (uint32_t)line + 1);
	*first = m->lines + from;
	return to - from;
}

const struct amdgcn_source_name *
model_name(const struct model *m, struct str name)
{
	uint32_t *i = map_get(&m->names, name);

	return i ? &m->source->names[*i] : NULL;
}

/* Returns the element of m->sections for a section of the ELF file, or NULL. */
static struct model_section *
find_section(const struct model *m, size_t section)
{
	size_t i = section <= UINT32_MAX ? array_below32(m->sections, m->nsections, sizeof *m->sections, 0, (uint32_t)section) : m->nsections;

	return i < m->nsections && m->sections[i].number == section ? &m->sections[i] : NULL;
}

const struct amdgcn_code *
model_code(const struct model *m, size_t section)
{
	const struct model_section *s = find_section(m, section);

	return s ? s->code : NULL;
}

bool
model_place(const struct model *m, size_t instruction, struct model_place *out)
{
	const struct amdgcn_source_instruction *p = &m->source->instructions[instruction];

	out->code = model_code(m, p->section);
	const struct amdgcn_function *f = out->code ? amdgcn_function_at(out->code, p->address) : NULL;
	out->graph = f ? amdgcn_graph(f) : NULL;
	int at = out->graph ? amdgcn_find_instruction(out->graph, p->address) : AMDGCN_NONE;
	out->instruction = (size_t)at;
	return at != AMDGCN_NONE;
}

/* Lines of the document, from `first` to `last`. They are empty until the first line is added. */
struct span {
	size_t first, last;
};

/* Adds the line of an instruction. Returns false if the instruction is not in the document. */
static bool
span_add(struct span *s, const struct model *m, size_t section, uint64_t address)
{
	size_t line;

	if (!model_is_here(m, model_location(m, section, address), &line))
		return false;
	s->first = line < s->first ? line : s->first;
	s->last = line > s->last ? line : s->last;
	return true;
}

static bool
has_error(const struct model *m, const struct span *s)
{
	size_t i = array_below32(m->errors, m->nerrors, sizeof *m->errors, 0, (uint32_t)s->first);

	return i < m->nerrors && m->errors[i] <= s->last;
}

/* Returns whether no error is in a function, or between it and the instructions before and after it in the document. */
static bool
is_intact(const struct model *m, const struct amdgcn_function *f)
{
	struct span s = {SIZE_MAX, 0};

	if (!f || f->end <= f->address || !span_add(&s, m, f->code->section, f->address) || !span_add(&s, m, f->code->section, f->end - 1))
		return false;
	const struct model_line *at;
	model_at_line(m, s.first, &at);
	s.first = at > m->lines ? at[-1].line : 0;
	size_t i = array_below32(m->lines, m->nlines, sizeof *m->lines, 0, (uint32_t)s.last + 1);
	s.last = i < m->nlines ? m->lines[i].line : UINT32_MAX;
	return !has_error(m, &s);
}

/* A finding about two instructions depends on the code between them. Without the missing statements, other findings depend on the
 * whole function. */
bool
model_is_certain(const struct model *m, const struct amdgcn_code *code, const struct amdgcn_finding *f)
{
	struct span s = {SIZE_MAX, 0};

	if (!m->source->errors)
		return true;
	if (m->error_elsewhere)
		return false;
	bool here = f->has_earlier && span_add(&s, m, code->section, f->earlier) && span_add(&s, m, code->section, f->address);
	for (size_t i = 0; here && i < f->npath; i++)
		here = span_add(&s, m, code->section, f->path[i].address);
	return here ? !has_error(m, &s) : is_intact(m, amdgcn_function_at(code, f->address));
}

static void
check_section(struct model *m, const struct amdgcn_code *code)
{
	struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = m->checks, .compilers = m->compilers,
		.notes = m->notes};
	const struct amdgcn_findings *found = amdgcn_check(code, &settings);

	for (size_t i = 0; found && i < found->nfindings; i++) {
		const struct amdgcn_finding *f = &found->findings[i];
		int insn = amdgcn_source_find(m->source, code->section, f->address);

		if (insn >= 0 && amdgcn_source_permits(m->source, (size_t)insn, f->rule) && model_is_certain(m, code, f))
			*APPEND(m->findings, m->nfindings, m->capfindings) = (struct model_finding){f, code};
	}
	for (size_t i = 0; found && i < found->nincomplete; i++)
		if (found->incomplete[i].misses && (!m->source->errors ||
			(!m->error_elsewhere && is_intact(m, amdgcn_function_at(code, found->incomplete[i].address)))))
			*APPEND(m->missed, m->nmissed, m->capmissed) = (struct model_missed){&found->incomplete[i], code};
}

void
model_check(struct model *m)
{
	for (size_t i = 0; m->checks && !m->checked && i < m->nsections; i++)
		check_section(m, m->sections[i].code);
	m->checked = true;
}

const struct amdgcn_simulation *
model_simulate(struct model *m, const struct amdgcn_function *f)
{
	enum { WAVES = 4 };
	struct amdgcn_simulation_settings settings = {.size = sizeof settings, .waves = WAVES, .most = MODEL_ISSUES, .fixed = 1};
	const struct amdgcn_graph *g = amdgcn_graph(f);
	const struct amdgcn_simulation *result = NULL;
	struct model_section *s = find_section(m, f->code->section);

	if (!s->simulations)
		s->simulations = array_make(amdgcn_functions(f->code)->nfunctions, sizeof *s->simulations);
	struct model_simulation *cached = &s->simulations[f->index];
	if (cached->known)
		return cached->result;
	if (g && g->ninstructions && g->ninstructions <= MODEL_SIMULATED)
		result = amdgcn_simulate(f, &settings);
	if (result && result->end != AMDGCN_FINISHED) {
		amdgcn_simulation_free(result);
		result = NULL;
	}
	*cached = (struct model_simulation){true, result};
	return result;
}

size_t
model_last_line(const struct model *m, const struct amdgcn_function *f, size_t first)
{
	int i = f->end > f->address ? amdgcn_source_find(m->source, f->code->section, f->end - 1) : -1;
	size_t line;

	return i >= 0 && model_is_here(m, m->source->instructions[i].at, &line) && line > first ? line : first;
}

struct amdgcn_location
model_location(const struct model *m, size_t section, uint64_t address)
{
	int i = amdgcn_source_find(m->source, section, address);

	return i < 0 ? (struct amdgcn_location){0} : m->source->instructions[i].at;
}
