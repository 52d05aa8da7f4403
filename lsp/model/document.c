#include "lsp/model/document.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/protocol/uri.h"

struct document *
documents_find(const struct documents *all, struct str uri)
{
	for (size_t i = 0; i < all->n; i++)
		if (str_eqz(uri, all->v[i]->uri))
			return all->v[i];
	return NULL;
}

struct document *
documents_open(struct documents *all, struct str uri, struct str text, int version)
{
	struct document *d = documents_find(all, uri);

	if (!d) {
		d = array_make(1, sizeof *d);
		d->uri = alloc_text(uri);
		d->path = uri_path(uri);
		*APPEND(all->v, all->n, all->cap) = d;
	}
	text_set(&d->text, text);
	d->version = version;
	document_changed(d);
	return d;
}

static void
document_free(struct document *d)
{
	model_free(d->model);
	tokens_free(&d->tokens);
	text_free(&d->text);
	alloc_free(d->uri);
	alloc_free(d->path);
	alloc_free(d);
}

void
documents_close(struct documents *all, struct document *d)
{
	for (size_t i = 0; i < all->n; i++)
		if (all->v[i] == d) {
			memmove(all->v + i, all->v + i + 1, (all->n - i - 1) * sizeof *all->v);
			all->n--;
			document_free(d);
			return;
		}
}

void
documents_free(struct documents *all)
{
	for (size_t i = 0; i < all->n; i++)
		document_free(all->v[i]);
	alloc_free(all->v);
	project_free(&all->settings.project);
	buf_free(&all->settings.client);
	alloc_free(all->settings.root);
	*all = (struct documents){0};
}

void
document_changed(struct document *d)
{
	model_free(d->model);
	d->model = NULL;
	d->has_tokens = false;
	d->dirty = true;
}

void
documents_refresh(struct documents *all)
{
	for (size_t i = 0; i < all->n; i++)
		document_changed(all->v[i]);
}

const struct tokens *
document_tokens(struct document *d)
{
	if (!d->has_tokens)
		tokens_read(&d->tokens, &d->text);
	d->has_tokens = true;
	return &d->tokens;
}

struct model *
document_model(struct documents *all, struct document *d)
{
	struct document_settings *s = &all->settings;
	struct str path = str_from(d->path), folder = {d->path, path_folder(path)};
	struct flags flags;

	if (d->model)
		return d->model;
	flags_start(&flags);
	flags_apply_line(&flags, (struct str){(char *)s->client.p, s->client.n}, str_from(s->root ? s->root : ""));
	project_apply(&s->project, path, &flags);
	if (folder.n)
		flags_add_include(&flags, folder);
	if (s->root)
		flags_add_include(&flags, str_from(s->root));
	d->model = model_make(d->path, &d->text, &flags);
	flags_free(&flags);
	return d->model;
}
