/* The open documents. */
#ifndef LSP_MODEL_DOCUMENT_H
#define LSP_MODEL_DOCUMENT_H

#include "lsp/model/model.h"
#include "lsp/settings/project.h"
#include "lsp/text/token.h"

struct document {
	char *uri, *path;
	int version;
	struct text text;
	bool dirty;             /* the diagnostics of this version are not published yet */
	bool has_tokens;
	struct tokens tokens;   /* use document_tokens() */
	struct model *model;    /* use document_model(); NULL: not assembled yet */
	char *why;              /* why some of its options have no effect, as it was last reported; NULL: all have */
};

/* Settings with which documents are assembled. */
struct document_settings {
	struct project project;
	struct buf client;      /* options that the client has set, separated by blanks */
	char **roots;           /* folders of the workspace, without a slash at their ends */
	size_t nroots, caproots;
};

struct documents {
	struct document **v;
	size_t n, cap;
	struct document_settings settings;
};

/* Add and remove a folder of the workspace. */
void
settings_add_root(struct document_settings *s, const char *path);

void
settings_remove_root(struct document_settings *s, const char *path);

/* Returns the document with a URI, or NULL. */
struct document *
documents_find(const struct documents *all, struct str uri);

/* Opens a document, or replaces the text of an open one. */
struct document *
documents_open(struct documents *all, struct str uri, struct str text, int version);

void
documents_close(struct documents *all, struct document *d);

void
documents_free(struct documents *all);

/* Discards the tokens and the model of a document. Must be called after each change of the text. */
void
document_changed(struct document *d);

/* Marks all documents as changed, because settings or other files have changed. */
void
documents_refresh(struct documents *all);

const struct tokens *
document_tokens(struct document *d);

struct model *
document_model(struct documents *all, struct document *d);

#endif
