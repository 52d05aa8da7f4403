#include "objdump/page/page.h"

#include <string.h>

/* The parts of page.html before and after the document, including style and scripts. embed.py generates them. */
extern const char page_head[], page_tail[];

bool
page_is_wanted(const struct options *o)
{
	return o->diff == DIFF_HTML || o->cfg == CFG_HTML || o->simulate.form == SIMULATE_HTML;
}

void
page_begin(const struct options *o, struct json *j)
{
	j->in_page = true;
	j->tail = page_tail;
	j->out->held = o->simulate.form == SIMULATE_HTML;
	out_raw(j->out, page_head, strlen(page_head));
}
