/* Answers the requests of the call hierarchy: the callees and callers of a function, in one document. */
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "lsp/answer/line.h"

/* Returns the function whose name is the word at the cursor, or else the function that contains the line, or NULL. */
static const struct amdgcn_function *
function_at(struct answer *a)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	const struct amdgcn_function *f = NULL;
	struct line l;

	line_read(a, a->offset, &l);
	const struct amdgcn_source_name *name = l.word.n ? line_name(a, l.word) : NULL;
	const struct amdgcn_code *code = name && name->kind == AMDGCN_NAME_LABEL ? model_code(m, name->section) : NULL;
	f = code ? amdgcn_function_at(code, (uint64_t)name->value) : NULL;
	if (f && f->address == (uint64_t)name->value)
		return f;
	const struct model_line *first;
	if (!model_at_line(m, l.number, &first))
		return NULL;
	code = model_code(m, m->source->instructions[first->instruction].section);
	return code ? amdgcn_function_at(code, m->source->instructions[first->instruction].address) : NULL;
}

static json_t *
item(const struct answer *a, const struct amdgcn_function *f)
{
	const struct amdgcn_source_name *name = model_name(a->doc->model, str_from(f->name));
	const struct text *text = &a->doc->text;
	size_t line = 0, last, from = 0, to = 0, begin = 0, end = 0;

	if (name && model_is_here(a->doc->model, name->at, &line) && line < text->nlines) {
		from = answer_offset(a, name->at);
		to = from + strlen(f->name);
		to = to < text->bytes.n ? to : text->bytes.n;
		last = model_last_line(a->doc->model, f, line);
		begin = text->starts[line];
		last = last < text->nlines ? last : line;
		end = text->starts[last] + text_line(text, last).n;
	}
	return json_pack("{s:o, s:i, s:s, s:o, s:o, s:o, s:{s:I, s:i}}", "name", json_text(str_from(*f->name ? f->name : "code")), "kind", 12,
		"detail", amdgcn_kind_name(f->kind), "uri", json_text(str_from(a->doc->uri)), "range", answer_range(a, begin, end),
		"selectionRange", answer_range(a, from, to), "data", "section", (json_int_t)f->code->section, "function", f->index);
}

json_t *
answer_prepare_calls(struct answer *a)
{
	const struct amdgcn_function *f = function_at(a);

	return f ? json_pack("[o]", item(a, f)) : NULL;
}

/* Returns the function of the request's item, or NULL if it does not exist any more. Sets a->doc. */
static const struct amdgcn_function *
function_of(struct answer *a)
{
	size_t i = json_member_size(a->params, "item.data.function");

	a->doc = documents_find(&a->server->documents, json_member_text(a->params, "item.uri"));
	if (!a->doc || !json_is_object(json_member(a->params, "item.data")))
		return NULL;
	const struct amdgcn_code *code = model_code(document_model(&a->server->documents, a->doc), json_member_size(a->params, "item.data.section"));
	const struct amdgcn_functions *all = code ? amdgcn_functions(code) : NULL;
	return all && i < all->nfunctions ? &all->functions[i] : NULL;
}

/* A call: the indices of the called function and of the call instruction. */
struct call {
	uint32_t function, instruction;
};

static int
compare_calls(const void *x, const void *y)
{
	const struct call *a = x, *b = y;

	return a->function != b->function ? (a->function > b->function) - (a->function < b->function) :
		(a->instruction > b->instruction) - (a->instruction < b->instruction);
}

/* Adds an item for the function `shown`, as the member "to" or "from", with the ranges of the calls that are in this document. Adds
 * nothing if no call is in this document. from: the function that contains the n calls. */
static void
add_item(const struct answer *a, const char *member, const struct amdgcn_function *shown, const struct amdgcn_function *from,
	const struct call *calls, size_t n, json_t *out)
{
	const struct amdgcn_graph *g = amdgcn_graph(from);
	json_t *ranges = json_array();
	size_t line, begin, end;

	for (size_t i = 0; i < n; i++) {
		if (!model_is_here(a->doc->model,
			model_location(a->doc->model, from->code->section, g->addresses[calls[i].instruction]), &line))
			continue;
		answer_statement(a, line, &begin, &end);
		json_add(ranges, answer_range(a, begin, end));
	}
	if (json_array_size(ranges))
		json_add(out, json_pack("{s:o, s:O}", member, item(a, shown), "fromRanges", ranges));
	json_decref(ranges);
}

/* Returns the calls in `from` whose callees are known, sorted by callee, and sets *n to their number. The caller frees the
 * array. */
static struct call *
calls_in(const struct amdgcn_function *from, size_t *n)
{
	const struct amdgcn_graph *g = amdgcn_graph(from);
	struct call *calls = alloc_array(g ? g->ncalls : 0, sizeof *calls);

	*n = 0;
	for (size_t i = 0; g && i < g->ncalls; i++)
		if (g->calls[i].function != AMDGCN_NONE)
			calls[(*n)++] = (struct call){(uint32_t)g->calls[i].function, (uint32_t)g->calls[i].instruction};
	if (*n)
		qsort(calls, *n, sizeof *calls, compare_calls);
	return calls;
}

/* If `to` is NULL, adds the functions that `from` calls. Otherwise adds `from` if it calls `to`. */
static void
add_calls(const struct answer *a, const struct amdgcn_function *from, const struct amdgcn_function *to, json_t *out)
{
	const struct amdgcn_functions *all = amdgcn_functions(from->code);
	size_t n, end;
	struct call *calls = calls_in(from, &n);

	for (size_t i = 0; i < n; i = end) {
		for (end = i + 1; end < n && calls[end].function == calls[i].function;)
			end++;
		if (!to)
			add_item(a, "to", &all->functions[calls[i].function], from, calls + i, end - i, out);
		else if (calls[i].function == (uint32_t)to->index)
			add_item(a, "from", from, from, calls + i, end - i, out);
	}
	alloc_free(calls);
}

json_t *
answer_incoming_calls(struct answer *a)
{
	const struct amdgcn_function *f = function_of(a);
	const struct amdgcn_functions *all = f ? amdgcn_functions(f->code) : NULL;
	json_t *out = f ? json_array() : NULL;

	for (size_t i = 0; all && i < all->nfunctions; i++)
		add_calls(a, &all->functions[i], f, out);
	return out;
}

json_t *
answer_outgoing_calls(struct answer *a)
{
	const struct amdgcn_function *f = function_of(a);
	json_t *out = f ? json_array() : NULL;

	if (f)
		add_calls(a, f, NULL, out);
	return out;
}
