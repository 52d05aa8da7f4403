/* Reads the headers of line tables, for what libdw does not report: the sources that compilers embed in DWARF 5 (clang
 * -gembed-source), and how much memory the paths of a table need. libdw only reads tables whose headers are valid here. */
#ifndef DEBUG_HEADER_H
#define DEBUG_HEADER_H

#include "common/debug/image.h"

struct debug_header {
	uint64_t next;        /* offset of the table after this one */
	unsigned version;
	const char *folder;   /* DWARF 5: the folder to which relative paths refer; NULL: none */
	const char **sources; /* embedded sources, by file number; NULL: the file has none */
	size_t nsources;
	uint64_t names; /* upper limit of the size in bytes of the paths that libdw builds: each file is joined with its folder */
};

/* Reads the header at an offset of .debug_line. If its names are longer than `most` bytes, reads them only up to there, and sets
 * names to more. Returns NULL, or a phrase that says what is malformed; then next is the offset after the table, or UINT64_MAX if it
 * is unknown. The caller frees sources with alloc_free() in either case. */
const char *
debug_header_read(struct debug_header *h, struct debug_image *image, uint64_t at, uint64_t most);

#endif
