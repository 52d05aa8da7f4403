/* Prints the state of the analysis of scalar values, for --debug. */
#include "common/analysis/value/print_state.h"

static void
put_lanes(struct lanes m, struct buf *out)
{
	buf_printf(out, m.some ? "some of lanes %u" : "lanes %u", m.one);
	if (m.minus != GRAPH_NONE)
		buf_printf(out, " without %u", m.minus);
}

static void
put_set(const struct value_sets *sets, const struct value *v, struct buf *out)
{
	struct value_set set;

	value_set_list(sets, v, &set);
	for (unsigned i = 0; i < set.n; i++)
		buf_printf(out, "%s0x%llx", i ? "|" : "", (unsigned long long)set.v[i]);
}

static void
put_value(const struct value_analysis *s, const struct value *v, struct buf *out)
{
	switch (v->kind) {
	case VALUE_CONSTANT: buf_printf(out, "0x%x", (unsigned)v->offset); break;
	case VALUE_CONSTANTS: put_set(&s->choices, v, out); break;
	case VALUE_HERE: buf_printf(out, "code 0x%llx", (unsigned long long)v->offset); break;
	case VALUE_PLACES:
		buf_printf(out, "code ");
		put_set(&s->choices, v, out);
		break;
	case VALUE_SYMBOL:
		buf_printf(out, "%.*s%+lld", STR_ARG(s->code->relocs[v->what].symbol), (long long)v->offset);
		break;
	case VALUE_ENTRY: buf_printf(out, "GOT entry of %.*s", STR_ARG(s->code->relocs[v->what].symbol)); break;
	case VALUE_RETURN: buf_printf(out, "s[%u:%u] at entry", v->what, v->what + 1); break;
	case VALUE_ARGUMENTS: buf_printf(out, "arguments%+lld", (long long)v->offset); break;
	case VALUE_TABLE: buf_printf(out, "element of table 0x%llx", (unsigned long long)v->offset); break;
	case VALUE_LANES: put_lanes((struct lanes){v->what, v->minus, v->some}, out); break;
	default: break;
	}
}

/* Returns whether two values are the halves of one. */
static bool
are_halves(const struct value *low, const struct value *high)
{
	struct value other = *low;

	other.half = 1;
	return low->kind >= VALUE_HERE && !low->half && value_same(&other, high);
}

static void
put_register(uint32_t place, unsigned count, struct buf *out)
{
	unsigned file = place < PLACE_VCC ? FILE_sgpr : place < PLACE_TTMP ? FILE_vcc : FILE_ttmp;
	unsigned first = place < PLACE_VCC ? 0 : place < PLACE_TTMP ? PLACE_VCC : PLACE_TTMP;
	char text[INSN_REGISTERS_TEXT];
	size_t n = insn_print_registers(file, place - first, count, text);

	buf_printf(out, ", %.*s = ", (int)n, text);
}

static void
put_half(const struct value *v, struct buf *out)
{
	if (v->kind >= VALUE_HERE)
		buf_printf(out, v->half ? ", high" : ", low");
}

void
value_print(const void *context, const void *now, struct buf *out)
{
	const struct value_analysis *s = context;
	const struct value_state *st = now;

	buf_printf(out, "exec = lanes %u%s", st->region, st->perhaps_empty ? " or none" : "");
	for (uint32_t i = 0; (i = state_next(st, i)) < PLACE_LANES; i++) {
		bool pair = i + 1 < PLACE_LANES && state_knows(st, i + 1) && are_halves(&st->v[i], &st->v[i + 1]);

		put_register(i, 1u + pair, out);
		put_value(s, &st->v[i], out);
		if (pair)
			i++;
		else
			put_half(&st->v[i], out);
	}
	for (unsigned i = 0; i < st->nlanes; i++) {
		uint32_t place = st->lane[i].place - PLACE_LANES;

		buf_printf(out, ", v%u lane %u = ", place / 64, place % 64);
		put_value(s, &st->lane[i].v, out);
		put_half(&st->lane[i].v, out);
	}
}
