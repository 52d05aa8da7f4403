#include "common/base/file/make.h"

void
make_put_name(struct buf *b, const char *name)
{
	for (const char *p = name; *p; p++) {
		if (*p == ' ' || *p == '\t')
			for (const char *q = p; q > name && q[-1] == '\\'; q--)
				buf_put(b, "\\", 1);
		if (*p == ' ' || *p == '\t' || *p == '#')
			buf_put(b, "\\", 1);
		else if (*p == '$')
			buf_put(b, "$", 1);
		buf_put(b, p, 1);
	}
}
