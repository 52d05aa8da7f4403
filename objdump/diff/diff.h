/* --diff compares the kernels, functions, descriptors, metadata, symbols, data and code of two code objects. The result is a structure
 * that is shown as text, as JSON or as an HTML page. */
#ifndef OBJDUMP_DIFF_H
#define OBJDUMP_DIFF_H

#include "objdump/revision/revisions.h"
#include "objdump/diff/value.h"
#include "objdump/view/views.h"

/* A code object that is compared. */
struct diff_side {
	struct view v; /* a view of the file, with its processor */
	struct buf file;
	struct elfin elf;
	struct processor processor;
	const char *target; /* target ID, or the processor's name if the header has none */
	struct map symbols; /* maps the name of each symbol to its index */
	struct map functions; /* maps each name to the index in diff_result.functions of this side's first function with
	                       * that name */
};

/* A kernel or function of either code object. */
struct diff_function {
	struct str name;
	struct str other_name; /* name of the function in the second code object if it differs from `name`; otherwise empty */
	enum amdgcn_kind kind;
	const struct amdgcn_function *sides[2]; /* NULL: the code object does not have the function */
	struct diff_values descriptor, resources, metadata;
	struct revision revision[2]; /* empty: the code object does not have the function */
	struct revisions code;
	enum revision_kind change; /* REVISION_SAME and REVISION_RENAMED imply that descriptor, resources and metadata are equal */
};

struct diff_result {
	struct view *v;
	struct arena arena;
	struct map numbers; /* see revision_list() */
	struct diff_side side[2];
	struct diff_values header, metadata, symbols, data;
	struct diff_function *functions; /* functions of the first code object, in its order, then functions that only the
	                                  * second code object has */
	size_t nfunctions, functions_cap;
	bool same;
};

void
diff_show_text(struct diff_result *d);

void
diff_show_json(struct diff_result *d);

#endif
