/* The page of --cfg=html: what its writers share. */
#ifndef OBJDUMP_PAGE_H
#define OBJDUMP_PAGE_H

#include "common/analysis/live/live.h"
#include "objdump/flow/flow_view.h"
#include "objdump/flow/html.h"
#include "objdump/layout/layout.h"

enum {
	PAGE_NAME = 40,      /* maximum characters of a name where space is limited */
	PAGE_MUCH = 1 << 16, /* bytes buffered before a flush */
	PAGE_BESIDE = 48,
};

struct page {
	struct out *out;
	struct buf body;     /* output not yet passed on; see page_flush */
	struct buf list;     /* the list of functions, for the end of the page */
	struct dot dot;
	size_t nreports, marks; /* --simulate: number of simulations; see report_waves() */
	size_t nfunctions;   /* number of functions so far, in all sections; block names contain it */
	unsigned reasons;    /* set of enum flow_reason that occur on the page */
	bool whole;          /* nothing is passed on before the page is complete */
};

struct page_function;

/* Annotations of a drawing that replace the registers in use. */
struct page_beside {
	/* The text in the column beside an instruction; the heat of a block, 0 to 1; the texts after its address and after the name of
	 * a loop, in ASCII. */
	void (*insn)(const struct page_function *f, uint32_t insn, char text[16]);
	double (*heat)(const struct page_function *f, uint32_t block);
	void (*block)(const struct page_function *f, uint32_t block, char text[PAGE_BESIDE]);
	void (*loop)(const struct page_function *f, uint32_t loop, char text[PAGE_BESIDE]);
	bool (*has)(const struct page_function *f, uint32_t function); /* whether the page contains a function of the section */
	const void *context;
};

/* A function of the page with the id "f2"; its blocks are "f2b0" and so on. */
struct page_function {
	struct page *page;
	struct flow_section *s;
	size_t index;        /* index in the section */
	size_t number;       /* index on the page */
	const struct flow_function *f;
	const struct flow_graph *g;
	const struct live *live;
	const struct page_beside *beside; /* NULL: the registers in use */
	bool accumulates;    /* it uses AccVGPRs */
	char *text;          /* text of all instructions, concatenated */
	size_t *at;          /* where each text begins, and the end */
	bool in_picture;     /* drawn, not listed */
};

/* cfg.css and cfg.js. */
extern const char page_css[], page_js[];

/* Passes the buffered output on. */
void
page_hand_out(struct page *p);

/* The same if the buffer is large. */
static inline void
page_flush(struct page *p)
{
	if (p->body.n >= PAGE_MUCH && !p->whole)
		page_hand_out(p);
}

/* Creates and frees the text of all instructions, which the other functions need. */
void
page_text_open(struct page_function *f);

void
page_text_close(struct page_function *f);

/* Begins the page: the head, with a title that names the files and the view, and main. */
void
page_begin(struct page *p, const struct name_list *inputs, const char *what, const char *css, const char *js);

/* The part of a section's heading that the list and the functions share. */
void
page_title(struct buf *b, const struct flow_section *s);

/* Appends ", 3 blocks". */
void
page_count(struct buf *b, uint32_t n, const char *one);

/* cfg_svg.c: draws the function. Returns false, with nothing written, if it is too large. */
bool
page_picture(struct page_function *f);

/* cfg_blocks.c: the function as a list of blocks. */
void
page_blocks(struct page_function *f);

/* Writes the text of an instruction, with its targets as links, into the open element. */
void
page_insn(const struct page_function *f, uint32_t block, uint32_t insn);

/* Number of characters that page_insn shows. */
size_t
page_insn_length(const struct page_function *f, uint32_t insn);

/* The CSS class of a reason: its name without blanks. */
void
page_class(struct buf *b, unsigned reason);

/* "bb3 → bb5: taken if scc1", as plain text. */
void
page_edge_title(const struct page_function *f, const struct flow_edge *e);

/* The page's number of the function that begins at an offset of the section; FLOW_NONE: it is not on the page. */
size_t
page_number_at(const struct page_function *f, uint64_t at);

#endif
