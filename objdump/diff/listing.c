/* Lists the instructions of a function. Positions of operands in the printed text, and the registers in each operand, come from the
 * instruction tables; no text is parsed. */
#include "objdump/diff/listing.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/isa/effects.h"

enum { WORD = 4 };

static uint32_t
number_of(struct map *numbers, struct arena *arena, const char *text, size_t n)
{
	bool isnew;
	uint32_t *number = map_put(numbers, (struct str){text, n}, &isnew);

	if (isnew) {
		map_move_last(numbers, arena_str(arena, (struct str){text, n}).p);
		*number = numbers->n;
	}
	return *number;
}

/* Writes the text of an instruction with the class and number of registers in place of each register operand. Returns
 * its length. */
static size_t
put_shape(const struct isa *isa, const struct insn *insn, const char *text, size_t n, const struct insn_parts *parts, char *shape,
	size_t room)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned nop = insn_operands(isa, insn, 0, op);
	size_t at = 0, out = 0;

	for (unsigned i = 0; i < parts->noperands; i++) {
		const struct insn_part *p = &parts->operands[i];
		const struct insn_operand *o = insn_operand_at(op, nop, p->slot);

		if (!o || p->at < at)
			continue;
		out += (size_t)snprintf(shape + out, room - out, "%.*s$%u:%u:%x", (int)(p->at - at), text + at, o->file, o->count, o->bytes);
		at = p->at + p->n;
	}
	out += (size_t)snprintf(shape + out, room - out, "%.*s", (int)(n - at), text + at);
	return out;
}

/* Describes a decoded instruction. A branch within the function is compared by its target later, not by the distance in its
 * text. */
static void
describe(struct diff_listing *l, struct diff_line *line, const struct insn *insn, struct arena *arena, struct map *numbers)
{
	char text[INSN_TEXT + 32], shape[2 * INSN_TEXT];
	struct insn_parts parts;
	size_t n = insn_print_parts(l->isa, insn, 0, text, &parts);

	line->branches = insn_branch_target(insn, line->address, &line->target) && line->target >= l->function->address &&
		line->target < l->function->end && parts.noperands;
	if (line->branches) {
		n = parts.operands[parts.noperands - 1].at;
		line->exact = line->shape = number_of(numbers, arena, text, n);
		n += (size_t)snprintf(text + n, sizeof text - n, "+0x%llx", (unsigned long long)(line->target - l->function->address));
	} else {
		size_t length = put_shape(l->isa, insn, text, n, &parts, shape, sizeof shape);

		line->exact = number_of(numbers, arena, text, n);
		line->shape = number_of(numbers, arena, shape, length);
	}
	line->mnemonic = number_of(numbers, arena, text, parts.mnemonic);
	line->text = arena_printf(arena, "%.*s", (int)n, text);
}

void
listing_of(struct diff_listing *l, const struct amdgcn_function *f, const struct isa *isa, struct arena *arena, struct map *numbers)
{
	const uint8_t *bytes = (const uint8_t *)f->code->bytes + (f->address - f->code->address);
	size_t n = f->end - f->address;

	*l = (struct diff_listing){.function = f, .isa = isa};
	for (size_t at = 0; at < n;) {
		struct diff_line *line = APPEND(l->v, l->n, l->cap);
		struct insn insn;
		unsigned size = insn_decode(isa, bytes + at, n - at, &insn);

		*line = (struct diff_line){.address = f->address + at, .bytes = bytes + at, .size = (uint8_t)size, .code = size != 0};
		if (size) {
			describe(l, line, &insn, arena, numbers);
		} else {
			line->size = (uint8_t)(n - at < WORD ? n - at : WORD);
			line->text = line->size < WORD ? arena_printf(arena, ".byte 0x%x", bytes[at]) :
				arena_printf(arena, ".long 0x%08x", le_get32(bytes + at));
			line->size = line->size < WORD ? 1 : WORD;
			line->exact = line->shape = line->mnemonic = number_of(numbers, arena, line->text, strlen(line->text));
		}
		at += line->size;
	}
}

static bool
is_before(const void *line, const void *address)
{
	return ((const struct diff_line *)line)->address < *(const uint64_t *)address;
}

ptrdiff_t
listing_at(const struct diff_listing *l, uint64_t address)
{
	size_t i = array_before(l->v, l->n, sizeof *l->v, &address, is_before);

	return i < l->n && l->v[i].address == address ? (ptrdiff_t)i : -1;
}
