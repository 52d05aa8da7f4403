/* Fuzzes the command line of a program, PROGRAM. The input begins with its words, one on each line, up to an empty line. The rest is
 * the contents of every file that the words name. No file is written. */
#include <string.h>

#include "common/base/file/infile.h"
#include "common/base/file/outfile.h"
#include "testsuite/fuzz/tool.h"

enum { WORDS = 40 };

/* Replacements for functions of infile.h and outfile.h, installed with the linker's --wrap. */
const char *
__wrap_infile_open(struct infile *f, const char *path, struct files *files);

const char *
__real_infile_open(struct infile *f, const char *path, struct files *files);

const char *
__wrap_outfile_open(struct outfile *o, const char *path, unsigned mode, const struct files *files);

/* All names are names of the same file, but a name that begins with "no" does not exist. */
const char *
__wrap_infile_open(struct infile *f, const char *path, struct files *files)
{
	(void)path;
	if (strncmp(path, "no", 2) == 0)
		path = "/no such file";
	else
		path = tool_input();
	return __real_infile_open(f, path, files);
}

/* No file can be written. */
const char *
__wrap_outfile_open(struct outfile *o, const char *path, unsigned mode, const struct files *files)
{
	(void)mode, (void)files;
	*o = (struct outfile){.fd = -1, .path = path, .folder = -1};
	return "no output";
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct tool t = {.words = {PROGRAM}, .n = 1, .optional = "*"};
	char words[4096];
	size_t at = 0;

	while (t.n < WORDS && at < n && at < sizeof words - 1 && data[at] != '\n') {
		const uint8_t *end = memchr(data + at, '\n', n - at);
		size_t length = end ? (size_t)(end - data) - at : n - at;

		if (at + length >= sizeof words)
			break;
		memcpy(words + at, data + at, length);
		words[at + length] = 0;
		tool_add(&t, words + at);
		at += length + 1;
	}
	at = at < n ? at + 1 : n;
	return tool_run(&t, data + (at < n ? at : n), at < n ? n - at : 0, NULL, 0, OWNS_MEMORY);
}
