#include "objdump/simulate/trace.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"

enum { CHUNK = 1 << 18 /* minimum number of bytes to write at once */ };

/* Writes the collected text. trace_close() reports errors. */
static void
flush(struct trace *t)
{
	if (!t->error && !outfile_write(&t->file, t->text.p, t->text.n, t->written))
		t->error = strerror(errno);
	t->written += t->text.n;
	t->text.n = 0;
}

void
trace_open(struct trace *t, const struct amdgcn_function *function, const char *path, const struct files *files)
{
	*t = (struct trace){.function = function, .names = array_make(function->code->size / 4 + 1, sizeof *t->names)};
	t->error = outfile_open(&t->file, path, 0666, files);
	t->open = !t->error;
	buf_printf(&t->text, "se\twave\tcycle\tpc\top\ttext\n");
}

static const char *
text_of(struct trace *t, uint64_t address)
{
	const struct amdgcn_code *code = t->function->code;
	char **name = &t->names[(address - code->address) / 4];

	if (!*name) {
		struct amdgcn_instruction insn;
		char text[AMDGCN_TEXT] = "";

		if (amdgcn_instruction_at(code, address, &insn))
			amdgcn_text(code->processor, &insn, text);
		*name = arena_strz(&t->arena, str_from(text));
	}
	return *name;
}

void
trace_put(struct trace *t, const struct amdgcn_issue *issue)
{
	buf_printf(&t->text, "%" PRIu32 "\t%" PRIu32 "\t%" PRIu64 "\t%" PRId64 "\t%s\t%s\n", issue->engine, issue->slot, issue->cycle,
		(int64_t)(issue->address - t->function->address), issue->kind, text_of(t, issue->address));
	if (t->text.n >= CHUNK)
		flush(t);
}

void
trace_close(struct trace *t, struct diag *diag)
{
	flush(t);
	if (t->open && t->error)
		outfile_discard(&t->file);
	else if (t->open && !outfile_commit(&t->file))
		t->error = strerror(errno);
	if (t->error)
		diag_error(diag, (struct loc){0}, "%s: %s", t->file.path, t->error);
	buf_free(&t->text);
	arena_free(&t->arena);
	free(t->names);
}
