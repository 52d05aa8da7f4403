/* Hover texts of instructions and registers. */
#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "lsp/answer/hover.h"
#include "lsp/model/trace.h"

/* ---- instructions */

static void
put_registers(struct buf *out, const char *file, unsigned first, unsigned count)
{
	char name[AMDGCN_REGISTER_NAME];
	struct amdgcn_register_class class;

	for (size_t i = 0; amdgcn_register_class(i, &class); i++) {
		if (strcmp(class.name, file))
			continue;
		amdgcn_register_name(class.first + first, name);
		if (count > 1 && class.count <= 2)
			buf_printf(out, "%s", file);
		else if (count > 1)
			buf_printf(out, "%.*s[%u:%u]", (int)strcspn(name, "0123456789"), name, first, first + count - 1);
		else
			buf_printf(out, "%s", name);
		return;
	}
}

/* Appends the registers that an instruction accesses, in a line for writes and a line for reads. */
static void
put_accesses(struct buf *out, const struct amdgcn_processor *p, const struct amdgcn_instruction *insn)
{
	static const char *const heads[] = {"writes", "reads"};
	struct amdgcn_operand operands[AMDGCN_OPERANDS];
	unsigned n = amdgcn_operands(p, insn, operands);

	for (unsigned pass = 0; pass < 2; pass++) {
		unsigned shown = 0;

		for (unsigned i = 0; i < n; i++) {
			if (!(operands[i].access & (pass ? AMDGCN_READ : AMDGCN_WRITE)))
				continue;
			buf_printf(out, shown++ ? ", `" : "- %s `", heads[pass]);
			put_registers(out, operands[i].file, operands[i].first, operands[i].count);
			buf_printf(out, "`%s", operands[i].place < 0 ? " (implicitly)" : "");
		}
		if (shown)
			buf_printf(out, "\n");
	}
}

static void
put_cycles(struct buf *out, const struct amdgcn_processor *p, const char *what, unsigned cycles, const char *parameter)
{
	struct amdgcn_parameter row;

	for (size_t i = 0; cycles && parameter && amdgcn_parameter(p, i, &row); i++)
		if (!strcmp(row.name, parameter))
			buf_printf(out, "- %s: %u cycles (`%s`, %s)\n", what, cycles, parameter, row.confidence);
}

static void
put_effects(struct buf *out, const struct amdgcn_processor *p, const struct amdgcn_instruction *insn)
{
	static const struct {
		unsigned bit;
		const char *text;
	} memory[] = {{AMDGCN_LOAD, "reads memory"}, {AMDGCN_STORE, "writes memory"}, {AMDGCN_ATOMIC, "changes memory atomically"},
		{AMDGCN_RETURN, "returns the old value"}, {AMDGCN_DMA, "transfers between memory and LDS"}, {AMDGCN_PREFETCH, "prefetches"},
		{AMDGCN_INVALIDATE, "invalidates cache lines"}, {AMDGCN_WRITEBACK, "writes cache lines back"}};
	struct amdgcn_description d;
	unsigned n = 0;

	amdgcn_describe(p, insn, &d);
	struct amdgcn_effects e;
	amdgcn_effects(p, insn, &e);
	for (int second = 0; second < 2; second++)
		if (amdgcn_meaning(insn, second))
			buf_printf(out, "- computes `%s`\n", amdgcn_meaning(insn, second));
	buf_printf(out, "- unit: %s\n", d.issue);
	for (size_t i = 0; i < sizeof memory / sizeof *memory; i++)
		if (e.memory & memory[i].bit)
			buf_printf(out, "%s%s", n++ ? ", " : "- ", memory[i].text);
	if (n && e.bytes)
		buf_printf(out, ", %u bytes", e.bytes);
	if (n && d.space)
		buf_printf(out, ": %s", d.space);
	buf_printf(out, n ? "\n" : "");
	if (d.flow)
		buf_printf(out, "- control goes %s%s%s\n", d.flow, d.condition ? "; the condition: " : "", d.condition ? d.condition : "");
	for (unsigned i = 0; i < 4 && d.counters[i]; i++)
		buf_printf(out, "%s`%s`", i ? ", " : "- increments ", d.counters[i]);
	if (d.counters[0])
		buf_printf(out, "%s%s\n", d.event ? " until it has completed: " : "", d.event ? d.event : "");
	if (d.passes)
		buf_printf(out, "- %u passes of 4 cycles\n", d.passes);
	put_cycles(out, p, "occupies the issue path", d.issue_cycles, d.issue_parameter);
	put_cycles(out, p, "latency", d.latency, d.latency_parameter);
}

static const char *
access_text(unsigned access)
{
	return access == (AMDGCN_READ | AMDGCN_WRITE) ? "read and written" : access == AMDGCN_WRITE ? "written" :
		access == AMDGCN_READ ? "read" : "";
}

/* Appends the operands of a form, one per line. */
static void
put_form(struct buf *out, const struct amdgcn_form *f)
{
	buf_printf(out, "\n`%s`%s%s, %u bytes\n", f->encoding, *f->suffix ? " " : "", f->suffix, f->bytes);
	for (unsigned i = 0; i < f->noperands; i++) {
		const struct amdgcn_form_operand *o = &f->operands[i];

		buf_printf(out, "- `%s` %s", *o->name ? o->name : "-", access_text(o->access));
		if (o->registers)
			buf_printf(out, ", %u × 32 bits", o->registers);
		buf_printf(out, "%s%s\n", *o->accepts ? ": " : "", o->accepts);
	}
	for (unsigned i = 0; i < f->nmodifiers; i++)
		buf_printf(out, "%s`%s`", i ? " " : "- modifiers ", f->modifiers[i].name);
	buf_printf(out, f->nmodifiers ? "\n" : "");
}

/* Returns the length of the generation's name in a processor's name, such as "gfx9" in "gfx90a". */
static size_t
generation(const char *name)
{
	size_t n = strlen(name);

	return n > 5 ? n - 2 : n;
}

/* The processors of a generation that have a mnemonic. */
struct group {
	char generation[16];
	struct buf names;
	unsigned all, have;
};

/* Appends the names of a group and empties it. If all processors of the generation have the mnemonic, appends the generation's name
 * instead. */
static void
end_group(struct buf *out, struct group *g)
{
	if (g->have && g->have == g->all)
		buf_printf(out, " %s", g->generation);
	else
		buf_printf(out, "%.*s", (int)g->names.n, g->names.n ? (char *)g->names.p : "");
	g->names.n = g->all = g->have = 0;
}

static void
put_processors(struct buf *out, struct str mnemonic)
{
	struct group g = {.all = 0};

	buf_printf(out, "\nexists on");
	char why[256];
	struct amdgcn_word w;
	for (size_t at = 0; amdgcn_next_word(AMDGCN_WORD_PROCESSOR, NULL, &at, &w);) {
		struct amdgcn_processor *p = strchr(w.name, '-') ? NULL : amdgcn_processor(w.name, NULL, why, sizeof why);
		size_t n = generation(w.name);

		if (!p) /* a generic processor */
			continue;
		if (strlen(g.generation) != n || memcmp(g.generation, w.name, n))
			end_group(out, &g);
		snprintf(g.generation, sizeof g.generation, "%.*s", (int)n, w.name);
		g.all++;
		if (amdgcn_find_word(p, mnemonic.p, mnemonic.n) & 1u << AMDGCN_WORD_MNEMONIC) {
			g.have++;
			buf_printf(&g.names, " %s", w.name);
		}
		amdgcn_free(p);
	}
	end_group(out, &g);
	buf_printf(out, "\n");
	buf_free(&g.names);
}

enum { EXPERT = 2 };

static void
put_modes(struct buf *out, const char *head, unsigned modes)
{
	const char *between = "mode ";

	buf_printf(out, "- %s ", head);
	for (unsigned mode = 0; modes >> mode; mode++)
		if (modes >> mode & 1) {
			buf_printf(out, "%s%u", between, mode);
			between = " or ";
		}
	buf_printf(out, " of `HW_REG_WAVE_SCHED_MODE`\n");
}

/* Describes the dependency modes in which an instruction executes, if they are not mode 0 only, and what software must wait for. */
static void
put_expert(struct buf *out, const struct amdgcn_graph *g, size_t i)
{
	unsigned modes = amdgcn_dependency_modes(g, i), after = modes;

	if (i + 1 < g->ninstructions && amdgcn_find_block(g, i) == amdgcn_find_block(g, i + 1))
		after = amdgcn_dependency_modes(g, i + 1);
	if (modes >> 1)
		put_modes(out, "executes in", modes);
	const char *names[AMDGCN_EXPERT_COUNTERS];
	unsigned n = modes >> EXPERT & 1 ? amdgcn_expert_waits(g, i, names) : 0;
	for (unsigned k = 0; k < n; k++)
		buf_printf(out, "%s`%s`", k ? " and " : "- hardware does not wait before it for registers of ", names[k]);
	buf_printf(out, n ? ": `s_wait_alu` must\n" : "");
	if (after != modes)
		put_modes(out, "then", after);
}

/* Describes the instruction to which a line was assembled. Returns the processor of the instruction, or NULL if the line generated
 * no instruction or several. */
static const struct amdgcn_processor *
put_assembled(const struct model *m, const struct line *l, struct buf *out)
{
	const struct model_line *first;

	if (model_at_line(m, l->number, &first) != 1)
		return NULL;
	const struct amdgcn_source_instruction *at = &m->source->instructions[first->instruction];
	const struct amdgcn_code *code = model_code(m, at->section);
	struct amdgcn_instruction insn;
	unsigned size = code ? amdgcn_instruction_at(code, at->address, &insn) : 0;
	if (!size)
		return NULL;
	char text[AMDGCN_TEXT];
	amdgcn_text(code->processor, &insn, text);
	buf_printf(out, "```\n%s\n```\n`", text);
	for (unsigned i = 0; i < size; i += 4)
		buf_printf(out, "%s%08X", i ? " " : "", le_get32((const uint8_t *)code->bytes + (at->address - code->address) + i));
	buf_printf(out, "` at 0x%llx\n", (unsigned long long)at->address);
	put_accesses(out, code->processor, &insn);
	put_effects(out, code->processor, &insn);
	struct model_place place;
	if (model_place(m, first->instruction, &place))
		put_expert(out, place.graph, place.instruction);
	return code->processor;
}

void
hover_instruction(struct answer *a, const struct line *l, struct buf *out)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	const struct amdgcn_processor *p = line_processor(a);

	if (!(amdgcn_find_word(NULL, l->head.p, l->head.n) & 1u << AMDGCN_WORD_MNEMONIC))
		return;
	struct amdgcn_form *form = alloc_bytes(sizeof *form);
	const struct amdgcn_processor *here = put_assembled(m, l, out);
	for (size_t i = 0; p && amdgcn_form(p, l->head.p, l->head.n, i, form); i++) {
		if (!i && !here)
			put_effects(out, p, &form->example);
		put_form(out, form);
	}
	put_processors(out, l->head);
	alloc_free(form);
}

/* ---- registers */

void
hover_place(struct answer *a, const struct model_place *at, size_t instruction, struct buf *out)
{
	const struct model *m = a->doc->model;
	struct amdgcn_location loc = model_location(m, at->code->section, at->graph->addresses[instruction]);
	char text[AMDGCN_TEXT];

	amdgcn_graph_text(at->graph, instruction, text);
	if (loc.file && strcmp(loc.file, m->path))
		buf_printf(out, "%s, ", loc.file);
	buf_printf(out, "line %u: `%s`\n", loc.line, text);
}

static void
put_trace(struct answer *a, const struct model_place *at, const struct trace *t, const char *head, const char *boundary, struct buf *out)
{
	if (t->n || t->boundary)
		buf_printf(out, "\n%s\n", head);
	for (size_t i = 0; i < t->n; i++) {
		buf_printf(out, "- ");
		hover_place(a, at, t->instructions[i], out);
	}
	if (t->more)
		buf_printf(out, "- …\n");
	if (t->boundary)
		buf_printf(out, "- %s\n", boundary);
}

void
hover_register(struct answer *a, const struct line *l, const struct line_registers *r, struct buf *out)
{
	const struct model *m = document_model(&a->server->documents, a->doc);
	struct amdgcn_registers set = {{0}};

	buf_printf(out, "`%.*s`", (int)(r->to - r->from), l->text->bytes.p + r->from);
	struct amdgcn_register_class class;
	for (size_t i = 0; amdgcn_register_class(i, &class); i++)
		for (unsigned k = 0; !strcmp(class.name, r->file) && k < r->count && r->first + k < class.count; k++)
			set.words[(class.first + r->first + k) / 64] |= 1ull << (class.first + r->first + k) % 64;
	if (r->count > 1)
		buf_printf(out, ", %u × 32 bits", r->count);
	buf_printf(out, "\n");
	struct model_place at;
	const struct model_line *first;
	if (!model_at_line(m, l->number, &first) || !model_place(m, first->instruction, &at))
		return;
	struct trace t;
	trace_writes(&at, &set, &t);
	put_trace(a, &at, &t, "written last at", "the start of the function", out);
	trace_reads(&at, &set, &t);
	put_trace(a, &at, &t, "read next at", t.n ? "a path to the end does not read it" : "no instruction up to the end", out);
}
