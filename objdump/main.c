/* amdgcn-objdump: prints the contents of code objects. The command line is parsed into struct options, which selects the views.
 * Each file is then opened, and each selected view prints its part of the file, in the order in which llvm-objdump prints them. */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/archive.h"
#include "objdump/check/baseline.h"
#include "objdump/clrx.h"
#include "objdump/code/source.h"
#include "objdump/diff/versions.h"
#include "objdump/diff/compare.h"
#include "objdump/file/coff.h"
#include "objdump/flow/counts.h"
#include "objdump/page/page.h"
#include "objdump/view/analysis.h"
#include "objdump/view/views.h"

enum { SCHEMA = 1 }; /* version of objdump.schema.json */

/* Runs the selected views on a file, in the order of views.def. */
static void
show_elf(struct view *v)
{
	const struct options *o = v->options;
	const struct {
		bool wanted;
		void (*text)(struct view *v), (*json)(struct view *v);
	} views[] = {
#define TEXT_VIEW(file, function, when) {when, function, NULL},
#define VIEW(file, function, when) {when, function, function##_json},
#include "objdump/views.def"
	};

	if (v->comparison)
		comparison_add_file(v->comparison, v);
	for (size_t i = 0; i < sizeof views / sizeof views[0]; i++)
		if (views[i].wanted)
			(v->json ? views[i].json : views[i].text)(v);
	if (v->comparison && o->cfg)
		comparison_add_functions(v->comparison, v);
}

/* Shows an ELF file as an element of the JSON array "files". */
static void
show_elf_json(struct view *v)
{
	json_object(v->json, JSON_LINES);
	title_show_json(v);
	show_elf(v);
	json_end(v->json);
}

static void
note_offloading(const struct view *v)
{
	diag_note(v->options->diag, (struct loc){0}, "the code objects in it are shown with --offloading");
}

/* Shows an ELF file. With --offloading, shows only the code objects that are embedded in it, if it is a host object. */
static void
show_object(struct view *v, const uint8_t *bytes, size_t n)
{
	bool offloading = v->options->offloading;
	struct elfin elf;

	if (!elfin_memory(&elf, v->options->diag, v->file, bytes, n))
		return;
	struct processor processor;
	processor_decide(&processor, v->options, &elf);
	v->elf = &elf;
	v->processor = &processor;
	if (!v->json)
		title_show(v);
	if (offloading)
		offload_elf(v, &elf, show_object);
	if (!offloading || elf.hdr.e_machine == EM_AMDGPU)
		(v->sarif ? check_show_sarif : v->json ? show_elf_json : show_elf)(v);
	if (!offloading && v->options->disassemble && elf.hdr.e_machine != EM_AMDGPU && offload_any(&elf))
		note_offloading(v);
	source_close(v->source);
	v->source = NULL;
	analysis_close(v);
	v->elf = NULL;
	v->processor = NULL;
	elfin_close(&elf);
}

/* Shows code without headers. */
static void
show_raw(struct view *v, const uint8_t *bytes, size_t n)
{
	struct processor processor;

	processor_decide(&processor, v->options, NULL);
	v->processor = &processor;
	(v->json ? raw_show_json : raw_show)(v, bytes, n);
	v->processor = NULL;
}

static void
show_bytes(struct view *v, const uint8_t *bytes, size_t n)
{
	if (archive_is(bytes, n))
		members_show(v, bytes, n, show_bytes);
	else if (v->options->offloading && offload_is(bytes, n))
		offload_bytes(v, bytes, n, show_object);
	else if (v->options->offloading && coff_is(bytes, n))
		offload_coff(v, bytes, n, show_object);
	else
		show_object(v, bytes, n);
}

/* Returns whether a file that begins with these n bytes can be shown. Of other files, only the beginning is read. */
static bool
is_shown(const void *head, size_t n)
{
	return elfin_is_elf(head, n) || archive_is(head, n) || offload_is(head, n) || coff_is(head, n);
}

/* Adds a note on how to inspect a file that cannot be shown directly. */
static void
note_how(const struct view *v, bool bundle)
{
	if (!bundle)
		diag_note(v->options->diag, (struct loc){0}, "raw code is shown with -b binary -mcpu=NAME -D");
	else if (!v->options->offloading)
		note_offloading(v);
}

static void
show_file(struct view *v, const char *path)
{
	struct buf file = {0};

	v->file = strcmp(path, "-") == 0 ? "<stdin>" : path;
	const char *why = buf_read_known(&file, path, v->options->binary ? NULL : is_shown, &v->options->files);
	if (why) {
		view_error(v, "%s", why);
		buf_free(&file);
		return;
	}
	budget_add(v->out->budget, v->file, file.n);
	/* Computed before the views run: another process may truncate the mapped file, which then reads as zeros. */
	bool foreign = file.n && !v->options->binary && !elfin_is_elf(file.p, file.n) && !archive_is(file.p, file.n) &&
		!(v->options->offloading && coff_is(file.p, file.n));
	bool bundle = foreign && (offload_is(file.p, file.n) || offload_any_coff(file.p, file.n));
	if (v->options->binary)
		show_raw(v, file.p, file.n);
	else
		show_bytes(v, file.p, file.n);
	if (foreign)
		note_how(v, bundle);
	assert(!v->elf && !v->member && !v->archive_n && !v->depth);
	out_flush(v->out);
	buf_free(&file);
}

/* Adds the files of the command line to the inputs, because a trace is written before later files are read. */
static void
note_inputs(struct options *o)
{
	for (size_t i = 0; i < o->inputs.n; i++)
		files_add_path(&o->files, o->inputs.v[i].text);
}

static void
show_files(struct view *v)
{
	for (size_t i = 0; i < v->options->inputs.n; i++)
		show_file(v, v->options->inputs.v[i].text);
}

static void
show_text(struct view *v)
{
	if (v->options->diff) {
		compare_files(v);
		return;
	}
	show_files(v);
	if (v->comparison) {
		comparison_pair(v->comparison);
		comparison_text(v->comparison, v->out);
	}
}

/* Prints the version. Callers that run this program as llvm-objdump search the output for "LLVM version" and the target's name, so
 * the output contains both. */
static void
show_version(const struct options *o)
{
	if (o->as_llvm)
		printf("gcnutils stands in for LLVM's llvm-objdump and follows\n  LLVM version 19.1\n\n"
			"  Registered Targets:\n    amdgcn - AMD GCN GPUs\n");
	else
		printf("amdgcn-objdump (gcnutils) " GCNUTILS_VERSION "\n");
}

/* Writes the JSON document for all files. With --cfg=html or --simulate=html, the document is part of a page. */
static void
show_json(struct view *v)
{
	budget_add(v->out->budget, NULL, 0); /* output that does not depend on any file */
	struct json json;
	json_begin(&json, v->out);
	if (page_is_wanted(v->options))
		page_begin(v->options, &json);
	v->json = &json;
	json_object(&json, JSON_LINES);
	json_key_uint(&json, "schema", SCHEMA);
	json_key(&json, "files");
	json_array(&json, JSON_LINES);
	if (!v->options->diff)
		show_files(v);
	json_end(&json);
	if (v->comparison) {
		comparison_pair(v->comparison);
		comparison_json(v->comparison, &json);
	}
	if (v->options->diff)
		compare_files(v);
	json_end(&json);
	json_finish(&json);
}

/* Reports names of --functions that occur in no file, if a view of functions was requested. */
static void
report_missing(const struct options *o)
{
	const struct name_list *w = &o->only_symbols;

	for (size_t i = 0; i < w->n; i++)
		if (w->v[i].has_to && !name_list_found(w, i) && (o->disassemble || o->cfg || o->resources || o->check || o->debug || o->simulate.form ||
				o->diff)) {
			const char *near = name_list_near(w, i);

			diag_error(o->diag, (struct loc){0}, "--functions: no function '%s' is in any input file%s%s%s", w->v[i].text,
				near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
		}
}

/* Returns the exit status after an error. With --check, status 1 is reserved for findings, and with --diff for differences. */
static int
failed(const struct options *o)
{
	return o->check || o->diff ? 2 : 1;
}

/* Handles the files and options of the command line. Returns the exit status. */
static int
run_options(struct options *options, bool any)
{
	struct budget budget = {.diag = options->diag, .failure = failed(options)};
	struct out out = {0};
	struct view view = {.out = &out, .options = options};
	struct comparison comparison = {0};

	if (options->help || !any) {
		options_help();
		return 0;
	}
	if (options->version) {
		show_version(options);
		return 0;
	}
	if (options->processors) {
		struct buf list = {0};

		isa_list_targets(&list);
		fwrite(list.p, 1, list.n, stdout);
		buf_free(&list);
		return 0;
	}
	if (diag_error_count(options->diag))
		return failed(options);
	if (options->simulate.list) {
		options_parameters(options);
		return 0;
	}
	if (!options_any_view(options) && !options->offloading && !options->diff) {
		options_help();
		return 2;
	}
	if (options_compare(options))
		view.comparison = &comparison;
	note_inputs(options);
	counts_open(options);
	if (diag_error_count(options->diag)) {
		counts_close(options);
		return failed(options);
	}
	baseline_open(options);
	out_open(&out, OUT_BYTES, &budget);
	if (options->sarif)
		sarif_document(&view, show_files);
	else
		(options->json || page_is_wanted(options) ? show_json : show_text)(&view);
	comparison_free(&comparison);
	out_close(&out);
	baseline_close(options);
	counts_close(options);
	if (options->arch_name && options->offloading && !options->arch_seen)
		diag_warning(options->diag, (struct loc){0}, "no code object for '%s', given with --arch-name, is in any input file",
			options->arch_name);
	for (size_t i = 0; i < options->sections.n; i++)
		if (!name_list_seen(&options->sections, i))
			diag_warning(options->diag, (struct loc){0}, "section '%s' mentioned in a -j/--section option, but not "
				"found in any input file", options->sections.v[i].text);
	report_missing(options);
	if (options->simulate.form)
		simulate_unused(&options->simulate, &options->only_symbols, options->diag);
	return diag_error_count(options->diag) ? failed(options) : options->found;
}

/* Program names other than amdgcn-objdump, and the main function for each. */
static const struct {
	const char *name;
	int (*run)(int argc, char **argv);
} others[] = {
	{"clrxdisasm", clrx_run},
};

/* Returns whether the program is called llvm-objdump, possibly with a suffix such as "-19". */
static bool
is_llvm(const char *name)
{
	return strncmp(name, "llvm-objdump", 12) == 0;
}

int
main(int argc, char **argv)
{
	const char *slash = argc ? strrchr(argv[0], '/') : NULL, *name = slash ? slash + 1 : argc ? argv[0] : "";

	heap_start();
	mapping_start();
	outfile_start();
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
		if (strcmp(name, others[i].name) == 0)
			return others[i].run(argc, argv);
	struct diag *diag = diag_new(is_llvm(name) ? name : "amdgcn-objdump", NULL, NULL);

	struct options options;
	options_parse(&options, diag, argc, argv);
	options.as_llvm = is_llvm(name);
	int status = run_options(&options, argc > 1);
	int failure = failed(&options);
	options_free(&options);
	return diag_end(diag, status, failure);
}
