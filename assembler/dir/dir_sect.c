/* The directives that select the current section and subsection. */
#include <elf.h>
#include <stdlib.h>

#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/elf/amdgpu.h"
#include "common/elf/section.h"

/* Section flags in the syntax of Sun's assembler: ",#alloc,#write". */
static const struct {
	const char *name;
	uint64_t flag;
} words[] = {
	{"#alloc", SHF_ALLOC}, {"#write", SHF_WRITE}, {"#execinstr", SHF_EXECINSTR},
	{"#exclude", SHF_EXCLUDE}, {"#tls", SHF_TLS},
};

static const struct {
	const char *name;
	uint32_t type;
} types[] = {
	{"progbits", SHT_PROGBITS}, {"nobits", SHT_NOBITS}, {"note", SHT_NOTE},
	{"init_array", SHT_INIT_ARRAY}, {"fini_array", SHT_FINI_ARRAY},
	{"preinit_array", SHT_PREINIT_ARRAY}, {"unwind", 0x70000001}, {"llvm_odrtab", 0x6fff4c00},
	{"llvm_linker_options", 0x6fff4c01}, {"llvm_addrsig", SHT_LLVM_ADDRSIG},
	{"llvm_dependent_libraries", 0x6fff4c04}, {"llvm_sympart", 0x6fff4c05},
	{"llvm_call_graph_profile", 0x6fff4c09}, {"llvm_bb_addr_map", 0x6fff4c0a},
	{"llvm_offloading", 0x6fff4c0b}, {"llvm_lto", 0x6fff4c0c}, {"llvm_jt_sizes", 0x6fff4c0d},
	{"llvm_cfi_jump_table", SHT_LLVM_CFI_JUMP_TABLE}, {"llvm_call_graph", SHT_LLVM_CALL_GRAPH},
};

static const char bad_type[] = "the section type is not between 0 and 4294967295";
static const char bad_number[] = "the subsection number is not between 0 and 2147483647";

static void
enter_section(struct reader *in, struct section *s, int number)
{
	sect_switch(&in->values, sect_sub(&in->values, s, number));
}

static struct section *
section_of_name(struct reader *in, struct str name)
{
	struct section *s = sect_find(&in->values.sects, name, NULL);
	if (!s) {
		uint32_t type;
		uint64_t flags;
		sect_defaults(name, &type, &flags);
		s = sect_new(&in->values, arena_str(&in->arena, name), type, flags, 0);
	}
	s->user = true;
	return s;
}

void
dir_simple_section(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	int64_t number = 0;
	if (arg && !arg_number(in, st, &arg, "a subsection", &number))
		return;
	if (!arg_end(in->diag, arg))
		return;
	if (number < 0 || number > INT32_MAX)
		diag_error(in->diag, st->operands->loc, bad_number);
	else
		enter_section(in, section_of_name(in, str_from(d->name)), (int)number);
}

/* Returns whether a character ends a section's name. A '/' ends the name only if it begins a comment, which the caller checks. */
static bool
ends_name(char c)
{
	switch (c) {
	case '\0': case ' ': case '\t': case '\r': case '\n': case ',': case ';': case '/':
		return true;
	default:
		return false;
	}
}

/* Reads the name of a section, which may contain more than one token: ".text.foo-bar", or "a b" in quotes. */
static struct str
section_name(struct reader *in)
{
	struct cursor c = {lex_tell(&in->source.lexer), in->source.lexer.here.end};
	cursor_space(&c);
	const char *p = c.p, *from = p;
	if (*p == '"') {
		from = ++p;
		while (p < in->source.lexer.here.end && *p != '"' && *p != '\n')
			p++;
		struct str name = {from, (size_t)(p - from)};
		lex_seek(&in->source.lexer, *p == '"' ? p + 1 : p);
		return name;
	}
	while (p < in->source.lexer.here.end && (!ends_name(*p) || (*p == '/' && p[1] != '/' && p[1] != '*')))
		p++;
	struct str name = {from, (size_t)(p - from)};
	lex_seek(&in->source.lexer, p);
	return name;
}

/* Returns the section flags that a string of letters denotes. The letter "?" has no flag: it puts the section into the group of
 * the current section. */
static uint64_t
letter_flags(struct diag *diag, struct node *n)
{
	uint64_t flags = 0;
	for (size_t i = 0; i < n->text.n; i++) {
		const struct section_letter *l = section_letters;
		if (n->text.p[i] == '?')
			continue;
		while (l->letter && l->letter != n->text.p[i])
			l++;
		if (!l->letter)
			diag_error(diag, (struct loc){n->loc.pos + 1 + (uint32_t)i}, "unknown section flag '%c'",
				n->text.p[i]);
		else
			flags |= l->flag;
	}
	return flags;
}

static bool
fits_type(struct diag *diag, struct loc loc, uint64_t number, uint32_t *type)
{
	*type = (uint32_t)number;
	if (number > UINT32_MAX)
		diag_error(diag, loc, bad_type);
	return number <= UINT32_MAX;
}

static bool
section_type(struct reader *in, struct statement *st, struct node **arg, uint32_t *type)
{
	struct node *n = *arg;
	if (n->kind != NODE_NAME && n->kind != NODE_STRING) {
		int64_t value;
		if (!arg_number(in, st, arg, "a section type", &value))
			return false;
		return fits_type(in->diag, n->loc, (uint64_t)value, type);
	}
	*arg = n->next;
	struct str word = n->text;
	if (word.n && strchr("@%", word.p[0]))
		word.p++, word.n--;
	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (str_eqz(word, types[i].name)) {
			*type = types[i].type;
			return true;
		}
	char *end, *digits = arena_strz(&in->arena, word);
	uint64_t number = strtoull(digits, &end, 0);
	if (word.n && word.p[0] >= '0' && word.p[0] <= '9' && !*end)
		return fits_type(in->diag, n->loc, number, type);
	diag_error(in->diag, n->loc, "unknown section type '%.*s'", STR_ARG(n->text));
	return false;
}

struct section_request {
	struct str name;
	uint32_t type;
	uint64_t flags;
	int64_t entsize, number;
	struct symbol *group, *link;
	uint32_t unique; /* the unique number plus one; 0 if the section has none */
	bool comdat, attributed;
};

static bool
sun_flags(struct diag *diag, struct node **arg, struct section_request *r)
{
	while (*arg && (*arg)->kind == NODE_NAME && (*arg)->text.n && (*arg)->text.p[0] == '#') {
		size_t i = 0, count = sizeof words / sizeof *words;
		while (i < count && !str_eqz((*arg)->text, words[i].name))
			i++;
		if (i == count) {
			diag_error(diag, (*arg)->loc, "unknown section flag '%.*s'", STR_ARG((*arg)->text));
			return false;
		}
		r->flags |= words[i].flag;
		*arg = (*arg)->next;
	}
	return true;
}

/* Parses the name of a group. clang names the group of a type unit by its hash, a decimal number without quotes. */
static bool
group_name(struct reader *in, struct statement *st, struct node **arg, struct str *name)
{
	if (!*arg || (*arg)->kind != NODE_INT)
		return arg_name(in, st, arg, "a group", name);
	*name = str_from(arena_printf(&in->arena, "%llu", (unsigned long long)(*arg)->num));
	*arg = (*arg)->next;
	return true;
}

/* Parses the arguments after the type in this order: entry size, linked-to symbol, group, unique number. */
static bool
section_extras(struct reader *in, struct statement *st, struct node **arg, struct section_request *r)
{
	struct loc size = *arg ? (*arg)->loc : st->end;
	bool sized = r->flags & SHF_MERGE || r->type == SHT_LLVM_CFI_JUMP_TABLE;
	if (sized && !arg_number(in, st, arg, "the entry size", &r->entsize))
		return false;
	if (sized && r->entsize <= 0) {
		diag_error(in->diag, size, "the entry size must be positive");
		return false;
	}
	struct str name;
	if (r->flags & SHF_LINK_ORDER && *arg && (*arg)->kind == NODE_INT && !(*arg)->num) {
		*arg = (*arg)->next;
	} else if (r->flags & SHF_LINK_ORDER) {
		struct loc loc = *arg ? (*arg)->loc : st->end;
		if (!arg_name(in, st, arg, "the linked-to symbol", &name))
			return false;
		r->link = sym_get(&in->values, name, loc);
	}
	if (r->flags & SHF_GROUP && !r->group) {
		if (!group_name(in, st, arg, &name))
			return false;
		r->group = sym_get(&in->values, name, st->loc);
		if (*arg && (*arg)->kind == NODE_NAME && str_eqz((*arg)->text, "comdat")) {
			r->comdat = true;
			*arg = (*arg)->next;
		}
	}
	if (*arg && (*arg)->kind == NODE_NAME && str_eqz((*arg)->text, "unique")) {
		*arg = (*arg)->next;
		struct loc loc = *arg ? (*arg)->loc : st->end;
		int64_t number;
		if (!arg_number(in, st, arg, "a number", &number))
			return false;
		if (number < 0 || number >= UINT32_MAX) {
			diag_error(in->diag, loc, "the number is out of range");
			return false;
		}
		r->unique = (uint32_t)number + 1;
	}
	return true;
}

static bool
section_arguments(struct reader *in, struct statement *st, struct section_request *r)
{
	struct node *arg = st->operands;
	sect_defaults(r->name, &r->type, &r->flags);
	struct loc loc = arg ? arg->loc : st->end;
	if (arg && arg->kind == NODE_INT && !arg_number(in, st, &arg, "a subsection", &r->number))
		return false;
	if (r->number < 0 || r->number > INT32_MAX) {
		diag_error(in->diag, loc, bad_number);
		return false;
	}
	if (arg && arg->kind == NODE_STRING) {
		r->attributed = true;
		r->flags |= letter_flags(in->diag, arg);
		const struct section *now = in->values.sects.sub->section;
		if (memchr(arg->text.p, '?', arg->text.n) && now->group) {
			r->flags |= SHF_GROUP;
			r->group = now->group;
			r->comdat = now->comdat;
		}
		arg = arg->next;
		if (arg && !section_type(in, st, &arg, &r->type))
			return false;
		if (!section_extras(in, st, &arg, r))
			return false;
	} else if (arg && arg->kind == NODE_NAME && arg->text.n && arg->text.p[0] == '#') {
		r->attributed = true;
		if (!sun_flags(in->diag, &arg, r))
			return false;
		if (arg && !section_type(in, st, &arg, &r->type))
			return false;
	}
	return arg_end(in->diag, arg);
}

void
dir_section(struct reader *in, const struct dir *d, struct statement *st)
{
	struct section_request r = {.name = section_name(in)};
	struct sections *ss = &in->values.sects;
	if (!parse_operands(&in->parse, &(const struct parse_mode){0}, st))
		return;
	if (!r.name.n) {
		diag_error(in->diag, st->loc, "%s needs a name", d->name);
		return;
	}
	if (!section_arguments(in, st, &r))
		return;
	if (d->arg && ss->depth == SECTION_STACK) {
		diag_error(in->diag, st->loc, "more than %d .pushsection", SECTION_STACK);
		return;
	}
	if (d->arg) {
		ss->stack[ss->depth][0] = ss->sub;
		ss->stack[ss->depth++][1] = ss->previous;
	}
	struct section *s = sect_find_unique(ss, r.name, r.group, r.unique);
	if (s && r.attributed &&
		(s->type != r.type || s->flags != r.flags || s->entsize != (uint64_t)r.entsize))
		diag_error(in->diag, st->loc, "section '%.*s' already has other attributes", STR_ARG(r.name));
	/* Copy the name: the pages of the source text are released after reading, and a later access to the name would load
	 * them again. */
	if (!s)
		s = sect_new_unique(&in->values, (struct section){.name = arena_str(&in->arena, r.name), .type = r.type,
			.flags = r.flags, .entsize = (uint64_t)r.entsize, .group = r.group, .comdat = r.comdat,
			.link = r.link, .unique = r.unique});
	s->user = true;
	enter_section(in, s, (int)r.number);
}

void
dir_popsection(struct reader *in, const struct dir *d, struct statement *st)
{
	struct sections *ss = &in->values.sects;
	if (!ss->depth) {
		diag_error(in->diag, st->loc, "%s without .pushsection", d->name);
		return;
	}
	sect_switch(&in->values, ss->stack[--ss->depth][0]);
	ss->previous = ss->stack[ss->depth][1];
}

void
dir_previous(struct reader *in, const struct dir *d, struct statement *st)
{
	if (in->values.sects.previous)
		sect_switch(&in->values, in->values.sects.previous);
	else
		diag_error(in->diag, st->loc, "%s: no previous section", d->name);
}

void
dir_subsection(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	int64_t number;
	if (!arg_number(in, st, &arg, "a subsection", &number) || !arg_end(in->diag, arg))
		return;
	if (number < 0 || number > INT32_MAX)
		diag_error(in->diag, st->operands->loc, bad_number);
	else
		enter_section(in, in->values.sects.sub->section, (int)number);
}
