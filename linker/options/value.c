#include "linker/options/value.h"

#include <inttypes.h>
#include <string.h>

#include "common/base/memory/str.h"
#include "common/base/option/opt.h"

uint64_t
value_number(struct diag *diag, const char *option, const char *text, uint64_t min, uint64_t max)
{
	uint64_t n;
	bool ok = opt_number(text, &n);

	if (ok && n >= min && n <= max)
		return n;
	if (ok && n < min)
		diag_error(diag, (struct loc){0}, "%s: expected at least %" PRIu64 ", but got %s", option, min, text);
	else if (ok || (*text && strspn(text, "0123456789") == strlen(text)))
		diag_error(diag, (struct loc){0}, strncmp(text, "0x", 2) ? "%s: expected at most %" PRIu64 ", but got %s" :
			"%s: expected at most %#" PRIx64 ", but got %s", option, max, text);
	else
		diag_error(diag, (struct loc){0}, "%s: expected a number, but got '%s'", option, text);
	return min;
}

/* Returns the ']' that ends the character class at p, such as "[a-z]" or "[!a]", or NULL if there is none. Sets *why if the class
 * is invalid. A ']' at the first position is a member of the class. */
static const char *
class_end(const char *p, const char **why)
{
	p++;
	p += *p == '!' || *p == '^';
	const char *end = *p ? strchr(p + 1, ']') : NULL;
	if (!end)
		*why = "'[' without ']'";
	for (; end && p + 2 < end; p++)
		if (p[1] == '-' && (unsigned char)p[0] > (unsigned char)p[2])
			*why = "a range of characters that ends before it begins";
	return end;
}

const char *
value_pattern(const char *pattern)
{
	const char *why = NULL;

	for (const char *p = pattern; p && *p && !why; p += p != NULL) {
		if (*p == '[')
			p = class_end(p, &why);
		else if (*p == '\\' && !*++p)
			return "'\\' at the end";
	}
	return why;
}
