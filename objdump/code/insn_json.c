/* Writes an instruction as JSON; see insn_json.h. Properties with default values are omitted: control falls through, memory is not
 * accessed, no counter is incremented. */
#include "objdump/code/insn_json.h"

#include "common/isa/effects.h"
#include "objdump/code/lines.h"

enum { ALL_BYTES = 15 };

static void
put_part(struct json *j, const char *key, const char *text, size_t n)
{
	json_key(j, key);
	json_str(j, (struct str){text, n});
}

/* Writes the text of an instruction and its parts, as printed by -d. text has n characters. If label is not NULL, these characters
 * do not include the last operand, which is the label's name. */
static void
put_text(struct json *j, const char *text, size_t n, const struct insn_parts *parts, const struct label *label)
{
	struct buf whole = {0};
	size_t last = parts->noperands;

	if (label) {
		buf_put(&whole, text, n);
		buf_put(&whole, label->name.p, label->name.n);
		put_part(j, "text", (const char *)whole.p, whole.n);
		buf_free(&whole);
		last--;
	} else {
		put_part(j, "text", text, n);
	}
	json_key(j, "mnemonic");
	json_plain(j, text, parts->mnemonic);
	if (parts->second.n)
		put_part(j, "second_mnemonic", text + parts->second.at, parts->second.n);
	json_key(j, "operands");
	json_array(j, JSON_INLINE);
	for (size_t i = 0; i < last; i++)
		json_str(j, (struct str){text + parts->operands[i].at, parts->operands[i].n});
	if (label)
		json_str(j, label->name);
	json_end(j);
	if (!label && parts->modifiers + 1u < n)
		put_part(j, "modifiers", text + parts->modifiers + 1, n - parts->modifiers - 1);
}

/* Writes the target of a branch, and the nearest symbol at or before it. */
static void
put_target(struct disasm *d, const struct code *c, uint64_t target)
{
	const struct label *near = lines_target_label(d, c, target);

	json_key_uint(d->json, "target", code_shown(c, target));
	if (!near)
		return;
	json_key(d->json, "target_symbol");
	json_str(d->json, label_shown(near));
	json_key_uint(d->json, "target_offset", target - near->address);
}

/* Writes the registers of the operands whose bits are set in `set`. Bit i stands for operand i. */
static void
put_registers(struct json *j, const char *key, const struct insn_operand *op, uint64_t set)
{
	json_key(j, key);
	json_array(j, JSON_INLINE);
	char text[INSN_REGISTERS_TEXT];
	for (; set; set &= set - 1) {
		const struct insn_operand *o = &op[__builtin_ctzll(set)];

		json_plain(j, text, insn_print_registers(o->file, o->first, o->count, text));
	}
	json_end(j);
}

/* Returns whether an operand before operand i has the same registers and one of the given access bits. */
static bool
is_repeated(const struct insn_operand *op, unsigned i, unsigned access)
{
	for (unsigned k = 0; k < i; k++)
		if (op[k].file == op[i].file && op[k].first == op[i].first && op[k].count == op[i].count && op[k].access & access)
			return true;
	return false;
}

static void
put_uses(struct json *j, const struct isa *isa, const struct insn *insn, unsigned gpr_idx)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, gpr_idx, op);
	uint64_t reads = 0, writes = 0, implicit = 0, partial = 0, possible = 0, indexed = 0;
	_Static_assert(INSN_OPERANDS <= 64, "a bit for each operand");

	for (unsigned i = 0; i < n; i++) {
		uint64_t bit = UINT64_C(1) << i;
		unsigned access = op[i].access;
		bool read = access & ACCESS_read && !is_repeated(op, i, ACCESS_read);
		bool written = access & ACCESS_write && !is_repeated(op, i, ACCESS_write);

		if (!read && !written)
			continue;
		reads |= read ? bit : 0;
		writes |= written ? bit : 0;
		implicit |= op[i].slot < 0 ? bit : 0;
		partial |= written && (op[i].bytes != ALL_BYTES || access & ACCESS_keep) ? bit : 0;
		possible |= access & ACCESS_may ? bit : 0;
		indexed |= access & ACCESS_index ? bit : 0;
	}
	put_registers(j, "reads", op, reads);
	put_registers(j, "writes", op, writes);
	if (implicit)
		put_registers(j, "implicit", op, implicit);
	if (partial)
		put_registers(j, "partial", op, partial);
	for (const char *const *key = json_spellings(JSON_possible); possible && *key; key++)
		put_registers(j, *key, op, possible);
	if (indexed)
		put_registers(j, "indexed", op, indexed);
}

static void
put_name(struct json *j, const char *name)
{
	json_plain(j, name, strlen(name));
}

static void
put_names(struct json *j, const char *key, enum insn_list list, unsigned bits)
{
	json_key(j, key);
	json_array(j, JSON_INLINE);
	for (; bits; bits &= bits - 1)
		put_name(j, insn_effect_name(list, (unsigned)__builtin_ctz(bits)));
	json_end(j);
}

static void
put_effects(struct json *j, const struct insn_effects *e)
{
	if (e->flow != CONTROL_next)
		json_key_word(j, "flow", insn_effect_name(LIST_CONTROL, e->flow));
	if (e->condition != CONDITION_none)
		json_key_word(j, "condition", insn_effect_name(LIST_CONDITION, e->condition));
	if (e->issue != ISSUE_none)
		json_key_word(j, "issue", insn_effect_name(LIST_ISSUE, e->issue));
	if (e->passes)
		json_key_uint(j, "passes", e->passes);
	if (e->memory)
		put_names(j, "memory", LIST_MEMORY, e->memory);
	if (e->space != SPACE_none)
		json_key_word(j, "space", insn_effect_name(LIST_SPACE, e->space));
	if (e->bytes)
		json_key_uint(j, "memory_bytes", e->bytes);
	if (e->event == EVENT_none)
		return;
	json_key_word(j, "event", insn_effect_name(LIST_EVENT, e->event));
	put_names(j, "counters", LIST_COUNTER, e->counters);
	json_key_bool(j, "in_order", e->in_order);
}

void
insn_json(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at)
{
	const struct label *label = NULL, *near;
	char text[INSN_TEXT];
	struct insn_parts parts;
	uint64_t target;
	unsigned gpr_idx = disasm_index(d, insn);
	size_t n = insn_print_parts(d->isa, insn, gpr_idx, text, &parts);
	bool branch = insn_branch_target(insn, at, &target);

	if (branch)
		n = lines_name_target(d, c, text, n, target, &label, &near);
	put_text(d->json, text, n, &parts, label);
	if (branch)
		put_target(d, c, target);
	put_uses(d->json, d->isa, insn, gpr_idx);
	put_effects(d->json, insn_effects(d->isa, insn));
}
