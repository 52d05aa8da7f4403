#include "objdump/view/budget.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"

void
budget_add(struct budget *b, const char *file, size_t n)
{
	uint64_t more = BUDGET_RATIO * (uint64_t)n + (b->all ? 0 : BUDGET_FLOOR);

	b->all += more;
	b->left += more;
	b->packed += n;
	if (file)
		b->file = file;
}

void
budget_unpack(struct budget *b, size_t packed, size_t n)
{
	if (packed > b->packed)
		return;
	b->packed -= packed;
	budget_add(b, NULL, n);
}

size_t
budget_take(struct budget *b, const char *bytes, size_t n)
{
	size_t taken = 0;

	if (n <= b->left) {
		b->left -= n;
		return n;
	}
	const char *line = memrchr(bytes, '\n', b->left);
	if (line)
		taken = (size_t)(line - bytes) + !b->close;
	if (b->close && taken && bytes[taken - 1] == ',')
		taken--;
	b->left = 0;
	b->spent = true;
	return taken;
}

/* Closes the document, for which BUDGET_CLOSE additional bytes may be written. */
static void
close_output(struct budget *b)
{
	void (*f)(void *user) = b->close;

	b->close = NULL;
	b->spent = false;
	b->left += BUDGET_CLOSE;
	f(b->user);
}

void
budget_check(struct budget *b)
{
	if (!b->spent)
		return;
	if (b->close)
		close_output(b);
	diag_error(b->diag, (struct loc){0}, "%s: the output would be longer than %llu bytes (%d for each byte read): views of "
		"the file repeat the same bytes", b->file, (unsigned long long)b->all, BUDGET_RATIO);
	diag_flush(b->diag);
	exit(b->failure);
}
