/* Scans numbers. If several kinds of tokens can begin with the same digits, the longest token wins: "1e5" is a number,
 * "1e" is a name. Of two tokens of equal length, the kind whose row in kinds[] comes first wins: "0x1f" is not a name,
 * and "0b" is a local label. */
#include "assembler/scan/number.h"

#include <float.h>
#include <stdlib.h>

#include "common/base/text/real.h"

/* DIGITS_SURE digits fit into 64 bits in any base. A double can represent every decimal number of DIGITS_EXACT digits, and every
 * power of ten up to EXPONENT_EXACT. */
enum { DIGITS_SURE = 16, DIGITS_EXACT = 15, EXPONENT_EXACT = 22 };

static const char *
other_base(const char *p, struct str *digits, uint64_t *value)
{
	bool hex = (p[1] | 32) == 'x';
	const char *from = hex ? p += 2 : p;
	uint64_t n = 0;
	for (; hex ? char_is(*p, CHAR_HEX) : *p >= '0' && *p < '8'; p++)
		n = n * (hex ? 16 : 8) + lex_digit(*p);
	*value = n;
	*digits = (struct str){from, (size_t)(p - from)};
	return digits->n && digits->n <= DIGITS_SURE && !char_is(*p, CHAR_NAME) ? p : NULL;
}

static inline const char *
plain_digits(const char *p, const char *last, struct str *digits, uint64_t *value)
{
	const char *from = p;
	uint64_t n = 0; /* local, because *value might alias the text */
	if (*p == '0' && char_is(p[1], CHAR_NAME))
		return other_base(p, digits, value);
	if (last - p >= 8) {
		uint64_t bytes = le_get64((const uint8_t *)p);
		unsigned count = char_digits(bytes);
		n = count ? char_number(bytes, count) : 0;
		p += count;
	}
	for (; char_is(*p, CHAR_DIGIT); p++)
		n = n * 10 + (unsigned)(*p - '0');
	*value = n;
	*digits = (struct str){from, (size_t)(p - from)};
	return p != from && p - from <= DIGITS_SURE && !char_is(*p, CHAR_NAME) ? p : NULL;
}

const char *
number_digits(const char *p, const char *last, struct str *digits, uint64_t *value)
{
	return plain_digits(p, last, digits, value);
}

/* ---- kinds of tokens: each function returns the end of a token of its kind at p, or NULL */

static const char *
digits_end(const char *p)
{
	while (char_is(*p, CHAR_DIGIT))
		p++;
	return p;
}

static const char *
hex_end(const char *p)
{
	while (char_is(*p, CHAR_HEX))
		p++;
	return p;
}

/* Returns the end of a suffix "u", "ul", "ull", "l" or "ll", which llvm-mc accepts, or p if there is none. */
static const char *
suffix_end(const char *p)
{
	bool is_unsigned = (*p | 32) == 'u';
	if (is_unsigned)
		p++;
	for (int i = 0; i < 2 && (*p | 32) == 'l'; i++)
		p++;
	return p;
}

static const char *
decimal_end(const char *p)
{
	const char *end = digits_end(p);
	return end > p ? suffix_end(end) : NULL;
}

static const char *
hexadecimal_end(const char *p)
{
	if (p[0] != '0' || (p[1] | 32) != 'x' || !char_is(p[2], CHAR_HEX))
		return NULL;
	return suffix_end(hex_end(p + 2));
}

static const char *
binary_end(const char *p)
{
	if (p[0] != '0' || (p[1] | 32) != 'b' || (p[2] != '0' && p[2] != '1'))
		return NULL;
	for (p += 2; *p == '0' || *p == '1'; p++)
		;
	return suffix_end(p);
}

/* Returns the end of an exponent that begins with this letter, or NULL. */
static const char *
exponent(const char *p, char letter)
{
	if ((*p | 32) != letter)
		return NULL;
	p++;
	p += *p == '-' || *p == '+';
	return char_is(*p, CHAR_DIGIT) ? digits_end(p) : NULL;
}

static const char *
fraction_end(const char *p)
{
	const char *end = digits_end(p);
	bool point = *end == '.' && (end > p || char_is(end[1], CHAR_DIGIT));
	if (point)
		end = digits_end(end + 1);
	const char *power = exponent(end, 'e');
	return power ? power : point ? end : NULL;
}

static const char *
hexadecimal_fraction_end(const char *p)
{
	if (p[0] != '0' || (p[1] | 32) != 'x')
		return NULL;
	p = hex_end(p + 2);
	return exponent(*p == '.' ? hex_end(p + 1) : p, 'p');
}

static const char *
local_end(const char *p)
{
	const char *end = digits_end(p);
	return end > p && (*end == 'b' || *end == 'f') ? end + 1 : NULL;
}

static const char *
name_end(const char *p)
{
	const char *end = digits_end(p);
	if (end == p || !char_is(*end, CHAR_FIRST) || *end == '$')
		return NULL;
	while (char_is(*end, CHAR_NAME) && *end != '.' && *end != '$')
		end++;
	return end;
}

static const struct {
	const char *(*end)(const char *p);
	enum lex_word word;
	enum node_kind kind;
	uint8_t base, prefix; /* base: 0 if the first digit determines the base, as 8 or 10; prefix: length of the base's prefix */
} kinds[] = {
	{decimal_end, WORD_VALUE, NODE_INT, 0, 0},
	{hexadecimal_end, WORD_VALUE, NODE_INT, 16, 2},
	{binary_end, WORD_VALUE, NODE_INT, 2, 2},
	{fraction_end, WORD_VALUE, NODE_FLOAT, 0, 0},
	{hexadecimal_fraction_end, WORD_VALUE, NODE_FLOAT, 0, 0},
	{local_end, WORD_LOCAL, NODE_NAME, 0, 0},
	{name_end, WORD_NAME, NODE_NAME, 0, 0},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static void
set_integer(struct lex_words *w, struct node *n, unsigned base)
{
	uint64_t value = 0;
	while (n->text.p[n->text.n - 1] > '9' && strchr("uUlL", n->text.p[n->text.n - 1]))
		n->text.n--;
	for (size_t i = 0; i < n->text.n; i++) {
		char c = n->text.p[i];
		unsigned digit = lex_digit(c);
		if (digit >= base) {
			lex_wrong(w, n->loc, "%c is not an octal digit", (unsigned char)c);
			break;
		}
		bool over = __builtin_mul_overflow(value, base, &value) | __builtin_add_overflow(value, digit, &value);
		if (over && !w->wide) {
			lex_wrong(w, n->loc, "the number needs more than 64 bits", 0);
			break;
		}
	}
	n->num = (int64_t)value;
}

/* Parses an exponent, such as "e-3". Returns false if it is missing, malformed, or has more than two digits. */
static bool
small_exponent(struct str text, int *exponent)
{
	bool negative = text.n > 1 && text.p[1] == '-';
	size_t i = text.n > 1 && (negative || text.p[1] == '+') ? 2 : 1;
	*exponent = 0;
	if ((*text.p | 32) != 'e' || i == text.n || text.n - i > 2)
		return false;
	for (; i < text.n; i++) {
		if (!char_is(text.p[i], CHAR_DIGIT))
			return false;
		*exponent = *exponent * 10 + (text.p[i] - '0');
	}
	*exponent = negative ? -*exponent : *exponent;
	return true;
}

/* Converts a number with few digits and a small exponent, such as "0.5" or "2.5e-3": multiplying or dividing two exactly
 * represented numbers rounds correctly. Returns false for other numbers. */
static bool
exact_value(struct str text, double *value)
{
	static const double powers[EXPONENT_EXACT + 1] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
		1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
	int64_t digits = 0;
	size_t i = 0, point = text.n;
	int exponent = 0;
	if (FLT_EVAL_METHOD)
		return false;
	for (; i < text.n && i <= DIGITS_EXACT && (text.p[i] == '.' || char_is(text.p[i], CHAR_DIGIT)); i++) {
		if (text.p[i] == '.')
			point = i;
		else
			digits = digits * 10 + (text.p[i] - '0');
	}
	if (i - (point < i) > DIGITS_EXACT || (i < text.n && !small_exponent((struct str){text.p + i, text.n - i}, &exponent)))
		return false;
	exponent -= point < i ? (int)(i - point - 1) : 0;
	if (abs(exponent) > EXPONENT_EXACT)
		return false;
	*value = exponent < 0 ? (double)digits / powers[-exponent] : (double)digits * powers[exponent];
	return true;
}

static void
set_real(struct lex_words *w, struct node *n)
{
	char digits[64];
	double value;
	if (!exact_value(n->text, &value)) {
		if (n->text.n >= sizeof digits) {
			lex_wrong(w, n->loc, "the number is longer than %u characters", sizeof digits - 1);
			return;
		}
		memcpy(digits, n->text.p, n->text.n);
		digits[n->text.n] = 0;
		value = real_read(digits, NULL);
	}
	memcpy(&n->num, &value, sizeof value);
}

struct node *
number_index(struct lex_words *w, const char *from, const char *to)
{
	struct node *n = lex_node(w, NODE_INT, from, to);
	set_integer(w, n, *from == '0' ? 8 : 10);
	return n;
}

__attribute__((noinline)) static void
other_word(struct lex_words *w, const char *p)
{
	const char *longest = p;
	unsigned best = 0;
	for (unsigned i = 0; i < KINDS; i++) {
		const char *end = kinds[i].end(p);
		if (end && end > longest) {
			longest = end;
			best = i;
		}
	}
	/* "1.5f" is one word, which is reported as not being a number */
	bool word = kinds[best].kind == NODE_FLOAT && char_is(*longest, CHAR_NAME);
	if (word)
		longest = char_after_name(longest, w->lexer->here.end);
	struct node *n = lex_node(w, word ? NODE_NAME : kinds[best].kind, p, longest);
	if (n->kind == NODE_INT) {
		n->text.p += kinds[best].prefix;
		n->text.n -= kinds[best].prefix;
		set_integer(w, n, kinds[best].base ? kinds[best].base : *p == '0' ? 8 : 10);
	} else if (n->kind == NODE_FLOAT) {
		set_real(w, n);
	}
	w->kind = word ? WORD_NAME : kinds[best].word;
	w->after = longest;
	w->node = n;
}

void
number_word(struct lex_words *w, const char *p)
{
	struct str digits;
	uint64_t value;
	const char *end = plain_digits(p, w->lexer->here.end, &digits, &value);
	if (!end) {
		other_word(w, p);
		return;
	}
	w->kind = WORD_NUMBER;
	w->after = end;
	w->node = NULL;
	w->text = digits.p;
	w->num = (int64_t)value;
	w->length = digits.n;
}
