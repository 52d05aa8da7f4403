/* Symbol resolution: decides which definition of a name is used, which symbols are exported, and which symbols the linker defines.
 * The rules are ld.lld's. Precedence: strong definition, common symbol, weak definition, archive member, undefined symbol. The
 * most restrictive visibility in all files applies. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"
#include "common/elf/amdgpu.h"
#include "linker/symbols/reserved.h"
#include "linker/symbols/resolve.h"

static struct link_symbol *
name_hashed(struct symbols *symbols, struct str name, uint32_t hash)
{
	bool isnew;
	uint32_t *index = map_put_hashed(&symbols->names, name, hash, &isnew);

	if (!isnew)
		return symbols->v[*index];
	*index = (uint32_t)symbols->n;
	struct link_symbol *y = arena_alloc(symbols->arena, sizeof *y);
	y->name = name;
	y->bind = STB_WEAK;
	*APPEND(symbols->v, symbols->n, symbols->cap) = y;
	return y;
}

struct link_symbol *
resolve_name(struct symbols *symbols, struct str name)
{
	return name_hashed(symbols, name, str_hash(name));
}

static void
request_member(struct symbols *symbols, struct link_symbol *y)
{
	y->bind = STB_GLOBAL;
	y->requested = true;
	*APPEND(symbols->wanted, symbols->nwanted, symbols->capwanted) = y;
}

const struct link_symbol *
resolve_next_request(struct symbols *symbols)
{
	while (symbols->nwanted) {
		struct link_symbol *y = symbols->wanted[--symbols->nwanted];

		if (y->state != SYMBOL_LAZY)
			continue; /* another member defined the symbol, or the symbol was requested twice */
		y->state = SYMBOL_UNDEFINED;
		return y;
	}
	return NULL;
}

struct link_symbol *
resolve_want(struct symbols *symbols, struct str name)
{
	struct link_symbol *y = resolve_name(symbols, name);

	if (y->state == SYMBOL_NONE) {
		y->state = SYMBOL_UNDEFINED;
		y->bind = STB_GLOBAL;
	} else if (y->state == SYMBOL_LAZY) {
		request_member(symbols, y);
	}
	return y;
}

static void
trace_symbol(const struct symbols *symbols, const struct link_symbol *y, const char *file, const char *what)
{
	if (y->traced)
		opts_print_line(symbols->opt, "%s: %s %.*s", file, what, STR_ARG(y->name));
}

/* Reverses the requests from index `from` to the end, because the last request is loaded first. */
static void
reverse_requests(struct symbols *symbols, size_t from)
{
	for (size_t i = from, j = symbols->nwanted; i + 1 < j; i++, j--) {
		struct link_symbol *y = symbols->wanted[i];

		symbols->wanted[i] = symbols->wanted[j - 1];
		symbols->wanted[j - 1] = y;
	}
}

bool
resolve_want_glob(struct symbols *symbols, const char *pattern)
{
	size_t from = symbols->nwanted;

	for (size_t i = 0; i < symbols->n && !glob_is_spent(&symbols->script->globs); i++) {
		if (symbols->v[i]->state == SYMBOL_LAZY && glob_match(&symbols->script->globs, pattern, symbols->v[i]->name))
			request_member(symbols, symbols->v[i]);
	}
	reverse_requests(symbols, from);
	return symbols->nwanted > from;
}

void
resolve_lazy(struct symbols *symbols, struct archive *a, const char *file, uint64_t member, struct str name)
{
	struct link_symbol *y = resolve_name(symbols, name);
	bool wanted = y->state == SYMBOL_UNDEFINED && y->bind != STB_WEAK;

	trace_symbol(symbols, y, file, "lazy definition of");
	if (y->state != SYMBOL_NONE && y->state != SYMBOL_UNDEFINED)
		return;
	y->state = SYMBOL_LAZY;
	y->requested = false;
	y->archive = a;
	y->member = member;
	if (wanted)
		request_member(symbols, y);
}

static void
add_undefined(struct symbols *symbols, struct link_symbol *y, struct input_file *f, const struct elfin_symbol *in)
{
	bool strong = in->bind != STB_WEAK;

	if (y->state == SYMBOL_NONE) {
		y->state = SYMBOL_UNDEFINED;
		y->file = f;
		y->bind = in->bind;
		y->type = in->type;
	} else if (y->state == SYMBOL_UNDEFINED) {
		if (strong)
			y->bind = STB_GLOBAL;
		if (y->type == STT_NOTYPE)
			y->type = in->type;
		if (!y->file)
			y->file = f;
	} else if (y->state == SYMBOL_LAZY && strong) {
		if (!y->requested)
			y->file = f;
		request_member(symbols, y);
	} else if (y->state == SYMBOL_LAZY && !y->requested) {
		y->file = f;
		y->type = in->type;
	}
}

static void
add_common(struct link_symbol *y, struct input_file *f, const struct elfin_symbol *in)
{
	uint64_t align = in->value;

	if (!align || align & (align - 1) || align > ALIGN_MAX) {
		link_error(&f->elf, "%s: common symbol %s: %llu is not a valid alignment", f->name,
			in->name, (unsigned long long)align);
		align = 1;
	}
	if (y->state == SYMBOL_DEFINED && y->bind != STB_WEAK)
		return;
	if (y->state == SYMBOL_COMMON) {
		if (y->value < align)
			y->value = align;
		if (y->size < in->size) {
			y->size = in->size;
			y->file = f;
		}
		return;
	}
	y->state = SYMBOL_COMMON;
	y->file = f;
	y->sec = NULL;
	y->value = align;
	y->size = in->size;
	y->bind = in->bind;
	y->type = STT_OBJECT;
	y->other = in->other;
}

static const char *
definition_location(struct symbols *symbols, const struct input_file *f, const struct insec *s, uint64_t value)
{
	if (!s)
		return arena_printf(symbols->arena, "%s", f->name);
	return arena_printf(
		symbols->arena, "%s:(%s+%#llx)", f->name, s->name, (unsigned long long)value);
}

static bool
is_lds(const struct elfin_symbol *in)
{
	return in->reserved && in->section == SHN_AMDGPU_LDS;
}

static void
add_defined(struct symbols *symbols, struct link_symbol *y, struct input_file *f, const struct elfin_symbol *in)
{
	struct insec *sec = in->reserved ? NULL : f->sections[in->section];

	if (y->state == SYMBOL_COMMON && in->bind == STB_WEAK)
		return;
	/* Every object that uses a variable in LDS defines it, like a common symbol. */
	if (y->state == SYMBOL_DEFINED && y->lds && is_lds(in)) {
		y->value = in->value > y->value ? in->value : y->value;
		y->size = in->size > y->size ? in->size : y->size;
		if (in->bind != STB_WEAK)
			y->bind = in->bind;
		return;
	}
	if (y->state == SYMBOL_DEFINED && (y->bind != STB_WEAK || in->bind == STB_WEAK)) {
		bool both_strong = y->bind != STB_WEAK && in->bind != STB_WEAK;
		bool same_value = !y->sec && !sec && y->value == in->value && !y->lds;

		if (both_strong && !same_value && !symbols->opt->allow_multiple) {
			link_error(symbols, "duplicate symbol: %s", symbol_shown(symbols, y));
			diag_note(symbols->diag, (struct loc){0}, "defined at %s",
				definition_location(symbols, y->file, y->sec, y->value));
			diag_note(symbols->diag, (struct loc){0}, "defined at %s", definition_location(symbols, f, sec, in->value));
		}
		return;
	}
	y->state = SYMBOL_DEFINED;
	y->file = f;
	y->sec = sec;
	y->value = in->value;
	y->size = in->size;
	y->bind = in->bind;
	y->type = in->type;
	y->other = in->other;
	y->lds = is_lds(in);
	if (sec && in->value > sec->size)
		link_error(symbols, "%s: symbol %s: its value %#llx is outside section %s", f->name, in->name,
			(unsigned long long)in->value, sec->name);
}

/* STV_DEFAULT (0) is the least restrictive visibility. Of two other values, the smaller one is more restrictive. */
static uint8_t
stricter(uint8_t a, uint8_t b)
{
	return a == STV_DEFAULT || (b != STV_DEFAULT && b < a) ? b : a;
}

/* Reports a name with a version, such as foo@V1. GNU as generates such names for symbols of shared objects, but AMDGPU code objects
 * are not linked with shared objects. */
static void
check_name(const struct symbols *symbols, const struct input_file *f, const struct link_symbol *y)
{
	if (memchr(y->name.p, '@', y->name.n) && symbols->opt->kind != OUTPUT_RELOCATABLE)
		link_error(symbols, "%s: symbol %s: versions in names are not supported; use --version-script",
			f->name, y->name.p);
}

/* The number of names looked up in one batch. A table of a million names does not fit into the caches, and prefetching overlaps
 * the cache misses. */
enum { BATCH = 32 };

static void
enter_names(struct symbols *symbols, struct input_file *f)
{
	for (size_t from = f->nlocals, n; from < f->nsymbols; from += n) {
		n = f->nsymbols - from < BATCH ? f->nsymbols - from : BATCH;
		uint32_t hashes[BATCH];
		struct str names[BATCH];
		for (size_t i = 0; i < n; i++) {
			names[i] = str_from(elfin_symbol(&f->symtab, from + i).name);
			hashes[i] = str_hash(names[i]);
			map_prefetch(&symbols->names, hashes[i]);
		}
		for (size_t i = 0; i < n; i++)
			f->symbols[from + i] = name_hashed(symbols, names[i], hashes[i]);
	}
}

static void
enter_definitions(struct symbols *symbols, struct input_file *f)
{
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		const struct insec *sec = in.reserved ? NULL : f->sections[in.section];
		bool common = in.reserved && in.section == SHN_COMMON;

		if (in.bind == STB_LOCAL)
			continue; /* a local symbol after the local part of the table: object_read() has reported it */
		if (common)
			add_common(f->symbols[i], f, &in);
		else if (in.reserved || (sec && !sec->discarded))
			add_defined(symbols, f->symbols[i], f, &in);
		trace_symbol(symbols, f->symbols[i], f->name,
			common               ? "common definition of"
			: in.reserved || sec ? "definition of"
			: "reference to");
	}
}

void
resolve_file(struct symbols *symbols, struct input_file *f)
{
	size_t requested = symbols->nwanted;

	enter_names(symbols, f);
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		struct link_symbol *y = f->symbols[i];

		y->regular = true;
		check_name(symbols, f, y);
		y->visibility = stricter(y->visibility, ELF64_ST_VISIBILITY(in.other));
	}
	enter_definitions(symbols, f);
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		const struct insec *sec = in.reserved ? NULL : f->sections[in.section];

		if (in.bind != STB_LOCAL && !in.reserved && (!sec || sec->discarded))
			add_undefined(symbols, f->symbols[i], f, &in);
	}
	reverse_requests(symbols, requested);
}

void
resolve_values(struct symbols *symbols, struct input_file *f)
{
	for (size_t i = 1; i < f->symtab.n; i++) {
		struct elfin_symbol in = elfin_symbol(&f->symtab, i);

		if (in.bind == STB_LOCAL || in.section == SHN_UNDEF ||
			(in.reserved && in.section != SHN_ABS))
			continue;
		in.reserved = true;
		in.section = SHN_ABS;
		struct link_symbol *y = resolve_name(symbols, str_from(in.name));
		y->regular = true;
		add_defined(symbols, y, f, &in);
	}
}

/* Until gc_mark(), inputs.sections contains only the sections of common symbols. They therefore precede all other sections. */
void
resolve_common(struct symbols *symbols, struct link_symbol *y)
{
	struct insec *s = arena_alloc(symbols->arena, sizeof *s);

	*s = (struct insec){
		.file = y->file,
		.name = "COMMON",
		.type = SHT_NOBITS,
		.flags = SHF_ALLOC | SHF_WRITE,
		.align = y->value,
		.size = y->size,
	};
	s->group_next = s;
	y->state = SYMBOL_DEFINED;
	y->sec = s;
	y->value = 0;
	*APPEND(symbols->inputs->sections, symbols->inputs->nsections, symbols->inputs->capsections) = s;
}

static void
define_reserved(struct link_symbol *y, uint8_t visibility)
{
	y->state = SYMBOL_DEFINED;
	y->reserved = true;
	y->file = NULL;
	y->bind = STB_GLOBAL;
	y->type = STT_NOTYPE;
	y->sec = NULL;
	y->size = y->value = 0;
	y->visibility = stricter(y->visibility, visibility);
}

/* Returns whether the linker defines a symbol that no linked file names, only the index of an archive. */
static bool
is_defined_unnamed(const struct symbols *symbols, const struct reserved *r)
{
	return !r->alone && (r->visibility == STV_HIDDEN || !symbols->script->has_sections);
}

static void
define_if_reserved(const struct symbols *symbols, struct link_symbol *y)
{
	for (size_t i = 0; reserved_symbols[i].name; i++) {
		const struct reserved *r = &reserved_symbols[i];

		if (str_eqz(y->name, r->name) && (r->location != RESERVED_START_IF_LOADED || opts_is_pic(symbols->opt)) &&
			(y->state == SYMBOL_UNDEFINED || y->regular || is_defined_unnamed(symbols, r))) {
			y->regular |= y->state == SYMBOL_LAZY;
			define_reserved(y, r->visibility);
		}
	}
}

static void
check_reserved(const struct symbols *symbols)
{
	for (size_t i = 0; reserved_symbols[i].name; i++) {
		const struct link_symbol *y = symbol_find(symbols, str_from(reserved_symbols[i].name));

		if (y && reserved_symbols[i].alone && y->state == SYMBOL_DEFINED)
			link_error(symbols, "%s: %s cannot be defined: the linker defines it", y->file ? y->file->name : "--defsym",
				reserved_symbols[i].name);
	}
}

static bool
is_bound(const struct symbols *symbols, const struct link_symbol *y)
{
	bool function = y->type == STT_FUNC, weak = y->bind == STB_WEAK;

	if (symbols->opt->dynamic_lists.n)
		return true;
	switch (symbols->opt->bsymbolic) {
	case BSYMBOLIC_NONE: return false;
	case BSYMBOLIC_FUNCTIONS: return function;
	case BSYMBOLIC_NON_WEAK_FUNCTIONS: return function && !weak;
	case BSYMBOLIC_NON_WEAK: return !weak;
	case BSYMBOLIC_ALL:
		break;
	}
	return true;
}

/* Returns whether the loader resolves undefined symbols. Otherwise they are 0. */
static bool
is_left_to_loader(const struct link_options *opt)
{
	if (opt->undefined_symbols == UNDEFINED_BY_KIND)
		return opt->kind == OUTPUT_SHARED;
	return opt->undefined_symbols == UNDEFINED_DYNAMIC;
}

bool
resolve_is_exported(const struct symbols *symbols, const struct link_symbol *y)
{
	bool local = y->visibility == STV_HIDDEN || y->visibility == STV_INTERNAL;
	bool defined = y->state == SYMBOL_DEFINED;

	if (local || !y->regular || (defined && symbol_is_made_local(y)))
		return false;
	if (!defined)
		return is_left_to_loader(symbols->opt) && y->visibility == STV_DEFAULT;
	return symbols->opt->kind == OUTPUT_SHARED || (symbols->opt->export_dynamic && opts_is_pic(symbols->opt)) || y->exported;
}

/* Determines whether the symbol is in .dynsym, and whether another object may preempt it. */
static void
set_scope(const struct symbols *symbols, struct link_symbol *y)
{
	bool defined = y->state == SYMBOL_DEFINED;

	y->preemptible = false;
	y->dynamic = opts_is_pic(symbols->opt) && resolve_is_exported(symbols, y);
	if (!y->dynamic || y->visibility != STV_DEFAULT)
		return;
	if (!defined)
		y->preemptible = true;
	else if (symbols->opt->kind == OUTPUT_SHARED)
		y->preemptible = !is_bound(symbols, y) || y->exported;
}

static void
check_required(struct symbols *symbols)
{
	for (size_t i = 0; i < symbols->opt->required.n; i++) {
		const struct link_symbol *y = resolve_name(symbols, str_from(symbols->opt->required.v[i]));

		if (y->state != SYMBOL_DEFINED && y->state != SYMBOL_COMMON)
			link_error(symbols, "--require-defined=%.*s: the symbol is not defined",
				STR_ARG(y->name));
	}
}

void
resolve_reserved(struct symbols *symbols)
{
	if (symbols->opt->kind == OUTPUT_RELOCATABLE)
		return;
	check_reserved(symbols);
	if (opts_is_pic(symbols->opt))
		resolve_want(symbols, STR("_DYNAMIC"));
	for (size_t i = 0; i < symbols->n; i++) {
		struct link_symbol *y = symbols->v[i];

		if (y->state == SYMBOL_UNDEFINED || y->state == SYMBOL_LAZY)
			define_if_reserved(symbols, y);
	}
}

void
resolve_finish(struct symbols *symbols)
{
	for (size_t i = 0; i < symbols->n; i++) {
		struct link_symbol *y = symbols->v[i];

		/* a weak reference does not load archive members */
		if (y->state == SYMBOL_LAZY)
			y->state = y->regular ? SYMBOL_UNDEFINED : SYMBOL_NONE;
		if (symbols->opt->kind == OUTPUT_RELOCATABLE)
			continue;
		if (y->state == SYMBOL_COMMON)
			resolve_common(symbols, y);
		assert(y->state != SYMBOL_COMMON && y->state != SYMBOL_LAZY);
		if (y->state != SYMBOL_NONE)
			set_scope(symbols, y);
	}
	check_required(symbols);
}

static void
drop_discarded(struct symbols *symbols)
{
	for (size_t i = 0; i < symbols->n; i++) {
		struct link_symbol *y = symbols->v[i];

		if (y->sec && !y->sec->live && y->state == SYMBOL_DEFINED)
			y->dynamic = y->preemptible = false;
	}
}

void
resolve_after_gc(struct symbols *symbols)
{
	if (symbols->script->read)
		drop_discarded(symbols);
	for (size_t i = 0; i < symbols->n && symbols->opt->gc; i++) {
		struct link_symbol *y = symbols->v[i];

		if (y->state == SYMBOL_UNDEFINED && !y->used)
			y->dynamic = y->preemptible = false;
	}
	for (size_t i = 0; i < symbols->inputs->nsections; i++) {
		static const char *const prefixes[] = {"__start_", "__stop_"};

		/* only sections whose names are C identifiers have symbols __start_NAME and __stop_NAME */
		for (size_t j = 0; j < 2 && symbols->inputs->sections[i]->name[0] != '.'; j++) {
			char *name = arena_printf(symbols->arena, "%s%s", prefixes[j], symbols->inputs->sections[i]->name);
			struct link_symbol *y = symbol_find(symbols, str_from(name));

			if (y && y->state == SYMBOL_UNDEFINED) {
				define_reserved(y, symbols->opt->start_stop_visibility);
				set_scope(symbols, y);
			}
		}
	}
}
