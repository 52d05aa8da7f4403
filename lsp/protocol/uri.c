#include "lsp/protocol/uri.h"

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"

static int
hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
}

char *
uri_path(struct str uri)
{
	static const char scheme[] = "file://";
	struct buf out = {0};
	size_t i = sizeof scheme - 1;

	if (!str_starts(uri, scheme))
		return alloc_text(uri);
	while (i < uri.n && uri.p[i] != '/') /* skip the host */
		i++;
	for (; i < uri.n; i++) {
		bool escape = uri.p[i] == '%' && i + 2 < uri.n && hex_digit(uri.p[i + 1]) >= 0 && hex_digit(uri.p[i + 2]) >= 0;
		uint8_t c = escape ? (uint8_t)(hex_digit(uri.p[i + 1]) << 4 | hex_digit(uri.p[i + 2])) : (uint8_t)uri.p[i];

		i += escape ? 2 : 0;
		if (c)
			buf_put(&out, &c, 1);
	}
	buf_put(&out, "", 1);
	return (char *)out.p;
}

char *
uri_of(struct str path)
{
	static const char plain[] = "/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
	struct buf out = {0};

	buf_put(&out, "file://", 7);
	for (size_t i = 0; i < path.n; i++)
		if (path.p[i] && strchr(plain, path.p[i]))
			buf_put(&out, path.p + i, 1);
		else
			buf_printf(&out, "%%%02X", (unsigned char)path.p[i]);
	buf_put(&out, "", 1);
	return (char *)out.p;
}

size_t
path_folder(struct str path)
{
	while (path.n && path.p[path.n - 1] != '/')
		path.n--;
	return path.n ? path.n - 1 : 0;
}

static bool
has_parent(struct str path)
{
	for (size_t i = 0; i + 3 <= path.n; i++)
		if (!memcmp(path.p + i, "/..", 3) && (i + 3 == path.n || path.p[i + 3] == '/'))
			return true;
	return false;
}

bool
path_is_inside(struct str path, struct str folder)
{
	return folder.p && path.n > folder.n && !memcmp(path.p, folder.p, folder.n) && path.p[folder.n] == '/' && !has_parent(path);
}

char *
path_join(struct str folder, struct str name)
{
	if ((name.n && name.p[0] == '/') || !folder.n)
		return alloc_text(name);
	return alloc_printf("%.*s/%.*s", STR_ARG(folder), STR_ARG(name));
}

char *
path_absolute(const char *path)
{
	char folder[PATH_MAX];

	return path_join(str_from(*path != '/' && getcwd(folder, sizeof folder) ? folder : ""), str_from(path));
}
