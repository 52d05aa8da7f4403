#include "assembler/parse/directive_argument.h"

#include <string.h>

#include "assembler/parse/reader.h"
#include "assembler/parse/undefined_note.h"
#include "assembler/scan/chars.h"

/* Returns the argument at *arg, and advances *arg. If there is no argument, reports an error and returns NULL. */
static struct node *
next_argument(struct diag *diag, struct statement *st, struct node **arg, const char *what)
{
	struct node *n = *arg;
	if (!n) {
		diag_error(diag, st->end, "expected %s", what);
		return NULL;
	}
	*arg = n->next;
	return n;
}

/* Returns whether text begins like a name. Numbers ("0x", "12abc") and an empty argument between commas do not. */
static bool
begins_name(struct str text)
{
	return text.n && !(text.p[0] >= '0' && text.p[0] <= '9');
}

/* Returns whether text begins like a symbol. Unlike begins_name(), returns false for "#5" and "@function". */
static bool
begins_symbol(struct str text)
{
	return text.n && (char_is(text.p[0], CHAR_FIRST) || text.p[0] == '.');
}

const struct expr *
arg_as_expr(struct reader *in, const struct node *n)
{
	if (n->kind == NODE_INT)
		return expr_num(&in->arena, n->num, input_file_loc(&in->source, n->loc));
	if (n->kind == NODE_EXPR)
		return n->expr;
	if (n->kind == NODE_LIST && n->arg && !n->arg->next)
		return arg_as_expr(in, n->arg); /* expression in brackets, such as "[1+2]" */
	if (n->kind != NODE_NAME && n->kind != NODE_STRING)
		return NULL;
	if (n->kind == NODE_NAME && !begins_symbol(n->text))
		return NULL;
	struct symbol *s = sym_get(&in->values, n->text, n->loc);
	/* Use the current value, even if the symbol is set again later. */
	if (s->state == SYM_NUM)
		return expr_num(&in->arena, s->value, input_file_loc(&in->source, n->loc));
	return s->state == SYM_EXPR ? expr_alias(&in->arena, s, input_file_loc(&in->source, n->loc)) :
		expr_sym(&in->arena, s, 0, input_file_loc(&in->source, n->loc));
}

const struct expr *
arg_expr(struct reader *in, struct statement *st, struct node **arg, const char *what)
{
	struct node *n = next_argument(in->diag, st, arg, what);
	const struct expr *e = n ? arg_as_expr(in, n) : NULL;
	if (n && !e)
		node_expected(in->diag, n, what);
	return e;
}

bool
arg_number(struct reader *in, struct statement *st, struct node **arg, const char *what, int64_t *num)
{
	struct node *n = *arg;
	if (n && n->kind == NODE_INT) {
		*num = n->num;
		*arg = n->next;
		return true;
	}
	const struct expr *e = arg_expr(in, st, arg, what);
	if (!e)
		return false;
	struct loc at = n->loc;
	const char *why = expr_number(e, num, &at);
	if (why) {
		expr_complain(in->diag, e, why, n->loc);
		undefined_note_expr(in, e, n->loc);
	}
	return !why;
}

bool
arg_name(struct reader *in, struct statement *st, struct node **arg, const char *what, struct str *name)
{
	struct node *n = next_argument(in->diag, st, arg, what);
	if (!n)
		return false;
	if (n->kind != NODE_STRING && (n->kind != NODE_NAME || !begins_name(n->text))) {
		diag_error(in->diag, n->loc, "expected %s", what);
		return false;
	}
	*name = n->text;
	return true;
}

/* Decodes the escape sequence at *p into *byte, and advances *p. Returns an error message, or NULL. */
static const char *
escape(const char **p, const char *end, uint8_t *byte)
{
	const char *at = *p;
	unsigned value = 0;
	if (*at == 'x' || *at == 'X') {
		for (at++; at < end && strchr("0123456789abcdefABCDEF", *at) && *at; at++)
			value = value * 16 + (unsigned)(*at <= '9' ? *at - '0' : (*at | 32) - 'a' + 10);
		bool empty = at == *p + 1;
		*p = at;
		*byte = (uint8_t)value;
		return empty ? "\\x needs a hexadecimal digit" : NULL;
	}
	if (*at >= '0' && *at <= '7') {
		for (int i = 0; i < 3 && at < end && *at >= '0' && *at <= '7'; i++)
			value = value * 8 + (unsigned)(*at++ - '0');
		*p = at;
		*byte = (uint8_t)value;
		return value > 255 ? "the octal escape does not fit into a byte" : NULL;
	}
	*p = at + 1;
	*byte = (uint8_t)lex_char((struct str){at - 1, 2});
	return *at && strchr("nrtbf\\\"", *at) ? NULL : "unknown escape '\\%c'";
}

bool
arg_string(struct reader *in, struct statement *st, struct node **arg, const char *what, struct buf *out)
{
	struct node *n = next_argument(in->diag, st, arg, what);
	if (n && n->kind != NODE_STRING)
		diag_error(in->diag, n->loc, "expected %s in quotes", what);
	if (!n || n->kind != NODE_STRING)
		return false;
	const char *p = n->text.p, *end = p + n->text.n;
	while (p < end) {
		const char *plain = p, *special = memchr(p, '\\', (size_t)(end - p));
		p = special ? special : end;
		buf_put(out, plain, (size_t)(p - plain));
		if (p < end) {
			p++;
			uint8_t byte;
			uint32_t at = (uint32_t)(p - n->text.p);
			char letter = *p;
			const char *wrong = escape(&p, end, &byte);
			buf_put(out, &byte, 1);
			if (wrong) {
				diag_error(in->diag, (struct loc){n->loc.pos + at}, wrong, letter);
				return false;
			}
		}
	}
	return true;
}

bool
arg_end(struct diag *diag, struct node *arg)
{
	if (arg)
		diag_error(diag, arg->loc, "unexpected argument");
	return !arg;
}
