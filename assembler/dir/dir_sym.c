/* Directives that define symbols or set their properties. */
#include <elf.h>
#include <string.h>

#include "assembler/out/write.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/base/memory/array.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/kd.h"

static struct symbol *
symbol(struct reader *in, struct statement *st, struct node **arg)
{
	struct str name;
	struct loc loc = *arg ? (*arg)->loc : st->end;
	if (!arg_name(in, st, arg, "a symbol", &name))
		return NULL;
	struct symbol *s = sym_get(&in->values, name, loc);
	return s;
}

void
dir_bind(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	do {
		struct loc loc = arg ? arg->loc : st->end;
		struct symbol *s = symbol(in, st, &arg);
		if (!s)
			return;
		const char *was = s->bind == STB_LOCAL ? "local" : s->bind == STB_WEAK ? "weak" : "global";
		if (s->bound && s->bind != d->arg && d->arg != STB_WEAK && (s->bind != STB_WEAK || d->arg == STB_LOCAL)) {
			diag_error(in->diag, loc, "'%.*s' is already %s", STR_ARG(s->name), was);
			continue;
		}
		if (s->bound && s->bind != STB_WEAK && d->arg == STB_WEAK)
			diag_warning(in->diag, loc, "'%.*s' was %s and is now weak", STR_ARG(s->name), was);
		s->bind = d->arg == STB_GLOBAL && s->bound && s->bind == STB_WEAK ? STB_WEAK : (uint8_t)d->arg;
		s->bound = true;
	} while (arg);
}

void
dir_visibility(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	do {
		struct symbol *s = symbol(in, st, &arg);
		if (!s)
			return;
		s->other = (uint8_t)((s->other & ~3) | d->arg);
		s->declared = true;
	} while (arg);
}

/* .no_dead_strip adds symbols to the symbol table; ELF has no flag for it. .extern has no effect. */
void
dir_declare(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	do {
		struct symbol *s = symbol(in, st, &arg);
		if (!s)
			return;
		s->declared |= d->arg;
	} while (arg);
}

/* Like sym_assign_arg(), for an expression that is neither a plain number nor the name of a number. */
static void
assign_expr(struct reader *in, struct statement *st, struct str name, struct loc loc, struct node *arg, bool fixed)
{
	const struct expr *e = arg_expr(in, st, &arg, "a value");
	if (!e || !arg_end(in->diag, arg))
		return;
	struct loc at;
	struct expr_value v;
	const char *why = expr_assigned(&in->arena, &e, &v, &at);
	if (why == expr_too_large) {
		/* The expression would grow too large, for example in a loop around "x = x * x" if x is not constant. */
		expr_complain(in->diag, e, why, loc);
		return;
	}
	bool known = !why && !v.plus && !v.minus;
	sym_assign(&in->values, name, loc, known ? v.num : 0, known ? NULL : e, fixed);
	sym_get(&in->values, name, loc)->late = known;
}

void
sym_assign_arg(struct reader *in, struct statement *st, struct str name, struct loc loc, struct node *arg,
	bool fixed)
{
	const struct symbol *from = arg && arg->kind == NODE_NAME ? sym_find(&in->values.syms, arg->text) : NULL;
	bool is_number = from && from->state == SYM_NUM && !from->late;
	if (!is_number && !(arg && arg->kind == NODE_INT))
		assign_expr(in, st, name, loc, arg, fixed);
	else if (arg_end(in->diag, arg->next))
		sym_assign(&in->values, name, loc, is_number ? from->value : arg->num, NULL, fixed);
}

void
dir_set(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct str name;
	struct loc loc = arg ? arg->loc : st->end;
	if (arg_name(in, st, &arg, "a symbol", &name))
		sym_assign_arg(in, st, name, loc, arg, d->arg);
}

static const struct {
	const char *name;
	uint8_t type;
} types[] = {
	{"function", STT_FUNC}, {"object", STT_OBJECT}, {"notype", STT_NOTYPE}, {"common", STT_OBJECT},
	{"tls_object", STT_TLS}, {"gnu_unique_object", STT_OBJECT}, {"gnu_indirect_function", STT_GNU_IFUNC},
	{"STT_FUNC", STT_FUNC}, {"STT_OBJECT", STT_OBJECT}, {"STT_NOTYPE", STT_NOTYPE},
	{"STT_COMMON", STT_OBJECT}, {"STT_TLS", STT_TLS}, {"STT_GNU_IFUNC", STT_GNU_IFUNC},
	{"amdgpu_hsa_kernel", STT_AMDGPU_HSA_KERNEL},
};

void
dir_type(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct symbol *s = symbol(in, st, &arg);
	struct loc loc = arg ? arg->loc : st->end;
	struct str word;
	if (!s || !arg_name(in, st, &arg, "a type", &word) || !arg_end(in->diag, arg))
		return;
	if (word.n && strchr("@%#", word.p[0]))
		word.p++, word.n--;
	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (str_eqz(word, types[i].name)) {
			s->type = types[i].type;
			s->declared = true;
			return;
		}
	diag_error(in->diag, loc, "unknown symbol type '%.*s'", STR_ARG(word));
}

void
dir_size(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct symbol *s = symbol(in, st, &arg);
	const struct expr *e = s ? arg_expr(in, st, &arg, "a size") : NULL;
	if (e && arg_end(in->diag, arg))
		s->size = e;
}

/* .symver name, name@version [, remove] */
void
dir_symver(struct reader *in, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&in->source);
	struct str name = cursor_word(&c);
	cursor_blanks(&c);
	bool comma = cursor_pass(&c, ',');
	struct str version = {c.p, 0};
	while (!cursor_at_end(&c) && !strchr(" \t\r,", *c.p))
		c.p++;
	version.n = (size_t)(c.p - version.p);
	cursor_blanks(&c);
	bool remove = cursor_pass(&c, ',');
	struct str word = cursor_word(&c);
	cursor_blanks(&c);
	if (!name.n || !comma || !version.n || !memchr(version.p, '@', version.n)) {
		diag_error(in->diag, lex_loc(&in->source.lexer, version.p), "%s needs a symbol and its name@version", d->name);
		return;
	}
	if (remove ? !str_eqz(word, "remove") : word.n != 0 || !cursor_at_end(&c)) {
		diag_error(in->diag, lex_loc(&in->source.lexer, word.p), "expected 'remove' or nothing");
		return;
	}
	struct symbol_version *v = arena_alloc(&in->arena, sizeof *v);
	*v = (struct symbol_version){.next = in->values.syms.versions, .sym = sym_get(&in->values, name, st->loc),
		.name = str_from(arena_strz(&in->arena, version)), .remove = remove,
		.loc = input_file_loc(&in->source, st->loc)};
	in->values.syms.versions = v;
}

/* .comm name, size, alignment: on this target the alignment is a power of two, given as its exponent, as in LLVM. The
 * handler also serves .amdgpu_lds, whose alignment is in bytes. */
void
dir_common(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct symbol *s = symbol(in, st, &arg);
	int64_t size, align = d->arg == SYM_LDS ? 4 : 0;
	struct loc at = arg ? arg->loc : st->end;
	if (!s || !arg_number(in, st, &arg, "a size", &size))
		return;
	if (d->arg == SYM_LDS && !processor_known(in, st->loc))
		return;
	if (size < 0 || (d->arg == SYM_LDS && size > kd_addressable_lds(&in->id.isa))) {
		diag_error(in->diag, at, "the size %lld is out of range", (long long)size);
		return;
	}
	at = arg ? arg->loc : st->end;
	if ((arg && !arg_number(in, st, &arg, "an alignment", &align)) || !arg_end(in->diag, arg))
		return;
	if (d->arg == SYM_LDS) {
		if (align <= 0 || (align & (align - 1)) || align >= 1 << 16) {
			diag_error(in->diag, at, "the alignment is not a power of two below 65536");
			return;
		}
		align = __builtin_ctzll((uint64_t)align);
	} else if (align < 0 || align > 31) {
		diag_error(in->diag, at, "the alignment's exponent is not between 0 and 31");
		return;
	}
	if (s->state != SYM_UNDEFINED) {
		diag_error(in->diag, loc, "symbol '%.*s' is already defined", STR_ARG(s->name));
		return;
	}
	s->type = STT_OBJECT;
	s->value = size;
	s->align = (uint8_t)align;
	s->size = expr_num(&in->arena, size, at);
	if (s->bound && s->bind == STB_LOCAL && d->arg == SYM_COMMON) {
		struct sub *was = in->values.sects.sub, *before = in->values.sects.previous;
		struct section *bss = sect_find(&in->values.sects, STR(".bss"), NULL);
		if (!bss)
			bss = sect_new(&in->values, STR(".bss"), SHT_NOBITS, SHF_ALLOC | SHF_WRITE, 0);
		in->values.sects.sub = sect_sub(&in->values, bss, 0);
		sect_align(&in->values, (struct gap){.align = 1ull << align, .unit = 1, .loc = at});
		sym_label(&in->values, s->name, loc);
		sect_zeros(&in->values, (uint64_t)size, loc);
		in->values.sects.sub = was;
		in->values.sects.previous = before;
		return;
	}
	s->state = (uint8_t)d->arg;
}

void
dir_lcomm(struct reader *in, const struct dir *d, struct statement *st)
{
	struct dir common = *d;
	struct node *arg = st->operands;
	struct symbol *s = symbol(in, st, &arg);
	if (!s)
		return;
	s->bound = true;
	s->bind = STB_LOCAL;
	common.arg = SYM_COMMON;
	dir_common(in, &common, st);
}

/* .addrsig, and .addrsig_sym name. d->arg is 0 for .addrsig. */
void
dir_addrsig(struct object_output *output, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	if (!d->arg) {
		output->wants_addrsig = true;
		return;
	}
	struct symbol *s = symbol(output->in, st, &arg);
	if (!s || !arg_end(output->in->diag, arg))
		return;
	*APPEND(output->addrsig, output->naddrsig, output->capaddrsig) = s;
}
