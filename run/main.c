/* amdgcn-run: runs a kernel without a GPU, and says what is wrong with it. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "common/elf/elfin.h"
#include "run/arguments.h"
#include "run/report.h"

static void
pass_message(void *user, const struct amdgcn_message *m)
{
	struct options *o = user;

	if (strcmp(m->severity, "error") == 0)
		o->failed = true;
	if (m->file)
		fprintf(stderr, "%s:%u:%u: %s: %s\n", m->file, m->line, m->column, m->severity, m->text);
	else
		fprintf(stderr, "amdgcn-run: %s: %s\n", m->severity, m->text);
}

/* Opens the file: an object, or a source that is assembled. *bytes: contents of the object; the caller frees them. */
static struct amdgcn_object *
open_object(struct options *o, void **bytes)
{
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = o->processor, .features = o->features, .name = o->path};
	struct amdgcn_input input = {.size = sizeof input, .name = o->path, .features = o->features};
	struct buf file = {0};
	const char *why = buf_read_file(&file, o->path, NULL);
	struct amdgcn_object *object = NULL;

	if (why) {
		diag_error(o->diag, (struct loc){0}, "%s: %s", o->path, why);
		return NULL;
	}
	if (elfin_is_elf(file.p, file.n)) {
		*bytes = arena_alloc(&o->arena, file.n);
		memcpy(*bytes, file.p, file.n);
		input.nbytes = file.n;
		input.bytes = *bytes;
		*bytes = NULL;
		object = amdgcn_open_input(&input, pass_message, o);
	} else if (!amdgcn_assemble(&settings, (const char *)file.p, file.n, pass_message, o, bytes, &input.nbytes)) {
		input.bytes = *bytes;
		object = amdgcn_open_input(&input, pass_message, o);
	}
	buf_free(&file);
	return object;
}

/* Runs the kernel. Returns whether it is right. */
static bool
run(struct options *o, struct amdgcn_object *object)
{
	struct amdgcn_run_settings s = {.size = sizeof s, .kernel = o->kernel, .dynamic_lds = o->lds, .limit = o->limit, .seed = o->seed,
		.unchecked = o->unchecked};
	struct arguments arguments;
	const struct amdgcn_run *r;
	bool right;

	if ((o->grid && !options_sizes(o->grid, s.grid)) || (o->group && !options_sizes(o->group, s.group))) {
		diag_error(o->diag, (struct loc){0}, "--grid and --group: expected sizes such as 64, 64x4 or 64x4x2");
		return false;
	}
	if (!arguments_read(&arguments, o, object))
		return false;
	s.arguments = arguments.run;
	s.narguments = arguments.n;
	r = amdgcn_run(object, &s);
	if (!r)
		return false;
	right = r->complete && !r->nfindings;
	if (o->json)
		report_json(o, r);
	else
		report_text(o, r);
	if (r->complete)
		right &= arguments_finish(&arguments, o);
	amdgcn_run_free(r);
	return right;
}

int
main(int argc, char **argv)
{
	struct options o = {0};
	struct amdgcn_object *object;
	void *bytes = NULL;
	bool right;

	heap_start();
	mapping_start();
	outfile_start();
	o.diag = diag_new("amdgcn-run", NULL, NULL);
	if (!options_parse(&o, argc, argv))
		return diag_end(o.diag, 2, 2);
	if (o.version)
		printf("amdgcn-run (gcnutils) %s\n", amdgcn_version());
	if (o.help || o.version)
		return diag_end(o.diag, 0, 2);
	object = open_object(&o, &bytes);
	right = object && run(&o, object);
	amdgcn_close(object);
	amdgcn_free(bytes);
	arena_free(&o.arena);
	return diag_end(o.diag, diag_error_count(o.diag) || !right ? 1 : 0, 2);
}
