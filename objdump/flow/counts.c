#include "objdump/flow/counts.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/hsa/metadata/meta.h"

struct counts {
	struct buf file;
	struct loc base, loc;  /* loc: of the counts in the file */
	struct executed *v;    /* sorted by function and offset */
	size_t n, cap;
	struct map functions;  /* the numbers of their names */
	bool found, differs;   /* whether an instruction was found; whether one differs from that of the file */
};

static int
compare(const void *a, const void *b)
{
	const struct executed *x = a, *y = b;

	if (x->function != y->function)
		return x->function < y->function ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static bool
get_number(const struct meta *m, const char *key, uint64_t *number)
{
	const struct meta *value = meta_get(m, key);

	*number = value && value->kind == META_UINT ? value->unum : 0;
	return value && value->kind == META_UINT;
}

static uint32_t
function_number(struct counts *c, struct str name)
{
	uint32_t *number = map_put(&c->functions, name, NULL);

	if (!*number)
		*number = c->functions.n;
	return *number;
}

static bool
read_count(struct counts *c, const struct meta *m)
{
	const struct meta *function = meta_get(m, "function"), *text = meta_get(m, "instruction");
	struct executed count = {.loc = m->loc, .conditional = meta_get(m, "taken")};

	if (!get_number(m, function ? "offset" : "address", &count.offset) || !get_number(m, "executed", &count.executed) ||
			!get_number(m, "lanes", &count.lanes) || (count.conditional && !get_number(m, "taken", &count.taken)))
		return false;
	count.function = function ? function_number(c, function->text) : 0;
	count.text = text ? text->text : (struct str){0};
	*APPEND(c->v, c->n, c->cap) = count;
	return true;
}

static void
read_counts(struct options *o, struct counts *c)
{
	const struct meta *root = meta_parse(o->diag, &o->arena, (struct str){(const char *)c->file.p, c->file.n}, c->base);
	const struct meta *list = root ? meta_get(root, "counts") : NULL;

	if (!root)
		return;
	c->loc = list ? list->loc : root->loc;
	if (!list || list->kind != META_ARRAY)
		diag_error(o->diag, c->loc, "there are no counts here; amdgcn-run --json --counts=instructions writes them");
	for (const struct meta *m = list && list->kind == META_ARRAY ? list->first : NULL; m; m = m->next)
		if (!read_count(c, m)) {
			diag_error(o->diag, m->loc, "expected the count of an instruction: function and offset, or address; executed, lanes");
			return;
		}
	if (c->n)
		qsort(c->v, c->n, sizeof c->v[0], compare);
}

void
counts_open(struct options *o)
{
	if (!o->counts_file)
		return;
	struct counts *c = o->counts = array_make(1, sizeof *c);
	const char *why = buf_read_file(&c->file, o->counts_file, &o->files);
	if (why)
		diag_error(o->diag, (struct loc){0}, "%s: %s", o->counts_file, why);
	c->base.pos = diag_add_source(o->diag, SOURCE_FILE, o->counts_file, (const char *)c->file.p, c->file.n, 1, (struct loc){0});
	if (!why)
		read_counts(o, c);
}

/* Returns the function whose symbol contains an address, preferably f, or NULL. */
static const struct amdgcn_function *
function_at(const struct amdgcn_functions *all, const struct amdgcn_function *f, uint64_t address)
{
	if (address - f->address < f->end - f->address)
		return f;
	for (size_t i = 0; i < all->nfunctions; i++)
		if (address - all->functions[i].address < all->functions[i].end - all->functions[i].address)
			return &all->functions[i];
	return NULL;
}

static struct str
mnemonic(struct str text)
{
	const char *end = text.n ? memchr(text.p, ' ', text.n) : NULL;

	return (struct str){text.p, end ? (size_t)(end - text.p) : text.n};
}

const struct executed *
counts_find(struct section_view *s, const struct amdgcn_function *f, uint64_t address, struct str text)
{
	struct counts *c = s->v->options->counts;
	const struct amdgcn_function *at = c ? function_at(s->all, f, address) : NULL;
	bool named = at && *at->name;
	const uint32_t *number = named ? map_get(&c->functions, str_from(at->name)) : NULL;
	struct executed key = {.function = number ? *number : 0, .offset = address - (named ? at->address : 0)};
	const struct executed *found = c && c->n && (number || !named) ? bsearch(&key, c->v, c->n, sizeof c->v[0], compare) : NULL;

	if (found && found->text.n && !str_eq(mnemonic(found->text), mnemonic(text))) {
		if (!c->differs)
			diag_error(s->v->options->diag, found->loc, "the counts are of other code: this is '%.*s' in %s", STR_ARG(text), s->v->file);
		c->differs = true;
		return NULL;
	}
	if (found)
		c->found = true;
	return found;
}

void
counts_close(struct options *o)
{
	struct counts *c = o->counts;

	if (!c)
		return;
	if (!c->found && !c->differs && !diag_error_count(o->diag))
		diag_error(o->diag, c->loc, "the counts are of other code: no instruction that is shown is among them");
	diag_drop_source(o->diag, c->base.pos);
	alloc_free(c->v);
	map_free(&c->functions);
	buf_free(&c->file);
	alloc_free(c);
	o->counts = NULL;
}
