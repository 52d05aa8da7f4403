#include "lsp/model/document.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/protocol/uri.h"

/* Returns a path without slashes at its end. */
static struct str
without_slash(struct str path)
{
	while (path.n && path.p[path.n - 1] == '/')
		path.n--;
	return path;
}

void
settings_add_root(struct document_settings *s, const char *path)
{
	char *copy = alloc_text(without_slash(str_from(path)));

	*APPEND(s->roots, s->nroots, s->caproots) = copy;
}

void
settings_remove_root(struct document_settings *s, const char *path)
{
	struct str root = without_slash(str_from(path));

	for (size_t i = 0; i < s->nroots; i++)
		if (str_eqz(root, s->roots[i])) {
			alloc_free(s->roots[i]);
			memmove(s->roots + i, s->roots + i + 1, (--s->nroots - i) * sizeof *s->roots);
			return;
		}
}

/* Returns the innermost folder of the workspace that contains a path. Returns the first one if none contains it, and an empty
 * string whose p is NULL without a workspace. */
static struct str
root_of(const struct document_settings *s, struct str path)
{
	struct str best = {0};

	for (size_t i = 0; i < s->nroots; i++) {
		struct str root = str_from(s->roots[i]);

		if (path_is_inside(path, root) && (!best.p || root.n > best.n))
			best = root;
	}
	return best.p || !s->nroots ? best : str_from(s->roots[0]);
}

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
	alloc_free(d->why);
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
	for (size_t i = 0; i < all->settings.nroots; i++)
		alloc_free(all->settings.roots[i]);
	alloc_free(all->settings.roots);
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

/* Reports that options of a document have no effect, unless the last report was the same. */
static void
report_options(struct project *p, struct document *d, const char *why)
{
	if (why && (!d->why || strcmp(why, d->why))) {
		char *text = alloc_printf("%s: %s", d->path, why);

		project_add_error(p, text);
		alloc_free(text);
	}
	alloc_free(d->why);
	d->why = why ? alloc_text(str_from(why)) : NULL;
}

struct model *
document_model(struct documents *all, struct document *d)
{
	struct document_settings *s = &all->settings;
	struct str path = str_from(d->path), folder = {d->path, path_folder(path)}, root = root_of(s, path);

	if (d->model)
		return d->model;
	struct flags flags;
	flags_start(&flags);
	flags_apply_line(&flags, (struct str){(char *)s->client.p, s->client.n}, root);
	project_apply(&s->project, path, root, &flags);
	if (folder.n)
		flags_add_include(&flags, folder);
	if (root.p)
		flags_add_include(&flags, root);
	report_options(&s->project, d, flags.why);
	d->model = model_make(d->path, &d->text, &flags);
	flags_free(&flags);
	return d->model;
}
