/* Opens an object, and reads its target, symbols, sections, kernel descriptors and notes. */
#include "library/inside.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/note/note.h"

static void
read_symbols(struct amdgcn_object *o)
{
	const struct elfin_section *table = elfin_find(&o->elf, SHT_SYMTAB, NULL);

	if (!table)
		table = elfin_find(&o->elf, SHT_DYNSYM, NULL);
	if (table && !elfin_symbols(&o->elf, table, &o->symbols, &o->nsymbols))
		o->nsymbols = 0;
}

static void
identify(struct amdgcn_object *o)
{
	o->known = !object_identify(&o->id, o->elf.hdr.e_ident, o->elf.hdr.e_flags) && o->id.isa.target;
	if (o->known) {
		object_print_target(&o->id, &o->target);
		buf_put(&o->target, "", 1);
	}
}

/* Sets the processor of the code: the caller's choice, else the processor in the header's flags, else the processor in the notes.
 * Returns false after an error. */
static bool
find_processor(struct amdgcn_object *o, const struct amdgcn_input *in)
{
	char text[TARGET_WHY];
	const char *wrong = in->processor ? isa_parse_target_id(&o->isa, str_from(in->processor), text) : NULL;

	if (wrong) {
		diag_error(o->diag, (struct loc){0}, "%s: %s", in->processor, wrong);
		return false;
	}
	struct object_id id;
	if (!in->processor && o->elf.hdr.e_flags & EF_AMDGPU_MACH)
		o->isa = o->id.isa;
	else if (!in->processor && note_identify(&o->elf, &id))
		o->isa = id.isa;
	wrong = o->isa.target ? isa_set_features(&o->isa, in->features, text) : NULL;
	if (wrong)
		diag_error(o->diag, (struct loc){0}, "%s", wrong);
	return !wrong;
}

/* The arguments and result of one amdgcn_open_input() call. */
struct opening {
	struct amdgcn_input input;
	struct host_report report;
	struct amdgcn_object *object; /* NULL after an error */
};

static void
close_object(struct amdgcn_object *o)
{
	alloc_free(o->symbols);
	buf_free(&o->target);
	elfin_close(&o->elf);
	diag_free(o->diag);
	alloc_free(o->name);
	alloc_free(o);
}

static void
open_object(void *user)
{
	struct opening *in = user;
	const struct amdgcn_input *i = &in->input;
	struct amdgcn_object *o = array_make(1, sizeof *o);

	o->report = in->report;
	o->diag = diag_new("libamdgcn", report_message, &o->report);
	o->name = alloc_text(str_from(i->name ? i->name : i->path ? i->path : "object"));
	if (!(i->path ? elfin_open(&o->elf, o->diag, i->path) : elfin_memory(&o->elf, o->diag, o->name, i->bytes, i->nbytes))) {
		close_object(o);
		return;
	}
	o->elf.name = o->name;
	read_symbols(o);
	identify(o);
	if (!find_processor(o, i))
		close_object(o);
	else
		in->object = o;
}

struct amdgcn_object *
amdgcn_open_input(const struct amdgcn_input *input, amdgcn_report *report, void *user)
{
	struct opening in = {.report = {report, user}};

	memcpy(&in.input, input, input->size < sizeof in.input ? input->size : sizeof in.input);
	if (!report_run(&in.report, open_object, &in) || !in.object)
		return NULL;
	pthread_mutex_init(&in.object->lock, NULL);
	return in.object;
}

struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user)
{
	return amdgcn_open_input(&(struct amdgcn_input){.size = sizeof(struct amdgcn_input), .bytes = bytes, .nbytes = n}, report, user);
}

static void
close_section(struct code_section *s)
{
	for (size_t i = 0; i < s->functions.nfunctions; i++) {
		inside_close_graph(&s->parts[i]);
		inside_close_liveness(&s->parts[i]);
	}
	inside_close_simulations(s);
	inside_close_resources(s);
	inside_close_findings(s);
	live_close(s->flow, s->live);
	sched_close(s->sched);
	inside_close_functions(s);
}

void
amdgcn_close(struct amdgcn_object *o)
{
	if (!o)
		return;
	for (size_t i = 0; o->analysis && i < o->analysis->nsections; i++)
		close_section(&o->analysis->sections[i]);
	if (o->analysis)
		inside_close_analysis(o->analysis);
	pthread_mutex_destroy(&o->lock);
	close_object(o);
}

const char *
amdgcn_target(const struct amdgcn_object *o)
{
	return o->known ? (const char *)o->target.p : NULL;
}

int
amdgcn_symbol(const struct amdgcn_object *o, size_t i, struct amdgcn_symbol *out)
{
	if (i + 1 >= o->nsymbols)
		return 0;
	const struct elfin_symbol *s = &o->symbols[i + 1];
	*out = (struct amdgcn_symbol){s->name, s->value, s->size, s->type, s->bind, s->section};
	return 1;
}

const void *
amdgcn_section(const struct amdgcn_object *o, const char *name, size_t *size, uint64_t *address)
{
	const struct elfin_section *s = elfin_find(&o->elf, SHT_PROGBITS, name);

	if (!s || !s->data)
		return NULL;
	*size = s->hdr.sh_size;
	*address = s->hdr.sh_addr;
	return s->data;
}

/* Returns the n bytes at a symbol, or NULL if they are not all within its section. */
static const uint8_t *
symbol_bytes(const struct amdgcn_object *o, const struct elfin_symbol *s, size_t n)
{
	const struct elfin_section *in = s->reserved || !s->section ? NULL : &o->elf.sections[s->section];

	if (!in || !in->data)
		return NULL;
	uint64_t at = o->elf.hdr.e_type == ET_REL ? s->value : s->value - in->hdr.sh_addr;
	return at <= in->hdr.sh_size && in->hdr.sh_size - at >= n ? in->data + at : NULL;
}

/* The arguments and result of a call that prints part of an object as text. */
struct making {
	const struct amdgcn_object *object;
	const char *kernel;
	char *text;
};

static void
make_descriptor(void *user)
{
	struct making *m = user;
	const struct amdgcn_object *o = m->object;
	struct buf text = {0}, why = {0};
	struct str name = str_from(m->kernel);
	const uint8_t *bytes = NULL;

	for (size_t i = 1; i < o->nsymbols && !bytes; i++) {
		struct str found = str_from(o->symbols[i].name);

		if (str_ends(found, ".kd") && str_eq((struct str){found.p, found.n - 3}, name))
			bytes = symbol_bytes(o, &o->symbols[i], KD_SIZE);
	}
	if (bytes && o->known && kd_print(&o->id.isa, o->id.version, name, bytes, &text, &why))
		buf_put(&text, "", 1);
	buf_free(&why);
	m->text = (char *)text.p;
}

char *
amdgcn_descriptor(const struct amdgcn_object *o, const char *kernel)
{
	struct making m = {.object = o, .kernel = kernel};

	return inside_run((struct amdgcn_object *)(uintptr_t)o, make_descriptor, &m) ? m.text : NULL;
}

static void
make_notes(void *user)
{
	struct making *m = user;
	struct buf text = {0}, why = {0};
	struct elfin_notes notes;

	for (size_t i = 0; elfin_notes_next(&m->object->elf, &i, &notes);) {
		if (!notes.bytes)
			continue;
		if (text.n) /* llvm-readelf separates groups of notes with an empty line */
			buf_put(&text, "\n", 1);
		note_print(notes.name, notes.bytes, notes.n, notes.align, &text, &why, &why);
	}
	buf_put(&text, "", 1);
	buf_free(&why);
	m->text = (char *)text.p;
}

char *
amdgcn_notes(const struct amdgcn_object *o)
{
	struct making m = {.object = o};

	return inside_run((struct amdgcn_object *)(uintptr_t)o, make_notes, &m) ? m.text : NULL;
}
