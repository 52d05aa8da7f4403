/* The parts of the JSON document of amdgcn/document.h. Each function puts members into the document's object. */
#ifndef LIBRARY_DOCUMENT_H
#define LIBRARY_DOCUMENT_H

#include "common/base/file/buf.h"
#include "library/amdgcn.h"

struct document {
	struct amdgcn_document_settings settings;
	struct buf text;
	const struct amdgcn_function *kernel; /* NULL: unknown */
	struct document_found *found; /* findings of the run, while those of the checks are written */
	size_t nfound;
	bool right;
};

/* The kernel of one version, its resources and its simulation. */
struct document_version {
	const struct amdgcn_function *kernel;     /* NULL: there is none */
	const struct amdgcn_resources *resources; /* NULL: unknown */
	const struct amdgcn_simulation *simulation; /* NULL: none; freed by document_version_free() */
	const struct amdgcn_run *run;             /* NULL: it was not run */
	bool measured;       /* the simulation follows the path of the run */
	size_t wrong;        /* number of findings of the checks that are certain and documented */
};

/* Puts the location of an instruction: the address, the function and the offset, and the line of the source. function may be NULL. */
void
document_location(struct document *d, uint64_t address, const char *function, uint64_t offset);

/* ---- checks */

/* Returns the findings of all checks that find errors, on a section; NULL after an error. The first call for a section computes them. */
const struct amdgcn_findings *
document_findings(const struct amdgcn_code *code);

/* Returns whether a finding of a check is reported: as by --check=all, unless the source switches its rule off. source may be NULL. */
bool
document_reports(const struct amdgcn_source *source, const struct amdgcn_code *code, const struct amdgcn_finding *f);

/* Returns whether a finding is proven, by a documented rule. */
bool
document_proves(const struct amdgcn_finding *f);

void
document_checks(struct document *d);

/* ---- run */

void
document_run(struct document *d);

/* ---- cost */

/* Finds the kernel of an object and its resources, and simulates it. Requests all that the document needs of the object's analyses, so that
 * nothing is left to compute while it is written. object, source and run may be NULL. Returns false after an error. */
bool
document_measure(const struct document *d, struct amdgcn_object *object, const struct amdgcn_source *source, const struct amdgcn_run *run,
	struct document_version *out);

void
document_version_free(struct document_version *v);

void
document_cost(struct document *d, const struct document_version *v);

void
document_differences(struct document *d, const struct document_version *now, const struct document_version *before);

#endif
