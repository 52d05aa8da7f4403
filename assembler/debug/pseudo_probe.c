/* Writes .pseudo_probe. A function is a tree of the calls inlined into it; each node has the probes of one inlined function. The probes of
 * a function are sorted by their paths in the tree, so a subtree is a range of them. Functions follow each other as LLVM mostly
 * writes them, the last one first. */
#include "assembler/debug/pseudo_probe.h"

#include <elf.h>
#include <md5.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug/dwarf.h"
#include "assembler/debug/dwarf_out.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Set in the byte with the type: the address is a difference. */
enum { PROBE_DELTA = 0x80 };

struct probe_out {
	struct dwarf_out out;
	uint64_t address, guid; /* of the probe that was written last; at first of the function */
};

void
probe_add(struct dwarf *d, struct symbol *function, struct probe probe)
{
	struct probe_table *t = &d->probes;
	struct probe *p = arena_alloc(&d->in->arena, sizeof *p);
	bool isnew;
	uint32_t *at = map_put(&t->by_name, function->name, &isnew);
	struct probe_function *f;

	if (isnew) {
		*at = (uint32_t)t->n;
		f = arena_alloc(&d->in->arena, sizeof *f);
		*f = (struct probe_function){.sym = function, .order = t->n};
		f->tail = &f->first;
		*APPEND(t->v, t->n, t->cap) = f;
	}
	f = t->v[*at];
	*p = probe;
	p->at = position_here(&d->in->values);
	p->order = f->n++;
	*f->tail = p;
	f->tail = &p->next;
}

/* Returns node i of the path from the function to the probe. */
static struct probe_call
path_at(const struct probe *p, size_t i)
{
	return (struct probe_call){i < p->ncalls ? p->calls[i].guid : p->guid, i ? p->calls[i - 1].index : 0};
}

static int
compare_calls(struct probe_call a, struct probe_call b)
{
	if (a.guid != b.guid)
		return a.guid < b.guid ? -1 : 1;
	return (a.index > b.index) - (a.index < b.index);
}

static int
by_path(const void *a, const void *b)
{
	const struct probe *x = *(struct probe *const *)a, *y = *(struct probe *const *)b;

	for (size_t i = 0; i <= x->ncalls && i <= y->ncalls; i++) {
		int c = compare_calls(path_at(x, i), path_at(y, i));

		if (c)
			return c;
	}
	if (x->ncalls != y->ncalls)
		return x->ncalls < y->ncalls ? -1 : 1;
	return (x->order > y->order) - (x->order < y->order);
}

/* Returns the number of the first n probes that have the same node i of their paths as the first. */
static size_t
same_node(struct probe *const *v, size_t n, size_t i)
{
	size_t same = 1;

	while (same < n && compare_calls(path_at(v[0], i), path_at(v[same], i)) == 0)
		same++;
	return same;
}

static void
put_sentinel(struct probe_out *o)
{
	out_uleb(&o->out, 0);
	out_num(&o->out, PROBE_SENTINEL << 4, 1);
	out_num(&o->out, o->guid, 8);
}

static void
put_probe(struct probe_out *o, const struct probe *p)
{
	unsigned attributes = (p->attributes & ~PROBE_DISCRIMINATED) | (p->discriminator ? PROBE_DISCRIMINATED : 0);
	uint64_t address = position_address(p->at);

	out_uleb(&o->out, p->index);
	out_num(&o->out, PROBE_DELTA | p->type | attributes << 4, 1);
	out_sleb(&o->out, (int64_t)(address - o->address));
	if (p->discriminator)
		out_uleb(&o->out, p->discriminator);
	o->address = address;
}

/* Writes the subtree of the n probes whose paths are equal up to node i. */
static void
put_node(struct probe_out *o, struct probe *const *v, size_t n, size_t i)
{
	uint64_t guid = path_at(v[0], i).guid;
	bool sentinel = i == 0 && guid != o->guid;
	size_t own = 0, children = 0;

	while (own < n && v[own]->ncalls == i)
		own++;
	for (size_t j = own; j < n; children++)
		j += same_node(v + j, n - j, i + 1);
	out_num(&o->out, guid, 8);
	out_uleb(&o->out, own + sentinel);
	out_uleb(&o->out, children);
	if (sentinel)
		put_sentinel(o);
	for (size_t j = 0; j < own; j++)
		put_probe(o, v[j]);
	for (size_t j = own, same; j < n; j += same) {
		same = same_node(v + j, n - j, i + 1);
		out_uleb(&o->out, path_at(v[j], i + 1).index);
		put_node(o, v + j, same, i + 1);
	}
}

static uint64_t
hash_of(struct str name)
{
	uint64_t hash = 0;
	MD5_CTX md5;

	MD5Init(&md5);
	MD5Update(&md5, (const uint8_t *)name.p, name.n);
	uint8_t digest[MD5_DIGEST_LENGTH];
	MD5Final(digest, &md5);
	for (unsigned i = 8; i-- > 0;)
		hash = hash << 8 | digest[i];
	return hash;
}

static struct position
start_of(const struct probe_function *f)
{
	return (struct position){f->sym->frag, (uint64_t)f->sym->value};
}

static void
put_function(struct probe_out *o, const struct probe_function *f)
{
	struct probe **v = alloc_array(f->n, sizeof *v);
	size_t n = 0;

	for (struct probe *p = f->first; p; p = p->next)
		v[n++] = p;
	qsort(v, n, sizeof *v, by_path);
	for (size_t j = 0, same; j < n; j += same) {
		same = same_node(v + j, n - j, 0);
		o->guid = hash_of(f->sym->name);
		o->address = position_address(start_of(f));
		put_node(o, v + j, same, 0);
	}
	alloc_free(v);
}

/* Orders functions by their sections. */
static int
by_section(const void *a, const void *b)
{
	const struct probe_function *x = *(struct probe_function *const *)a, *y = *(struct probe_function *const *)b;
	uint32_t i = position_section(start_of(x))->index, j = position_section(start_of(y))->index;

	if (i != j)
		return i < j ? -1 : 1;
	return (x->order < y->order) - (x->order > y->order);
}

/* Returns whether the probes are in the section of their function. If not, reports errors. */
static bool
check_places(struct diag *diag, const struct probe_function *f)
{
	bool ok = true;

	for (const struct probe *p = f->first; p; p = p->next) {
		if (f->sym->state != SYM_LABEL)
			diag_error(diag, p->loc, "%.*s, the function of the probe, is not a label of this source", STR_ARG(f->sym->name));
		else if (position_section(p->at) != position_section(start_of(f)))
			diag_error(diag, p->loc, "the probe is not in the section of its function, %.*s", STR_ARG(f->sym->name));
		else
			continue;
		ok = false;
	}
	return ok;
}

/* Creates the section for the functions of a section, of which f is one. */
static struct section *
section_for(struct dwarf *d, const struct probe_function *f)
{
	const struct section *code = position_section(start_of(f));

	return sect_new_unique(&d->in->values, (struct section){.name = STR(".pseudo_probe"), .type = SHT_PROGBITS,
		.flags = SHF_LINK_ORDER | (code->group ? SHF_GROUP : 0), .group = code->group, .comdat = code->comdat, .link = f->sym,
		.unique = UINT32_MAX - code->index});
}

void
probe_write(struct dwarf *d)
{
	struct probe_table *t = &d->probes;
	bool ok = true;

	for (size_t i = 0; i < t->n; i++)
		ok &= check_places(d->in->diag, t->v[i]);
	if (!ok || !t->n)
		return;
	qsort(t->v, t->n, sizeof *t->v, by_section);
	struct probe_out o;
	for (size_t i = 0, j; i < t->n; i = j) {
		struct section *code = position_section(start_of(t->v[i]));

		out_begin_section(&o.out, d, section_for(d, t->v[i]), 1);
		for (j = i; j < t->n && position_section(start_of(t->v[j])) == code; j++)
			put_function(&o, t->v[j]);
		out_end(&o.out);
	}
}

void
probe_free(struct probe_table *t)
{
	alloc_free(t->v);
	map_free(&t->by_name);
}
