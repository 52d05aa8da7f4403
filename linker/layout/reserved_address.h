/* Determines the addresses of the file header and of linker-defined symbols. */
#ifndef LINKER_RESERVED_ADDRESS_H
#define LINKER_RESERVED_ADDRESS_H

#include "linker/layout/image.h"

/* Returns the lowest address of a loaded section, or UINT64_MAX if no section is loaded. */
uint64_t
reserved_first_address(const struct image *image);

/* HEADERS_DO_NOT_FIT: PHDRS requests the headers, but the space before the first section is too small. */
enum header_address { HEADERS_MAPPED, HEADERS_UNMAPPED, HEADERS_DO_NOT_FIT };

/* Determines whether the file header and the program headers are mapped, and sets image->headers_at to their address. headers is
 * the total size of the headers in bytes. With SECTIONS, the headers must fit into the free space before the first section on its
 * page. If PHDRS requests the headers, they may also begin on an earlier page. */
enum header_address
reserved_map_headers(struct image *image, uint64_t headers);

/* Sets the values of linker-defined symbols from the addresses of the sections and headers. */
void
reserved_assign(struct image *image);

#endif
