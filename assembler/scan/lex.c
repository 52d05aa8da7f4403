/* The scanner. Tokens are slices of the text of a file, a macro expansion or a repetition (input.c has the stack of texts). The
 * text is never modified.
 *
 * Tokens are large: "offset:" and "sym@rel32@lo" are one token each, "hwreg(" and "v[" begin a call and an index, and "v12" and
 * "s[4:7]" are registers. Names are therefore classified only here, by the text after them. In brackets, a name before ':' begins
 * a range and is not a modifier. */
#include "assembler/scan/lex.h"

#include <string.h>

#include "assembler/scan/func.h"
#include "assembler/scan/number.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/operand/constant.h"
#include "common/isa/tables.h"

/* Returns the end of the C comment at p, or NULL if the comment is not closed. */
static const char *
after_comment(const char *p, const char *end)
{
	const char *close = memchr(p + 2, '*', (size_t)(end - p - 2));
	while (close && close[1] != '/')
		close = memchr(close + 1, '*', (size_t)(end - close - 1));
	return close ? close + 2 : NULL;
}

/* If the backslash at p ends its line, so that the statement continues on the next line, returns the start of the next
 * line; otherwise returns NULL. */
static const char *
after_continued(const char *p)
{
	p += p[1] == '\r' ? 2 : 1;
	return *p == '\n' ? p + 1 : NULL;
}

const char *
lex_statement(const char *p, const char *last)
{
	while (true) {
		const char *after = NULL;
		if (char_is(*p, CHAR_BLANK))
			p = char_after_blanks(p + 1, last);
		if (char_is(*p, CHAR_FIRST) || *p == '.' || p == last)
			return p;
		if (*p == '\n') {
			p++;
		} else if (lex_comment_at(p) || *p == '#') {
			const char *line = memchr(p, '\n', (size_t)(last - p));
			p = line ? line + 1 : last;
		} else {
			if (p[0] == '/' && p[1] == '*')
				after = after_comment(p, last);
			else if (*p == '\\')
				after = after_continued(p);
			if (!after)
				return p;
			p = after;
		}
	}
}

static const char *
string_end(const char *p, const char *end)
{
	for (p++; p < end && *p != '"' && *p != '\n'; p++)
		p += *p == '\\';
	return p < end && *p == '"' ? p + 1 : NULL;
}

/* Returns the end of a name that begins with '.' and a digit, such as ".4byte", or p if there is none. */
static const char *
digit_name_end(const char *p)
{
	const char *from = p;
	if (*p++ != '.' || !char_is(*p, CHAR_DIGIT))
		return from;
	while (char_is(*p, CHAR_DIGIT))
		p++;
	if (!char_is(*p, CHAR_FIRST) || *p == '$' || !char_is(p[1], CHAR_NAME) || p[1] == '.' || p[1] == '$')
		return from;
	while (char_is(*p, CHAR_NAME) && *p != '.' && *p != '$')
		p++;
	return p;
}

static bool
begins_statement(const char *p)
{
	const char *digits = p + 1;
	if (*p == '@')
		return !char_is(p[1], CHAR_NAME) || p[1] == '.' || p[1] == '$';
	if (*p != '[')
		return true;
	for (p++; char_is(*p, CHAR_DIGIT);)
		p++;
	if (*p == ':' && p > digits)
		for (digits = ++p; char_is(*p, CHAR_DIGIT);)
			p++;
	return *p != ']' || p == digits;
}

/* Returns the end of the ':', '=' or "==" that follows a name at p, after blanks and comments. Sets *word to WORD_LABEL,
 * WORD_ASSIGN or WORD_EQUIV, or to WORD_STRAY if none of them follows. */
static const char *
head_end(const char *p, const char *last, enum lex_word *word)
{
	for (const char *after = p; after; p = after ? after : p)
		after = char_is(*p, CHAR_BLANK) ? p + 1 : p[0] == '/' && p[1] == '*' ? after_comment(p, last) : NULL;
	*word = *p == ':' ? WORD_LABEL : *p != '=' ? WORD_STRAY : p[1] == '=' ? WORD_EQUIV : WORD_ASSIGN;
	return p + (*word == WORD_EQUIV ? 2 : 1);
}

void
lex_report(struct lex_words *w)
{
	for (unsigned i = 0; i < w->nwrong; i++)
		diag_error(w->lexer->diag, w->wrong[i].loc, w->wrong[i].text, w->wrong[i].value);
	w->nwrong = 0;
}

/* Scans a token that cannot begin a statement. Scanning it as an operand reports the error in it, if there is one. */
static enum lex_word
other_head(struct lexer *lx, const char *from)
{
	struct lex_words w = {.lexer = lx, .after = from};
	lex_next(&w);
	lex_report(&w);
	lex_seek(lx, w.after);
	return w.kind == WORD_EOL ? WORD_EOF : WORD_STRAY;
}

static enum lex_word
unnamed_head(struct lexer *lx, const char *from, struct node *head)
{
	const char *end = *from == '.' ? digit_name_end(from) : from;
	enum lex_word word = WORD_HEAD;
	head->kind = NODE_NAME;
	const char *p;
	if (end > from) {
		p = end;
	} else if (*from == '"' && (end = string_end(from, lx->here.end))) {
		head->kind = NODE_STRING;
		p = head_end(end, lx->here.end, &word);
	} else if (*from == '.' || char_is(*from, CHAR_DIGIT)) {
		head->kind = *from == '.' ? NODE_NAME : NODE_INT;
		for (end = from + 1; *from != '.' && char_is(*end, CHAR_DIGIT);)
			end++;
		p = head_end(end, lx->here.end, &word);
		if (*from == '.' ? word == WORD_LABEL : word != WORD_LABEL)
			word = WORD_STRAY;
		if (*from == '.' && word == WORD_EQUIV)
			word = WORD_ASSIGN, p--;
	} else {
		word = WORD_STRAY;
	}
	if (word == WORD_STRAY)
		return other_head(lx, from);
	head->text = (struct str){from, (size_t)(end - from)};
	lex_seek(lx, p);
	return word;
}

/* Scans a statement head whose name extends from `from` to `end`. lex_head() itself handles a name followed only by blanks and an
 * operand. */
__attribute__((noinline)) static enum lex_word
longer_head(struct lexer *lx, const char *from, const char *end, struct node *head)
{
	if (end == from)
		return from == lx->here.end ? WORD_EOF : unnamed_head(lx, from, head);
	enum lex_word word;
	const char *p = head_end(end, lx->here.end, &word);
	if ((word == WORD_LABEL && *p == ':') || (word == WORD_STRAY && !begins_statement(end)))
		return other_head(lx, from);
	if (word == WORD_STRAY) {
		word = WORD_HEAD;
		p = end;
	}
	lex_seek(lx, p);
	return word;
}

enum lex_word
lex_head(struct lexer *lx, struct node *head)
{
	const char *from = lex_tell(lx), *end = lex_name_end(from, lx->here.end), *p = end;
	head->loc = lex_loc(lx, from);
	head->kind = NODE_NAME;
	head->text = (struct str){from, (size_t)(end - from)};
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (end == from || *p == ':' || *p == '/' || (p == end && *p != '\n' && *p != '='))
		return longer_head(lx, from, end, head);
	enum lex_word word = *p != '=' ? WORD_HEAD : p[1] == '=' ? WORD_EQUIV : WORD_ASSIGN;
	lex_seek(lx, word == WORD_HEAD ? end : word == WORD_EQUIV ? p + 2 : p + 1);
	return word;
}

enum { NO_INDEX = 1000 };

/* Reads up to three digits without a leading zero. Returns NO_INDEX, and consumes nothing, if other text begins at *at. */
static inline unsigned
index_at(const char **at, const char *last)
{
	const char *p = *at;
	if (last - p >= 8) {
		unsigned digits = char_digits(le_get64((const uint8_t *)p));
		uint64_t value = char_number(le_get64((const uint8_t *)p), digits);
		if (!digits || digits > 3 || (*p == '0' && digits > 1))
			return NO_INDEX;
		*at = p + digits;
		return (unsigned)value;
	}
	unsigned n = (unsigned)(*p - '0');
	if (n > 9)
		return NO_INDEX;
	unsigned digit;
	while ((digit = (unsigned)(*++p - '0')) <= 9) {
		if (!n || n > 99)
			return NO_INDEX;
		n = n * 10 + digit;
	}
	*at = p;
	return n;
}

/* Returns the end of the register class name ("v", "s", "a" or "acc") at p, or NULL if there is none. */
static inline const char *
file_end(const char *p)
{
	if (*p == 'v' || *p == 's')
		return p + 1;
	return *p != 'a' ? NULL : p[1] == 'c' && p[2] == 'c' ? p + 3 : p + 1;
}

/* Returns whether a name that ends at p is a complete token. Returns false if the name begins a modifier ("offset:"), a call, or a
 * longer token. */
static inline bool
is_whole(const struct lex_words *w, const char *p)
{
	if (char_is(*p, CHAR_NAME | CHAR_SUFFIX))
		return false;
	while (char_is(*p, CHAR_BLANK))
		p++;
	return *p != ':' || w->depth || p[1] == ':';
}

static bool
is_word(char c)
{
	return char_is(c, CHAR_NAME) && c != '.' && c != '$';
}

/* Makes a token the current token. The token ends before `after`, and its text before `end`. */
static inline void
take_word(struct lex_words *w, enum lex_word word, enum node_kind kind, const char *from, const char *end, const char *after)
{
	w->kind = word;
	w->after = after;
	w->node = lex_node(w, kind, from, end);
}

static inline void
take_plain(struct lex_words *w, const char *from, const char *end)
{
	w->kind = WORD_NAME;
	w->after = end;
	w->node = NULL;
	w->text = from;
	w->num = 0;
	w->length = (size_t)(end - from);
}

static void
take_open(struct lex_words *w, enum lex_word word, enum node_kind kind, const char *from, const char *end, const char *after)
{
	w->depth++;
	take_word(w, word, kind, from, end, after);
}

/* Makes registers the current token. Returns false if the registers do not exist. */
static inline bool
take_register(struct lex_words *w, enum lex_word word, struct node *n, unsigned first, unsigned last, const char *after)
{
	if (!node_read_registers(w->isa, n, first, last))
		return false;
	w->kind = word;
	w->after = after;
	w->node = n;
	return true;
}

/* Scans a register with a number, if it exists. The name of an accumulation register, such as a16, can also be a modifier. */
static bool
one_register(struct lex_words *w, const char *from, const char *p)
{
	unsigned number = index_at(&p, w->lexer->here.end);
	if (number == NO_INDEX || !is_whole(w, p) || (*from == 'a' && isa_word((struct str){from, (size_t)(p - from)})))
		return false;
	return take_register(w, WORD_NAME, lex_node(w, NODE_NAME, from, p), number, number, p);
}

/* Scans the register at `from`, or the beginning of an index, "v[". Returns false if the name does not begin a register. */
static bool
register_word(struct lex_words *w, const char *from)
{
	const char *end = file_end(from), *p = end;
	if (!p || *p != '[')
		return p && one_register(w, from, p);
	p++;
	if (!char_is(*p, CHAR_DIGIT)) {
		take_open(w, WORD_INDEX, NODE_INDEX, from, end, p);
		return true;
	}
	unsigned first = index_at(&p, w->lexer->here.end), last = first;
	if (*p == ':') {
		p++;
		last = index_at(&p, w->lexer->here.end);
	}
	if (*p != ']' || first == NO_INDEX || last == NO_INDEX)
		return false;
	return take_register(w, WORD_VALUE, lex_node(w, NODE_INDEX, from, end), first, last, p + 1);
}

/* Returns the end of a specifier such as "@rel32@lo" at p, or p if there is none. */
static const char *
specifier_end(const char *p)
{
	while (*p == '@' && is_word(p[1]))
		for (p++; is_word(*p);)
			p++;
	return p;
}

/* Returns the end of an index such as "[2:3]" with plain digits, or NULL if the index has another form. */
static const char *
plain_range_end(const char *p)
{
	bool second = false;
	do {
		if (!char_is(*++p, CHAR_DIGIT))
			return NULL;
		while (char_is(*p, CHAR_DIGIT))
			p++;
	} while (*p == ':' && !second && (second = true));
	return *p == ']' ? p + 1 : NULL;
}

static void
take_range(struct lex_words *w, const char *from, const char *bracket, const char *after)
{
	take_word(w, WORD_VALUE, NODE_INDEX, from, bracket, after);
	struct node **link = &w->node->arg;
	for (const char *p = bracket; *p != ']'; link = &(*link)->next) {
		const char *digits = ++p;
		while (char_is(*p, CHAR_DIGIT))
			p++;
		*link = number_index(w, digits, p);
	}
}

static bool
takes_bracket(struct str name, char bracket)
{
	if (bracket == '[')
		return reg_names_class(name);
	return node_is_modified(name) || func_find(name) >= 0 || constant_has_call(name);
}

/* Scans a name, from `from` to `end`, that may begin a longer token: a call, an index, a specifier or a modifier. */
__attribute__((noinline)) static void
longer_name(struct lex_words *w, const char *from, const char *end)
{
	const char *p = end;
	if (*p == '(') {
		take_open(w, WORD_CALL, NODE_CALL, from, end, p + 1);
		return;
	}
	const char *after;
	if (*p == '[') {
		if ((after = plain_range_end(p)))
			take_range(w, from, p, after);
		else
			take_open(w, WORD_INDEX, NODE_INDEX, from, end, p + 1);
		return;
	}
	if (*p == '@' && (after = specifier_end(p)) > p) {
		take_word(w, WORD_SPEC, NODE_NAME, from, after, after);
		return;
	}
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (*p == ':' && p[1] != ':' && !w->depth)
		take_word(w, WORD_KEY, NODE_MOD, from, end, p + 1);
	else if (p > end && (*p == '[' || *p == '(') && takes_bracket((struct str){from, (size_t)(end - from)}, *p))
		take_open(w, *p == '[' ? WORD_INDEX : WORD_CALL, *p == '[' ? NODE_INDEX : NODE_CALL, from, end, p + 1);
	else
		take_plain(w, from, end);
}

static inline void
take_name(struct lex_words *w, const char *from, const char *end)
{
	const char *p = end;
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (char_is(*p, CHAR_SUFFIX) || *p == ':')
		longer_name(w, from, end);
	else
		take_plain(w, from, end);
}

__attribute__((noinline)) static void
name_or_register(struct lex_words *w, const char *p)
{
	if (!file_end(p) || !register_word(w, p))
		take_name(w, p, lex_name_end(p, w->lexer->here.end));
}

/* Scans "@function" or "#5": names that are not symbols. */
static void
marked_name(struct lex_words *w, const char *from)
{
	const char *end = from + 1;
	while (is_word(*end))
		end++;
	if (end > from + 1)
		take_word(w, WORD_NAME, NODE_NAME, from, end, end);
	else
		take_word(w, WORD_STRAY, NODE_NAME, from, end, end);
}

/* Scans a section or symbol type such as "%progbits", or else the operator '%'. */
static void
take_percent(struct lex_words *w, const char *from)
{
	static const char *const kinds[] = {"progbits", "nobits", "note", "function", "object", "notype", "common", "tls_object",
		"init_array", "fini_array"};
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		size_t n = strlen(kinds[i]);
		if (!strncmp(from + 1, kinds[i], n)) {
			take_word(w, WORD_NAME, NODE_NAME, from, from + 1 + n, from + 1 + n);
			return;
		}
	}
	w->kind = '%';
	w->after = from + 1;
}

static void
take_string(struct lex_words *w, const char *from)
{
	const char *last = w->lexer->here.end, *end = string_end(from, last), *after;
	if (end && (after = specifier_end(end)) > end) {
		take_word(w, WORD_SPEC, NODE_STRING, from, after, after);
		return;
	}
	if (end) {
		take_word(w, WORD_VALUE, NODE_STRING, from + 1, end - 1, end);
		w->node->loc = lex_loc(w->lexer, from);
		return;
	}
	for (end = from + 1; end < last && *end != '\n'; end += *end == '\\' ? 2 : 1)
		if (*end == '\\' && (end + 1 == last || end[1] == '\n'))
			break;
	lex_wrong(w, lex_loc(w->lexer, from), "the string does not end on this line", 0);
	take_word(w, WORD_VALUE, NODE_STRING, from + 1, end, end);
	w->node->loc = lex_loc(w->lexer, from);
}

static void
take_character(struct lex_words *w, const char *from)
{
	const char *p = from + 1, *last = w->lexer->here.end;
	p += *p == '\\';
	bool good = p + 1 < last && *p != '\n' && p[1] == '\'';
	if (!good) {
		take_word(w, WORD_STRAY, NODE_NAME, from, from + 1, from + 1);
		return;
	}
	take_word(w, WORD_VALUE, NODE_INT, from + 1, p + 1, p + 2);
	w->node->loc = lex_loc(w->lexer, from);
	w->node->num = lex_char(w->node->text);
}

/* Returns whether the text before a position can be the end of an operand. */
static bool
after_operand(const struct lexer *lx, const char *at)
{
	while (at > lx->here.text && char_is(at[-1], CHAR_BLANK))
		at--;
	return at > lx->here.text && !strchr(",-+(:[&|^!~*/%<>=", at[-1]);
}

/* Returns the kind of a '|', which may close |x|, open it, or be the operator. It opens |x| if no operand precedes it, or if a
 * blank precedes it and none follows it, as in "v0 |v1|". In brackets, operands do not follow each other without commas, so only
 * the first condition applies. */
static enum lex_word
word_of_bar(struct lex_words *w, const char *at)
{
	const struct lexer *lx = w->lexer;
	if (!w->bars)
		return '|';
	if (w->bar && w->depth == w->bar_depth) {
		w->bar = NULL;
		return WORD_BAR;
	}
	bool blank = at > lx->here.text && char_is(at[-1], CHAR_BLANK) && !w->depth;
	bool clings = blank && !char_is(at[1], CHAR_BLANK);
	if (w->bar || (after_operand(lx, at) && !clings))
		return '|';
	w->bar = at;
	w->bar_depth = w->depth;
	return WORD_BAR;
}

static void
take_bars(struct lex_words *w, const char *p)
{
	bool two = p[1] == '|' && (!w->bars || (!w->bar && after_operand(w->lexer, p)));
	w->kind = two ? WORD_OROR : word_of_bar(w, p);
	w->after = p + 1 + two;
}

static inline void
take_char(struct lex_words *w, const char *p)
{
	w->kind = (enum lex_word)*p;
	w->after = p + 1;
}

static inline void
take_pair(struct lex_words *w, const char *p, enum lex_word pair)
{
	w->kind = pair;
	w->after = p + 2;
}

static void
take_operator(struct lex_words *w, const char *p)
{
	static const struct {
		char text[3];
		enum lex_word word;
	} pairs[] = {
		{"::", WORD_DUAL},
#define PAIR(name, text, level, value) {text, WORD_##name},
#define SAME(text, name) {text, WORD_##name},
#include "assembler/scan/operator.def"
	};
	bool may_be_pair = char_is(p[1], CHAR_OPERATOR) || p[1] == ':';
	for (size_t i = 0; may_be_pair && i < sizeof pairs / sizeof *pairs; i++)
		if (pairs[i].text[0] == p[0] && pairs[i].text[1] == p[1]) {
			take_pair(w, p, pairs[i].word);
			return;
		}
	take_char(w, p);
}

/* Makes the end of the statement at p the current token: a newline, a comment before a newline, or the end of the text. */
static void
line_end(struct lex_words *w, const char *p)
{
	const char *last = w->lexer->here.end, *newline = *p == '\n' ? p : p < last ? memchr(p, '\n', (size_t)(last - p)) : NULL;
	w->kind = WORD_EOL;
	w->ended = true;
	w->at = newline ? p : last;
	w->after = newline ? newline + 1 : last;
}

/* Skips blanks, comments and continued line ends at p. If a comment is not closed, records the error, ends the statement and
 * returns false. */
static bool
pass_comments(struct lex_words *w, const char *p)
{
	const char *after;
	while (true) {
		if (char_is(*p, CHAR_BLANK))
			after = p + 1;
		else if (*p == '/' && p[1] == '*')
			after = after_comment(p, w->lexer->here.end);
		else if (*p != '\\' || !(after = after_continued(p)))
			break;
		if (!after) {
			lex_wrong(w, lex_loc(w->lexer, p), "the comment does not end", 0);
			w->kind = WORD_EOL;
			w->ended = true;
			w->at = p;
			w->after = w->lexer->here.end;
			return false;
		}
		p = after;
	}
	w->after = p;
	return true;
}

static void
take_point(struct lex_words *w, const char *p)
{
	if (char_is(p[1], CHAR_DIGIT))
		number_word(w, p);
	else if (lex_name_end(p, w->lexer->here.end) > p)
		take_name(w, p, lex_name_end(p, w->lexer->here.end));
	else
		take_word(w, WORD_DOT, NODE_NAME, p, p + 1, p + 1);
}

static void
take_stray(struct lex_words *w, const char *p)
{
	take_word(w, WORD_STRAY, NODE_NAME, p, p + 1, p + 1);
}

/* Scans the end of the line, or a token that begins with neither a letter nor a digit. */
__attribute__((noinline)) static void
take_other(struct lex_words *w, const char *p)
{
	switch (*p) {
	case '\n': case ';': line_end(w, p); return;
	case '.': take_point(w, p); return;
	case '"': take_string(w, p); return;
	case '\'': take_character(w, p); return;
	case '|': take_bars(w, p); return;
	case '%': take_percent(w, p); return;
	case '@': case '#': marked_name(w, p); return;
	case '<': case '>': case '=': case '!': case '&': case ':': case '-': case '+': case '*': case '^': case '~':
		take_operator(w, p);
		return;
	case ',': case '{': case '}': take_char(w, p); return;
	case '(': case '[':
		w->depth++;
		take_char(w, p);
		return;
	case ')': case ']':
		w->depth -= w->depth > 0;
		take_char(w, p);
		return;
	case '/':
		if (p[1] == '/')
			line_end(w, p);
		else if (p[1] != '*')
			take_operator(w, p);
		else if (pass_comments(w, p))
			lex_next(w);
		return;
	case '\\':
		if (!after_continued(p))
			take_stray(w, p);
		else if (pass_comments(w, p))
			lex_next(w);
		return;
	case '\0':
		if (p >= w->lexer->here.end)
			line_end(w, p);
		else
			take_stray(w, p);
		return;
	default: take_stray(w, p);
	}
}

void
lex_next(struct lex_words *w)
{
	const char *p = w->after;
	while (char_is(*p, CHAR_BLANK))
		p++;
	w->at = p;
	if (char_is(*p, CHAR_FIRST)) {
		if (w->isa)
			name_or_register(w, p);
		else
			take_name(w, p, lex_name_end(p, w->lexer->here.end));
	} else if (char_is(*p, CHAR_DIGIT)) {
		number_word(w, p);
	} else {
		take_other(w, p);
	}
}

__attribute__((noinline)) static struct node *
first_word(struct lex_words *w, const char *from)
{
	w->after = from;
	lex_next(w);
	return NULL;
}

/* Returns whether the operand that ends at p is complete. If so, skips blanks, and consumes a comma or the end of the line as the
 * current token; before a name, sets WORD_UNREAD instead. */
__attribute__((always_inline)) static inline bool
operand_ends(struct lex_words *w, const char *p)
{
	const char *bare = p;
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (*p == ',') {
		w->kind = (enum lex_word)',';
		w->after = p + 1;
	} else if (*p == '\n') {
		w->kind = WORD_EOL;
		w->after = p + 1;
		w->ended = true;
	} else if (p != bare && char_is(*p, CHAR_FIRST)) { /* no operator begins with a letter */
		w->kind = WORD_UNREAD;
		w->after = p;
	} else {
		return false;
	}
	w->at = p;
	return true;
}

/* Returns a new node for an operand. The pool must have a free node. */
__attribute__((always_inline)) static inline struct node *
operand_node(struct lex_words *w, enum node_kind kind, const char *from, const char *text, const char *end)
{
	struct node *n = w->lexer->nodes->at++;
	n->kind = kind;
	n->loc = lex_loc(w->lexer, from);
	n->join = 0;
	n->nested = false;
	n->dwords = 0;
	n->code = n->word = 0;
	n->text = (struct str){text, (size_t)(end - text)};
	n->num = 0;
	n->expr = NULL;
	n->arg = n->next = NULL;
	return n;
}

/* Returns a node for the `count` registers from number `first` on if they are a complete operand, which ends at p. The text of the
 * node is from `from` to `end`. Otherwise scans the first token of the operand and returns NULL. */
__attribute__((always_inline)) static inline struct node *
only_registers(struct lex_words *w, const char *from, const char *end, const char *p, enum node_kind kind, unsigned first,
	unsigned count)
{
	unsigned code;
	if (!reg_numbered(w->isa, *from, first, count, &code) || !operand_ends(w, p))
		return first_word(w, from);
	struct node *n = operand_node(w, kind, from, from, end);
	n->dwords = (uint8_t)count;
	n->code = (uint16_t)code;
	n->num = first;
	return n;
}

__attribute__((noinline)) static struct node *
only_range(struct lex_words *w, const char *from)
{
	const char *p = from + 2;
	unsigned first = index_at(&p, w->lexer->here.end), last = first;
	if (*p == ':') {
		p++;
		last = index_at(&p, w->lexer->here.end);
	}
	if (*p != ']' || last < first)
		return first_word(w, from);
	return only_registers(w, from, from + 1, p + 1, NODE_INDEX, first, last - first + 1);
}

__attribute__((noinline)) static struct node *
only_number(struct lex_words *w, const char *from)
{
	w->at = from;
	number_word(w, from);
	if (w->kind != WORD_NUMBER || !operand_ends(w, w->after))
		return NULL;
	struct node *n = operand_node(w, NODE_INT, from, w->text, w->text + w->length);
	n->num = w->num;
	return n;
}

__attribute__((noinline)) static struct node *
only_name(struct lex_words *w, const char *from)
{
	const char *end = lex_name_end(from, w->lexer->here.end);
	if (end == from)
		return first_word(w, from);
	w->at = from;
	take_name(w, from, end);
	return w->kind == WORD_NAME && operand_ends(w, end) ? operand_node(w, NODE_NAME, from, from, end) : NULL;
}

/* All calls of functions that are not inlined are tail calls, so this function saves no registers. */
struct node *
lex_operand(struct lex_words *w)
{
	const struct node_pool *nodes = w->lexer->nodes;
	const char *from = w->after;
	while (char_is(*from, CHAR_BLANK))
		from++;
	if (nodes->at == nodes->end)
		return first_word(w, from);
	const char *p;
	if (w->isa && (*from == 'v' || *from == 's')) {
		p = from + 1;
		if (*p == '[')
			return only_range(w, from);
		unsigned number = index_at(&p, w->lexer->here.end);
		return only_registers(w, from, p, p, NODE_NAME, number, 1);
	}
	if (char_is(*from, CHAR_DIGIT))
		return only_number(w, from);
	return (char_is(*from, CHAR_FIRST) || *from == '.') && !(w->isa && *from == 'a') ? only_name(w, from) : first_word(w, from);
}

int64_t
lex_char(struct str text)
{
	static const char from[] = "nrtbfv0\\'\"", to[] = "\n\r\t\b\f\v\0\\'\"";
	if (text.p[0] != '\\')
		return (unsigned char)text.p[0];
	const char *at = memchr(from, text.p[1], sizeof from - 1);
	return at ? to[at - from] : text.p[1];
}

void
lex_init(struct lexer *lx, struct diag *diag, struct node_pool *nodes)
{
	*lx = (struct lexer){.diag = diag, .nodes = nodes};
}

void
lex_free(struct lexer *lx)
{
	alloc_free(lx->under);
}

void
lex_push(struct lexer *lx, struct lex_text t)
{
	*APPEND(lx->under, lx->nunder, lx->capunder) = lx->here;
	lx->here = (struct lex_place){t.p, t.p + t.n, t.p, t.base - (uint32_t)(uintptr_t)t.p};
}

void
lex_pop(struct lexer *lx)
{
	lx->here = lx->under[--lx->nunder];
}

bool
lex_line(struct lexer *lx, struct str *line)
{
	char *from = lex_tell(lx);
	if (from >= lx->here.end)
		return false;
	char *to = memchr(from, '\n', (size_t)(lx->here.end - from));
	size_t n = (size_t)((to ? to : lx->here.end) - from);
	lex_seek(lx, to ? to + 1 : lx->here.end);
	*line = (struct str){from, n};
	return true;
}
