/* Names as the assembler reads them. */
#include <string.h>

#include "common/base/text/visible.h"
#include "objdump/assembly/assembly.h"

bool
assembly_can_name(struct str name)
{
	for (size_t i = 0; i < name.n; i++) {
		if (name.p[i] == '\n' || name.p[i] == '"')
			return false;
		if (name.p[i] == '\\' && (++i == name.n || name.p[i] == '\n'))
			return false;
	}
	return true;
}

bool
assembly_can_name_section(struct str name)
{
	return assembly_can_name(name) && !(name.n && memchr(name.p, '"', name.n));
}

void
assembly_spell(const struct out *out, struct buf *b, struct str name)
{
	bool plain = name.n && (name.p[0] < '0' || name.p[0] > '9');

	for (size_t i = 0; i < name.n; i++)
		plain = plain && (strchr("_.$", name.p[i]) || (name.p[i] >= '0' && name.p[i] <= '9') ||
			((name.p[i] | 32) >= 'a' && (name.p[i] | 32) <= 'z'));
	if (!plain)
		buf_put(b, "\"", 1);
	if (out->terminal)
		visible_put(b, name);
	else
		buf_put(b, name.p, name.n);
	if (!plain)
		buf_put(b, "\"", 1);
}

void
assembly_put_name(struct out *out, struct str name)
{
	struct buf b = {0};

	assembly_spell(out, &b, name);
	out_raw(out, (const char *)b.p, b.n);
	buf_free(&b);
}
