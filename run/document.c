#include "run/document.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/guard.h"

struct document_message {
	struct document_message *next;
	struct amdgcn_message message; /* its strings follow the struct */
};

/* The message may come from a guarded call of the library, which frees what it has allocated: guard_forget() keeps the block. */
void
document_collect(void *user, const struct diag_message *m)
{
	struct document_messages *to = user;
	size_t text = strlen(m->text) + 1, file = m->file ? strlen(m->file) + 1 : 0;
	struct document_message *one = alloc_bytes(sizeof *one + text + file);
	char *strings = (char *)(one + 1);

	guard_forget(one);
	memcpy(strings, m->text, text);
	memcpy(strings + text, m->file ? m->file : "", file);
	*one = (struct document_message){.message = {.severity = m->severity, .text = strings, .file = file ? strings + text : NULL,
		.line = m->line, .column = m->column}};
	*(to->last ? to->last : &to->first) = one;
	to->last = &one->next;
	to->n++;
}

static const struct amdgcn_message *
list_messages(struct arena *arena, const struct document_messages *all)
{
	struct amdgcn_message *out = arena_alloc(arena, (all->n + 1) * sizeof *out);
	size_t n = 0;

	for (const struct document_message *m = all->first; m; m = m->next)
		out[n++] = m->message;
	return out;
}

static const char *
type_name(const struct given_value *v)
{
	return v->type ? v->type->name : NULL;
}

static void
put_results(struct arena *arena, const struct kernel_arguments *a, struct amdgcn_document_settings *s)
{
	struct amdgcn_comparison *comparisons = arena_alloc(arena, (a->nexpected + 1) * sizeof *comparisons);
	struct amdgcn_excerpt *excerpts = arena_alloc(arena, (a->nprinted + 1) * sizeof *excerpts);

	for (size_t i = 0; i < a->nexpected; i++) {
		const struct expected *e = &a->expected[i];

		comparisons[i] = (struct amdgcn_comparison){.size = sizeof *comparisons, .name = e->name, .type = type_name(&e->wanted),
			.bytes = e->value->bytes, .expected = e->wanted.bytes, .nbytes = e->wanted.n, .elements = e->elements, .different = e->wrong,
			.first = e->first};
	}
	for (size_t i = 0; i < a->nprinted; i++) {
		const struct printed *p = &a->printed[i];

		excerpts[i] = (struct amdgcn_excerpt){p->name, type_name(p->value), p->value->bytes, p->elements, p->count};
	}
	s->comparisons = comparisons;
	s->ncomparisons = a->nexpected;
	s->excerpts = excerpts;
	s->nexcerpts = a->nprinted;
}

/* An amdgcn_locate. user: a struct kernel_file. */
static int
locate(void *user, uint64_t address, const char *function, uint64_t offset, struct amdgcn_location *out)
{
	*out = kernel_file_find(user, address, function, offset);
	return out->file != NULL;
}

bool
document_print(const struct run_result *r, const struct amdgcn_run_settings *launch, const struct document_messages *messages,
	const struct kernel_file *before, const struct amdgcn_run *old)
{
	struct amdgcn_document_settings s = {.size = sizeof s, .name = r->in->path, .nmessages = messages->n,
		.messages = list_messages(&r->o->arena, messages), .source = r->in->source, .object = r->in->object, .launch = launch, .run = r->run,
		.locate = locate, .user = r->in};
	int right = 0;

	if (before) {
		s.baseline_name = before->path;
		s.baseline = before->object;
		s.baseline_source = before->source;
		s.baseline_run = old;
	}
	put_results(&r->o->arena, r->arguments, &s);
	char *text = amdgcn_document(&s, &right);
	if (!text) { /* an error, of which document_collect() has heard */
		for (const struct document_message *m = messages->first; m; m = m->next)
			fprintf(stderr, "amdgcn-run: %s: %s\n", m->message.severity, m->message.text);
		return false;
	}
	fputs(text, stdout);
	amdgcn_free(text);
	return right;
}

void
document_free(struct document_messages *messages)
{
	for (struct document_message *m = messages->first, *next; m; m = next) {
		next = m->next;
		alloc_free(m);
	}
}
