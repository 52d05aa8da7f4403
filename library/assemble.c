#include "library/assemble.h"

#include "assembler/out/write.h"
#include "assembler/parse/processor.h"
#include "assembler/run/assemble.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "library/report.h"

/* Applies the caller's settings. Reports errors to as->in.diag. */
static void
apply(struct as *as, const struct amdgcn_settings *s)
{
	const char *why = NULL;

	as->in.id.os = OBJECT_OS_AMDHSA;
	as->in.id.version = s->code_object_version ? s->code_object_version : OBJECT_VERSION_DEFAULT;
	if (as->in.id.version < OBJECT_VERSION_FIRST || as->in.id.version > OBJECT_VERSION_LAST)
		diag_error(as->in.diag, (struct loc){0}, "unknown code object version %u", as->in.id.version);
	if (s->system && (why = object_parse_triple(str_from(s->system), &as->in.id.os, &as->in.opt.architecture)))
		diag_error(as->in.diag, (struct loc){0}, "%s: %s", s->system, why);
	as->in.opt.cpu = s->processor;
	as->in.opt.cpu_is_default = s->prefer_source;
	as->in.opt.no_files = s->no_files;
	if (s->features)
		*APPEND(as->in.opt.attrs, as->in.opt.nattrs, as->in.opt.capattrs) = s->features;
	as->in.opt.include = (const char **)(uintptr_t)s->include;
	as->in.opt.ninclude = s->ninclude;
	as->in.opt.fill_metadata = s->fill_metadata;
	as->in.opt.warn = s->warn_kernel ? 1 << WARN_kernel : 0;
}

struct as *
assembly_open(const struct amdgcn_settings *settings, diag_sink *sink, void *user)
{
	struct amdgcn_settings all = {0};
	/* allocated on the heap, because the calling thread may have a small stack */
	struct as *as = array_make(1, sizeof *as);

	as->in.diag = diag_new("libamdgcn", sink, user);
	if (settings)
		memcpy(&all, settings, settings->size < sizeof all ? settings->size : sizeof all);
	apply(as, &all);
	as->in.opt.input = all.name ? all.name : "<memory>";
	return as;
}

void
assembly_run(struct as *as, const char *source, size_t n, struct buf *image)
{
	const char *name = as->in.opt.input;
	struct buf text = {0};

	if (diag_error_count(as->in.diag))
		return;
	assemble_start(as);
	if (diag_error_count(as->in.diag))
		return;
	if (n >= DIAG_TEXT_MAX) /* checked before the source is copied */
		die("%s: more than 4 GB of source text", name);
	buf_put(&text, source, n);
	memset(buf_reserve(&text, 2), 0, 2);
	if (!input_main(&as->in.source, name, &text))
		return;
	processor_default(&as->in);
	if (!diag_error_count(as->in.diag) && assemble_source(as))
		assemble_object(as, image);
}

unsigned
assembly_close(struct as *as)
{
	diag_flush(as->in.diag);
	unsigned errors = diag_error_count(as->in.diag);
	alloc_free(as->in.opt.attrs);
	assemble_free(as);
	diag_free(as->in.diag);
	alloc_free(as);
	return errors;
}

/* The arguments and results of one amdgcn_assemble() call. */
struct assembling {
	const struct amdgcn_settings *settings;
	const char *source;
	size_t n;
	struct host_report report;
	struct buf image;
	unsigned errors;
};

static void
assemble_guarded(void *user)
{
	struct assembling *r = user;
	struct buf image = {0};
	struct as *as = assembly_open(r->settings, report_message, &r->report);

	assembly_run(as, r->source, r->n, &image);
	r->errors = assembly_close(as);
	if (r->errors)
		buf_free(&image);
	r->image = image;
}

unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size)
{
	struct assembling r = {.settings = settings, .source = source, .n = n, .report = {report, user}};

	if (!report_run(&r.report, assemble_guarded, &r))
		r.errors = 1;
	*object = r.image.p;
	*size = r.image.n;
	return r.errors;
}
