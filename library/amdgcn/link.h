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

/* The command line of a link, and files in memory. Set size; any other member that is 0 or NULL has its default.
 * amdgcn_link() reads the strings, arrays and files only until it returns. */
struct amdgcn_link {
	size_t size;                  /* sizeof(struct amdgcn_link) in the caller's version of this header */
	const char *const *arguments; /* options and names of files, as on the command line of amdgcn-ld */
	size_t narguments;
	const struct amdgcn_file *files; /* files in memory; files that are not in this array are read from the file system */
	size_t nfiles;
};

/* Links like amdgcn-ld, but stores the output in memory: an object of *size bytes in *object, which the caller frees with
 * amdgcn_free(). *object is NULL after errors. Passes messages and user to report, which may be NULL. If text is not NULL, stores
 * in *text the standard output of the link, such as the result of --print-map, as a NUL-terminated string that the caller frees
 * with amdgcn_free(); *text is NULL if the output is empty, and after errors. -o writes no file: it sets the name of the output in
 * messages and version definitions. --help and --version are errors. Returns the number of errors. */
AMDGCN_API unsigned
amdgcn_link(const struct amdgcn_link *link, amdgcn_report *report, void *user, void **object, size_t *size, char **text);

/* ---- bundles of code objects */

/* The code objects of a bundle, and its format. Set size; any other member that is 0 or NULL has its default.
 * amdgcn_bundle() reads the strings and files only until it returns. */
struct amdgcn_bundle {
	size_t size;                     /* sizeof(struct amdgcn_bundle) in the caller's version of this header */
	const struct amdgcn_file *files; /* linked code objects, for different processors */
	size_t nfiles;
	const char *kind; /* the offloading kind: "hipv4", "hip" or "openmp"; default: "hip" up to code object V3, else "hipv4" */
	const char *host; /* the triple of the empty entry for the host, or "none"; default: "x86_64-unknown-linux" */
	size_t alignment; /* the alignment of the entries in bytes, at most 64 MB; default: 4096 */
	const char *compression; /* "zstd" or "zlib"; default: the bundle is not compressed */
	unsigned level;   /* the compression level; default: 3 for zstd, 6 for zlib */
};

/* Bundles code objects like amdgcn-ld --offload-bundle, in the order of the files. Stores a bundle of *size bytes in *bytes, in the
 * format of clang-offload-bundler. The caller frees *bytes with amdgcn_free(). *bytes is NULL after errors. Passes messages and
 * user to report, which may be NULL. Returns the number of errors. */
AMDGCN_API unsigned
amdgcn_bundle(const struct amdgcn_bundle *bundle, amdgcn_report *report, void *user, void **bytes, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
