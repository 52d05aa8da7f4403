/* amdgcn-run: runs a kernel without a GPU, and reports what is wrong with it.
 *
 *	parse the command line; open the object, or assemble the source; read the arguments and the expected results;
 *	run the kernel; compare; report
 *
 * The exit status is 0 if the kernel is right, 1 if it is not, or after an error, and 2 after a wrong command line. */
#include <stdio.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "run/arguments.h"
#include "run/coverage.h"
#include "run/kernel_file.h"
#include "run/schedules.h"

/* Runs the kernel. Returns whether it is right. */
static bool
run(struct run_options *o, struct kernel_file *in)
{
	struct amdgcn_run_settings s = {.size = sizeof s, .kernel = o->kernel, .dynamic_lds = o->lds, .limit = o->limit, .seed = o->seed,
		.unchecked = o->unchecked, .grid = {o->grid[0], o->grid[1], o->grid[2]}, .group = {o->group[0], o->group[1], o->group[2]}};
	struct kernel_arguments arguments;
	struct run_result report = {.o = o, .in = in, .arguments = &arguments};
	struct buffers *before;
	bool right;

	if (!arguments_read(&arguments, o, in->object))
		return false;
	s.arguments = arguments.run;
	s.narguments = arguments.n;
	s.schedule = o->schedule;
	before = o->schedules > 1 ? schedules_save(&arguments, o) : NULL;
	report.run = amdgcn_run(in->object, &s);
	if (!report.run)
		return false;
	right = report.run->complete && !report.run->nfindings;
	if (right && before)
		right = schedules_run(&report, &s, before);
	if (report.run->complete)
		right &= arguments_finish(&arguments, o);
	report.right = right;
	if (o->coverage)
		coverage_write(&report);
	if (o->json)
		report_json(&report);
	else
		report_text(&report);
	amdgcn_run_free(report.run);
	return right;
}

int
main(int argc, char **argv)
{
	struct run_options o = {0};
	struct kernel_file in;
	int status = 2;

	heap_start();
	mapping_start();
	outfile_start();
	o.diag = diag_new("amdgcn-run", NULL, NULL);
	if (options_parse(&o, argc, argv))
		status = o.help || o.version ? 0 : 1;
	if (o.version && !status)
		printf("amdgcn-run (gcnutils) %s\n", amdgcn_version());
	if (status == 1) {
		status = kernel_file_open(&in, &o) && run(&o, &in) && !diag_error_count(o.diag) ? 0 : 1;
		kernel_file_close(&in);
	}
	options_free(&o);
	return diag_end(o.diag, status, 2);
}
