/* Reads .amdgpu.info. Entries of definitions that are not linked are ignored: of weak definitions that another object replaces, of
 * dropped section groups, and of sections that --gc-sections drops. Names of one function, and section symbols with an offset, lead to
 * one node, because nodes are found by section and offset. */
#include "linker/kernels/function.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "linker/input/relocation.h"

/* Barriers are variables with this prefix in LLVM's objects, and have 16 bytes each. */
#define BARRIER_PREFIX "__amdgpu_named_barrier"
enum { BARRIER_BYTES = 16 };

/* The place of a function: its section and offset, or its symbol if it has no section. Used as the key of a map, so it must contain
 * no padding. */
struct place {
	const void *in;
	uint64_t offset;
};

static struct call_node *
new_node(struct call_graph *fs)
{
	return arena_alloc(fs->arena, sizeof(struct call_node));
}

static void
add_call(struct call_node *from, struct call_node *to)
{
	*APPEND(from->calls, from->ncalls, from->capcalls) = to;
}

struct call_node *
function_at(struct call_graph *fs, const struct link_symbol *y, int64_t addend)
{
	bool in_section = y->state == SYMBOL_DEFINED && y->sec;
	struct place *place = arena_alloc(fs->arena, sizeof *place);

	*place = in_section ? (struct place){y->sec, y->value + (uint64_t)addend} : (struct place){y, (uint64_t)addend};
	bool isnew;
	uint32_t *index = map_put(&fs->by_place, (struct str){(const char *)place, sizeof *place}, &isnew);
	if (!isnew)
		return fs->v[*index];
	*index = (uint32_t)fs->n;
	struct call_node *f = new_node(fs);
	f->symbol = y;
	f->addend = addend;
	*APPEND(fs->v, fs->n, fs->cap) = f;
	return f;
}

const char *
function_shown(const struct call_graph *fs, const struct call_node *f)
{
	const struct link_symbol *y = f->symbol;

	for (size_t i = 1; y->type == STT_SECTION && y->file && i < y->file->nlocals; i++) {
		const struct link_symbol *named = y->file->symbols[i];

		if (named->type != STT_SECTION && named->sec == y->sec && named->value == y->value + (uint64_t)f->addend)
			return symbol_shown(fs->symbols, named);
	}
	if (y->type == STT_SECTION && y->sec)
		return arena_printf(fs->arena, "%s+%#llx", y->sec->name, (unsigned long long)(y->value + (uint64_t)f->addend));
	return symbol_shown(fs->symbols, y);
}

static struct variable *
variable_of(struct call_graph *fs, struct link_symbol *y)
{
	struct link_symbol **key = arena_alloc(fs->arena, sizeof *key);

	*key = y;
	bool isnew;
	uint32_t *index = map_put(&fs->by_symbol, (struct str){(const char *)key, sizeof *key}, &isnew);
	if (!isnew)
		return fs->variables[*index];
	*index = (uint32_t)fs->nvariables;
	struct variable *v = arena_alloc(fs->arena, sizeof *v);
	*v = (struct variable){.symbol = y, .index = fs->nvariables, .barrier = str_starts(y->name, BARRIER_PREFIX)};
	v->size = v->barrier ? y->size / BARRIER_BYTES : y->size;
	v->align = v->barrier || !y->value ? 1 : y->value;
	if (v->align & (v->align - 1) || v->align > ALIGN_MAX || v->size > UINT32_MAX) {
		link_error(fs->symbols, "%s: %s in LDS: size %llu and alignment %llu are not valid", y->file->name,
			symbol_shown(fs->symbols, y), (unsigned long long)y->size, (unsigned long long)y->value);
		v->align = v->size = 1;
	}
	*APPEND(fs->variables, fs->nvariables, fs->capvariables) = v;
	return v;
}

static struct call_node *
type_of(struct call_graph *fs, struct str text)
{
	bool isnew;
	uint32_t *index = map_put(&fs->by_type, text, &isnew);

	if (isnew) {
		*index = (uint32_t)fs->ntypes;
		*APPEND(fs->types, fs->ntypes, fs->captypes) = new_node(fs);
	}
	return fs->types[*index];
}

/* The entries of a file while they are read. */
struct info_reading {
	struct call_graph *fs;
	struct input_file *file;
	struct relocation *targets; /* of the symbols of entries, sorted by offset */
	size_t ntargets;
	struct call_node *function; /* NULL: the entries belong to a definition that is not linked */
};

static void
read_targets(struct info_reading *r)
{
	size_t n;

	r->targets = relocation_sorted(r->file->info, &n);
	for (size_t i = 0; i < n; i++)
		if (r->targets[i].symbol && r->targets[i].rela.type == R_AMDGPU_ABS64)
			r->targets[r->ntargets++] = r->targets[i];
}

/* Returns the symbol of an entry, or NULL after an error. */
static const struct relocation *
target_of(const struct info_reading *r, const struct info_entry *e)
{
	size_t i = array_below(r->targets, r->ntargets, sizeof *r->targets, e->at);

	if (i < r->ntargets && r->targets[i].offset == e->at)
		return &r->targets[i];
	link_error(r->fs->symbols, "%s:(%s+%#zx): the entry has no symbol", r->file->name, r->file->info->name, e->at);
	return NULL;
}

static bool
text_of(const struct info_reading *r, const struct info_entry *e, struct str *text)
{
	if (info_text(r->file->info_strings, r->file->ninfo_strings, e->number, text))
		return true;
	link_error(r->fs->symbols, "%s:(%s+%#zx): there is no string at offset %#x of %s", r->file->name, r->file->info->name, e->at,
		e->number, INFO_STRINGS);
	return false;
}

static void
read_symbol(struct info_reading *r, const struct info_entry *e)
{
	const struct relocation *t = target_of(r, e);

	if (!t)
		return;
	if (e->row == INFO_call) {
		add_call(r->function, function_at(r->fs, t->symbol, t->rela.addend));
	} else if (t->symbol->lds) {
		struct variable *v = variable_of(r->fs, t->symbol);

		v->claimed = true;
		*APPEND(r->function->uses, r->function->nuses, r->function->capuses) = v;
	}
}

static void
read_text(struct info_reading *r, const struct info_entry *e)
{
	struct str text;

	if (!text_of(r, e, &text))
		return;
	if (e->row == INFO_indirect_call) {
		add_call(r->function, type_of(r->fs, text));
	} else {
		add_call(type_of(r->fs, text), r->function);
		r->function->address_taken = true;
	}
}

static void
read_number(struct call_node *f, const struct info_entry *e)
{
	uint64_t *number = &f->own.number[e->row];

	if (e->row == INFO_flags)
		*number |= e->number;
	else if (*number < e->number)
		*number = e->number;
}

static void
begin_function(struct info_reading *r, const struct info_entry *e)
{
	const struct relocation *t = target_of(r, e);

	r->function = NULL;
	if (!t || t->symbol->file != r->file || !link_symbol_is_linked(t->symbol))
		return;
	r->function = function_at(r->fs, t->symbol, t->rela.addend);
	r->function->described = true;
}

static void
read_file(struct call_graph *fs, struct input_file *f)
{
	struct info_reading r = {.fs = fs, .file = f};
	size_t at = 0;

	read_targets(&r);
	struct info_entry e;
	while (info_next(f->info->data, f->info->size, &at, &e)) {
		if (e.row == INFO_info)
			begin_function(&r, &e);
		if (!r.function || e.row == INFO_info || e.row == INFO_ROWS)
			continue;
		switch (info_kinds[e.row].payload) {
		case INFO_SYMBOL: read_symbol(&r, &e); break;
		case INFO_NUMBER: read_number(r.function, &e); break;
		case INFO_TEXT: read_text(&r, &e); break;
		}
	}
	if (at < f->info->size)
		link_error(fs->symbols, "%s:(%s+%#zx): the entry is outside the section", f->name, f->info->name, at);
	alloc_free(r.targets);
}

/* Marks the variables in LDS to which code refers although the entries of no function name them. */
static void
find_others(struct call_graph *fs)
{
	const struct inputs *inputs = fs->symbols->inputs;

	for (size_t i = 0; i < inputs->nsections; i++) {
		struct insec *s = inputs->sections[i];

		relocation_check(s);
		for (size_t j = 0; j < s->relas.n && s->flags & SHF_ALLOC; j++) {
			struct elfin_rela r = relocation_at(s, j);
			struct link_symbol *y = relocation_symbol(s, &r);

			if (y && y->lds)
				variable_of(fs, y);
		}
	}
	for (size_t i = 0; i < fs->nvariables; i++)
		fs->variables[i]->everywhere = !fs->variables[i]->claimed;
}

/* Like LLVM for a module: a call of a function that is not known may call any function whose address is taken, and may need the
 * registers of every function that is not a kernel, and a stack of unknown size. */
static void
make_unknown(struct call_graph *fs)
{
	fs->unknown = new_node(fs);
	fs->unknown->described = true;
	fs->unknown->own.number[INFO_flags] = INFO_USES_VCC | INFO_USES_FLAT_SCRATCH | INFO_DYNAMIC_STACK;
	for (size_t i = 0; i < fs->n; i++)
		if (fs->v[i]->address_taken)
			add_call(fs->unknown, fs->v[i]);
	for (size_t i = 0; i < fs->ntypes; i++) {
		fs->types[i]->described = true;
		if (!fs->types[i]->ncalls)
			add_call(fs->types[i], fs->unknown);
	}
}

void
function_read(struct call_graph *fs)
{
	const struct inputs *inputs = fs->symbols->inputs;

	for (size_t i = 0; i < inputs->nfiles; i++)
		if (inputs->files[i]->info)
			read_file(fs, inputs->files[i]);
	find_others(fs);
	make_unknown(fs);
}

static void
free_node(struct call_node *f)
{
	alloc_free(f->calls);
	alloc_free(f->uses);
}

void
function_free(struct call_graph *fs)
{
	for (size_t i = 0; i < fs->n; i++)
		free_node(fs->v[i]);
	for (size_t i = 0; i < fs->ntypes; i++)
		free_node(fs->types[i]);
	for (size_t i = 0; i < fs->nvariables; i++)
		alloc_free(fs->variables[i]->users);
	if (fs->unknown)
		free_node(fs->unknown);
	alloc_free(fs->v);
	alloc_free(fs->kernels);
	alloc_free(fs->variables);
	alloc_free(fs->types);
	map_free(&fs->by_place);
	map_free(&fs->by_symbol);
	map_free(&fs->by_type);
}
