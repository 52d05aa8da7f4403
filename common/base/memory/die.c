#include "common/base/memory/die.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/guard.h"

void
die(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char why[GUARD_WHY];
	vsnprintf(why, sizeof why, fmt, ap);
	va_end(ap);
	guard_fail(why, false);
	fprintf(stderr, "%s: error: %s\n", program_invocation_short_name, why);
	exit(1);
}

void
die_of_memory(void)
{
	guard_fail("out of memory", true);
	die("out of memory");
}
