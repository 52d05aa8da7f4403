/* The options of the files of a project, from .gcnutils.yaml or compile_commands.json. Both are looked up in the folder of a document
 * and in the folders above it, up to the folder of the workspace. For a document outside the workspace, they are looked up in the
 * document's folder only, because folders above it, such as /tmp, may belong to others. Files are read again when they change. */
#ifndef LSP_SETTINGS_PROJECT_H
#define LSP_SETTINGS_PROJECT_H

#include <sys/stat.h>

#include "lsp/settings/flags.h"

/* The cached content of a file, or the fact that the file does not exist. */
struct project_file {
	char *path;
	struct timespec changed;
	bool exists;
	void *content;    /* a json_t */
};

struct project {
	struct project_file *files;
	size_t n, cap;
	char *why;        /* errors that were not reported yet, one per line; NULL: none */
};

/* Applies the options for the document at a path. root: the folder of the workspace, which need not
 * contain the document, without a slash at its end; root.p is NULL without a workspace. */
void
project_apply(struct project *p, struct str path, struct str root, struct flags *f);

/* Adds an error to the result of project_errors(). */
void
project_add_error(struct project *p, const char *why);

/* Returns the errors in files that were read since the last call, one per line, or NULL. The caller frees them. */
char *
project_errors(struct project *p);

void
project_free(struct project *p);

/* Returns the content of a YAML file as JSON, with all scalars as strings; NULL after an error, which is stored in *why as a string
 * that the caller frees. */
void *
project_read_yaml(const char *path, char **why);

#endif
