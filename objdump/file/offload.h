/* The search for embedded code objects: offload.c finds bundles, package.c reads images, offload_entry.c handles what they contain. */
#ifndef OBJDUMP_OFFLOAD_H
#define OBJDUMP_OFFLOAD_H

#include "common/elf/reuse.h"
#include "objdump/view/views.h"

struct offload_search {
	struct view *v;
	unsigned nbundles, nimages, nplain; /* numbers of bundles, images and plain code objects found so far */
	struct reuse limit; /* number of bytes that entries and headers may still have; 0 after an error */
	file_show *show;
};

/* Returns whether --arch-name selects an entry with the names a and b, that is, whether a or b contains the value of the option.
 * Records that an entry was selected. */
bool
offload_wanted(struct view *v, struct str a, struct str b);

/* Accounts for n bytes of an entry or of headers. Returns false, and reports an error, if the bytes that are searched have been used
 * too often; the search then ends. */
bool
offload_use(struct offload_search *s, uint64_t n);

/* Returns whether an ID has only characters of a target's name, so that it can be part of a file name. */
bool
offload_is_target(struct str id);

/* Writes a code object to the file FILE.NUMBER.ID, as --extract requires, and lists it. */
void
offload_extract(struct view *v, unsigned number, struct str id, const uint8_t *bytes, size_t n);

/* Shows, lists or extracts the code object of an entry of bundle `number`. */
void
offload_entry(struct offload_search *s, unsigned number, struct str id, const uint8_t *bytes, size_t n);

/* package.c: returns whether n bytes begin like a binary of clang-offload-packager. */
bool
package_is(const uint8_t *bytes, size_t n);

/* Handles the images of the binary at the start of n bytes. Sets *end to the end of the binary, or to an offset from which to search
 * on after an error. Returns NULL, or the reason as a phrase if the binary is malformed. Reports malformed images itself; `at` is the
 * offset of the binary for messages. */
const char *
package_show(struct offload_search *s, const uint8_t *bytes, size_t n, size_t at, size_t *end);

#endif
