#include "assembler/value/sym.h"

#include <elf.h>
#include <string.h>

#include "assembler/value/values.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static struct symbol *
sym_new(struct values *vals, struct str name, struct loc loc)
{
	struct symtab *t = &vals->syms;
	uint32_t chunk = t->n / SYM_CHUNK;
	if (t->n % SYM_CHUNK == 0) {
		t->chunks = alloc_resize(t->chunks, (chunk + 1) * sizeof *t->chunks);
		t->chunks[chunk] = alloc_array(SYM_CHUNK, sizeof(struct symbol));
	}
	struct symbol *s = &t->chunks[chunk][t->n++ % SYM_CHUNK];
	*s = (struct symbol){.name = name, .loc = loc};
	return s;
}

struct symbol *
sym_at(const struct symtab *t, uint32_t i)
{
	return &t->chunks[i / SYM_CHUNK][i % SYM_CHUNK];
}

struct symbol *
sym_find(struct symtab *t, struct str name)
{
	uint32_t *i = map_get(&t->map, name);
	return i ? sym_at(t, *i) : NULL;
}

struct symbol *
sym_get(struct values *vals, struct str name, struct loc loc)
{
	bool isnew;
	uint32_t *i = map_put(&vals->syms.map, name, &isnew);
	if (!isnew)
		return sym_at(&vals->syms, *i);
	*i = vals->syms.n;
	name = arena_str(vals->arena, name);
	map_move_last(&vals->syms.map, name.p);
	return sym_new(vals, name, input_file_loc(vals->source, loc));
}

static void
place_symbol(struct values *vals, struct symbol *s)
{
	struct sub *sub = vals->sects.sub;
	s->state = SYM_LABEL;
	s->frag = sub->last;
	s->value = (int64_t)(sub->n - sub->last->start);
}

struct symbol *
sym_here(struct values *vals, struct loc loc)
{
	struct symbol *s = arena_alloc(vals->arena, sizeof *s);
	s->loc = loc;
	place_symbol(vals, s);
	return s;
}

/* Returns whether the symbol can be defined. If it is already defined, reports an error and returns false. */
static bool
definable(struct diag *diag, const struct symbol *s, struct loc loc)
{
	if (s->state == SYM_UNDEFINED)
		return true;
	diag_error(diag, loc, "symbol '%.*s' is already defined", STR_ARG(s->name));
	diag_note(diag, s->loc, "it is defined here");
	return false;
}

void
sym_place(struct diag *diag, struct symbol *s, struct frag *frag, int64_t offset, struct loc loc)
{
	if (!definable(diag, s, loc))
		return;
	s->loc = loc;
	s->state = SYM_LABEL;
	s->frag = frag;
	s->value = offset;
}

struct symbol *
sym_label(struct values *vals, struct str name, struct loc loc)
{
	struct symbol *s = sym_get(vals, name, loc);
	if (!definable(vals->diag, s, loc))
		return NULL;
	s->loc = input_file_loc(vals->source, loc);
	s->fixed = true;
	place_symbol(vals, s);
	if (vals->sects.sub->section->flags & SHF_TLS)
		s->type = STT_TLS;
	return s;
}

static struct symbol *
local_get(struct values *vals, struct str digits, uint32_t n, struct loc loc)
{
	struct str name = str_from(arena_printf(vals->arena, ".L%.*s\x02%u", STR_ARG(digits), n));
	return sym_get(vals, name, loc);
}

void
sym_local_label(struct values *vals, struct str digits, struct loc loc)
{
	uint32_t *n = map_put(&vals->syms.locals, input_keep(vals->source, digits), NULL);
	struct symbol *s = local_get(vals, digits, ++*n, loc);
	s->fixed = true;
	place_symbol(vals, s);
}

struct symbol *
sym_local(struct values *vals, struct str name, struct loc loc)
{
	struct str digits = {name.p, name.n - 1};
	uint32_t *n = map_get(&vals->syms.locals, digits), count = n ? *n : 0;
	if (name.p[name.n - 1] == 'f')
		return local_get(vals, digits, count + 1, loc);
	if (!count) {
		diag_error(vals->diag, loc, "no label '%.*s:' before this line", STR_ARG(digits));
		return NULL;
	}
	return local_get(vals, digits, count, loc);
}

void
sym_assign(struct values *vals, struct str name, struct loc loc, int64_t num, const struct expr *expr,
	bool fixed)
{
	struct symbol *s = sym_get(vals, name, loc);
	if ((s->fixed || fixed || (s->state != SYM_NUM && s->state != SYM_EXPR)) &&
		!definable(vals->diag, s, loc))
		return;
	s->loc = input_file_loc(vals->source, loc);
	s->fixed = fixed;
	s->builtin = s->late = false;
	if (expr) {
		s->state = SYM_EXPR;
		s->expr = expr;
	} else {
		s->state = SYM_NUM;
		s->value = num;
	}
}

void
sym_set_num(struct values *vals, const char *name, int64_t num)
{
	struct symbol *s = sym_get(vals, str_from(name), (struct loc){0});
	s->state = SYM_NUM;
	s->value = num;
	s->builtin = true;
}

/* Separator after the digits in the internal name of a numeric label. */
enum { NUMERIC = '\x02' };

static bool
is_numeric(const struct symbol *s)
{
	return s->name.n && memchr(s->name.p, NUMERIC, s->name.n);
}

struct str
sym_shown(const struct symbol *s)
{
	enum { PREFIX = sizeof ".L" - 1 };
	struct str name = s->name;
	if (!is_numeric(s))
		return name;
	return (struct str){name.p + PREFIX, (size_t)((const char *)memchr(name.p, NUMERIC, name.n) - name.p) - PREFIX};
}

void
sym_report_undefined(struct diag *diag, const struct symbol *s, struct loc loc)
{
	diag_error(diag, loc, is_numeric(s) ? "no label '%.*s:' after this line" : "undefined label '%.*s'",
		STR_ARG(sym_shown(s)));
}

bool
sym_is_private(const struct symbol *s)
{
	return !s->name.n || (s->name.n >= 2 && s->name.p[0] == '.' && s->name.p[1] == 'L');
}

struct symbol *
sym_section(struct values *vals)
{
	struct symbol *s = sym_new(vals, (struct str){"", 0}, (struct loc){0});
	s->type = STT_SECTION;
	s->state = SYM_LABEL;
	return s;
}

static bool
is_written(const struct values *vals, const struct symbol *s)
{
	if (s->type == STT_SECTION)
		return s->used;
	if (s->state == SYM_UNDEFINED || s->state == SYM_LDS)
		return s->used || s->bound || s->declared || s->signature;
	if (s->builtin)
		return s->used;
	return s->bound || s->used || vals->source->opt->keep_locals || !sym_is_private(s);
}

uint32_t
sym_finish(struct values *vals, uint32_t number, uint32_t *nlocals)
{
	struct symtab *t = &vals->syms;
	for (uint32_t i = 0; i < t->n; i++) {
		struct symbol *s = sym_at(t, i);
		if (s->state == SYM_UNDEFINED && s->used && sym_is_private(s))
			sym_report_undefined(vals->diag, s, s->loc);
		if (!s->bound && !s->signature && (s->state == SYM_UNDEFINED || s->state == SYM_COMMON ||
			s->state == SYM_LDS))
			s->bind = STB_GLOBAL;
		if (s->bind == STB_LOCAL && is_written(vals, s))
			s->number = ++number;
	}
	*nlocals = number;
	for (uint32_t i = 0; i < t->n; i++) {
		struct symbol *s = sym_at(t, i);
		if (s->bind != STB_LOCAL && is_written(vals, s))
			s->number = ++number;
	}
	return number;
}

struct symbol *
sym_save(const struct symtab *t)
{
	struct symbol *saved = array_make(t->n, sizeof *saved);
	for (uint32_t i = 0; i < t->n; i++)
		saved[i] = *sym_at(t, i);
	return saved;
}

void
sym_restore(struct symtab *t, struct symbol *saved)
{
	for (uint32_t i = 0; i < t->n; i++)
		*sym_at(t, i) = saved[i];
	alloc_free(saved);
}

void
sym_free(struct symtab *t)
{
	for (uint32_t i = 0; i < t->n; i += SYM_CHUNK)
		alloc_free(t->chunks[i / SYM_CHUNK]);
	alloc_free(t->chunks);
	map_free(&t->map);
	map_free(&t->locals);
}
