/* Parses the operands of an instruction or the arguments of a directive, which follow the name of a statement. Both have the same
 * grammar, which produces untyped nodes (assembler/node/node.h); it does not know modifiers or directives. Expressions
 * are folded while they are parsed (actions.c): a known value becomes a NODE_INT, an unknown value a NODE_EXPR, and a lone name
 * remains a NODE_NAME.
 *
 *	operands   =  { [","] operand | "," "," operand | "::" operand } [","] end of line
 *	operand    =  [KEY] expression
 *	expression =  term { operator expression }    with the precedence in operator.def, left-associative
 *	term       =  NAME | VALUE | "." | LOCAL | SPEC | sign term | "(" expression ")" | BAR expression BAR
 *	           |  INDEX expression [":" expression] "]" | CALL [list] ")" | "[" list "]" | "{" [list] "}"
 *	list       =  operand { "," operand }
 *
 * Commas between operands are optional, so "v1 -v2" may be a difference or two operands. The minus is parsed as an operator; if
 * the left side cannot be a number, node_binary() converts the difference to two operands.
 *
 * Each function parses its rule. It begins with the current token, consumes the tokens of the rule, and stops with the next token
 * as the current one. After an error it returns false or NULL. Pending tokens and expressions are counted, because these
 * functions, and the functions that traverse nodes, are recursive. */
#include "assembler/parse/parse.h"

#include "assembler/value/values.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

/* Maximum number of pending tokens and expressions. With this limit, the parser fits in a stack of 1 MB, even with the larger
 * frames of sanitizer builds. */
enum { HEIGHT = 700 };

/* The binary operators, indexed by token: their precedence, from 1, and their number for expr_calc(). */
static const struct operator {
	uint16_t op;
	uint8_t level;
} operators[WORD_COUNT] = {
#define PAIR(name, text, level, value) [WORD_##name] = {EXPR_##name, level},
#define CHAR(character, level, value) [character] = {character, level},
#include "assembler/scan/operator.def"
};

const struct parse_mode parse_mode_instruction = {.lazy = true, .registers = true}, parse_mode_assignment = {.lazy = true, .number = true},
	parse_mode_number = {.number = true};

/* A part of an expression: a node, or a number or plain name for which no node is allocated. */
struct parse_term {
	struct node *node; /* NULL: the term is a plain name, or a number with the value num */
	const char *text;  /* text of a plain name or number, as in struct lex_words */
	int64_t num;
	size_t length;
	struct loc loc;
	bool is_name;
	bool nested;
};

static bool
expression(struct statement_parser *ps, unsigned least, struct parse_term *t);
static struct node *
operand(struct statement_parser *ps);

static void
append(struct statement_parser *ps, char join, struct node *n)
{
	n->join = join;
	ps->count++;
	*ps->tail = n;
	while (n->next)
		n = n->next;
	ps->tail = &n->next;
}

static struct loc
loc_of_word(const struct statement_parser *ps)
{
	return lex_loc(ps->words.lexer, ps->words.at);
}

/* Enters n levels of nesting, and reads the next token. If there are too many levels, reports an error and returns false. */
static bool
enter_nested(struct statement_parser *ps, unsigned n)
{
	ps->height += n;
	if (ps->height > HEIGHT) {
		diag_error(ps->words.lexer->diag, loc_of_word(ps), "brackets or signs are nested too deeply");
		return false;
	}
	lex_next(&ps->words);
	return true;
}

static bool
unexpected(struct statement_parser *ps, const char *closers)
{
	parse_unexpected(ps, closers);
	return false;
}

/* Leaves n levels of nesting if the current token is `word`; otherwise reports an error and returns false. Does not
 * consume the token, because that scans the next token, whose errors must be reported after errors of the construct
 * that ends here. */
static bool
leave_nested(struct statement_parser *ps, enum lex_word word, unsigned n, const char *closers)
{
	if (ps->words.kind != word)
		return unexpected(ps, closers);
	ps->height -= n;
	return true;
}

static bool
pass_term(struct statement_parser *ps, struct parse_term *t, struct node *n)
{
	t->node = n;
	lex_after_term(&ps->words);
	return true;
}

static inline struct node *
node_of(struct statement_parser *ps, const struct parse_term *t)
{
	if (t->node)
		return t->node;
	struct node *n = node_new(ps->words.lexer->nodes);
	n->kind = t->is_name ? NODE_NAME : NODE_INT;
	n->loc = t->loc;
	n->text = (struct str){t->text, t->length};
	n->num = t->num;
	n->nested = t->nested;
	return n;
}

/* Returns whether a term is a number. If the term is a name that was set to a number and cannot be a register, replaces it with
 * the number. */
static inline bool
is_known(struct statement_parser *ps, struct parse_term *t)
{
	if (t->node || !t->is_name)
		return !t->node;
	if ((!t->nested && ps->mode->registers) || !parse_known(ps, (struct str){t->text, t->length}, &t->num))
		return false;
	t->is_name = false;
	return true;
}

static inline bool
is_plain(enum lex_word word)
{
	return word >= WORD_NAME && word <= WORD_VALUE;
}

static bool
begins_operand(enum lex_word word)
{
	return (word >= WORD_NAME && word <= WORD_LOCAL) || word == WORD_BAR || word == '(' || word == '[' || word == '{' || word == '-' ||
		word == '+' || word == '~' || word == '!';
}

/* Parses a list up to its closing bracket. The current token must be the first token after the opening bracket. */
static struct node *
list(struct statement_parser *ps, enum lex_word close, const char *closers)
{
	struct node *first = operand(ps), *last = first;
	while (first && ps->words.kind == ',') {
		if (!enter_nested(ps, 2))
			return NULL;
		struct node *n = operand(ps);
		if (!n)
			return NULL;
		ps->height -= 2;
		while (last->next)
			last = last->next;
		n->join = ',';
		last->next = n;
		last = n;
	}
	return first && leave_nested(ps, close, 1, closers) ? first : NULL;
}

static bool
call_term(struct statement_parser *ps, struct parse_term *t)
{
	struct node *name = ps->words.node, *args = NULL;
	if (!enter_nested(ps, 1))
		return false;
	if (ps->words.kind == ')')
		ps->height--;
	else if (!begins_operand(ps->words.kind))
		return unexpected(ps, ")|");
	else if (!(args = list(ps, ')', ")")))
		return false;
	return pass_term(ps, t, node_call(ps, name, args));
}

static bool
indexed(struct statement_parser *ps, struct parse_term *t)
{
	struct node *name = ps->words.node;
	struct parse_term from;
	if (!enter_nested(ps, 1) || !expression(ps, 1, &from))
		return false;
	bool range = ps->words.kind == ':';
	struct parse_term to;
	if (range && (!enter_nested(ps, 2) || !expression(ps, 1, &to)))
		return false;
	if (!leave_nested(ps, ']', range ? 3 : 1, "]"))
		return false;
	bool known = is_known(ps, &from) && (!range || is_known(ps, &to));
	if (!known || !node_registers(ps, name, from.num, range ? to.num : from.num))
		node_index(ps, name, node_of(ps, &from), range ? node_of(ps, &to) : NULL);
	return pass_term(ps, t, name);
}

static bool
parenthesis(struct statement_parser *ps, struct parse_term *t)
{
	struct loc loc = loc_of_word(ps);
	if (!enter_nested(ps, 1) || !expression(ps, 1, t) || !leave_nested(ps, ')', 1, ")"))
		return false;
	if (is_known(ps, t))
		t->loc = loc;
	else
		t->node = node_paren(ps, loc, node_of(ps, t));
	lex_after_term(&ps->words);
	return true;
}

static bool
magnitude(struct statement_parser *ps, struct parse_term *t)
{
	struct loc loc = loc_of_word(ps);
	if (!enter_nested(ps, 1) || !expression(ps, 1, t) || !leave_nested(ps, WORD_BAR, 1, "|"))
		return false;
	return pass_term(ps, t, node_abs(ps, loc, node_of(ps, t)));
}

static bool
brackets(struct statement_parser *ps, struct parse_term *t)
{
	struct loc loc = loc_of_word(ps);
	struct node *items;
	if (!enter_nested(ps, 1) || !(items = list(ps, ']', "]")))
		return false;
	return pass_term(ps, t, node_list(ps, loc, items));
}

static bool
braces(struct statement_parser *ps, struct parse_term *t)
{
	struct loc loc = loc_of_word(ps);
	struct node *items = NULL;
	if (!enter_nested(ps, 1))
		return false;
	if (ps->words.kind == '}')
		ps->height--;
	else if (!begins_operand(ps->words.kind))
		return unexpected(ps, "}|");
	else if (!(items = list(ps, '}', "}")))
		return false;
	return pass_term(ps, t, node_fields(ps, loc, items));
}

static bool
long_term(struct statement_parser *ps, struct parse_term *t);

static inline bool
plain_term(struct statement_parser *ps, struct parse_term *t)
{
	struct lex_words *w = &ps->words;
	t->node = w->node;
	if (t->node) {
		if (w->nwrong)
			lex_report(w);
	} else {
		t->text = w->text;
		t->length = w->length;
		t->num = w->num;
		t->loc = loc_of_word(ps);
		t->is_name = w->kind == WORD_NAME;
		t->nested = w->depth > 0;
	}
	lex_after_term(&ps->words);
	return true;
}

static inline bool
term(struct statement_parser *ps, struct parse_term *t)
{
	return is_plain(ps->words.kind) ? plain_term(ps, t) : long_term(ps, t);
}

static bool
sign(struct statement_parser *ps, struct parse_term *t)
{
	struct loc loc = loc_of_word(ps);
	int op = (int)ps->words.kind;
	if (!enter_nested(ps, 1) || !term(ps, t))
		return false;
	ps->height--;
	t->node = node_unary(ps, loc, op, node_of(ps, t));
	return true;
}

/* Parses a term that has several tokens or refers to symbols. */
static bool
long_term(struct statement_parser *ps, struct parse_term *t)
{
	struct node *n = ps->words.node;
	switch ((int)ps->words.kind) {
	case WORD_DOT: return pass_term(ps, t, node_here(ps, n));
	case WORD_LOCAL: return pass_term(ps, t, node_local(ps, n));
	case WORD_SPEC: return pass_term(ps, t, node_spec(ps, n));
	case WORD_INDEX: return indexed(ps, t);
	case WORD_CALL: return call_term(ps, t);
	case WORD_BAR: return magnitude(ps, t);
	case '(': return parenthesis(ps, t);
	case '[': return brackets(ps, t);
	case '{': return braces(ps, t);
	case '-':
	case '+':
	case '~':
	case '!': return sign(ps, t);
	default: return unexpected(ps, "|");
	}
}

/* Returns whether the left operand of an operator is a register. If so, reports an error at the register's location.
 * Returns false for the operators '-', '!', '&' and '|', which can also begin or join operands: node_binary() checks
 * their left operands. */
__attribute__((noinline)) static bool
is_wrong_left(struct statement_parser *ps, struct parse_term *t, int op)
{
	if (op == '-' || op == '!' || op == '&' || op == '|')
		return false;
	if (t->node ? t->node->kind != NODE_NAME || t->node->next : !t->is_name || t->nested)
		return false;
	t->node = node_of(ps, t);
	return node_refuse_register(ps, t->node);
}

/* Precedence climbing: extends t with the operators that follow it, as long as their precedence is at least `least`. */
static bool
climb(struct statement_parser *ps, unsigned least, struct parse_term *t)
{
	const struct operator *op;
	while ((op = &operators[ps->words.kind])->level >= least) {
		struct loc at = loc_of_word(ps);
		if (!enter_nested(ps, 2))
			return false;
		bool wrong = ps->mode->registers && !ps->words.depth && is_plain(ps->words.kind) && is_wrong_left(ps, t, op->op);
		struct parse_term right;
		if (!term(ps, &right))
			return false;
		if (operators[ps->words.kind].level > op->level && !climb(ps, op->level + 1u, &right))
			return false;
		ps->height -= 2;
		if (wrong)
			continue;
		int64_t value;
		if (is_known(ps, t) && is_known(ps, &right) && expr_calc(op->op, t->num, right.num, &value)) {
			t->num = value;
			t->length = 0;
		} else {
			t->node = node_binary(ps, at, op->op, node_of(ps, t), node_of(ps, &right));
		}
	}
	return true;
}

static inline bool
expression(struct statement_parser *ps, unsigned least, struct parse_term *t)
{
	return term(ps, t) && (operators[ps->words.kind].level < least || climb(ps, least, t));
}

static inline struct node *
operand(struct statement_parser *ps)
{
	struct node *key = ps->words.node;
	struct parse_term t;
	if (ps->words.kind != WORD_KEY)
		return expression(ps, 1, &t) ? node_of(ps, &t) : NULL;
	if (!enter_nested(ps, 1) || !expression(ps, 1, &t))
		return NULL;
	ps->height--;
	key->arg = node_of(ps, &t);
	return key;
}

/* If a name, which is the whole operand, is a special register such as vcc, stores the register in the node. */
static void
find_special(const struct statement_parser *ps, struct node *n)
{
	if (!ps->words.isa)
		return;
	const struct word *w = node_word(n);
	n->word = node_word_place(w);
	unsigned code, dwords;
	if (!w || w->modifier >= 0 || reg_of_word(ps->words.isa, w, &code, &dwords) <= 0)
		return;
	n->code = (uint16_t)code;
	n->dwords = (uint8_t)dwords;
}

/* Interprets a name that is the whole operand. If the statement expects a number, replaces the name of a number with the number;
 * otherwise finds special registers. */
static inline void
find_meaning(struct statement_parser *ps, struct node *n)
{
	if (ps->mode->number && (ps->count || !ps->mode->named))
		node_replace_number(ps, n);
	else if (!n->dwords && !n->next)
		find_special(ps, n);
}

static bool
operands(struct statement_parser *ps)
{
	struct node *n = lex_operand(&ps->words);
	while (true) {
		const char *at = ps->words.at;
		struct loc missing = {0};
		char join = 0;
		ps->height = 1;
		if (!n && (ps->words.kind == ',' || ps->words.kind == WORD_DUAL)) {
			join = ps->words.kind == ',' ? ',' : ':';
			ps->height++;
			n = lex_operand(&ps->words);
			if (!n && join == ',' && ps->words.kind == ',') {
				missing = loc_of_word(ps);
				enter_nested(ps, 1);
			}
		}
		if (n) {
			if (n->kind == NODE_NAME && !n->dwords)
				find_meaning(ps, n);
			append(ps, join, n);
			n = NULL;
			if (ps->words.kind == WORD_UNREAD)
				lex_next(&ps->words);
			continue;
		}
		if (ps->words.kind == WORD_EOL && join != ':' && !missing.pos) {
			ps->end = loc_of_word(ps);
			if (join)
				ps->comma = lex_loc(ps->words.lexer, at);
			return true;
		}
		n = operand(ps);
		if (!n)
			return false;
		if (n->kind == NODE_NAME)
			find_meaning(ps, n);
		if (missing.pos)
			append(ps, ',', node_missing(ps, missing));
		append(ps, join, n);
		n = NULL;
	}
}

bool
parse_operands(const struct parse_env *env, const struct parse_mode *mode, struct statement *st)
{
	struct lexer *lx = &env->values->source->lexer;
	struct statement_parser ps;
	/* Set each member separately, because clearing a struct of this size requires a slow instruction. */
	ps.env = env;
	ps.mode = mode;
	ps.words.lexer = lx;
	ps.words.isa = mode->registers && *env->has_processor && !env->renamed->n ? env->isa : NULL;
	ps.words.wide = mode->wide;
	ps.words.bars = mode->registers;
	ps.words.ended = false;
	ps.words.nwrong = 0;
	ps.words.depth = ps.words.bar_depth = 0;
	ps.words.bar = NULL;
	ps.words.after = lex_tell(lx);
	ps.first = NULL;
	ps.tail = &ps.first;
	ps.count = 0;
	ps.end = ps.comma = (struct loc){0};
	ps.bad = false;
	bool ok = operands(&ps);
	if (ps.words.nwrong)
		lex_report(&ps.words);
	lex_seek(lx, ps.words.after);
	struct str rest;
	if (!ok && !ps.words.ended)
		lex_line(lx, &rest);
	if (!mode->lazy)
		parse_settle(ps.first);
	st->operands = ps.first;
	st->end = ps.end;
	st->comma = ps.comma;
	return ok && !ps.bad;
}
