/* The sections of debug information that name source lines, as if the file were linked and not compressed: decompressed, and with
 * relocations applied. libdw reads an ELF file that is rebuilt from them, so that no data of libelf is modified, and what the file
 * repeats is read once: of several sections with one name, only the first. */
#ifndef DEBUG_IMAGE_H
#define DEBUG_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"

enum debug_part { DEBUG_LINE, DEBUG_LINE_STR, DEBUG_STR, DEBUG_INFO, DEBUG_ABBREV, DEBUG_PARTS };

/* In a relocatable file, all sections begin at address 0. Addresses in debug information therefore get the section number in their
 * upper bits when they are relocated. */
enum { DEBUG_SECTION_SHIFT = 40 };

/* The file whose debug information is read, and whom its reader serves. */
struct debug_host {
	const struct elfin *elf;
	struct arena *arena;         /* owns the paths of sources */
	struct str (*path)(void *user, struct str path); /* returns the path to use for a path of the debug information; NULL: the same */
	void (*warn)(void *user, const char *text); /* reports what is malformed */
	void *user;
};

struct debug_bytes {
	const uint8_t *p; /* NULL: no such section */
	size_t n;
	size_t strings;   /* size up to and including the last NUL: any string that begins below it is terminated */
	bool opened;
	uint8_t *owned;   /* equal to p, unless the bytes are those of the file */
};

struct debug_image {
	const struct debug_host *host;
	struct debug_bytes parts[DEBUG_PARTS];
	uint64_t left; /* number of bytes to which sections may still decompress */
};

/* Reports what is malformed. */
__attribute__((format(printf, 2, 3))) void
debug_warning(const struct debug_host *host, const char *format, ...);

/* Initializes an image of the host's file. The host must outlive it. Sections are read when they are needed. */
void
debug_image_open(struct debug_image *image, const struct debug_host *host);

/* Returns the bytes of a section, which are valid until debug_image_close(). Warns, once, if it cannot be decompressed. */
const struct debug_bytes *
debug_image_part(struct debug_image *image, enum debug_part part);

/* Returns the NUL-terminated string at an offset of a section of strings, or NULL. */
const char *
debug_image_string(struct debug_image *image, enum debug_part part, uint64_t offset);

/* Appends an ELF file with the sections of line tables, DEBUG_LINE to DEBUG_STR, to elf. Returns false after an error. */
bool
debug_image_elf(struct debug_image *image, struct buf *elf);

void
debug_image_close(struct debug_image *image);

#endif
