#include "common/isa/span.h"

#include "common/isa/register.h"

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_word(char c)
{
	return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$' ||
		c == '@';
}

static size_t
number_length(const char *p, size_t n)
{
	size_t i = 1;

	while (i < n && (is_word(p[i]) || ((p[i] == '-' || p[i] == '+') && p[i - 1] == 'e' && p[1] != 'x')))
		i++;
	return i;
}

/* Returns the length of a register such as s1, vcc or v[0:1], given the length of its first word. Returns 0 if the text is not a
 * register. */
static size_t
reg(const struct isa *isa, const char *p, size_t word, size_t n)
{
	struct str name = {p, word};
	unsigned code;
	size_t i = word;

	if (i < n && p[i] == '[' && reg_range(isa, name, 0, 1, &code)) {
		while (i < n && p[i] != ']')
			i++;
		return i + (i < n);
	}
	if (reg_find_numbered(isa, name, &code))
		return word;
	const struct word *w = isa_word(name);

	unsigned dwords;
	return w && reg_of_word(isa, w, &code, &dwords) ? word : 0;
}

struct span
span_next(const struct isa *isa, struct str text, size_t at)
{
	const char *p = text.p + at;
	size_t n = text.n - at, word = 0;
	bool sign = n > 1 && *p == '-' && is_digit(p[1]) && (!at || !is_word(p[-1]));

	if (!n)
		return (struct span){SPAN_OTHER, 0};
	if (sign || is_digit(*p))
		return (struct span){SPAN_NUMBER, sign + number_length(p + sign, n - sign)};
	while (word < n && is_word(p[word]))
		word++;
	if (!word)
		return (struct span){SPAN_OTHER, 1};
	if (!at)
		return (struct span){SPAN_MNEMONIC, word};
	size_t size = reg(isa, p, word, n);
	return size ? (struct span){SPAN_REGISTER, size} : (struct span){SPAN_OTHER, word};
}
