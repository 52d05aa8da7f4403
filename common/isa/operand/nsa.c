/* Determines the registers of image addresses (RDNA ISA manuals, "MIMG"). Their order is: offset, bias, compare,
 * gradients, coordinates, lod. With a16, coordinates and lod are packed two per register. The _g16 instructions pack each half of
 * the gradients separately. RDNA4 ("VIMAGE", "VSAMPLE") encodes each register in a field. */
#include "common/isa/operand/nsa.h"

#include <limits.h>

#include "common/isa/operand/syntax.h"

enum { RAY = 11, RAY_A16 = 8, FIVE = 5 };

/* Returns the number of address registers for an image of these dimensions. half: each half of the gradients is packed. */
static unsigned
dwords_for(const struct insn *insn, const struct image_dim *dim, bool a16, bool half)
{
	unsigned args = insn->form->args;
	unsigned n = (args & ARGS_OFFSET ? 1 : 0) + (args & ARGS_BIAS ? 1 : 0) + (args & ARGS_COMPARE ? 1 : 0);
	unsigned parts = (args & ARGS_COORDINATES ? dim->coordinates : 0) + (args & ARGS_LOD ? 1 : 0);

	if (args & (ARGS_RAY_OFFSET | ARGS_RAY_OFFSETS))
		return RAY + (args & ARGS_RAY_OFFSETS ? 1 : 0);
	if (args & (ARGS_NODE32 | ARGS_NODE64))
		return (a16 ? RAY_A16 : RAY) + (args & ARGS_NODE64 ? 1 : 0);
	if (args & ARGS_GRADIENTS)
		n += half ? (dim->gradients / 2 + 1) / 2 * 2 : dim->gradients;
	return n + (a16 ? (parts + 1) / 2 : parts);
}

unsigned
nsa_dwords(const struct insn *insn)
{
	return dwords_for(insn, &isa_dims[field_get(insn, FIELD_DIM) & 7], field_get(insn, FIELD_A16),
		insn->form->args & ARGS_HALF_GRADIENTS);
}

static bool
has_sampler(const struct insn *insn)
{
	for (unsigned i = 0; i < insn->form->nslots; i++)
		if (isa_slots[insn->form->slots + i].field == FIELD_SSAMP)
			return true;
	return false;
}

void
nsa_range(const struct insn *insn, unsigned *least, unsigned *most)
{
	bool a16 = field_exists(insn, FIELD_A16) && field_get(insn, FIELD_A16); /* on gfx9, of coordinates and gradients */
	bool array = field_get(insn, FIELD_DA), samples = !has_sampler(insn);

	*least = UINT_MAX;
	*most = 1;
	for (unsigned i = 0; i < sizeof isa_dims / sizeof isa_dims[0]; i++) {
		unsigned n = dwords_for(insn, &isa_dims[i], a16, a16);

		if (isa_dims[i].array != array || (isa_dims[i].msaa && !samples))
			continue;
		*least = n < *least ? n : *least;
		*most = n > *most ? n : *most;
	}
	*least = *least ? *least : 1;
}

unsigned
nsa_extra(const struct insn *insn)
{
	return field_exists(insn, FIELD_NSA) ? field_get(insn, FIELD_NSA) : 0;
}

unsigned
nsa_fields(const struct insn *insn)
{
	unsigned n = 0;

	while (n < NSA_FIELDS && field_exists(insn, FIELD_VADDR1 + n))
		n++;
	return n;
}

static bool
is_list(const struct insn *insn)
{
	return nsa_extra(insn) || nsa_fields(insn);
}

/* Returns register i of the list, which is in a field or in a byte after the instruction; i > 0. */
static unsigned
listed(const struct insn *insn, unsigned i)
{
	if (nsa_fields(insn))
		return field_get(insn, FIELD_VADDR1 + i - 1);
	return insn->word[insn->form->size / 4 + (i - 1) / 4] >> (i - 1) % 4 * 8 & 0xff;
}

unsigned
nsa_widths(const struct insn *insn, uint8_t widths[NSA_LISTED])
{
	unsigned want = nsa_dwords(insn), args = insn->form->args, fields = nsa_fields(insn), n;
	unsigned room = fields ? fields + 1 : field_width(insn, FIELD_NSA) == 1 ? FIVE : NSA_LISTED;

	if (room <= FIVE && args & (ARGS_NODE32 | ARGS_NODE64)) {
		bool pair = args & (ARGS_RAY_OFFSET | ARGS_RAY_OFFSETS);
		unsigned vectors = pair || field_get(insn, FIELD_A16) ? 2 : 3;

		widths[0] = args & ARGS_NODE64 ? 2 : 1;
		widths[1] = pair ? 2 : 1;
		for (n = 2; n < 2 + vectors; n++)
			widths[n] = 3;
		if (pair)
			widths[n++] = args & ARGS_RAY_OFFSETS ? 2 : 1;
		return n;
	}
	for (n = 0; n < want && n < room; n++)
		widths[n] = 1;
	if (room <= FIVE && want > room)
		widths[room - 1] = (uint8_t)(want - room + 1);
	return n;
}

bool
nsa_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned n = nsa_dwords(insn), extra = nsa_extra(insn), code = operand_code(insn, slot);

	if (!is_list(insn))
		return n && reg_class(isa, code, n > NSA_EXACT ? NSA_TUPLE : n) & ACCEPT_V;
	uint8_t widths[NSA_LISTED];
	n = nsa_widths(insn, widths);
	for (unsigned i = 0; i < n; i++)
		if (!(reg_class(isa, i ? CODE_VGPR + listed(insn, i) : code, widths[i]) & ACCEPT_V))
			return false;
	/* the bytes and fields after the last address are not checked */
	return n && (!extra || nsa_dwords_after(n) == extra);
}

void
nsa_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned n = nsa_dwords(insn);

	if (!is_list(insn) || n == 1) {
		reg_print(t, isa, operand_code(insn, slot), n > NSA_EXACT ? NSA_TUPLE : n);
		return;
	}
	uint8_t widths[NSA_LISTED];
	n = nsa_widths(insn, widths);
	text_char(t, '[');
	reg_print(t, isa, operand_code(insn, slot), widths[0]);
	for (unsigned i = 1; i < n; i++) {
		text_put(t, ", ");
		reg_print(t, isa, CODE_VGPR + listed(insn, i), widths[i]);
	}
	text_char(t, ']');
}

unsigned
nsa_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	unsigned code = operand_code(insn, slot);

	(void)isa;
	if (!is_list(insn)) {
		*run = (struct reg_run){(uint16_t)code, (uint16_t)nsa_dwords(insn)};
		return 1;
	}
	uint8_t widths[NSA_LISTED];
	unsigned n = nsa_widths(insn, widths);
	for (unsigned i = 0; i < n; i++)
		run[i] = (struct reg_run){(uint16_t)(i ? CODE_VGPR + listed(insn, i) : code), widths[i]};
	return n;
}
