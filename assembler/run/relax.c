/* Computes the layout and inserts instructions. Inserted instructions are text that is assembled like the source, but into a
 * section that is not part of the object. */
#include "assembler/run/relax.h"

#include <elf.h>

#include "assembler/run/image.h"
#include "assembler/run/statement.h"
#include "assembler/value/layout.h"

/* Each iteration inserts instructions. The limit ends the loop if a hazard persists in spite of its fix. */
enum { MOST_ROUNDS = 64 };

/* Assembles lines of instructions and returns their bytes, which the run's arena owns. Each instruction must have 4 bytes, because
 * listings depend on it. */
static struct str
bytes_of(struct as *as, struct sub *scratch, struct str lines)
{
	uint64_t start = scratch->n;
	struct buf text = {0};

	buf_put(&text, lines.p, lines.n);
	sect_switch(&as->in.values, scratch);
	if (input_text(&as->in.source, SOURCE_MACRO, "inserted", &text, (struct loc){0}, 0))
		statement_read(as);
	return arena_str(&as->in.arena, (struct str){(const char *)scratch->data.p + start, scratch->n - start});
}

/* Assembles the text of all new insertions. Listing, warnings, checks and debug information are disabled meanwhile. */
static void
make_bytes(struct as *as, struct sub *scratch)
{
	struct settings opt = as->in.opt;
	uint8_t on = as->inserts.on;
	bool checks = as->checks.on, dwarf = as->dwarf.source.on;

	as->in.opt.type = FILE_NULL;
	as->in.opt.listing = NULL;
	as->in.opt.warn = 0;
	as->inserts.on = 0;
	as->checks.on = as->dwarf.source.on = false;
	for (size_t i = 0; i < as->inserts.n; i++) {
		struct insertion *in = as->inserts.v[i];

		if (in->text.n && !in->bytes.n)
			in->bytes = bytes_of(as, scratch, in->text);
	}
	as->in.opt = opt;
	as->inserts.on = on;
	as->checks.on = checks;
	as->dwarf.source.on = dwarf;
}

static void
ignore(void *user, const struct diag_message *message)
{
	(void)user;
	(void)message;
}

/* Finds what to insert into the current layout. Returns whether there is anything. */
static bool
find(struct as *as)
{
	struct diag *quiet = diag_new("", ignore, NULL);
	struct buf image = {0};

	image_make(as, quiet, &image);
	bool adds = insert_find(&as->inserts, quiet, &image);
	buf_free(&image);
	diag_free(quiet);
	return adds;
}

void
relax_run(struct as *as)
{
	struct section outside = {.name = STR(".inserted"), .type = SHT_PROGBITS, .flags = SHF_ALLOC | SHF_EXECINSTR, .align = 4};
	bool more = layout_place(&as->in.values) && as->inserts.n && as->in.id.isa.target, adds = false;
	struct sub *scratch = more ? sect_sub(&as->in.values, &outside, 0) : NULL;

	for (unsigned round = 0; more && (adds = find(as)) && round < MOST_ROUNDS; round++) {
		make_bytes(as, scratch);
		more = layout_place(&as->in.values);
	}
	if (more)
		insert_report(&as->inserts, !adds);
	sect_free(&outside);
}
