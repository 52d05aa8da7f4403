/* The end of a run whose environment failed. */
#include "common/base/die.h"

#include <stdio.h>
#include <stdlib.h>

static void (*say_error)(const char *fmt, va_list ap);

void
die_with(void (*say)(const char *fmt, va_list ap))
{
	say_error = say;
}

void
die(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	if (say_error) {
		say_error(fmt, ap);
	} else {
		fputs("error: ", stderr);
		vfprintf(stderr, fmt, ap);
		fputc('\n', stderr);
	}
	va_end(ap);
	exit(1);
}
