/* The page of --cfg=html: what its writers share. */
#ifndef OBJDUMP_PAGE_H
#define OBJDUMP_PAGE_H

#include "common/analysis/live/live.h"
#include "objdump/flow/flow_view.h"
#include "objdump/flow/html.h"
#include "objdump/layout/layout.h"

enum {
	PAGE_NAME = 40,      /* how many characters of a name are shown where there is little room */
	PAGE_MUCH = 1 << 16, /* bytes */
	PAGE_BESIDE = 48,
};

struct page {
	struct out *out;
	struct buf body;     /* what has not been handed to out yet: see page_flush */
	struct buf list;     /* the list of functions at the end of the page */
	struct dot dot;
	size_t nreports, marks; /* of --simulate: simulations so far; see report_waves() */
	size_t nfunctions;   /* of all sections so far: blocks are named by them */
	unsigned reasons;    /* a bit for each enum flow_reason that has occurred */
	bool whole;          /* nothing is handed out before all of it is there */
};

struct page_function;

/* What a picture says of code instead of the registers in use. */
struct page_beside {
	/* The text in the column beside an instruction, the heat of a block, 0 to 1, and what is after its address and after the
	 * name of a loop, as plain ASCII. */
	void (*insn)(const struct page_function *f, uint32_t insn, char text[16]);
	double (*heat)(const struct page_function *f, uint32_t block);
	void (*block)(const struct page_function *f, uint32_t block, char text[PAGE_BESIDE]);
	void (*loop)(const struct page_function *f, uint32_t loop, char text[PAGE_BESIDE]);
	bool (*has)(const struct page_function *f, uint32_t function); /* whether a function of the section is on the page */
	const void *context;
};

/* A function on the page, called "f2"; its blocks are "f2b0" and so on. */
struct page_function {
	struct page *page;
	struct flow_section *s;
	size_t index;        /* in the section */
	size_t number;       /* on the page */
	const struct flow_function *f;
	const struct flow_graph *g;
	const struct live *live;
	const struct page_beside *beside; /* NULL: registers in use */
	bool accumulates;    /* it uses accumulation registers */
	char *text;          /* of its instructions, concatenated */
	size_t *at;          /* where each begins; and the end */
	bool in_picture;     /* else in a list */
};

/* cfg.css and cfg.js. */
extern const char page_css[], page_js[];

/* Hands over what has been written. */
void
page_hand_out(struct page *p);

/* The same if it is a lot. */
static inline void
page_flush(struct page *p)
{
	if (p->body.n >= PAGE_MUCH && !p->whole)
		page_hand_out(p);
}

/* The text of all instructions, which the other functions need; and its end. */
void
page_text_open(struct page_function *f);

void
page_text_close(struct page_function *f);

/* Begins the page: its head, with a title of the files and what is shown of them, and main. */
void
page_begin(struct page *p, const struct name_list *inputs, const char *what, const char *css, const char *js);

/* Its heading of a section's functions, as far as it is the same in the list and above them. */
void
page_title(struct buf *b, const struct flow_section *s);

/* ", 3 blocks". */
void
page_count(struct buf *b, uint32_t n, const char *one);

/* cfg_svg.c: the picture. Returns false, with nothing written, if it is too large for one. */
bool
page_picture(struct page_function *f);

/* cfg_blocks.c: the function as a list of blocks. */
void
page_blocks(struct page_function *f);

/* The text of an instruction, with its targets as links. The element that the text is in is open. */
void
page_insn(const struct page_function *f, uint32_t block, uint32_t insn);

/* How many characters page_insn shows. */
size_t
page_insn_length(const struct page_function *f, uint32_t insn);

/* The word for a class: the reason without blanks. */
void
page_class(struct buf *b, unsigned reason);

/* "bb3 → bb5: taken if scc1", as plain text. */
void
page_edge_title(const struct page_function *f, const struct flow_edge *e);

/* The number on the page of the function that begins at a place of the section, or FLOW_NONE if it is not there. */
size_t
page_number_at(const struct page_function *f, uint64_t at);

#endif
