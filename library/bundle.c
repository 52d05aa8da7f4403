/* Implements amdgcn_bundle(): runs the linker's bundler in memory. */
#include "library/amdgcn.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "library/report.h"
#include "linker/bundle/bundle.h"
#include "linker/options/optable.h"

/* The arguments and results of one amdgcn_bundle() call. */
struct bundling {
	const struct amdgcn_bundle *caller;
	struct host_report report;
	unsigned errors;
	struct buf bundle;
};

/* Returns the index, from 1, of a value among the words that an option accepts. Returns 0 if the value is NULL. Reports an error
 * and returns 0 if the option does not accept the value. */
static unsigned
choose(struct diag *diag, const char *option, const char *value)
{
	const struct opt *row = opt_find(optable, str_from(option));

	return value ? (unsigned)(opt_choose(diag, row, row->words, value) + 1) : 0;
}

static void
bundle_guarded(void *user)
{
	struct bundling *b = user;
	const struct amdgcn_bundle *from = b->caller;
	struct diag *diag = diag_new("libamdgcn", report_message, &b->report);
	struct bundle_input *inputs = array_make(from->nfiles + 1, sizeof *inputs);
	struct bundle_settings settings = bundle_default;

	settings.kind = choose(diag, "offload-kind", from->kind);
	settings.method = choose(diag, "offload-compress", from->compression);
	settings.level = from->level;
	if (from->host)
		settings.host = strcmp(from->host, "none") == 0 ? NULL : from->host;
	if (from->alignment)
		settings.align = from->alignment;
	for (size_t i = 0; i < from->nfiles; i++)
		inputs[i] = (struct bundle_input){from->files[i].name, from->files[i].bytes, from->files[i].size};
	if (!from->nfiles)
		diag_error(diag, (struct loc){0}, "no input files");
	if (!diag_error_count(diag))
		bundle_make(&settings, diag, inputs, from->nfiles, &b->bundle);
	diag_flush(diag);
	b->errors = diag_error_count(diag);
	diag_free(diag);
	alloc_free(inputs);
}

unsigned
amdgcn_bundle(const struct amdgcn_bundle *bundle, amdgcn_report *report, void *user, void **bytes, size_t *size)
{
	struct amdgcn_bundle all = {0};
	struct bundling b = {.caller = &all, .report = {report, user}};

	memcpy(&all, bundle, bundle->size < sizeof all ? bundle->size : sizeof all);
	if (!report_run(&b.report, bundle_guarded, &b))
		b = (struct bundling){.errors = 1};
	*bytes = b.bundle.p;
	*size = b.bundle.n;
	return b.errors;
}
