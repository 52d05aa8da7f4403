/* The parts of a report, which the navigation lists. */
#include "objdump/report/report.h"

void
report_part(const struct simulation_report *r, const char *id, const char *title)
{
	buf_printf(&r->page->body, "<section class=\"part %s\" id=\"k%zu%s\">\n<h4>%s</h4>\n", id, r->number, id, title);
	buf_printf(&r->page->list, "<li><a href=\"#k%zu%s\">%s</a></li>\n", r->number, id, title);
}

void
report_part_end(const struct simulation_report *r)
{
	html_z(&r->page->body, "</section>\n");
}
