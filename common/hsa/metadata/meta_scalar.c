/* Determines the types of scalars as LLVM does: a scalar that reads as an integer or a boolean has that type, even if it is
 * quoted, unless the schema requires a string. Most scalars are keys and names, for which the first character is sufficient. */
#include "common/hsa/metadata/meta_scalar.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/text/ascii.h"
#include "common/base/text/real.h"
#include "common/hsa/metadata/meta.h"

enum { LONGEST_BOOL = 5 };

/* Parses all of s as an unsigned integer with an optional prefix for the base. Returns false if s is not such an integer. */
static bool
parse_unsigned(struct str s, uint64_t *value)
{
	unsigned base = 10;

	if (s.n > 1 && s.p[0] == '0') {
		char c = ascii_lower(s.p[1]);
		unsigned skip = c == 'x' || c == 'b' || c == 'o' ? 2 : 1;

		base = c == 'x' ? 16 : c == 'b' ? 2 : 8;
		if (skip == 1 && !ascii_is_digit(c))
			return false;
		s.p += skip;
		s.n -= skip;
	}
	*value = 0;
	for (size_t i = 0; i < s.n; i++) {
		char c = ascii_lower(s.p[i]);
		unsigned digit = ascii_is_digit(c) ? (unsigned)(c - '0') : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a' + 10) : 99;

		if (digit >= base || *value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return s.n > 0;
}

static bool
parse_integer(struct meta *m, struct str s)
{
	uint64_t value;

	if (s.n && s.p[0] == '-') {
		if (!parse_unsigned((struct str){s.p + 1, s.n - 1}, &value) || value > UINT64_C(1) << 63)
			return false;
		m->kind = META_INT;
		m->num = (int64_t)(0 - value);
		/* Only negative numbers have the kind META_INT, so -0 has the same kind as 0. */
		if (!value)
			m->kind = META_UINT;
		return true;
	}
	if (!parse_unsigned(s, &value))
		return false;
	m->kind = META_UINT;
	m->unum = value;
	return true;
}

bool
meta_is_word(struct str s, const char *const *words)
{
	for (; *words; words++)
		if (str_eqz(s, *words))
			return true;
	return false;
}

static bool
parse_bool(struct meta *m, struct str s)
{
	static const char *const yes[] = {"true", "True", "TRUE", "y", "Y", "yes", "Yes", "YES", "on", "On", "ON",
		NULL};
	static const char *const no[] = {"false", "False", "FALSE", "n", "N", "no", "No", "NO", "off", "Off",
		"OFF", NULL};

	m->truth = meta_is_word(s, yes);
	if (!m->truth && !meta_is_word(s, no))
		return false;
	m->kind = META_BOOL;
	return true;
}

static bool
parse_float(struct meta *m, struct str s)
{
	char text[64];

	if (!s.n || s.n >= sizeof text || ascii_is_space(s.p[0]))
		return false;
	memcpy(text, s.p, s.n);
	text[s.n] = 0;
	char *end;
	m->real = real_read(text, &end);
	if (*end)
		return false;
	m->kind = META_FLOAT;
	return true;
}

/* Types, other than string, that are possible for a scalar with a certain first character (after an optional sign). */
enum { MAY_BE_NUMBER = 1, MAY_BE_BOOL = 2 };

static unsigned
may_be(struct str s)
{
	size_t at = s.n && (s.p[0] == '-' || s.p[0] == '+');

	if (at < s.n && s.p[at] == '.')
		return at + 1 < s.n && ascii_is_digit(s.p[at + 1]) ? MAY_BE_NUMBER : 0;
	if (at == s.n)
		return 0;
	switch (s.p[at]) {
	case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
		return MAY_BE_NUMBER;
	case 'i': case 'I': /* inf */
		return MAY_BE_NUMBER;
	case 'n': case 'N': /* nan, no */
		return MAY_BE_NUMBER | MAY_BE_BOOL;
	case 'f': case 'F': case 'o': case 'O': case 't': case 'T': case 'y': case 'Y':
		return MAY_BE_BOOL;
	default:
		return 0;
	}
}

static bool
parse_number(struct meta *m, struct str s, bool plain)
{
	if (plain && s.p[0] == '+' && parse_unsigned((struct str){s.p + 1, s.n - 1}, &m->unum)) {
		m->kind = META_UINT;
		return true;
	}
	return parse_integer(m, s) || (plain && parse_float(m, s));
}

void
meta_resolve(struct meta *m, struct str s, bool plain)
{
	unsigned may = may_be(s);

	m->text = s;
	if (may & MAY_BE_NUMBER && parse_number(m, s, plain))
		return;
	if (may & MAY_BE_BOOL && s.n <= LONGEST_BOOL && parse_bool(m, s))
		return;
	m->kind = META_STR;
}

bool
meta_resolve_tagged(struct meta *m, struct str s, const char *tag)
{
	m->text = s;
	if (!strcmp(tag, "!int"))
		return parse_integer(m, s);
	if (!strcmp(tag, "!bool"))
		return parse_bool(m, s);
	if (!strcmp(tag, "!float"))
		return parse_float(m, s);
	m->kind = !strcmp(tag, "!nil") ? META_NIL : META_STR;
	return m->kind == META_NIL || !strcmp(tag, "!str");
}
