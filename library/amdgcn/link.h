/* Links relocatable objects in memory. */
#ifndef AMDGCN_LINK_H
#define AMDGCN_LINK_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A file in memory. */
struct amdgcn_file {
	const char *name;  /* the name by which arguments and linker scripts refer to the file */
	const void *bytes; /* the contents: an object, an archive, a linker script or a list of symbols */
	size_t size;       /* the size of the contents in bytes */
};

/* The command line of a link, and the files that it names. Set size; any other member that is 0 or NULL has its default. Everything
 * must stay valid and unchanged during the call only. */
struct amdgcn_link {
	size_t size;                  /* sizeof(struct amdgcn_link) in the caller's version of this header */
	const char *const *arguments; /* options and names of files, as on the command line of amdgcn-ld */
	size_t narguments;            /* the number of arguments */
	const struct amdgcn_file *files; /* files in memory; files that are not in this array are read from the file system */
	size_t nfiles;                /* the number of files */
};

/* Links like amdgcn-ld, but stores the output in memory: an object of *size bytes in *object, which the caller frees with
 * amdgcn_free(). *object is NULL after errors. Passes messages and user to report, which may be NULL. If text is not NULL, stores
 * in *text the standard output of the link, such as the result of --print-map, as a NUL-terminated string that the caller frees
 * with amdgcn_free(); *text is NULL if the output is empty, and after errors. -o only names the output, in messages and in
 * version definitions; --help and --version are errors. Returns the number of errors. */
AMDGCN_API unsigned
amdgcn_link(const struct amdgcn_link *link, amdgcn_report *report, void *user, void **object, size_t *size, char **text);

#ifdef __cplusplus
}
#endif

#endif
