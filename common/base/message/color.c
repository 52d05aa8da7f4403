#include "common/base/message/color.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
	const char *word;
	enum color_when when;
} words[] = {
	{"auto", COLOR_AUTO}, {"terminal", COLOR_AUTO}, {"tty", COLOR_AUTO}, {"if-tty", COLOR_AUTO},
	{"always", COLOR_ALWAYS}, {"on", COLOR_ALWAYS}, {"yes", COLOR_ALWAYS}, {"true", COLOR_ALWAYS},
	{"color", COLOR_ALWAYS}, {"extended", COLOR_ALWAYS}, {"extended-color", COLOR_ALWAYS},
	{"never", COLOR_NEVER}, {"off", COLOR_NEVER}, {"no", COLOR_NEVER}, {"false", COLOR_NEVER},
	{"none", COLOR_NEVER},
};

bool
color_parse(const char *word, enum color_when *when)
{
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strcmp(word ? word : "always", words[i].word) == 0) {
			*when = words[i].when;
			return true;
		}
	return false;
}

bool
color_wanted(enum color_when when, int fd)
{
	const char *off = getenv("NO_COLOR"), *term = getenv("TERM");
	int saved = errno;

	if (when != COLOR_AUTO)
		return when == COLOR_ALWAYS;
	bool wanted = (!off || !*off) && term && strcmp(term, "dumb") != 0 && isatty(fd);
	errno = saved;
	return wanted;
}
