/* Symbols: which definition of a name wins, what is exported, what the linker defines itself. The
 * rules are those of ld.lld: a strong definition beats a common symbol, that a weak definition,
 * that a member of an archive, that no definition; the strictest visibility of all files holds. */
#include <assert.h>
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"
#include "common/base/text/visible.h"
#include "common/elf/amdgpu.h"
#include "linker/layout/layout.h"
#include "linker/symbols/resolve.h"

const char *
resolve_shown(struct link *l, const struct symbol *y)
{
	/* Names come from string tables and end with a NUL. */
	return l->opt.demangle && y->name.n ? demangle(&l->arena, y->name.p) : y->name.p;
}

/* The symbol of a name with this hash. */
static struct symbol *
name_hashed(struct link *l, struct str name, uint32_t hash)
{
	bool isnew;
	uint32_t *index = map_put_hashed(&l->names, name, hash, &isnew);
	struct symbol *y;

	if (!isnew)
		return l->symbols[*index];
	*index = (uint32_t)l->nsymbols;
	y = arena_alloc(&l->arena, sizeof *y);
	y->name = name;
	y->bind = STB_WEAK;
	*APPEND(l->symbols, l->nsymbols, l->capsymbols) = y;
	return y;
}

struct symbol *
resolve_name(struct link *l, struct str name)
{
	return name_hashed(l, name, str_hash(name));
}

static void
ask(struct link *l, struct symbol *y)
{
	y->bind = STB_GLOBAL;
	y->asked = true;
	*APPEND(l->wanted, l->nwanted, l->capwanted) = y;
}

const struct symbol *
resolve_asked(struct link *l)
{
	while (l->nwanted) {
		struct symbol *y = l->wanted[--l->nwanted];

		if (y->state != SYMBOL_LAZY)
			continue; /* another member defined it, or it was asked for twice */
		y->state = SYMBOL_UNDEFINED;
		return y;
	}
	return NULL;
}

struct symbol *
resolve_want(struct link *l, struct str name)
{
	struct symbol *y = resolve_name(l, name);

	if (y->state == SYMBOL_NONE) {
		y->state = SYMBOL_UNDEFINED;
		y->bind = STB_GLOBAL;
	} else if (y->state == SYMBOL_LAZY) {
		ask(l, y);
	}
	return y;
}

/* --trace-symbol */
static void
trace(const struct symbol *y, const char *file, const char *what)
{
	if (y->traced)
		visible_line(stdout, "%s: %s %.*s", file, what, STR_ARG(y->name));
}

/* Turns what was asked for since from around, as the last one is loaded first. */
static void
order_asked(struct link *l, size_t from)
{
	for (size_t i = from, j = l->nwanted; i + 1 < j; i++, j--) {
		struct symbol *y = l->wanted[i];

		l->wanted[i] = l->wanted[j - 1];
		l->wanted[j - 1] = y;
	}
}

bool
resolve_want_glob(struct link *l, const char *pattern)
{
	size_t from = l->nwanted;

	/* Names come from string tables and end with a NUL. */
	for (size_t i = 0; i < l->nsymbols; i++) {
		if (l->symbols[i]->state == SYMBOL_LAZY && fnmatch(pattern, l->symbols[i]->name.p, 0) == 0)
			ask(l, l->symbols[i]);
	}
	order_asked(l, from);
	return l->nwanted > from;
}

void
resolve_lazy(struct link *l, struct archive *a, const char *file, uint64_t member, struct str name)
{
	struct symbol *y = resolve_name(l, name);
	bool wanted = y->state == SYMBOL_UNDEFINED && y->bind != STB_WEAK;

	trace(y, file, "lazy definition of");
	if (y->state != SYMBOL_NONE && y->state != SYMBOL_UNDEFINED)
		return;
	y->state = SYMBOL_LAZY;
	y->asked = false;
	y->archive = a;
	y->member = member;
	if (wanted)
		ask(l, y);
}

static void
add_undefined(struct link *l, struct symbol *y, struct file *f, const struct elfin_symbol *in)
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
		if (!y->asked)
			y->file = f;
		ask(l, y);
	} else if (y->state == SYMBOL_LAZY && !y->asked) {
		y->file = f;
		y->type = in->type;
	}
}

static void
add_common(struct symbol *y, struct file *f, const struct elfin_symbol *in)
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
place(struct link *l, const struct file *f, const struct insec *s, uint64_t value)
{
	if (!s)
		return arena_printf(&l->arena, "%s", f->name);
	return arena_printf(
		&l->arena, "%s:(%s+%#llx)", f->name, s->name, (unsigned long long)value);
}

static void
add_defined(struct link *l, struct symbol *y, struct file *f, const struct elfin_symbol *in)
{
	struct insec *sec = in->reserved ? NULL : f->sections[in->section];

	if (y->state == SYMBOL_COMMON && in->bind == STB_WEAK)
		return;
	if (y->state == SYMBOL_DEFINED && (y->bind != STB_WEAK || in->bind == STB_WEAK)) {
		bool both_strong = y->bind != STB_WEAK && in->bind != STB_WEAK;
		bool same_value = !y->sec && !sec && y->value == in->value && !y->lds;

		if (both_strong && !same_value && !l->opt.allow_multiple) {
			link_error(l, "duplicate symbol: %s", resolve_shown(l, y));
			diag_note(l->diag, (struct loc){0}, "defined at %s",
				place(l, y->file, y->sec, y->value));
			diag_note(l->diag, (struct loc){0}, "defined at %s", place(l, f, sec, in->value));
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
	y->lds = in->reserved && in->section == SHN_AMDGPU_LDS;
	if (sec && in->value > sec->size)
		link_error(l, "%s: symbol %s: its value %#llx is outside section %s", f->name, in->name,
			(unsigned long long)in->value, sec->name);
}

/* STV_DEFAULT is 0, of the others the smaller one is the stricter. */
static uint8_t
stricter(uint8_t a, uint8_t b)
{
	return a == STV_DEFAULT || (b != STV_DEFAULT && b < a) ? b : a;
}

/* GNU as gives symbols versions by their names, foo@V1; there are no shared objects that could
 * define these. */
static void
check_name(const struct link *l, const struct file *f, const struct symbol *y)
{
	if (memchr(y->name.p, '@', y->name.n) && l->opt.kind != OUTPUT_RELOCATABLE)
		link_error(l, "%s: symbol %s: versions in names are not supported; use --version-script",
			f->name, y->name.p);
}

/* How many names are looked up together: the table of a million is in no cache, and memory answers many at a time. */
enum { TOGETHER = 32 };

/* The symbols of the names of a file. */
static void
enter_names(struct link *l, struct file *f)
{
	for (size_t from = f->nlocals, n; from < f->nsymbols; from += n) {
		struct str names[TOGETHER];
		uint32_t hashes[TOGETHER];

		n = f->nsymbols - from < TOGETHER ? f->nsymbols - from : TOGETHER;
		for (size_t i = 0; i < n; i++) {
			names[i] = str_from(elfin_symbol(&f->symtab, from + i).name);
			hashes[i] = str_hash(names[i]);
			map_prefetch(&l->names, hashes[i]);
		}
		for (size_t i = 0; i < n; i++)
			f->symbols[from + i] = name_hashed(l, names[i], hashes[i]);
	}
}

/* Enters what the file defines. */
static void
enter_definitions(struct link *l, struct file *f)
{
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		const struct insec *sec = in.reserved ? NULL : f->sections[in.section];
		bool common = in.reserved && in.section == SHN_COMMON;

		if (in.bind == STB_LOCAL)
			continue; /* an error already */
		if (common)
			add_common(f->symbols[i], f, &in);
		else if (in.reserved || (sec && !sec->discarded))
			add_defined(l, f->symbols[i], f, &in);
		trace(f->symbols[i], f->name,
			common               ? "common definition of"
			: in.reserved || sec ? "definition of"
					     : "reference to");
	}
}

void
resolve_file(struct link *l, struct file *f)
{
	size_t asked = l->nwanted;

	enter_names(l, f);
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		struct symbol *y = f->symbols[i];

		y->regular = true;
		check_name(l, f, y);
		y->visibility = stricter(y->visibility, ELF64_ST_VISIBILITY(in.other));
	}
	enter_definitions(l, f);
	for (size_t i = f->nlocals; i < f->nsymbols; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		const struct insec *sec = in.reserved ? NULL : f->sections[in.section];

		if (in.bind != STB_LOCAL && !in.reserved && (!sec || sec->discarded))
			add_undefined(l, f->symbols[i], f, &in);
	}
	order_asked(l, asked);
}

void
resolve_values(struct link *l, struct file *f)
{
	for (size_t i = 1; i < f->symtab.n; i++) {
		struct elfin_symbol in = elfin_symbol(&f->symtab, i);
		struct symbol *y;

		if (in.bind == STB_LOCAL || in.section == SHN_UNDEF ||
			(in.reserved && in.section != SHN_ABS))
			continue;
		in.reserved = true;
		in.section = SHN_ABS;
		y = resolve_name(l, str_from(in.name));
		y->regular = true;
		add_defined(l, y, f, &in);
	}
}

/* Common symbols become sections of their own, which come before all others. */
void
resolve_common(struct link *l, struct symbol *y)
{
	struct insec *s = arena_alloc(&l->arena, sizeof *s);

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
	*APPEND(l->ins, l->nins, l->capins) = s;
}

/* Makes a name that is wanted a symbol of the linker's own; layout gives it its value. */
static void
define_reserved(struct symbol *y, uint8_t visibility)
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

static void
define_if_reserved(const struct link *l, struct symbol *y)
{
	for (size_t i = 0; layout_reserved[i].name; i++) {
		const struct reserved *r = &layout_reserved[i];

		if (str_eqz(y->name, r->name) && (r->place != RESERVED_START_IF_LOADED || is_pic(l)))
			define_reserved(y, r->visibility);
	}
}

static void
check_reserved(const struct link *l)
{
	for (size_t i = 0; layout_reserved[i].name; i++) {
		const uint32_t *index = map_get(&l->names, str_from(layout_reserved[i].name));
		const struct symbol *y = index ? l->symbols[*index] : NULL;

		if (y && layout_reserved[i].alone && y->state == SYMBOL_DEFINED)
			link_error(l, "%s: %s cannot be defined: the linker defines it", y->file ? y->file->name : "--defsym",
				layout_reserved[i].name);
	}
}

/* Whether -Bsymbolic, one of its kind or a dynamic list is about the symbol. */
static bool
is_bound(const struct link *l, const struct symbol *y)
{
	bool function = y->type == STT_FUNC, weak = y->bind == STB_WEAK;

	if (l->opt.dynamic_lists.n)
		return true;
	switch (l->opt.bsymbolic) {
	case BSYMBOLIC_NONE: return false;
	case BSYMBOLIC_FUNCTIONS: return function;
	case BSYMBOLIC_NON_WEAK_FUNCTIONS: return function && !weak;
	case BSYMBOLIC_NON_WEAK: return !weak;
	case BSYMBOLIC_ALL:
		break;
	}
	return true;
}

bool
resolve_is_exported(const struct link *l, const struct symbol *y)
{
	bool local = y->visibility == STV_HIDDEN || y->visibility == STV_INTERNAL;
	bool defined = y->state == SYMBOL_DEFINED;

	if (local || !y->regular || (defined && is_made_local(y)))
		return false;
	if (!defined)
		return y->bind != STB_WEAK || !l->opt.no_dynamic_linker;
	return l->opt.kind == OUTPUT_SHARED || l->opt.export_dynamic || y->exported;
}

/* Whether the symbol goes to .dynsym, and whether another object may replace it there. */
static void
set_scope(const struct link *l, struct symbol *y)
{
	bool defined = y->state == SYMBOL_DEFINED;

	y->preemptible = false;
	y->dynamic = is_pic(l) && resolve_is_exported(l, y);
	if (!y->dynamic || y->visibility != STV_DEFAULT)
		return;
	if (!defined)
		y->preemptible = true;
	else if (l->opt.kind == OUTPUT_SHARED)
		y->preemptible = !is_bound(l, y) || y->exported;
}

static void
check_required(struct link *l)
{
	for (size_t i = 0; i < l->opt.required.n; i++) {
		const struct symbol *y = resolve_name(l, str_from(l->opt.required.v[i]));

		if (y->state != SYMBOL_DEFINED && y->state != SYMBOL_COMMON)
			link_error(l, "--require-defined=%.*s: the symbol is not defined",
				STR_ARG(y->name));
	}
}

void
resolve_finish(struct link *l)
{
	if (l->opt.kind != OUTPUT_RELOCATABLE)
		check_reserved(l);
	if (is_pic(l))
		resolve_want(l, STR("_DYNAMIC"));
	for (size_t i = 0; i < l->nsymbols; i++) {
		struct symbol *y = l->symbols[i];

		/* What is wanted only weakly is not worth loading a member for. */
		if (y->state == SYMBOL_LAZY)
			y->state = y->regular ? SYMBOL_UNDEFINED : SYMBOL_NONE;
		if (l->opt.kind == OUTPUT_RELOCATABLE)
			continue;
		if (y->state == SYMBOL_UNDEFINED)
			define_if_reserved(l, y);
		if (y->state == SYMBOL_COMMON)
			resolve_common(l, y);
		assert(y->state != SYMBOL_COMMON && y->state != SYMBOL_LAZY);
		if (y->state != SYMBOL_NONE)
			set_scope(l, y);
	}
	check_required(l);
}

void
resolve_after_gc(struct link *l)
{
	for (size_t i = 0; i < l->nsymbols && l->opt.gc; i++) {
		struct symbol *y = l->symbols[i];

		if (y->state == SYMBOL_UNDEFINED && !y->used)
			y->dynamic = y->preemptible = false;
	}
	for (size_t i = 0; i < l->nins; i++) {
		static const char *const prefixes[] = {"__start_", "__stop_"};

		/* Only a name that is a C identifier can be asked for. */
		for (size_t j = 0; j < 2 && l->ins[i]->name[0] != '.'; j++) {
			char *name = arena_printf(&l->arena, "%s%s", prefixes[j], l->ins[i]->name);
			const uint32_t *index = map_get(&l->names, str_from(name));
			struct symbol *y = index ? l->symbols[*index] : NULL;

			if (y && y->state == SYMBOL_UNDEFINED) {
				define_reserved(y, l->opt.start_stop_visibility);
				set_scope(l, y);
			}
		}
	}
}
