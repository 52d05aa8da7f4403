/* Finds the folders to which relative paths of line tables before DWARF 5 refer, from .debug_info. libdw can do this, but its time and
 * memory grow with the product of the numbers of units, tables and abbreviations. */
#ifndef DEBUG_FOLDERS_H
#define DEBUG_FOLDERS_H

#include "common/debug/image.h"

struct debug_folder {
	uint64_t table; /* offset of the unit's line table; must be the first member, for array_upto() */
	size_t order;
	const char *path; /* absolute */
};

/* Zero-initialized: not read. */
struct debug_folders {
	struct debug_folder *v;
	size_t n, cap;
	bool read;
};

/* Returns the folder of the table at an offset of .debug_line, or NULL. The string is valid as long as the image. */
const char *
debug_folders_find(struct debug_folders *f, struct debug_image *image, uint64_t table);

void
debug_folders_free(struct debug_folders *f);

#endif
