#include "linker/layout/reserved_address.h"

#include <string.h>

#include "linker/layout/outname.h"
#include "linker/symbols/reserved.h"

uint64_t
reserved_first_address(const struct image *image)
{
	uint64_t least = UINT64_MAX;

	for (size_t i = 0; i < image->nouts; i++) {
		if (image->outs[i]->flags & SHF_ALLOC && image->outs[i]->addr < least)
			least = image->outs[i]->addr;
	}
	return least;
}

enum header_address
reserved_map_headers(struct image *image, uint64_t headers)
{
	uint64_t least = reserved_first_address(image), page = image->opt->page, base = 0;
	bool requested = false, loads = !image->script->segments;

	image->headers_at = image->script->has_sections ? 0 : image->opt->image_base;
	if (!image->script->has_sections)
		return HEADERS_MAPPED;
	for (const struct segment_row *r = image->script->segments; r; r = r->next) {
		requested |= r->filehdr || r->phdrs;
		loads |= r->type == PT_LOAD;
	}
	if (least == UINT64_MAX || !loads)
		return image->script->segments ? HEADERS_UNMAPPED : HEADERS_MAPPED;
	if (!requested)
		base = least & ~(page - 1);
	if (headers > least - base)
		return requested ? HEADERS_DO_NOT_FIT : HEADERS_UNMAPPED;
	image->headers_at = (least - headers) & ~(page - 1);
	return HEADERS_MAPPED;
}

/* Returns the last output section of the kind that location, one of RESERVED_END_OF_…, specifies, or NULL if there is
 * none. The value of the linker-defined symbol is the end of this section. */
static struct outsec *
last_before(const struct image *image, enum reserved_location location)
{
	struct outsec *last = NULL;

	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		if (o->flags & SHF_ALLOC && (location != RESERVED_END_OF_CODE || !(o->flags & SHF_WRITE)) &&
			(location != RESERVED_END_OF_DATA || o->type != SHT_NOBITS))
			last = o;
	}
	return last;
}

static void
set_reserved(struct image *image, struct link_symbol *y)
{
	const struct reserved *r = reserved_symbols;

	while (r->name && !str_eqz(y->name, r->name))
		r++;
	struct reserved at = *r;
	if (!at.name) {
		bool start = str_starts(y->name, "__start_");

		/* names from string tables are NUL-terminated */
		at.location = start ? RESERVED_START : RESERVED_END;
		at.section = y->name.p + strlen(start ? "__start_" : "__stop_");
	}
	if (at.section)
		y->out = outname_find(image, str_from(at.section));
	else if (at.location != RESERVED_HEADER)
		y->out = last_before(image, at.location);
	if (y->out)
		y->value = at.location < RESERVED_END ? 0 : y->out->size;
	else if (at.location == RESERVED_START_OR_ZERO)
		y->reserved = false; /* an absolute symbol with the value 0 */
	else
		y->value = image->headers_at;
}

void
reserved_assign(struct image *image)
{
	for (size_t i = 0; i < image->symbols->n; i++) {
		if (image->symbols->v[i]->reserved && !image->symbols->v[i]->scripted)
			set_reserved(image, image->symbols->v[i]);
	}
}
