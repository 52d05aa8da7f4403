#include "assembler/run/resources.h"

#include <stdio.h>

#include "common/base/message/diag.h"
#include "library/amdgcn.h"

/* Reports a message of the library if it is about the object. Exits with the message if it is about another failure. */
static void
report(void *diag, const struct amdgcn_message *m)
{
	if (m->status != AMDGCN_INPUT)
		die("%s", m->text);
	(*m->severity == 'w' ? diag_warning : diag_error)(diag, (struct loc){0}, "%s", m->text);
}

static void
show_section(const struct amdgcn_code *code, FILE *to)
{
	const struct amdgcn_functions *all = amdgcn_functions(code);

	for (size_t i = 0; all && i < all->nfunctions; i++) {
		const struct amdgcn_function *f = &all->functions[i];
		char *text = amdgcn_resources_text(amdgcn_resources(f, 0), f->address, f->name);

		fputs(text, to);
		amdgcn_free(text);
	}
}

void
resources_show(const struct as *as, const struct buf *image, bool to_stderr)
{
	struct amdgcn_input input = {.size = sizeof input, .bytes = image->p, .nbytes = image->n};
	const struct amdgcn_code *code;
	struct amdgcn_object *o;
	struct buf features = {0};

	if (!image->n)
		return;
	for (size_t i = 0; i < as->in.opt.nattrs; i++) /* the object does not record all features */
		buf_printf(&features, "%s,", as->in.opt.attrs[i]);
	buf_put(&features, "", 1);
	input.features = (const char *)features.p;
	o = amdgcn_open_input(&input, report, as->in.diag);
	for (size_t i = 0; o && (code = amdgcn_code(o, i)); i++)
		show_section(code, to_stderr ? stderr : stdout);
	amdgcn_close(o);
	buf_free(&features);
}
