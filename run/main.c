/* amdgcn-run: runs a kernel without a GPU, and reports what is wrong with it.
 *
 *	parse the command line; open the object, or assemble the source; read the arguments and the expected results;
 *	run the kernel; compare; report
 *
 * The exit status is 0 if the kernel is right, 1 if it is not, or after an error, and 2 after a wrong command line. */
#include <stdio.h>
#include <string.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "run/arguments.h"
#include "run/coverage.h"
#include "run/document.h"
#include "run/kernel_file.h"
#include "run/observe.h"
#include "run/sarif.h"
#include "run/schedules.h"
#include "run/simulate.h"

/* Runs the kernel, and compares its results. Reports errors. Returns whether it is right. r->run: NULL after an error. */
static bool
run(struct run_result *r, struct kernel_arguments *arguments, struct amdgcn_run_settings *s)
{
	struct run_options *o = r->o;

	if (!arguments_read(arguments, o, r->in->object))
		return false;
	struct observing *observing = observing_open(o, r->in, &s->watch);
	if (!observing)
		return false;
	s->arguments = arguments->run;
	s->narguments = arguments->n;
	struct buffers *before = o->schedules > 1 || o->baseline ? schedules_save(arguments, o) : NULL;
	r->before = before;
	r->schedule = s->schedule;
	r->run = amdgcn_run(r->in->object, s);
	s->watch = NULL;
	if (r->run)
		observing_end(observing);
	r->stopped = arena_str(&o->arena, observing_json(observing));
	observing_close(observing);
	if (!r->run)
		return false;
	bool right = (r->run->complete || r->stopped.n) && !r->run->nfindings;
	if (right && o->schedules > 1 && !r->stopped.n)
		right = schedules_run(r, s, before);
	s->schedule = r->schedule;
	if (r->run->complete)
		right &= arguments_finish(arguments, o);
	if (o->coverage)
		coverage_write(r);
	if (o->sarif)
		sarif_write(r);
	if (o->simulate_config)
		simulate_write(r);
	return right;
}

/* Runs the kernel of a file, and prints the result. Returns whether it is right. */
static bool
run_file(struct run_result *r, struct kernel_arguments *arguments, struct amdgcn_run_settings *s)
{
	const struct run_options *o = r->o;

	if (!kernel_file_open(r->in, r->o, o->path, NULL))
		return false;
	bool right = run(r, arguments, s);
	if (!r->run)
		return false;
	r->right = right && r->run->complete;
	if (o->json)
		report_json(r);
	else if (!o->sarif || *o->sarif)
		report_text(r);
	return (!o->simulate || simulate_print(r)) && right && !diag_error_count(o->diag);
}

static bool
open_linked(struct kernel_file *in, struct run_options *o, const char *path, const char *processor)
{
	return kernel_file_open(in, o, path, processor) && kernel_file_link(in);
}

/* Returns the processor of an open file, or NULL. */
static const char *
processor_of(const struct kernel_file *in)
{
	const char *target = in->object ? amdgcn_target(in->object) : NULL, *processor = target ? strstr(target, "--") : NULL;

	return processor ? processor + 2 : NULL;
}

/* Runs the kernel of --baseline with the same arguments, for its path and the number of its instructions. */
static const struct amdgcn_run *
run_baseline(const struct run_result *r, struct kernel_file *in, const struct amdgcn_run_settings *s)
{
	struct buffers *after = schedules_save(r->arguments, r->o);

	schedules_restore(r->arguments, r->before);
	const struct amdgcn_run *run = amdgcn_run(in->object, s);
	schedules_restore(r->arguments, after);
	return run;
}

/* Runs the kernel of a file, and prints the document of --report. Returns whether nothing is wrong with it. */
static bool
describe_file(struct run_result *r, struct kernel_arguments *arguments, struct amdgcn_run_settings *s)
{
	struct run_options *o = r->o;
	struct document_messages messages = {0};
	struct kernel_file before = {0};
	const struct amdgcn_run *old = NULL;

	diag_free(o->diag);
	o->diag = diag_new("amdgcn-run", document_collect, &messages);
	if (open_linked(r->in, o, o->path, NULL))
		run(r, arguments, s);
	if (o->baseline && open_linked(&before, o, o->baseline, processor_of(r->in)) && r->run)
		old = run_baseline(r, &before, s);
	bool right = document_print(r, s, &messages, o->baseline ? &before : NULL, old);
	amdgcn_run_free(old);
	kernel_file_close(&before);
	diag_free(o->diag);
	document_free(&messages);
	o->diag = diag_new("amdgcn-run", NULL, NULL); /* for diag_end() */
	return right;
}

/* Returns the exit status. */
static int
run_options(struct run_options *o)
{
	struct amdgcn_run_settings s = {.size = sizeof s, .kernel = o->kernel, .dynamic_lds = o->lds, .limit = o->limit, .seed = o->seed,
		.unchecked = o->unchecked, .schedule = o->schedule, .threads = o->threads, .grid = {o->grid[0], o->grid[1], o->grid[2]},
		.group = {o->group[0], o->group[1], o->group[2]},
		.cluster = {o->cluster[0], o->cluster[1], o->cluster[2]}, .vgpr_block = (unsigned)o->vgpr_block,
		.vgpr_pool = (unsigned)o->vgpr_pool, .vgpr_refusals = (unsigned)o->vgpr_refusals};
	struct kernel_arguments arguments = {0};
	struct kernel_file in = {0};
	struct run_result r = {.o = o, .in = &in, .arguments = &arguments};
	bool right = o->report ? describe_file(&r, &arguments, &s) : run_file(&r, &arguments, &s);

	amdgcn_run_free(r.run);
	kernel_file_close(&in);
	return right ? 0 : 1;
}

int
main(int argc, char **argv)
{
	struct run_options o = {0};
	int status = 2;

	heap_start();
	mapping_start();
	outfile_start();
	o.diag = diag_new("amdgcn-run", NULL, NULL);
	if (options_parse(&o, argc, argv))
		status = o.help || o.version ? 0 : 1;
	if (o.version && !status)
		printf("amdgcn-run (gcnutils) %s\n", amdgcn_version());
	if (status == 1)
		status = run_options(&o);
	options_free(&o);
	return diag_end(o.diag, status, 2);
}
