/* Prints a section in the format of llvm-objdump. */
#include "objdump/code/decorate.h"
#include "objdump/code/jumps.h"
#include "objdump/code/lines.h"
#include "objdump/code/liveness.h"
#include "objdump/code/source.h"

static void
begin(struct disasm *d, const struct code *c)
{
	d->decorated = decorate_wanted(d->options);
	out_z(d->out, "\nDisassembly of section ");
	out_str(d->out, c->name);
	out_z(d->out, ":\n");
	if (d->options->jumps && c->bytes)
		d->jumps = jumps_find(d, c);
}

static void
label(struct disasm *d, const struct code *c, const struct label *l, bool first)
{
	if (d->options->prefix_addresses) /* with --prefix-addresses, each line begins with its symbol instead */
		return;
	if (first)
		out_z(d->out, "\n");
	if (!d->options->no_leading_addr) {
		char digits[16];

		out_hex_lower(digits, code_shown(c, l->address), 16);
		decorate_put(d, STYLE_ADDRESS, digits, sizeof digits);
		out_z(d->out, " ");
	}
	out_z(d->out, "<");
	decorate_put(d, STYLE_SYMBOL, label_shown(l).p, label_shown(l).n);
	out_z(d->out, ">:\n");
	if (d->liveness)
		liveness_head(d->liveness, d, l->address - c->address);
}

static void
put_step(struct disasm *d, const struct code *c, const struct code_step *s)
{
	if (s->kind == CODE_ZEROS)
		out_z(d->out, "\t\t...\n");
	else if (d->source)
		source_show(d, c, s->at);
	if (s->kind == CODE_INSN)
		lines_insn(d, c, &s->insn, s->at, s->bytes, (unsigned)s->size);
	else if (s->kind != CODE_ZEROS)
		lines_no_insn(d, c, s);
	for (const struct code_reloc *r = s->relocs; r < s->relocs_end; r++)
		lines_reloc(d, c, r);
}

/* Prints plain lines, unless decorations or source lines are requested or the section has relocations. Stops before zeros, which
 * may be skipped. Returns the address at which it stopped. */
static uint64_t
put_plain_lines(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	return d->decorated || d->source || c->nrelocs ? at : lines_run(d, c, at, end);
}

static void
absent(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	(void)c, (void)at, (void)end;
	out_z(d->out, "...\n");
}

static void
end(struct disasm *d, const struct code *c)
{
	(void)c;
	jumps_arrows_free(d->jumps);
	d->jumps = NULL;
}

const struct code_form text_form = {begin, label, put_step, put_plain_lines, lines_data, absent, kd_show, end};
