/* Answers the requests for document symbols (functions with their labels and loops, macros, symbols) and for folding
 * ranges (blocks of directives, functions, comments). */
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/answer/line.h"

/* Kinds of symbols, as in the protocol. */
enum { KIND_NAMESPACE = 3, KIND_FUNCTION = 12, KIND_VARIABLE = 13, KIND_CONSTANT = 14, KIND_KEY = 20, KIND_OPERATOR = 25,
	KIND_EVENT = 24 };

/* A symbol, or a function that contains symbols. */
struct entry {
	const char *name, *detail;
	int kind;
	size_t line, end;     /* first and last line */
	size_t column;        /* of the name, in bytes */
	json_t *children;
};

static size_t
end_of_line(const struct answer *a, size_t line)
{
	return a->doc->text.starts[line] + text_line(&a->doc->text, line).n;
}

static json_t *
symbol(const struct answer *a, const struct entry *e)
{
	size_t start = a->doc->text.starts[e->line], name = start + e->column;
	size_t last = end_of_line(a, e->end), named = name + strlen(e->name);
	json_t *out;

	named = named < end_of_line(a, e->line) ? named : end_of_line(a, e->line);
	if (!a->server->client.nested_symbols)
		return json_pack("{s:o, s:i, s:{s:o, s:o}}", "name", json_text(str_from(e->name)), "kind", e->kind, "location", "uri",
			json_text(str_from(a->doc->uri)), "range", answer_range(a, start, last));
	out = json_pack("{s:o, s:i, s:o, s:o}", "name", json_text(str_from(e->name)), "kind", e->kind, "range",
		answer_range(a, start, last), "selectionRange", answer_range(a, name, named));
	if (*e->detail)
		json_put(out, "detail", json_text(str_from(e->detail)));
	return out;
}

/* Returns the function of the object that begins at a label, or NULL. */
static const struct amdgcn_function *
function_of(const struct model *m, const struct amdgcn_source_name *n)
{
	const struct amdgcn_code *code = model_code(m, n->section);
	const struct amdgcn_function *f = code ? amdgcn_function_at(code, (uint64_t)n->value) : NULL;

	return f && f->address == (uint64_t)n->value && !strcmp(f->name, n->name) ? f : NULL;
}

static size_t
last_line(const struct model *m, const struct amdgcn_function *f, size_t first)
{
	int i = f->end > f->address ? amdgcn_source_find(m->source, f->code->section, f->end - 1) : -1;
	size_t line;

	return i >= 0 && model_is_here(m, m->source->instructions[i].at, &line) && line > first ? line : first;
}

/* Returns whether a label is the header of a loop of its function. */
static bool
is_loop(const struct model *m, const struct amdgcn_source_name *n)
{
	int i = amdgcn_source_find(m->source, n->section, (uint64_t)n->value);
	struct model_place at;
	int block, loop;

	if (i < 0 || m->source->instructions[i].address != (uint64_t)n->value || !model_place(m, (size_t)i, &at))
		return false;
	block = amdgcn_find_block(at.graph, at.instruction);
	loop = block == AMDGCN_NONE ? AMDGCN_NONE : at.graph->blocks[block].loop;
	return loop != AMDGCN_NONE && at.graph->loops[loop].header == block && at.graph->blocks[block].address == (uint64_t)n->value;
}

/* Fills in the entry of a name of the document. Returns false if it has none. */
static bool
entry_of(const struct answer *a, const struct amdgcn_source_name *n, struct entry *out)
{
	const struct model *m = a->doc->model;
	const struct amdgcn_function *f;
	struct str here;
	const char *name;

	*out = (struct entry){.name = n->name, .detail = n->text};
	if (n->kind == AMDGCN_NAME_UNDEFINED || !model_is_here(m, n->at, &out->line) || out->line >= a->doc->text.nlines)
		return false;
	here = text_line(&a->doc->text, out->line);
	name = memmem(here.p, here.n, n->name, strlen(n->name));
	if (!name) /* derived from another name, such as the name of a descriptor, or made by a macro */
		return false;
	out->column = (size_t)(name - here.p);
	out->end = out->line;
	switch (n->kind) {
	case AMDGCN_NAME_LABEL:
		f = function_of(m, n);
		out->kind = f && f->kind != AMDGCN_LABEL ? KIND_FUNCTION : is_loop(m, n) ? KIND_EVENT : KIND_KEY;
		out->detail = f && f->kind != AMDGCN_LABEL ? amdgcn_kind_name(f->kind) : out->kind == KIND_EVENT ? "loop" : "";
		if (out->kind == KIND_FUNCTION)
			out->end = last_line(m, f, out->line);
		break;
	case AMDGCN_NAME_NUMBER: out->kind = KIND_CONSTANT; break;
	case AMDGCN_NAME_MACRO: out->kind = KIND_OPERATOR; break;
	default: out->kind = KIND_VARIABLE;
	}
	return true;
}

static int
compare_entries(const void *va, const void *vb)
{
	const struct entry *a = va, *b = vb;

	return a->line != b->line ? a->line < b->line ? -1 : 1 : a->end > b->end ? -1 : a->end < b->end;
}

json_t *
answer_symbols(struct answer *a)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	struct entry *v = NULL;
	size_t n = 0, cap = 0;
	json_t *out = json_array(), *inside = NULL;
	size_t end = 0;

	for (size_t i = 0; m->source && i < m->source->nnames; i++) {
		struct entry e;

		if (entry_of(a, &m->source->names[i], &e))
			*APPEND(v, n, cap) = e;
	}
	if (n)
		qsort(v, n, sizeof *v, compare_entries);
	for (size_t i = 0; i < n; i++) {
		json_t *one = symbol(a, &v[i]);

		if (inside && v[i].line <= end) {
			json_t *children = json_object_get(inside, "children");

			if (!children)
				json_put(inside, "children", children = json_array());
			json_add(children, one);
			continue;
		}
		json_add(out, one);
		inside = v[i].kind == KIND_FUNCTION && a->server->client.nested_symbols ? one : NULL;
		end = v[i].end;
	}
	alloc_free(v);
	return out;
}

/* ---- folding */

/* Directives that begin and end blocks. A directive that is both is between two blocks. */
static const struct {
	const char *name;
	bool ends, begins;
} blocks[] = {
	{".macro", false, true}, {".endm", true, false}, {".endmacro", true, false}, {".rept", false, true}, {".rep", false, true},
	{".irp", false, true}, {".irpc", false, true}, {".endr", true, false}, {".else", true, true}, {".elseif", true, true},
	{".endif", true, false}, {".amdhsa_kernel", false, true}, {".end_amdhsa_kernel", true, false}, {".amdgpu_metadata", false, true},
	{".end_amdgpu_metadata", true, false}, {".amd_kernel_code_t", false, true}, {".end_amd_kernel_code_t", true, false},
	{".amdgpu_pal_metadata", false, true}, {".end_amdgpu_pal_metadata", true, false},
};

static void
add_fold(json_t *out, size_t from, size_t to, const char *kind)
{
	json_t *one;

	if (to <= from)
		return;
	one = json_pack("{s:I, s:I}", "startLine", (json_int_t)from, "endLine", (json_int_t)to);
	if (kind)
		json_put(one, "kind", json_string(kind));
	json_add(out, one);
}

static void
fold_blocks(const struct text *text, const struct tokens *t, json_t *out)
{
	size_t *open = array_make(t->nlines, sizeof *open), n = 0;

	for (size_t line = 0; line < t->nlines; line++) {
		const struct statement *s = &t->lines[line];
		struct str head = s->head < s->end ? token_text(text, &t->v[s->head]) : STR("");
		bool ends = false, begins = str_starts(head, ".if");

		for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
			if (str_eqz(head, blocks[i].name))
				ends = blocks[i].ends, begins = blocks[i].begins;
		if (ends && n)
			add_fold(out, open[--n], line - 1, NULL);
		if (begins)
			open[n++] = line;
	}
	alloc_free(open);
}

static void
fold_comments(const struct text *text, const struct tokens *t, json_t *out)
{
	size_t from = t->nlines;

	for (size_t line = 0; line <= t->nlines; line++) {
		size_t first = line ? t->lines[line - 1].next : 0;
		bool comment = line < t->nlines && first < t->lines[line].next && t->lines[line].label == t->lines[line].next;

		if (comment && from == t->nlines)
			from = line;
		if (comment)
			continue;
		if (from < line)
			add_fold(out, from, line - 1, "comment");
		from = t->nlines;
	}
	for (size_t i = 0; i < t->n; i++)
		if (t->v[i].kind == TOKEN_COMMENT)
			add_fold(out, text_line_at(text, t->v[i].at), text_line_at(text, t->v[i].at + t->v[i].n), "comment");
}

json_t *
answer_folding(struct answer *a)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	const struct tokens *t = document_tokens(a->doc);
	json_t *out = json_array();

	fold_blocks(&a->doc->text, t, out);
	fold_comments(&a->doc->text, t, out);
	for (size_t i = 0; m->source && i < m->source->nnames; i++) {
		struct entry e;

		if (entry_of(a, &m->source->names[i], &e) && e.kind == KIND_FUNCTION)
			add_fold(out, e.line, e.end, NULL);
	}
	return out;
}
