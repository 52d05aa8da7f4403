/* Assembles statements. A statement is a label, an assignment, a macro call, a directive or an instruction. After an error,
 * assembly continues with the next statement. */
#include "assembler/run/statement.h"

#include <elf.h>

#include "assembler/kernel/kernel_check.h"
#include "assembler/out/print.h"
#include "assembler/parse/builtin_symbol.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/undefined_note.h"
#include "assembler/run/as.h"
#include "assembler/scan/chars.h"
#include "assembler/value/fixup.h"
#include "common/isa/tables.h"

/* Returns the name that a label or an assignment defines, without quotes. */
static struct str
defined(const struct node *n)
{
	return n->kind == NODE_STRING ? (struct str){n->text.p + 1, n->text.n - 2} : n->text;
}

static void
label(struct as *as, const struct node *n)
{
	const struct symbol *s = NULL;
	if (n->kind == NODE_INT)
		sym_local_label(&as->in.values, n->text, n->loc);
	else
		s = sym_label(&as->in.values, defined(n), n->loc);
	if (s && as->dwarf.source.on)
		dwarf_source_label(&as->dwarf, s);
	if (as->in.opt.type == FILE_ASM)
		print_label(&as->printer, n);
}

/* Assigns a value to a symbol: "name = expression" or, if fixed, "name == expression", which is like .equiv. */
static void
assign(struct as *as, const struct node *name, bool fixed)
{
	struct statement st = {.name = name->text, .loc = name->loc};
	if (!parse_operands(&as->in.parse, &parse_mode_assignment, &st))
		return;
	struct node *arg = st.operands;
	if (as->in.opt.type == FILE_ASM)
		print_assign(&as->printer, &st, as->kernels.open_code);
	if (str_eqz(name->text, ".")) {
		dir_org(&as->in, NULL, &st);
		return;
	}
	if (as->kernels.open_code)
		kernel_code_key(&as->kernels, &st);
	else
		sym_assign_arg(&as->in, &st, defined(name), name->loc, arg, fixed);
}

/* Parses the operands of a statement. Returns false after an error. Operands that begin with a comma are an error. */
static bool
operands(struct as *as, const struct parse_mode *mode, struct statement *st)
{
	if (!parse_operands(&as->in.parse, mode, st))
		return false;
	if (st->operands && st->operands->join) {
		diag_error(as->in.diag, st->operands->loc, "expected an operand before the comma");
		return false;
	}
	return true;
}

/* Parses the arguments of a directive. d is NULL if the directive is unknown. Returns false after an error. */
static bool
arguments(struct as *as, const struct dir *d, struct statement *st)
{
	unsigned flags = d ? d->flags : 0;
	struct parse_mode mode = {.lazy = flags & DIR_LAZY, .number = flags & DIR_NUMBER, .named = flags & DIR_NAMED};
	if (flags & DIR_DATA) {
		mode.step = (unsigned)d->arg;
		mode.wide = d->arg > 8;
	}
	if (flags & DIR_REAL)
		mode.wide = true;
	if (!operands(as, &mode, st))
		return false;
	if (st->comma.pos) {
		diag_error(as->in.diag, st->comma, "an argument is missing after the comma");
		return false;
	}
	for (const struct node *n = st->operands; (flags & DIR_DATA) && n && n->next; n = n->next)
		if (n->next->join != ',') {
			diag_error(as->in.diag, n->next->loc, "expected a comma");
			return false;
		}
	return true;
}

static void
unknown(struct as *as, const struct statement *st)
{
	const struct dir *near = directives_nearest(&as->in.directives, st->name);
	diag_error(as->in.diag, st->loc, near ? "unknown directive '%.*s'; did you mean '%s'?" : "unknown directive '%.*s'",
		STR_ARG(st->name), near ? near->name : "");
	if (near)
		diag_fix(as->in.diag, st->loc, st->name.n, near->name);
	kernel_misspelled(&as->kernels, near);
}

/* Calls the handler of a directive with the part of *as that the directive's row in directive.def names. */
static void
handle(struct as *as, const struct dir *d, struct statement *st)
{
	switch (d->part) {
#define X(part, member) case PART_##part: d->handle.part(&as->member, d, st); break;
	DIRECTIVE_PARTS(X)
#undef X
	}
}

static bool
has_code(const struct values *vals)
{
	const struct section *s = vals->sects.sub->section;

	return s->flags & SHF_EXECINSTR && s->type != SHT_NOBITS;
}

/* Like handle(), for a directive that emits bytes in a section of code: they are instructions, or may be. */
static void
handle_data(struct as *as, const struct dir *d, struct statement *st)
{
	struct insert_data before = insert_data_begin(&as->inserts, as->printer.text.n);

	if (as->checks.on)
		check_note(&as->checks, st->loc);
	handle(as, d, st);
	if (as->inserts.on)
		insert_data_end(&as->inserts, &before, st->loc);
}

static void
directive(struct as *as, const struct dir *d, struct statement *st)
{
	if (d && (d->flags & DIR_RAW)) {
		handle(as, d, st);
		return;
	}
	bool words = d && d->flags & DIR_BYTES && (as->inserts.on || as->checks.on) && has_code(&as->in.values);
	if (d && dir_is_data(d) && !words && dir_data_lines(&as->dwarf, d, st, as->macros.n))
		return;
	if (d && (d->flags & DIR_ROW) && dir_loc_line(&as->dwarf))
		return;
	bool good = arguments(as, d, st);
	if (!good && d && (d->flags & DIR_BLOCK)) {
		st->end.pos = 0;
		handle(as, d, st);
	}
	if (!good && d)
		return;
	if (!d) {
		unknown(as, st);
		return;
	}
	if ((d->flags & DIR_NONE) && !arg_end(as->in.diag, st->operands))
		return;
	if ((d->flags & DIR_BYTES) && as->dwarf.line.due && st->operands)
		dwarf_line_row(&as->dwarf);
	if (words)
		handle_data(as, d, st);
	else
		handle(as, d, st);
}

/* Returns whether the branch may need a workaround for the branch bug of GFX10.1 (offset 0x3f). As in LLVM, the workaround is
 * limited to branches whose only operand is the target, which excludes s_call_b64. */
static bool
is_relaxed(const struct as *as, const struct insn *insn)
{
	return target_has(as->in.id.isa.target, FEATURE_BRANCH_3F) && insn->form->nslots == 1;
}

static void
add_fixups(struct as *as, const struct assembled *made)
{
	for (unsigned i = 0; i < made->nfixups; i++) {
		const struct fixup *f = &made->fixup[i];
		fixup_add(&as->in.values, (struct pending_fixup){.kind = f->kind, .bit = f->bit, .width = f->width,
			.is_signed = f->is_signed, .expr = f->expr, .loc = f->loc},
			(size_t)(made->insn.size - f->offset));
		if (f->kind == FIXUP_BRANCH16 && is_relaxed(as, &made->insn))
			sect_gap(&as->in.values, (struct gap){.kind = GAP_BRANCH, .nops = true, .expr = f->expr,
				.loc = f->loc});
	}
}

/* Parses and matches the instruction of a statement. Returns false after an error. */
static bool
make_instruction(struct as *as, struct statement *st, struct assembled *made)
{
	uint32_t hash = str_hash(st->name);
	match_prefetch(&as->in.match_names, hash);
	if (!operands(as, &parse_mode_instruction, st))
		return false;
	if (!processor_known(&as->in, st->loc))
		return false;
	if (as->reg_names.n && !reg_names_replace(&as->reg_names, st->operands))
		return false;
	return match_statement(&as->in.match, &as->in.match_names, hash, st, made);
}

static void
put_instruction(struct as *as, const struct statement *st, const struct assembled *made)
{
	struct loc loc = st->loc;
	as->kernels.lost |= as->kernels.open != NULL;
	kernel_close(&as->kernels, loc);
	if (as->dwarf.source.on)
		dwarf_source_row(&as->dwarf, loc);
	if (as->dwarf.line.due)
		dwarf_line_row(&as->dwarf);
	if (as->inserts.on)
		insert_note(&as->inserts, loc, as->printer.text.n, made->address);
	if (as->checks.on)
		check_note(&as->checks, loc);
	uint8_t *p = sect_put(&as->in.values, made->insn.size, loc);
	if (!p)
		return;
	insn_encode(&made->insn, p);
	if (as->in.opt.type == FILE_ASM)
		print_insn(&as->printer, st, made);
	builtin_count(&as->in, made);
	if (as->in.opt.warn & 1 << WARN_kernel)
		kernel_check_note(&as->kernels, made, loc);
	if (as->pops.entered)
		pops_note(&as->pops, &as->in.id.isa, &made->insn);
	if (made->nfixups)
		add_fixups(as, made);
}

static void
instruction(struct as *as, struct statement *st)
{
	struct assembled made;
	if (make_instruction(as, st, &made))
		put_instruction(as, st, &made);
}

static void
statement(struct as *as, const struct node *head)
{
	struct statement st = {.name = head->text, .loc = head->loc};
	struct macro *m = as->macros.n ? macro_find(&as->macros, st.name) : NULL;
	if (m) {
		macro_call(&as->macros, m, st.loc);
	} else if (st.name.p[0] == '.') {
		const struct dir *d = directives_find(&as->in.directives, st.name);
		directive(as, d, &st);
		if (as->in.opt.type == FILE_ASM)
			print_directive(&as->printer, d, &st);
	} else {
		instruction(as, &st);
	}
}

static struct reader *
reader_of(void *user)
{
	struct as *as = user;
	return &as->in;
}

/* Called by the matcher. Returns a node with the value of a name in an operand: a number, or an expression. */
static struct node *
operand_symbol(void *user, const struct node *name)
{
	struct reader *in = reader_of(user);
	struct node *n = node_new(&in->source.nodes);
	*n = *name;
	n->next = NULL;
	if (name->kind == NODE_NAME && !node_names_symbol(in->diag, name)) {
		n->kind = NODE_INT;
		n->num = 0;
		return n;
	}
	struct symbol *s = sym_get(&in->values, name->text, name->loc);
	if (name->kind == NODE_NAME && !register_in_expression(&in->parse, s, name->loc)) {
		n->kind = NODE_INT;
		n->num = 0;
	} else if (s->state == SYM_NUM && !s->late) {
		n->kind = NODE_INT;
		n->num = s->value;
	} else {
		n->kind = NODE_EXPR;
		n->expr = s->state == SYM_EXPR ? expr_alias(&in->arena, s, name->loc) :
			s->state == SYM_NUM ? expr_num(&in->arena, s->value, name->loc) :
			expr_sym(&in->arena, s, 0, name->loc);
	}
	return n;
}

static bool
operand_known(void *user, struct str name, int64_t *value)
{
	struct reader *in = reader_of(user);
	const struct symbol *s = sym_find(&in->values.syms, name);
	if (!s || (s->state != SYM_NUM && s->state != SYM_EXPR))
		return false;
	*value = s->value;
	struct loc at;
	return s->state == SYM_NUM || !expr_number(s->expr, value, &at);
}

static void
operand_unknown(void *user, const struct node *name)
{
	if (name->kind == NODE_EXPR)
		undefined_note_expr(reader_of(user), name->expr, name->loc);
	else
		undefined_note(reader_of(user), name->text, name->loc);
}

/* Reports a token that cannot begin a statement, and skips the line. */
static void
report_bad_token(struct as *as, struct loc loc)
{
	struct lexer *lx = &as->in.source.lexer;
	const char *p = lx->here.text + (loc.pos - lex_loc(lx, lx->here.text).pos);
	if (p < lx->here.end && (unsigned char)*p > '~')
		parse_foreign(as->in.diag, (struct str){p, (size_t)(lx->here.end - p)}, loc);
	else
		diag_error(as->in.diag, loc, "expected an instruction, a directive or a label");
	struct str line;
	lex_line(&as->in.source.lexer, &line);
}

static const char *
operand_other(void *user, size_t i)
{
	const struct as *as = user;
	return macro_name(&as->macros, i);
}

/* Adds the statement to the listing, and adds notes to errors that .altmacro may have caused. */
static void
after_statement(struct as *as, struct loc loc)
{
	if (as->in.opt.listing)
		listing_end(&as->listing);
	if (as->macros.alternate)
		altmacro_note(&as->macros, loc);
}

void
statement_read(struct as *as)
{
	enum { FORGET_EVERY = 64 }; /* number of statements between calls of input_forget() */
	bool listing = as->in.opt.listing;
	unsigned n = 0;
	as->in.end = false;
	as->in.watched = listing || as->macros.alternate;
	while (!as->in.end) {
		node_reset(&as->in.source.nodes);
		if (!(++n % FORGET_EVERY))
			input_forget(&as->in.source);
		lex_begin(&as->in.source.lexer);
		struct node head;
		enum lex_word word = lex_head(&as->in.source.lexer, &head);
		if (listing && word != WORD_EOF)
			listing_begin(&as->listing, head.loc);
		switch (word) {
		case WORD_HEAD:
			statement(as, &head);
			break;
		case WORD_LABEL:
			label(as, &head);
			break;
		case WORD_ASSIGN:
		case WORD_EQUIV:
			assign(as, &head, word == WORD_EQUIV);
			break;
		case WORD_EOF:
			if (listing)
				listing_rest(&as->listing);
			cond_close(&as->conds, &as->in.source.input.open, as->in.diag, as->in.source.input.stack[as->in.source.input.n - 1].conds);
			as->in.end = !input_end(&as->in.source);
			continue;
		default:
			report_bad_token(as, head.loc);
		}
		if (as->in.watched)
			after_statement(as, head.loc);
	}
}

static bool
needs_processor(void *user, struct loc loc)
{
	return processor_known(reader_of(user), loc);
}

static void
no_parameter(void *user, struct str name, struct loc loc)
{
	struct as *as = user;
	macro_unknown_parameter(&as->macros, name, loc);
}

void
statement_run(struct as *as)
{
	as->in.names = (struct source_names){.symbol = operand_symbol, .known = operand_known, .unknown = operand_unknown, .other = operand_other,
		.processor = needs_processor, .parameter = no_parameter, .user = as};
	as->in.parse = (struct parse_env){.values = &as->in.values, .isa = &as->in.id.isa, .has_processor = &as->in.has_processor,
		.renamed = &as->reg_names.map, .names = &as->in.names};
	as->in.match = (struct match_env){.diag = as->in.diag, .isa = &as->in.id.isa, .names = &as->in.names};
	statement_read(as);
	kernel_end(&as->kernels);
	dwarf_close(&as->dwarf);
}
