#include "objdump/view/analysis.h"

#include <pthread.h>

#include "common/base/file/buf.h"
#include "common/base/message/diag.h"

/* Prints a message of the library. Omits messages about the input while the object is being opened, because the file was already
 * read, and messages on other threads than the view's own. */
static void
report(void *user, const struct amdgcn_message *m)
{
	const struct view *v = user;

	if (!pthread_equal(pthread_self(), v->thread))
		return;
	if (m->status != AMDGCN_INPUT)
		die("%s", m->text);
	if (v->object)
		(*m->severity == 'w' ? diag_warning : diag_error)(v->options->diag, (struct loc){0}, "%s", m->text);
}

struct amdgcn_object *
analysis_open(struct view *v)
{
	const struct name_list *features = &v->options->mattr;
	struct buf text = {0};

	if (v->object || !view_object_isa(v))
		return v->object;
	for (size_t i = 0; i < features->n; i++)
		buf_printf(&text, "%s,", features->v[i].text);
	buf_put(&text, "", 1);
	v->thread = pthread_self();
	v->object = amdgcn_open_input(&(struct amdgcn_input){.size = sizeof(struct amdgcn_input), .bytes = v->elf->bytes,
		.nbytes = v->elf->nbytes, .name = v->file, .processor = v->options->mcpu, .features = (const char *)text.p}, report, v);
	buf_free(&text);
	return v->object;
}

void
analysis_close(struct view *v)
{
	amdgcn_close(v->object);
	v->object = NULL;
}
