/* Addresses of the file header and of the symbols that the linker itself defines. */
#ifndef LINKER_RESERVED_ADDRESS_H
#define LINKER_RESERVED_ADDRESS_H

#include "linker/layout/image.h"

/* The lowest address of a section that is loaded; UINT64_MAX: none is. */
uint64_t
reserved_first_address(const struct image *image);

enum header_address { HEADERS_MAPPED, HEADERS_UNMAPPED, HEADERS_DO_NOT_FIT /* although PHDRS asks for them */ };

/* Whether the headers, which have this size, have an address; it is then image->headers_at. With SECTIONS they go where the page of the
 * first section has room before it, or, if PHDRS asks for them, anywhere below it. */
enum header_address
reserved_map_headers(struct image *image, uint64_t headers);

/* Gives the linker's own symbols the addresses that follow from those of the sections and of the headers. */
void
reserved_assign(struct image *image);

#endif
