/* Parsers of constants that are lists: the counters of s_waitcnt, the fields of s_delay_alu, the modes of s_set_gpr_idx_on. The
 * parts of a list are rows of bitfields.tbl, and the names of values are rows of enums.tbl. */
#include "assembler/match/operand/constant.h"
#include "assembler/match/operand/syntax.h"
#include "common/isa/fields.h"
#include "common/isa/operand/constant.h"

static const struct bitfield *
find_part(const struct isa *isa, unsigned kind, struct str name)
{
	const struct form_run *run = &isa_bitfield_runs[isa->target->column][kind];
	const struct bitfield *f = &isa_bitfields[run->first];

	for (unsigned i = 0; i < run->count; i++)
		if (isa_name_is(f[i].name, name) && f[i].classes & isa->target->class_bit)
			return &f[i];
	return NULL;
}

/* ---- s_waitcnt */

/* Stores the value of name(value) or name_sat(value) in the counter's field of *bits. Initially, all bits are ones. */
static bool
wait_counter(struct attempt *b, unsigned kind, const struct node *n, uint32_t *bits)
{
	static const char out_of_range[] = "the value of %s is out of range";
	bool saturate = str_ends(n->text, "_sat");
	struct str name = {n->text.p, n->text.n - (saturate ? 4 : 0)};
	const struct bitfield *f = find_part(b->env->isa, kind, name);

	if (!f) {
		constant_miss(b, n, "invalid counter name in %s");
		return build_miss_name(b, n, kind, true);
	}
	int64_t v;
	if (!n->arg || n->arg->next || !arg_absolute(b->env, n->arg, &v))
		return constant_miss(b, n->arg ? n->arg : n, "expected an absolute expression in %s");
	if (v < 0 || v > bitfield_max(f)) {
		if (!saturate) {
			build_miss(b, 9, n->arg->loc, out_of_range, isa_strings + f->name);
			return build_miss_range(b, out_of_range, 0, bitfield_max(f));
		}
		v = bitfield_max(f);
	}
	if (kind != ENUM_WAITCNT && bitfield_get(f, *bits) != bitfield_max(f))
		return build_miss(b, 9, n->loc, "duplicate counter name %s", isa_strings + f->name);
	*bits = (*bits & ~bitfield_put(f, bitfield_max(f))) | bitfield_put(f, (unsigned)v);
	return true;
}

bool
constant_parse_waitcnt(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	unsigned parts = isa_opkinds[slot->kind].enumeration;
	uint32_t bits = 0;

	if (a && a->kind == ARG_NAME && find_part(b->env->isa, parts, a->node->text))
		return constant_miss(b, a->node, "the value of a counter goes in parentheses in %s");
	if (!a || a->kind != ARG_OTHER || a->node->kind != NODE_CALL)
		return constant_parse_int(b, slot);
	const struct bitfield *f;
	for (size_t i = 0; (f = isa_bitfield_next(b->env->isa, parts, &i));)
		bits |= bitfield_put(f, bitfield_max(f));
	for (; (a = build_next(b)) && a->kind == ARG_OTHER && a->node->kind == NODE_CALL; b->at++)
		if (a->node->join == '|')
			return constant_miss(b, a->node, "expected & or a comma between the counters of %s");
		else if (!wait_counter(b, parts, a->node, &bits))
			return false;
	field_set(b->insn, slot->field, bits);
	return true;
}

/* ---- s_delay_alu: the values of its parts are names */

bool
constant_parse_delay(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	uint32_t bits = 0;

	if (!a || a->kind != ARG_OTHER || a->node->kind != NODE_CALL)
		return constant_parse_int(b, slot);
	unsigned v;
	const struct bitfield *f;
	for (; (a = build_next(b)) && a->kind == ARG_OTHER && a->node->kind == NODE_CALL; b->at++) {
		const struct node *value = a->node->arg;

		if (bits && a->node->join != '|')
			return constant_miss(b, a->node, "expected | between the fields of %s");
		f = find_part(b->env->isa, ENUM_DELAY_ALU, a->node->text);
		if (!f) {
			constant_miss(b, a->node, "invalid field name in %s");
			return build_miss_name(b, a->node, ENUM_DELAY_ALU, true);
		}
		if (!value || value->kind != NODE_NAME || value->next ||
			!isa_enum_find(b->env->isa, constant_delay_names(f), value->text, &v)) {
			constant_miss(b, value ? value : a->node, "invalid value name in %s");
			return value && build_miss_name(b, value, constant_delay_names(f), false);
		}
		if (bitfield_get(f, bits))
			return constant_miss(b, a->node, "a field of %s is given twice");
		bits |= bitfield_put(f, v);
	}
	field_set(b->insn, slot->field, bits);
	return true;
}

/* ---- gpr_idx */

bool
constant_parse_gpridx(struct attempt *b, const struct slot *slot)
{
	static const char outside[] = "invalid immediate: only 4-bit values are legal in %s";
	const struct arg *a = build_next(b);
	uint32_t bits = 0;
	unsigned bit;
	int64_t v;

	if (!constant_is_call(a, CALL_GPR_IDX)) {
		if (!a || !constant_number(b, a, &v))
			return build_miss_next(b, 9, "expected an absolute expression for %s");
		if (v < 0 || v > 15) {
			build_miss_next(b, 9, outside);
			return build_miss_range(b, outside, 0, 15);
		}
		bits = (uint32_t)v;
	} else {
		for (const struct node *n = a->node->arg; n; n = n->next) {
			if (n->kind != NODE_NAME || !isa_enum_find(b->env->isa, ENUM_GPRIDX, n->text, &bit)) {
				constant_miss(b, n, "expected a VGPR index mode or a closing parenthesis in %s");
				return build_miss_name(b, n, ENUM_GPRIDX, false);
			}
			if (bits >> bit & 1)
				return constant_miss(b, n, "duplicate VGPR index mode in %s");
			bits |= 1u << bit;
		}
	}
	field_set(b->insn, slot->field, bits);
	b->at++;
	return true;
}
