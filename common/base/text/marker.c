#include "common/base/text/marker.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

bool
marker_parse(const char *p, const char *end, struct str *file, uint32_t *line)
{
	uint32_t number = 0;

	if (end - p < 5 || p[0] != '#' || p[1] != ' ')
		return false;
	const char *digits;
	for (p += 2, digits = p; p < end && *p >= '0' && *p <= '9'; p++)
		number = number * 10 + (uint32_t)(*p - '0');
	if (p == digits || end - p < 2 || p[0] != ' ' || p[1] != '"')
		return false;
	const char *name;
	for (p += 2, name = p; p < end && *p != '"' && *p != '\n'; p++)
		;
	if (p == end || *p != '"')
		return false;
	*file = (struct str){name, (size_t)(p - name)};
	*line = number;
	return true;
}

void
marker_add(struct markers *m, const char *p, const char *end, uint32_t at)
{
	struct str file;
	uint32_t line;

	if (p == end || *p != '#' || !marker_parse(p, end, &file, &line))
		return;
	char *name = alloc_text(file);
	*APPEND(m->p, m->n, m->cap) = (struct marker_line){at, line, name};
}

static bool
is_before(const void *element, const void *key)
{
	return ((const struct marker_line *)element)->at < *(const uint32_t *)key;
}

void
marker_apply(const struct markers *m, uint32_t index, const char **file, uint32_t *line)
{
	size_t n = array_before(m->p, m->n, sizeof m->p[0], &index, is_before);

	if (!n)
		return;
	*file = m->p[n - 1].file;
	*line = m->p[n - 1].line + (index - m->p[n - 1].at - 1);
}

void
marker_free(struct markers *m)
{
	for (size_t i = 0; i < m->n; i++)
		alloc_free(m->p[i].file);
	alloc_free(m->p);
	*m = (struct markers){0};
}
