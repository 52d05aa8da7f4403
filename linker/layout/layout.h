/* Lays out the output: output sections, segments and addresses. */
#ifndef LINKER_LAYOUT_H
#define LINKER_LAYOUT_H

#include "linker/layout/image.h"

struct image
layout_new(struct symbols *symbols);

/* Frees the lists of the image. Lists within sections and patterns stay allocated for the run. */
void
layout_free(struct image *image);

/* Joins input sections into output sections, and sorts the output sections. */
void
layout_collect(struct image *image);

/* Functions that layout_collect() and the layout of linker scripts share. */

/* Appends a new output section to image->outs, with the properties of an input section. */
struct outsec *
layout_new_section(struct image *image, struct str name, const struct insec *s);

/* Adds an input section to an output section, and updates the type, flags and alignment of the output section. */
void
layout_join(struct image *image, struct outsec *o, struct insec *s);

bool
layout_is_relro(const struct outsec *o);

/* Returns the section's rank, the first sort key of layout_compare(). o->relro must be set. */
uint32_t
layout_rank(const struct outsec *o);
int
layout_compare(const struct outsec *x, const struct outsec *y);

/* layout_sort_by_symbols() sorts n input sections of o by their positions in --symbol-ordering-file. layout_sort_by_priority()
 * sorts them by the numbers at the end of their names, such as .init_array.100; it does nothing unless o is .init_array,
 * .fini_array, .ctors or .dtors. Both functions use the offset field of the sections as scratch space. */
void
layout_sort_by_symbols(const struct outsec *o, struct insec **v, size_t n);
void
layout_sort_by_priority(const struct outsec *o, struct insec **v, size_t n);

/* Sorts the inputs of all SHF_LINK_ORDER sections in the order of their link_order sections. */
void
layout_sort_by_link_order(struct image *image);

/* Reports large sections without contents that must be written as zeros because their output section has contents. */
void
layout_check_zeros(struct image *image, const struct outsec *o);

/* Counts the bytes of a section that come from no input, and `before` more bytes between it and the section before it in the file.
 * If the file would have too many such bytes, reports an error and returns false. */
bool
layout_count_gaps(struct image *image, const struct outsec *o, uint64_t before);

/* Sets the numbers of the sections in image->outs, and fills image->out_names. */
void
layout_number(struct image *image);

/* Assigns addresses, file offsets, segments, and the values of linker-defined symbols. */
void
layout_assign(struct image *image);

#endif
