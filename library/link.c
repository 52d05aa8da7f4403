/* Implements amdgcn_link(): runs the linker's core in memory. A guard frees the memory that amdgcn-ld does not free before it
 * exits. */
#include "library/amdgcn.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "library/report.h"
#include "linker/link.h"

/* The arguments and results of one amdgcn_link() call. */
struct linking {
	const struct amdgcn_link *settings;
	struct host_report report;
	unsigned errors;
	void *object;
	size_t size;
	char *text;
};

/* Returns the command line as main() receives it. */
static char **
command_line(const struct amdgcn_link *s)
{
	char **argv = alloc_array(s->narguments + 2, sizeof *argv);

	argv[0] = (char *)(uintptr_t)"libamdgcn";
	for (size_t i = 0; i < s->narguments; i++)
		argv[i + 1] = (char *)(uintptr_t)s->arguments[i];
	argv[s->narguments + 1] = NULL;
	return argv;
}

static void
list_files(const struct amdgcn_link *s, struct link_memory *memory)
{
	struct str *files = alloc_array(s->nfiles + 1, sizeof *files);

	for (size_t i = 0; i < s->nfiles; i++) {
		bool isnew;
		uint32_t *index = map_put(&memory->names, str_from(s->files[i].name), &isnew);

		if (isnew)
			*index = (uint32_t)i;
		files[i] = (struct str){s->files[i].bytes, s->files[i].size};
	}
	memory->files = files;
}

/* Stores the results in *r, and removes them from the guard, so that the caller can free them. */
static void
keep_results(struct linking *r, struct link_memory *memory)
{
	r->object = memory->image.p;
	r->size = memory->image.n;
	guard_forget(r->object);
	if (!memory->printed.n)
		return;
	buf_put(&memory->printed, "", 1);
	r->text = (char *)memory->printed.p;
	guard_forget(r->text);
}

static void
link_guarded(void *user)
{
	struct linking *r = user;
	struct link_memory memory = {0};
	/* allocated on the heap, because the calling thread may have a small stack */
	struct link *l = array_make(1, sizeof *l);

	list_files(r->settings, &memory);
	l->diag = diag_new("libamdgcn", report_message, &r->report);
	link_run(l, &memory, (int)r->settings->narguments + 1, command_line(r->settings));
	diag_flush(l->diag);
	r->errors = diag_error_count(l->diag);
	if (!r->errors)
		keep_results(r, &memory);
	guard_release();
}

unsigned
amdgcn_link(const struct amdgcn_link *link, amdgcn_report *report, void *user, void **object, size_t *size, char **text)
{
	struct amdgcn_link all = {0};
	struct linking r = {.settings = &all, .report = {report, user}};

	memcpy(&all, link, link->size < sizeof all ? link->size : sizeof all);
	if (!report_run(&r.report, link_guarded, &r))
		r.errors = 1;
	*object = r.object;
	*size = r.size;
	if (text)
		*text = r.text;
	else
		amdgcn_free(r.text);
	return r.errors;
}
