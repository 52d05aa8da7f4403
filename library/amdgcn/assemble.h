/* Assembles a source in memory. */
#ifndef AMDGCN_ASSEMBLE_H
#define AMDGCN_ASSEMBLE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The settings of an assembly. Set size; any other member that is 0 or NULL has its default. A function that receives
 * the settings reads the strings only until it returns. */
struct amdgcn_settings {
	size_t size;                /* sizeof(struct amdgcn_settings) in the caller's version of this header */
	const char *processor;      /* such as "gfx90a" or "gfx90a:xnack-"; NULL: the directive .amdgcn_target sets it */
	const char *features;       /* features, such as "+wavefrontsize64,-cumode"; NULL: the processor's defaults */
	const char *system;         /* the target triple, such as "amdgcn-amd-amdpal"; its architecture may name the processor; NULL: amdhsa */
	unsigned code_object_version; /* the code object version, 2 to 6; 0: version 6, LLVM 21's default */
	const char *name;           /* the name of the source in messages; NULL: "<memory>" */
	const char *const *include; /* the folders that .include and .incbin search */
	size_t ninclude;
	int fill_metadata;          /* not 0: complete the metadata from the kernel descriptors, like --fill-metadata */
	int warn_kernel;            /* not 0: warn if code, descriptors and metadata disagree, like -Wkernel */
	int prefer_source;          /* not 0: a .amdgcn_target in the source overrides processor, and is no error if they differ */
	int no_files;               /* not 0: .include and .incbin are errors, so that a source reads no file */
};

/* Assembles n bytes of source. On success, stores a relocatable object of *size bytes in *object, which the caller frees with
 * amdgcn_free(). After errors, stores NULL in *object and 0 in *size. Passes messages and user to report. settings and report may
 * be NULL. Returns the number of errors. */
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
