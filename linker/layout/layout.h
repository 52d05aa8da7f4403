/* Output sections, segments, addresses. */
#ifndef LINKER_LAYOUT_H
#define LINKER_LAYOUT_H

#include "linker/layout/image.h"

/* An output without sections. */
struct image
layout_new(struct symbols *symbols);

/* Frees its lists; what sections and patterns have lists of themselves stays for the run. */
void
layout_free(struct image *image);

/* Collects the input sections in output sections and sorts these. */
void
layout_collect(struct image *image);

/* The parts of it that a linker script asks for, too: a new output section with the properties of an input section, at the end
 * of image->outs; an input section more in one; whether one is relro, and its rank, by which those without a script are sorted, as
 * layout_compare() does; the order of --symbol-ordering-file, by numbers in names and by SHF_LINK_ORDER; sections that would fill the
 * file; the numbers of image->outs. */
struct outsec *
layout_new_section(struct image *image, struct str name, const struct insec *s);
void
layout_join(struct image *image, struct outsec *o, struct insec *s);
bool
layout_is_relro(const struct outsec *o);
uint32_t
layout_rank(const struct outsec *o);
int
layout_compare(const struct outsec *x, const struct outsec *y);
void
layout_sort_by_symbols(const struct outsec *o, struct insec **v, size_t n);
void
layout_sort_by_priority(const struct outsec *o, struct insec **v, size_t n);
void
layout_sort_by_link_order(struct image *image);
void
layout_check_zeros(struct image *image, const struct outsec *o);
void
layout_number(struct image *image);

/* Assigns addresses, file offsets and segments, and values to the linker's own symbols. */
void
layout_assign(struct image *image);

#endif
