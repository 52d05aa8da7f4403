/* The parts of the fast path: fastpath.c reads statements, fastpath_operand.c one operand of theirs, fastpath_value.c expressions
 * whose value is known; dir/dir_data_lines.c data. */
#ifndef ASSEMBLER_STMT_FASTPATH_H
#define ASSEMBLER_STMT_FASTPATH_H

#include "assembler/stmt/parse.h"
#include "assembler/text/chars.h"
#include "common/isa/target.h"

/* The parser, and where it is in the text. */
struct fastpath {
	struct parser *ps;
	const char *p;
	const struct isa *isa; /* whose registers are read as such at once; NULL: none are */
};

/* Goes on after blanks. */
static inline void
fastpath_blanks(struct fastpath *f)
{
	while (char_is(*f->p, CHAR_BLANK))
		f->p++;
}

static inline bool
fastpath_comment_at(const char *p)
{
	return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* So many brackets in each other are read by functions that call themselves; more are left to the grammar. */
enum { FASTPATH_DEEP = 64 };

/* Whether a sign comes next. */
static inline bool
fastpath_sign_at(const char *p)
{
	return *p == '-' || *p == '+' || *p == '~' || (*p == '!' && p[1] != '=');
}

/* Whether an operand can end here: at a comma, the end of the line, the beginning of another word. */
static inline bool
fastpath_ends(const char *p)
{
	return *p == ',' || *p == '\n' || char_is(*p, CHAR_FIRST | CHAR_DIGIT) || fastpath_comment_at(p) || *p == '"' ||
		(p[0] == ':' && p[1] == ':');
}

/* The end of the name at p, p if there is none. */
static inline const char *
fastpath_name_end(const char *p)
{
	const char *from = p;
	if (*p == '.')
		p++;
	if (!char_is(*p, CHAR_FIRST) && !(p > from && *p == '.'))
		return from;
	while (char_is(*p, CHAR_NAME))
		p++;
	return p;
}

/* The value of a number's digits, which *digits becomes. Returns their end, NULL if they are not digits alone, or too many. */
const char *
fastpath_digits(const char *p, struct str *digits, uint64_t *value);

/* An operator of node_binary(). */
struct fastpath_operator {
	uint16_t op;
	uint8_t level; /* how tightly it binds, from 1 */
	uint8_t size;  /* of its text, 0 if there is none */
};

/* The operator that comes next; one of size 0 if there is none, or it is left to the grammar. */
const struct fastpath_operator *
fastpath_operator(const struct fastpath *f);

/* The end of the name at p, if it is that of a number; else NULL. */
const char *
fastpath_known_name(const struct fastpath *f, const char *p, int64_t *value);

/* An expression, if its value is known, and the blanks after it; begun: what follows its first term and the blanks after that,
 * whose value *value is. Returns false, and passes nothing, if the value is not known or there may be an error. */
bool
fastpath_known(struct fastpath *f, bool begun, int64_t *value);

/* The node of a number. */
static inline struct node *
fastpath_int(struct fastpath *f, const char *from, const char *to, int64_t value)
{
	struct lexer *lx = f->ps->lexer;
	struct node *n = lex_node(lx, &f->ps->words, NODE_INT, lex_loc(lx, from), (struct str){from, (size_t)(to - from)});
	n->num = value;
	return n;
}

/* The next operand and the blanks after it; NULL if it is not simple, or may be an error. */
struct node *
fastpath_operand(struct fastpath *f);

#endif
