/* Remembers which messages were reported. A message has two keys. The first key is location, text and expanded source line; the
 * second key is location, text and location of the macro call or include. A message recurs if an earlier message has one of its
 * keys. */
#include "common/base/message/diag_once.h"

#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct diag_shown {
	struct diag_place at;
	const char *severity;
	uint32_t more;
};

/* Number of bytes at the start of a line that are hashed. Hashing whole lines would be slow: each message hashes its line, and a line
 * of a megabyte may have 100,000 messages. */
enum { LINE_START = 4096 };

static char *
make_key(struct diag_place at, const char *severity, const char *text, struct diag_place use, struct str line)
{
	struct buf b = {0};

	buf_printf(&b, "%s:%u:%u %s %s %s:%u:%u %x %zu", at.file, at.line, at.column, severity, text,
		use.file ? use.file : "", use.line, use.column, str_hash((struct str){line.p, line.n < LINE_START ? line.n : LINE_START}), line.n);
	buf_fill(&b, 0, 1);
	return (char *)b.p;
}

bool
diag_once(struct diag_once *once, struct diag_place at, const char *severity, const char *text,
	struct str line, struct diag_place use)
{
	struct diag_place any = {0};
	char *keys[2] = {make_key(at, severity, text, any, line), make_key(at, severity, text, use, STR(""))};
	uint32_t index = 0;

	for (int i = 0; i < 2; i++) {
		uint32_t *found = map_get(&once->map, str_from(keys[i]));

		index = found ? *found : index;
	}
	bool isnew = !index;
	if (isnew) {
		at.file = alloc_text(str_from(at.file));
		*APPEND(once->p, once->n, once->cap) = (struct diag_shown){at, severity, 0};
		index = (uint32_t)once->n;
	} else {
		once->p[index - 1].more++;
	}
	for (int i = 0; i < 2; i++) {
		bool added;
		uint32_t *value = map_put(&once->map, str_from(keys[i]), &added);

		if (added) {
			*value = index;
			*APPEND(once->keys, once->nkeys, once->capkeys) = keys[i];
		} else {
			alloc_free(keys[i]);
		}
	}
	return isnew;
}

void
diag_once_each(const struct diag_once *once,
	void (*show)(void *user, struct diag_place at, const char *severity, uint32_t times), void *user)
{
	for (size_t i = 0; i < once->n; i++)
		if (once->p[i].more)
			show(user, once->p[i].at, once->p[i].severity, once->p[i].more);
}

void
diag_once_free(struct diag_once *once)
{
	for (size_t i = 0; i < once->n; i++)
		alloc_free((char *)once->p[i].at.file);
	for (size_t i = 0; i < once->nkeys; i++)
		alloc_free(once->keys[i]);
	alloc_free(once->keys);
	alloc_free(once->p);
	map_free(&once->map);
	*once = (struct diag_once){0};
}
