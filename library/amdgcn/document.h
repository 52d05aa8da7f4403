/* Describes a kernel in one JSON document, for programs that test kernels: messages, findings of the checks, the run and its results,
 * resources, the simulation, and the differences from another version. */
#ifndef AMDGCN_DOCUMENT_H
#define AMDGCN_DOCUMENT_H

#include "run.h"
#include "source.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A comparison of a buffer with its expected contents. Set size and the members up to tolerance; amdgcn_compare() sets the others. */
struct amdgcn_comparison {
	size_t size;          /* sizeof(struct amdgcn_comparison) in the caller's version of this header */
	const char *name;     /* the name of the buffer; NULL: none */
	const char *type;     /* the type of the elements, such as "f32", as in amdgcn-run(1); NULL: bytes */
	const void *bytes;    /* the contents of the buffer */
	const void *expected; /* its expected contents */
	size_t nbytes;        /* the number of bytes of both */
	uint64_t ulp;         /* floats may differ by so many units in the last place */
	double tolerance;     /* floats may differ by this times the expected one */
	size_t elements;      /* the number of elements */
	size_t different;     /* the number of elements that differ */
	size_t first;         /* the index of the first element that differs */
};

/* Compares a buffer with its expected contents. Returns 1, or 0 if the type is unknown. */
AMDGCN_API int
amdgcn_compare(struct amdgcn_comparison *comparison);

/* The first elements of a buffer, to show them. */
struct amdgcn_excerpt {
	const char *name;     /* the name of the buffer; NULL: none */
	const char *type;     /* the type of the elements, such as "f32"; NULL: bytes */
	const void *bytes;
	size_t elements;      /* the number of elements of the buffer */
	size_t count;         /* the number of elements to show */
};

/* Finds the location of an instruction in a source. address: in the linked object; function and offset: the same; function may be NULL. Sets
 * *out, with column 0 if that is unknown, and returns 1; returns 0 if the location is unknown. */
typedef int amdgcn_locate(void *user, uint64_t address, const char *function, uint64_t offset, struct amdgcn_location *out);

/* What to describe. Set size; any other member that is 0 or NULL has its default, or is not described. */
struct amdgcn_document_settings {
	size_t size;          /* sizeof(struct amdgcn_document_settings) in the caller's version of this header */
	const char *name;     /* the name of the file */
	const struct amdgcn_message *messages; /* errors and other messages that the caller has received */
	size_t nmessages;
	const struct amdgcn_source *source; /* the source of the object: its messages, and the locations of instructions; NULL: none */
	struct amdgcn_object *object; /* the linked object; NULL: there is none, because of errors */
	const struct amdgcn_run_settings *launch; /* the kernel, and how it is run; NULL: the only kernel */
	const struct amdgcn_run *run; /* the result of running the object with these settings; NULL: the kernel was not run */
	const struct amdgcn_comparison *comparisons; /* results of amdgcn_compare() */
	size_t ncomparisons;
	const struct amdgcn_excerpt *excerpts;
	size_t nexcerpts;
	const char *baseline_name; /* the name of the file that has another version of the kernel; NULL: there is none */
	struct amdgcn_object *baseline; /* the linked object of that version; NULL: there is none, because of errors */
	const struct amdgcn_source *baseline_source; /* the source of that version; NULL: none */
	const struct amdgcn_run *baseline_run; /* the result of running it with the same arguments; NULL: it was not run */
	amdgcn_locate *locate; /* finds locations of instructions, such as by line tables; NULL: only those of source are known */
	void *user;           /* the first argument of locate */
};

/* Returns a JSON document, whose schema is share/gcnutils/document.schema.json, and sets *right to 1 if nothing is wrong with the kernel,
 * otherwise to 0. Runs the checks, and simulates the kernel. The caller frees the text with amdgcn_free(). Returns NULL if memory is
 * exhausted, which the report functions of the objects receive. */
AMDGCN_API char *
amdgcn_document(const struct amdgcn_document_settings *settings, int *right);

#ifdef __cplusplus
}
#endif

#endif
