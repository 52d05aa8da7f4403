#include "lsp/protocol/json.h"

#include <stdio.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"

const json_t *
json_member(const json_t *value, const char *path)
{
	while (value && *path) {
		size_t n = strcspn(path, ".");
		char name[64];

		if (n >= sizeof name)
			return NULL;
		memcpy(name, path, n);
		name[n] = 0;
		value = json_object_get(value, name);
		path += n + (path[n] == '.');
	}
	return value;
}

struct str
json_member_text(const json_t *value, const char *path)
{
	const json_t *s = json_member(value, path);

	return json_is_string(s) ? (struct str){json_string_value(s), json_string_length(s)} : STR("");
}

size_t
json_member_size(const json_t *value, const char *path)
{
	double n = json_number_value(json_member(value, path));

	return n >= INT32_MAX ? INT32_MAX : n > 0 ? (size_t)n : 0;
}

bool
json_member_true(const json_t *value, const char *path, bool missing)
{
	const json_t *m = json_member(value, path);

	return json_is_boolean(m) ? json_is_true(m) : missing;
}

/* Returns the length of the UTF-8 character at p, or 0 if the bytes at p are not UTF-8. */
static size_t
valid_character(const unsigned char *p, size_t left)
{
	size_t n = p[0] < 0x80 ? 1 : p[0] < 0xc2 ? 0 : p[0] < 0xe0 ? 2 : p[0] < 0xf0 ? 3 : p[0] < 0xf5 ? 4 : 0;

	if (n > left)
		return 0;
	for (size_t i = 1; i < n; i++)
		if ((p[i] & 0xc0) != 0x80)
			return 0;
	if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f) || (p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f))
		return 0;
	return n;
}

json_t *
json_text(struct str s)
{
	json_t *value = json_stringn(s.p, s.n);
	struct buf out = {0};

	if (value)
		return value;
	for (size_t i = 0, n; i < s.n; i += n ? n : 1) {
		n = valid_character((const unsigned char *)s.p + i, s.n - i);
		buf_put(&out, n ? s.p + i : "\xef\xbf\xbd", n ? n : 3);
	}
	value = json_stringn((char *)out.p, out.n);
	buf_free(&out);
	return value ? value : json_string("");
}

json_t *
json_format(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char *text = alloc_vprintf(fmt, ap);
	va_end(ap);
	json_t *value = json_text(str_from(text));
	alloc_free(text);
	return value;
}

void
json_add(json_t *array, json_t *value)
{
	json_array_append_new(array, value);
}

void
json_put(json_t *object, const char *name, json_t *value)
{
	if (value)
		json_object_set_new(object, name, value);
}
