/* The directives .file and .loc, which build the line table. */
#include <string.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/number.h"

/* Reads a string argument, and copies it into the run's arena. Returns false after an error. */
static bool
read_string(struct dwarf *dwarf, struct statement *st, struct node **arg, const char *what, struct str *s)
{
	dwarf->in->scratch.n = 0;
	if (!arg_string(dwarf->in, st, arg, what, &dwarf->in->scratch))
		return false;
	*s = arena_str(&dwarf->in->arena, (struct str){(char *)dwarf->in->scratch.p, dwarf->in->scratch.n});
	return true;
}

/* Parses a hexadecimal number of up to 128 bits, and stores it in `sum`, most significant byte first. Returns false after an
 * error. */
static bool
md5(struct diag *diag, struct statement *st, struct node **arg, uint8_t sum[16])
{
	struct node *n = *arg;
	if (!n || n->kind != NODE_INT || !n->text.n || (n->text.p[-1] | 32) != 'x' || n->text.n > 32) {
		diag_error(diag, n ? n->loc : st->end, "expected 0x and up to 32 hexadecimal digits");
		return false;
	}
	memset(sum, 0, 16);
	for (size_t i = 0; i < n->text.n; i++) {
		char c = n->text.p[n->text.n - 1 - i];
		unsigned digit = (unsigned)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
		sum[15 - i / 2] |= (uint8_t)(digit << i % 2 * 4);
	}
	*arg = n->next;
	return true;
}

/* Parses the options [md5 0x…] [source "…"]. Returns false after an error. */
static bool
file_options(struct dwarf *dwarf, struct statement *st, struct node *arg, struct line_file *f)
{
	while (arg) {
		struct node *n = arg;
		arg = n->next;
		if (n->kind == NODE_NAME && str_eqz(n->text, "md5")) {
			f->has_md5 = true;
			if (!md5(dwarf->in->diag, st, &arg, f->md5))
				return false;
		} else if (n->kind == NODE_NAME && str_eqz(n->text, "source")) {
			f->has_source = true;
			if (!read_string(dwarf, st, &arg, "the source's text", &f->source))
				return false;
		} else {
			diag_error(dwarf->in->diag, n->loc, "expected md5 or source");
			return false;
		}
	}
	return true;
}

static void
file_symbol(struct dwarf *dwarf, struct node *arg)
{
	struct symbol *s = arena_alloc(&dwarf->in->arena, sizeof *s);
	s->name = input_keep(&dwarf->in->source, arg->text);
	if (arg_end(dwarf->in->diag, arg->next))
		dwarf->in->values.syms.file = s;
}

/* .file N ["directory"] "name" …: defines file N of the line table. */
static void
file_number(struct dwarf *dwarf, struct statement *st)
{
	struct node *arg = st->operands;
	struct str dir = {"", 0};
	struct line_file f = {.source = {"", 0}, .loc = input_file_loc(&dwarf->in->source, arg->loc)};
	int64_t number;
	if (!arg_number(dwarf->in, st, &arg, "a file number", &number))
		return;
	if (number < 0 || number > UINT32_MAX) {
		diag_error(dwarf->in->diag, st->operands->loc, "%lld is not a file number", (long long)number);
		return;
	}
	struct str name;
	if (!read_string(dwarf, st, &arg, "a file name", &name))
		return;
	if (arg && arg->kind == NODE_STRING) {
		dir = name;
		if (!read_string(dwarf, st, &arg, "a file name", &name))
			return;
	}
	if (!file_options(dwarf, st, arg, &f))
		return;
	if (dwarf->source.on)
		dwarf_source_stop(dwarf);
	if (!number && dwarf->version < 5)
		dwarf->version = 5;
	dwarf_line_put_file(dwarf, (uint32_t)number, dir, name.n ? name : STR("<stdin>"), f);
}

void
dir_file(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	if (!parse_operands(&dwarf->in->parse, &(const struct parse_mode){.wide = true}, st))
		return;
	if (!st->operands)
		diag_error(dwarf->in->diag, st->end, "expected a file name or number");
	else if (st->operands->kind == NODE_STRING)
		file_symbol(dwarf, st->operands);
	else
		file_number(dwarf, st);
}

static bool
loc_number(struct dwarf *dwarf, struct statement *st, struct node **arg, const char *what, uint32_t *out)
{
	struct loc loc = *arg ? (*arg)->loc : st->end;
	int64_t num;
	if (!arg_number(dwarf->in, st, arg, what, &num))
		return false;
	if (num < 0 || num > UINT32_MAX) {
		diag_error(dwarf->in->diag, loc, "%s must be 0 to 4294967295", what);
		return false;
	}
	*out = (uint32_t)num;
	return true;
}

/* Each option of .loc sets a flag, or sets a member of struct line_row to a number. */
static const struct {
	const char *name;
	uint8_t flag;
	const char *number; /* name of the number in messages; NULL if the option has no number */
	size_t member;      /* offset of the member in struct line_row; 0: the number must be 0 or 1, and clears or sets the flag */
} loc_options[] = {
	{"basic_block", LINE_BASIC_BLOCK, NULL, 0},
	{"prologue_end", LINE_PROLOGUE_END, NULL, 0},
	{"epilogue_begin", LINE_EPILOGUE_BEGIN, NULL, 0},
	{"is_stmt", LINE_IS_STMT, "is_stmt", 0},
	{"isa", 0, "isa", offsetof(struct line_row, isa)},
	{"discriminator", 0, "the discriminator", offsetof(struct line_row, discriminator)},
};

enum { LOC_OPTIONS = sizeof loc_options / sizeof *loc_options };

static size_t
find_option(struct str name)
{
	size_t i = 0;
	while (i < LOC_OPTIONS && !str_eqz(name, loc_options[i].name))
		i++;
	return i;
}

/* Applies an option; number is 1 if the source gives no number. Returns false if the option is a flag and number is
 * neither 0 nor 1. */
static bool
set_option(struct line_row *l, size_t option, uint32_t number)
{
	if (loc_options[option].member) {
		memcpy((char *)l + loc_options[option].member, &number, sizeof number);
		return true;
	}
	l->flags = (uint8_t)((l->flags & ~loc_options[option].flag) | (number ? loc_options[option].flag : 0));
	return number <= 1;
}

static bool
loc_option(struct dwarf *dwarf, struct statement *st, struct node **arg, struct line_row *l)
{
	struct node *n = *arg;
	size_t option = n->kind == NODE_NAME ? find_option(n->text) : LOC_OPTIONS;
	uint32_t number = 1;
	if (option == LOC_OPTIONS) {
		diag_error(dwarf->in->diag, n->loc, "expected basic_block, prologue_end, epilogue_begin, is_stmt, isa or "
			"discriminator");
		return false;
	}
	*arg = n->next;
	struct loc loc = *arg ? (*arg)->loc : st->end;
	if (loc_options[option].number && !loc_number(dwarf, st, arg, loc_options[option].number, &number))
		return false;
	if (!set_option(l, option, number)) {
		diag_error(dwarf->in->diag, loc, "%s must be 0 or 1", loc_options[option].name);
		return false;
	}
	return true;
}

/* Returns the initial parameters of a .loc. Only is_stmt keeps the value that the previous .loc has set. */
static struct line_row
next_row(const struct dwarf *d)
{
	return (struct line_row){.flags = d->line.loc.flags & LINE_IS_STMT};
}

/* Reads a decimal number and the blanks after it. Returns the end of the blanks, or NULL if there is no 32-bit number. */
static const char *
plain_number(const char *p, const char *last, uint32_t *out)
{
	struct str digits;
	uint64_t number;
	p = number_digits(p, last, &digits, &number);
	if (!p || number > UINT32_MAX)
		return NULL;
	*out = (uint32_t)number;
	return char_after_blanks(p, last);
}

/* Reads the options of .loc. Returns the end of the blanks after the last option, or NULL if an option is invalid. */
static const char *
plain_options(const char *p, const char *last, struct line_row *l)
{
	while (p && char_is(*p, CHAR_FIRST)) {
		const char *end = lex_name_end(p, last);
		size_t option = find_option((struct str){p, (size_t)(end - p)});
		uint32_t number = 1;
		if (option == LOC_OPTIONS)
			return NULL;
		p = char_after_blanks(end, last);
		if (loc_options[option].number)
			p = plain_number(p, last, &number);
		if (!set_option(l, option, number))
			return NULL;
	}
	return p;
}

bool
dir_loc_line(struct dwarf *dwarf)
{
	struct lexer *lx = &dwarf->in->source.lexer;
	const char *last = lx->here.end;
	struct line_row l = next_row(dwarf);
	if (dwarf->in->opt.type == FILE_ASM)
		return false;
	const char *p = plain_number(char_after_blanks(lex_tell(lx), last), last, &l.file);
	if (p && char_is(*p, CHAR_DIGIT))
		p = plain_number(p, last, &l.line);
	if (p && char_is(*p, CHAR_DIGIT))
		p = plain_number(p, last, &l.column);
	p = plain_options(p, last, &l);
	p = p ? lex_next_line(p, last) : NULL;
	if (!p || !dwarf_line_has_file(dwarf, l.file))
		return false;
	lex_seek(lx, p);
	dwarf_line_loc(dwarf, l);
	return true;
}

/* .loc file [line [column]] [option …] */
void
dir_loc(struct dwarf *dwarf, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct line_row l = next_row(dwarf);
	if (!loc_number(dwarf, st, &arg, "the file number", &l.file))
		return;
	if (!dwarf_line_has_file(dwarf, l.file)) {
		diag_error(dwarf->in->diag, st->operands->loc, "no .file %u before this line", l.file);
		return;
	}
	if (arg && arg->kind != NODE_NAME && !loc_number(dwarf, st, &arg, "the line", &l.line))
		return;
	if (arg && arg->kind != NODE_NAME && !loc_number(dwarf, st, &arg, "the column", &l.column))
		return;
	while (arg)
		if (!loc_option(dwarf, st, &arg, &l))
			return;
	dwarf_line_loc(dwarf, l);
}
