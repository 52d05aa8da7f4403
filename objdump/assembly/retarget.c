#include "objdump/assembly/retarget.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/hsa/descriptor/kd_translate.h"
#include "common/isa/effects.h"
#include "common/isa/other_name.h"
#include "common/isa/register.h"
#include "common/isa/wait_translate.h"
#include "library/amdgcn/assemble.h"

/* A message of the assembler about a line of the source. */
struct retarget_message {
	unsigned line;
	bool noted;  /* the text contains a note */
	bool warns;  /* the message is a warning: the line can be assembled */
	char *text;
};

struct retarget_messages {
	struct view *v;
	struct retarget_message *list;
	size_t n, cap;
};

static bool
has_null(const struct isa *isa)
{
	unsigned code, dwords;

	return reg_of_word(isa, isa_word(STR("null")), &code, &dwords) > 0;
}

struct retarget *
retarget_begin(struct view *v, const struct isa *isa)
{
	struct retarget *r = alloc_zeroed(1, sizeof *r);
	char why[TARGET_WHY];
	const char *wrong = isa_parse_target_id(&r->to, str_from(v->options->retarget), why);

	if (wrong) {
		view_error(v, "--retarget=%s: %s", v->options->retarget, wrong);
		alloc_free(r);
		return NULL;
	}
	/* The wave size stays the same; a new processor that does not support it is an error. */
	if (isa->wave32 && !r->to.target->wave32)
		view_error(v, "--retarget=%s: the code is for wave32, which the processor does not support", v->options->retarget);
	if (!isa->wave32 && target_has(r->to.target, FEATURE_WAVE32_ONLY))
		view_error(v, "--retarget=%s: the code is for wave64, which the processor does not support", v->options->retarget);
	r->to.wave32 = isa->wave32 && r->to.target->wave32;
	for (unsigned i = 0; i < DIFFER_ROWS; i++)
		r->differs[i].applies = differ_applies(i, isa, &r->to, &r->differs[i].is);
	r->has_null = has_null(&r->to);
	r->names = alloc_zeroed(RETARGET_NAMES, sizeof *r->names);
	r->text.held = true;
	out_open(&r->text, OUT_BYTES, v->out->budget);
	r->text.held = true;
	return r;
}

void
retarget_put_heading(struct assembly *a)
{
	static const char automatic[] = "\t.amdgcn_waits auto\n\t.amdgcn_nops auto\n";
	struct retarget *r = a->retarget;
	struct isa usual;

	isa_init(&usual, r->to.target);
	out_printf(a->out, "// From %s to %s. Numbers in registers are not translated, such as buffer resources.\n", a->id.isa.target->name,
		r->to.target->name);
	if (usual.wave32 != r->to.wave32)
		out_printf(a->out, "// The waves have %d lanes: assemble with -mattr=+wavefrontsize%d.\n", r->to.wave32 ? 32 : 64,
			r->to.wave32 ? 32 : 64);
	r->automatic = (size_t)(r->text.at - r->text.p);
	r->automatic_n = sizeof automatic - 1;
	out_raw(a->out, automatic, sizeof automatic - 1);
}

/* Returns whether an instruction only affects performance. */
static bool
is_hint(const struct isa *isa, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	struct insn_operand op[INSN_OPERANDS];
	uint8_t most[COUNTER_COUNT];

	return e->flow == CONTROL_next && !e->memory && !e->counters && e->event == EVENT_none && !e->reads && !e->writes &&
		!insn_operands(isa, insn, 0, op) && !wait_is_only(isa, insn, most) &&
		(e->operation == OPERATION_none || e->operation == OPERATION_nop || e->operation == OPERATION_sleep ||
			e->operation == OPERATION_delay || e->operation == OPERATION_wait_alu);
}

/* Prints instructions, separated by newlines, in place of an instruction, which becomes a comment. */
static void
put_instead(struct assembly *a, const struct unit *u, struct str lines)
{
	for (size_t at = 0; at < lines.n;) {
		const char *end = memchr(lines.p + at, '\n', lines.n - at);
		size_t length = end ? (size_t)(end - lines.p) - at : lines.n - at;

		out_z(a->out, "\t");
		out_str(a->out, (struct str){lines.p + at, length});
		at += length + 1;
		if (at < lines.n)
			out_z(a->out, "\n");
	}
	out_text(a->out, lines.n ? " // " : "\t// ");
	out_text(a->out, u->text);
	out_z(a->out, "\n");
}

/* Prints a wait for the new processor. Returns false, without output, if the text is the same for both processors. */
static bool
put_wait(struct assembly *a, const struct unit *u, const uint8_t *most)
{
	uint8_t translated[COUNTER_COUNT];

	wait_translate(&a->id.isa, &a->retarget->to, most, translated);
	char text[INSN_WAITS_TEXT];
	size_t n = insn_print_waits(&a->retarget->to, translated, text);
	if (n == strlen(u->text) && memcmp(text, u->text, n) == 0)
		return false;
	put_instead(a, u, (struct str){text, n});
	return true;
}

static const struct {
	const char *mnemonic, *lines;
} replacements[] = {
#define REPLACE(mnemonic, lines, source) {mnemonic, lines},
#include "objdump/assembly/replace.def"
};

static bool
has_instruction(const struct isa *isa, struct str name)
{
	const struct word *w = isa_word(name);
	const struct form_run *run = w && w->mnemonic >= 0 ? &isa_mnemonics[w->mnemonic].forms[isa->target->column] : NULL;

	for (unsigned i = 0; run && i < run->count; i++)
		if (form_is_here(isa, &isa_forms[isa_form_list[run->first + i]]))
			return true;
	return false;
}

/* Returns the lines that replace an instruction that the new processor does not have, or NULL. */
static const char *
lines_instead(const struct isa *to, const char *mnemonic)
{
	for (size_t i = 0; i < sizeof replacements / sizeof *replacements; i++) {
		const char *lines = replacements[i].lines;

		if (!strcmp(mnemonic, replacements[i].mnemonic) && !has_instruction(to, str_from(mnemonic)) &&
				has_instruction(to, (struct str){lines, strcspn(lines, " \n")}))
			return lines;
	}
	return NULL;
}

static const struct retarget_name *
name_of(struct retarget *r, const char *mnemonic)
{
	struct retarget_name *name = &r->names[(uintptr_t)mnemonic % RETARGET_NAMES];

	if (name->mnemonic != mnemonic)
		*name = (struct retarget_name){mnemonic, isa_other_name(&r->to, str_from(mnemonic)),
			lines_instead(&r->to, mnemonic), differ_rows(mnemonic)};
	return name;
}

/* Replaces null with 0, which has the same value, in the operands that the instruction only reads. parts: of the unit's text. */
static void
replace_null(const struct isa *isa, struct unit *u, const struct insn_parts *parts)
{
	const uint16_t *roles = isa_roles + insn_effects(isa, &u->insn)->roles;

	for (unsigned i = parts->noperands; i-- > 0;) {
		const struct insn_part *part = &parts->operands[i];
		char *text = u->text + part->at;

		if (!str_eqz((struct str){text, part->n}, "null") || roles[part->slot] & ACCESS_write)
			continue;
		*text = '0';
		memmove(text + 1, text + part->n, strlen(text + part->n) + 1);
	}
}

/* Removes the encoding suffix from the mnemonic, because the new processor may encode the instruction in another
 * format. Replaces the mnemonic with its name on the new processor, and null if the new processor does not have it. */
static void
translate_unit(const struct retarget *r, const struct isa *isa, struct unit *u, const struct retarget_name *name)
{
	const char *mnemonic = name->other ? name->other : name->mnemonic;
	char text[INSN_TEXT];
	struct insn_parts parts;
	size_t n = strlen(mnemonic), length = insn_print_parts(isa, &u->insn, 0, text, &parts);

	if (length != strlen(u->text) || length - parts.mnemonic + n >= sizeof u->text)
		return;
	if (!r->has_null)
		replace_null(isa, u, &parts);
	memmove(u->text + n, u->text + parts.mnemonic, strlen(u->text + parts.mnemonic) + 1);
	memcpy(u->text, mnemonic, n);
}

/* Counts the differences in the behavior of an instruction, and prints a comment before the first instruction with each
 * difference. */
static void
put_differences(struct assembly *a, const struct retarget_name *name)
{
	struct retarget *r = a->retarget;

	for (unsigned left = name->differs; left; left &= left - 1) {
		struct retarget_differs *d = &r->differs[__builtin_ctz(left)];

		if (!d->applies || d->n++)
			continue;
		d->mnemonic = name->mnemonic;
		out_printf(a->out, "\t// on %s %s; on %s %s\n", a->id.isa.target->name, d->is.from, r->to.target->name, d->is.to);
	}
}

static void
report_differences(const struct assembly *a)
{
	const struct retarget *r = a->retarget;

	for (unsigned i = 0; i < DIFFER_ROWS; i++)
		if (r->differs[i].n)
			view_warning(a->v, "%zu instruction%s such as %s: on %s %s; on %s %s", r->differs[i].n, r->differs[i].n == 1 ? "" : "s",
				r->differs[i].mnemonic, a->id.isa.target->name, r->differs[i].is.from, r->to.target->name, r->differs[i].is.to);
	if (r->nwords)
		view_warning(a->v, "the source has %zu word%s of code unchanged, no instruction%s on %s", r->nwords, r->nwords == 1 ? "" : "s",
			r->nwords == 1 ? "" : "s", a->id.isa.target->name);
}

void
retarget_count_word(struct retarget *r)
{
	r->nwords++;
}

bool
retarget_put_unit(struct assembly *a, struct unit *u)
{
	struct retarget *r = a->retarget;
	uint8_t most[COUNTER_COUNT];

	if (!u->fix && wait_is_only(&a->id.isa, &u->insn, most) && put_wait(a, u, most))
		return true;
	const struct retarget_name *name = name_of(r, insn_mnemonic(&u->insn));
	put_differences(a, name);
	if (name->lines) {
		put_instead(a, u, str_from(name->lines));
		return true;
	}
	translate_unit(r, &a->id.isa, u, name);
	*APPEND(r->lines, r->nlines, r->lines_cap) =
		(struct retarget_line){(size_t)(r->text.at - r->text.p), is_hint(&a->id.isa, &u->insn)};
	return false;
}

static void
put_directive(void *user, const char *directive, int64_t value)
{
	buf_printf(user, "\t%s %lld\n", directive, (long long)value);
}

static void
put_lost(void *user, const char *directive, int64_t value)
{
	buf_printf(user, "\t// %s %lld: not on this processor\n", directive, (long long)value);
}

/* Returns the number of accumulation registers that the code of the object uses. */
static unsigned
count_agprs(const struct assembly *a)
{
	unsigned most = 0;

	for (size_t i = 0; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];
		struct insn insn;

		for (uint64_t at = 0, n; s->data && s->hdr.sh_flags & SHF_EXECINSTR && at + 4 <= s->hdr.sh_size; at += n ? n : 4) {
			unsigned count = 0;

			n = insn_decode(&a->id.isa, s->data + at, s->hdr.sh_size - at, &insn);
			struct insn_operand op[INSN_OPERANDS];
			if (n)
				count = insn_operands(&a->id.isa, &insn, 0, op);
			for (unsigned k = 0; k < count; k++)
				if (op[k].file == FILE_agpr && op[k].first + op[k].count > most)
					most = op[k].first + op[k].count;
		}
	}
	return most;
}

void
retarget_descriptor(const struct assembly *a, struct str kernel, const uint8_t *bytes, struct buf *text)
{
	const struct isa *from = &a->id.isa, *to = &a->retarget->to;
	const struct kd_change *c;
	int64_t value[KD_ROWS] = {0};

	for (size_t i = 0; (c = kd_change(from, to, bytes, i)); i++) {
		bool with = target_has(to->target, c->feature);

		buf_printf(text, "// On %s %s, on %s %s.\n", from->target->name, with ? c->without : c->with, to->target->name,
			with ? c->with : c->without);
		view_warning(a->v, "%.*s: on %s %s, on %s %s", STR_ARG(kernel), from->target->name, with ? c->without : c->with,
			to->target->name, with ? c->with : c->without);
	}
	buf_printf(text, ".amdhsa_kernel %.*s\n", STR_ARG(kernel));
	kd_read(from, bytes, value);
	if (value[KD_group_segment_fixed_size] > to->target->lds) {
		buf_printf(text, "// A work group can have %u bytes of LDS on %s.\n", (unsigned)to->target->lds, to->target->name);
		view_warning(a->v, "%.*s: a work-group can have %u bytes of LDS on %s, but the kernel has %lld", STR_ARG(kernel),
			(unsigned)to->target->lds, to->target->name, (long long)value[KD_group_segment_fixed_size]);
	}
	kd_translate(from, to, bytes, count_agprs(a), put_directive, put_lost, text);
	buf_printf(text, ".end_amdhsa_kernel\n");
}

/* Collects the first error or warning about each line, with the first note about the line. */
static void
take_message(void *user, const struct amdgcn_message *m)
{
	struct retarget_messages *all = user;
	struct retarget_message *last = all->n ? &all->list[all->n - 1] : NULL;

	if (*m->severity == 'n' && !(last && m->line == last->line))
		return;
	if (!m->line) {
		if (*m->severity == 'e')
			view_error(all->v, "%s", m->text);
	} else if (last && last->line == m->line) {
		if (*m->severity == 'n' && !last->noted) {
			char *both = alloc_printf("%s; %s", last->text, m->text);

			alloc_free(last->text);
			last->text = both;
			last->noted = true;
		}
	} else if (*m->severity != 'n') {
		*APPEND(all->list, all->n, all->cap) =
			(struct retarget_message){m->line, .warns = *m->severity == 'w', .text = alloc_printf("%s", m->text)};
	}
}

static int
compare_messages(const void *x, const void *y)
{
	const struct retarget_message *p = x, *q = y;

	return (p->line > q->line) - (p->line < q->line);
}

/* Prints a line that the assembler rejects. If the instruction only affects performance (hint), the line becomes a
 * comment. Any other line becomes a directive .error with the reason, followed by the line as a comment. */
static void
put_missing(struct out *out, struct str line, const char *why, bool hint)
{
	if (line.n && *line.p == '\t')
		line = (struct str){line.p + 1, line.n - 1};
	if (hint) {
		out_z(out, "\t// ");
		out_str(out, line);
		out_z(out, "\n");
		return;
	}
	out_z(out, "\t.error \"");
	for (const char *p = why; *p; p++) {
		if (*p == '"' || *p == '\\')
			out_z(out, "\\");
		out_str(out, (struct str){p, 1});
	}
	out_z(out, "\" // ");
	out_str(out, line);
	out_z(out, "\n");
}

/* Returns the record of the line at an offset, or NULL. */
static const struct retarget_line *
line_at(const struct retarget *r, size_t *next, size_t at)
{
	while (*next < r->nlines && r->lines[*next].at < at)
		++*next;
	return *next < r->nlines && r->lines[*next].at == at ? &r->lines[*next] : NULL;
}

static void
put_lines(struct assembly *a, struct out *out, const struct retarget_messages *all)
{
	const struct retarget *r = a->retarget;
	size_t n = (size_t)(r->text.at - r->text.p), message = 0, next = 0, missing = 0, others = 0;

	for (size_t at = 0, number = 1; at < n; number++) {
		const char *line = r->text.p + at, *end = memchr(line, '\n', n - at);
		size_t length = end ? (size_t)(end - line) : n - at;
		const struct retarget_line *record = line_at(r, &next, at);

		if (message < all->n && all->list[message].line == number && all->list[message].warns) {
			out_raw(out, line, length);
			out_printf(out, " // %s\n", all->list[message++].text);
		} else if (message < all->n && all->list[message].line == number) {
			put_missing(out, (struct str){line, length}, all->list[message++].text, record && record->hint);
			missing += record && !record->hint;
			others += !record;
		} else {
			out_raw(out, line, length);
			out_z(out, "\n");
		}
		at += length + 1;
	}
	if (missing)
		view_error(a->v, "%zu of %zu instructions are not available on %s; the source has a directive .error for each", missing, r->nlines,
			r->to.target->name);
	if (others)
		view_error(a->v, "%zu directives are not available on %s; the source has a directive .error for each", others,
			r->to.target->name);
}

void
retarget_end(struct assembly *a, struct out *out)
{
	struct retarget *r = a->retarget;
	struct retarget_messages all = {.v = a->v};
	char *features = alloc_printf("%cwavefrontsize64", r->to.wave32 ? '-' : '+');
	struct amdgcn_settings settings = {.size = sizeof settings, .features = r->to.target->wave32 ? features : NULL,
		.code_object_version = a->id.version, .name = a->v->file};
	size_t n = (size_t)(r->text.at - r->text.p);
	char *source = alloc_array(n + 1, 1);
	void *object = NULL;

	/* Replace the directives that insert waits and no-operations with blanks: the insertion depends on all instructions, but this
	 * source may contain instructions that the new processor does not have. */
	memcpy(source, r->text.p, n);
	for (size_t i = 0; i < r->automatic_n; i++)
		if (source[r->automatic + i] != '\n')
			source[r->automatic + i] = ' ';
	size_t size;
	amdgcn_assemble(&settings, source, n, take_message, &all, &object, &size);
	amdgcn_free(object);
	alloc_free(source);
	if (all.n)
		qsort(all.list, all.n, sizeof *all.list, compare_messages);
	put_lines(a, out, &all);
	report_differences(a);
	for (size_t i = 0; i < all.n; i++)
		alloc_free(all.list[i].text);
	alloc_free(all.list);
	alloc_free(features);
	alloc_free(r->lines);
	alloc_free(r->names);
	out_free(&r->text);
	alloc_free(r);
}
