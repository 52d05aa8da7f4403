/* Output sections, segments and addresses. */
#ifndef LINKER_LAYOUT_H
#define LINKER_LAYOUT_H

#include "linker/layout/image.h"

/* Returns an image without sections. */
struct image
layout_new(struct symbols *symbols);

/* Frees the lists of the image. Lists in sections and patterns stay allocated for the run. */
void
layout_free(struct image *image);

/* Joins input sections into output sections, and sorts these. */
void
layout_collect(struct image *image);

/* Parts of layout_collect() for linker scripts. */

/* Appends a new output section to image->outs, with the properties of an input section. */
struct outsec *
layout_new_section(struct image *image, struct str name, const struct insec *s);

/* Adds an input section to an output section. */
void
layout_join(struct image *image, struct outsec *o, struct insec *s);

/* Whether the section is relro by its name or type. */
bool
layout_is_relro(const struct outsec *o);

/* Returns the section's rank, by which layout_compare() orders output sections. o->relro must be set. */
uint32_t
layout_rank(const struct outsec *o);
int
layout_compare(const struct outsec *x, const struct outsec *y);

/* Sort n input sections of o: by --symbol-ordering-file; by the numbers in names such as .init_array.100, if o has a name of that
 * kind. Both use the offset of the sections as scratch space. */
void
layout_sort_by_symbols(const struct outsec *o, struct insec **v, size_t n);
void
layout_sort_by_priority(const struct outsec *o, struct insec **v, size_t n);

/* Sorts the inputs of all SHF_LINK_ORDER sections like the sections that they belong to. */
void
layout_sort_by_link_order(struct image *image);

/* Reports large sections without contents that would fill the file, because their output section has contents. */
void
layout_check_zeros(struct image *image, const struct outsec *o);

/* Numbers image->outs and fills image->out_names. */
void
layout_number(struct image *image);

/* Assigns addresses, file offsets, segments, and the values of linker-defined symbols. */
void
layout_assign(struct image *image);

#endif
