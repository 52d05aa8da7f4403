#include "run/kernel_file.h"

#include <string.h>

#include "common/elf/elfin.h"

enum { MOST_INCLUDED = 1 << 24 };

/* A file of the source. */
struct kernel_text {
	struct kernel_text *next;
	const char *name;
	struct buf bytes;    /* of the main file: empty */
	const char *p;
	size_t n;
	uint32_t base;       /* location of p[0] for messages */
};

static struct kernel_text *
add_text(struct kernel_file *in, const char *name)
{
	struct kernel_text *t = arena_alloc(&in->o->arena, sizeof *t);

	*t = (struct kernel_text){.next = in->texts, .name = name};
	in->texts = t;
	if (strcmp(name, in->path) == 0) {
		t->p = (const char *)in->file.p;
		t->n = in->file.n;
	} else if (!buf_read_named(&t->bytes, name, MOST_INCLUDED, NULL)) {
		t->p = (const char *)t->bytes.p;
		t->n = t->bytes.n;
	}
	if (t->p)
		t->base = diag_add_source(in->o->diag, SOURCE_FILE, name, t->p, t->n, 1, (struct loc){0});
	return t;
}

struct loc
kernel_file_loc(struct kernel_file *in, const struct amdgcn_location *at)
{
	struct kernel_text *t = in->texts;
	size_t i = 0;

	if (!at->file || !in->source)
		return (struct loc){0};
	while (t && strcmp(t->name, at->file) != 0)
		t = t->next;
	if (!t)
		t = add_text(in, at->file);
	for (unsigned line = 1; line < at->line && i < t->n; i++)
		line += t->p[i] == '\n';
	i += at->column - 1;
	return (struct loc){t->p && i <= t->n ? t->base + (uint32_t)i : 0};
}

struct amdgcn_location
kernel_file_find(struct kernel_file *in, uint64_t address, const char *function, uint64_t offset)
{
	int i = in->source && function ? amdgcn_source_in_function(in->source, function, offset) : -1;

	if (!in->source && !in->lines_read) {
		in->lines = object_lines_open(in->o, in->path, in->file.p, in->file.n);
		in->lines_read = true;
	}
	if (in->lines)
		return object_lines_find(in->lines, address, function, offset);
	return i < 0 ? (struct amdgcn_location){0} : in->source->instructions[i].at;
}

/* Passes on what the library says about an object: on this thread, because only an error of memory is not the same each time, after which
 * the run is repeated here. */
static void
pass_message(void *user, const struct amdgcn_message *m)
{
	const struct kernel_file *in = user;
	struct run_options *o = in->o;

	if (!pthread_equal(pthread_self(), in->thread) || (in->repeats && strcmp(m->severity, "error") != 0))
		return;
	if (strcmp(m->severity, "error") == 0)
		diag_error(o->diag, (struct loc){0}, "%s", m->text);
	else if (strcmp(m->severity, "warning") == 0)
		diag_warning(o->diag, (struct loc){0}, "%s", m->text);
	else
		diag_note(o->diag, (struct loc){0}, "%s", m->text);
}

/* Returns whether the file is a text. */
static bool
is_source(const struct kernel_file *in)
{
	const struct buf *file = &in->file;
	struct run_options *o = in->o;

	if (!memchr(file->p, 0, file->n))
		return true;
	diag_error(o->diag, (struct loc){0}, "%s: expected an object or a source in assembly", in->path);
	if (file->n > 24 && (memcmp(file->p, "__CLANG_OFFLOAD_BUNDLE__", 24) == 0 || memcmp(file->p, "CCOB", 4) == 0))
		diag_note(o->diag, (struct loc){0}, "it is a bundle of objects; amdgcn-objdump --offloading extracts them");
	return false;
}

static void
assemble(struct kernel_file *in)
{
	struct run_options *o = in->o;
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = in->processor, .features = o->features, .name = in->path,
		.fill_metadata = 1, .prefer_source = !o->processor};

	if (!is_source(in))
		return;
	in->source = amdgcn_source(&settings, (const char *)in->file.p, in->file.n);
	for (size_t i = 0; in->source && !in->quiet && i < in->source->nmessages; i++) {
		const struct amdgcn_source_message *m = &in->source->messages[i];
		struct loc at = kernel_file_loc(in, &m->at);

		if (strcmp(m->severity, "error") == 0)
			diag_error(o->diag, at, "%s", m->text);
		else if (strcmp(m->severity, "warning") == 0)
			diag_warning(o->diag, at, "%s", m->text);
		else
			diag_note(o->diag, at, "%s", m->text);
	}
}

bool
kernel_file_open(struct kernel_file *in, struct run_options *o, const char *path, const char *processor)
{
	struct amdgcn_input from = {.size = sizeof from, .name = path, .processor = o->processor, .features = o->features};

	*in = (struct kernel_file){.o = o, .path = path, .processor = o->processor ? o->processor : processor,
		.quiet = o->report && path == o->path, .thread = pthread_self()};
	const char *why = buf_read_file(&in->file, path, NULL);
	if (why) {
		diag_error(o->diag, (struct loc){0}, "%s: %s", path, why);
		return false;
	}
	from.bytes = in->file.p;
	from.nbytes = in->file.n;
	if (!elfin_is_elf(in->file.p, in->file.n)) {
		assemble(in);
		if (!in->source || in->source->errors)
			return false;
		from = (struct amdgcn_input){.size = sizeof from, .name = path, .bytes = in->source->object, .nbytes = in->source->size,
			.features = o->features};
	}
	in->object = amdgcn_open_input(&from, pass_message, in);
	return in->object != NULL;
}

bool
kernel_file_link(struct kernel_file *in)
{
	const void *bytes = in->source ? in->source->object : in->file.p;
	size_t n = in->source ? in->source->size : in->file.n;
	const char *arguments[] = {"-shared", "--no-undefined", "-o", "linked", in->path};
	struct amdgcn_file file = {in->path, bytes, n};
	struct amdgcn_link link = {.size = sizeof link, .arguments = arguments, .narguments = 5, .files = &file, .nfiles = 1};
	struct amdgcn_input to = {.size = sizeof to, .name = in->path, .processor = in->source ? NULL : in->o->processor,
		.features = in->o->features};
	uint16_t type;

	memcpy(&type, (const char *)bytes + offsetof(Elf64_Ehdr, e_type), sizeof type);
	if (type != ET_REL)
		return true;
	if (amdgcn_link(&link, pass_message, in, &in->linked, &to.nbytes, NULL))
		return false;
	to.bytes = in->linked;
	amdgcn_close(in->object);
	in->object = amdgcn_open_input(&to, pass_message, in);
	return in->object != NULL;
}

void
kernel_file_close(struct kernel_file *in)
{
	amdgcn_close(in->object);
	amdgcn_free(in->linked);
	object_lines_close(in->lines);
	amdgcn_source_free(in->source);
	for (struct kernel_text *t = in->texts; t; t = t->next)
		buf_free(&t->bytes);
	buf_free(&in->file);
}
