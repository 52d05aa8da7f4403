/* Implements the program when it is invoked as clrxdisasm, the name of CLRX's disassembler. Mesa disassembles shaders
 * of GFX6 and GFX7 with
 *
 *	clrxdisasm --gpuType=tahiti -r FILE
 *
 * and parses two parts of each line: the address between comment delimiters, and the instruction (aco_print_asm.cpp).
 * The output has CLRX's format: a mnemonic occupies 16 columns, and the target of a branch is a label that contains its
 * address, ".L8_0". Instructions have LLVM's syntax. */
#include "objdump/clrx.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/base/file/buf.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "common/base/text/ascii.h"
#include "common/elf/elfin.h"
#include "common/isa/insn.h"
#include "objdump/view/budget.h"
#include "objdump/view/labels.h"
#include "objdump/view/out.h"

enum { MNEMONIC_WIDTH = 16 };

struct clrx {
	struct diag *diag;
	struct arena arena;
	struct out out;
	struct budget budget;
	struct isa isa;
	const char **files;
	size_t nfiles, capfiles;
	bool raw, hex, help, version;
};

enum option_id { OPTION_ARCH, OPTION_DEVICE };

#define FLAG(field) OPT_SETS(OPT_BOOL, struct clrx, field, true)

static const struct opt table[] = {
	{"r", OPT_FLAG, FLAG(raw), NULL, "the same as --raw", NULL},
	{"raw", OPT_FLAG, FLAG(raw), NULL, "the files are raw code, the only kind that is accepted here", NULL},
	{"g", OPT_VALUE, OPT_CALLS(OPTION_DEVICE), "NAME", "the same as --gpuType", NULL},
	{"gpuType", OPT_VALUE, OPT_CALLS(OPTION_DEVICE), "NAME", "the processor: tahiti, bonaire, gfx900 …; capeverde if not given", NULL},
	{"A", OPT_VALUE, OPT_CALLS(OPTION_ARCH), "NAME", "the same as --arch", NULL},
	{"arch", OPT_VALUE, OPT_CALLS(OPTION_ARCH), "NAME", "the generation: GCN1.0, GCN1.1, GCN1.2, GCN1.4", NULL},
	{"h", OPT_FLAG, FLAG(hex), NULL, "the same as --hexcode", NULL},
	{"hexcode", OPT_FLAG, FLAG(hex), NULL, "show the bytes", NULL},
	{"a", OPT_FLAG, FLAG(hex), NULL, "the same as --hexcode", NULL},
	{"all", OPT_FLAG, FLAG(hex), NULL, "the same as --hexcode", NULL},
	/* CLRX's options for its binary formats and syntax variants. They are ignored. */
	{"m", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"metadata", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"d", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"data", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"c", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"calNotes", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"C", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"config", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"s", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"setup", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"f", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"floats", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"buggyFPLit", OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
	{"?", OPT_FLAG, FLAG(help), NULL, NULL, NULL},
	{"usage", OPT_FLAG, FLAG(help), NULL, NULL, NULL},
	{"help", OPT_FLAG, FLAG(help), NULL, "show this", NULL},
	{"version", OPT_FLAG, FLAG(version), NULL, "show the version", NULL},
	{0},
};

/* CLRX's names of generations, and the processor that each name selects. */
static const struct {
	const char *name, *processor;
} generations[] = {
	{"gcn1.0", "capeverde"}, {"gfx6", "capeverde"}, {"si", "capeverde"},
	{"gcn1.1", "bonaire"}, {"gfx7", "bonaire"}, {"ci", "bonaire"},
	{"gcn1.2", "tonga"}, {"gfx8", "tonga"}, {"vi", "tonga"},
	{"gcn1.4", "vega10"}, {"gfx9", "vega10"}, {"vega", "vega10"},
	{"gcn1.4.1", "vega20"}, {"gfx906", "vega20"}, {"vega20", "vega20"},
	{"gcn1.5", "gfx1010"}, {"gfx10", "gfx1010"}, {"navi", "gfx1010"}, {"gcn1.5.1", "gfx1011"},
};

static const struct loc nowhere = {0};

static void
set_device(struct clrx *x, const char *value)
{
	char name[32];
	size_t n = 0;

	for (; value[n] && n < sizeof name; n++)
		name[n] = value[n] >= 'A' && value[n] <= 'Z' ? (char)(value[n] | 32) : value[n];
	char why[TARGET_WHY];
	if (isa_parse_target_id(&x->isa, (struct str){name, n}, why))
		diag_error(x->diag, nowhere, "unknown GPU device type '%s'", value);
}

static void
set_generation(struct clrx *x, const char *value)
{
	for (size_t i = 0; i < sizeof generations / sizeof generations[0]; i++)
		if (ascii_equal(str_from(value), generations[i].name)) {
			set_device(x, generations[i].processor);
			return;
		}
	diag_error(x->diag, nowhere, "unknown GPU architecture '%s'", value);
}

static void
handle(void *user, const struct opt *row, const char *value)
{
	struct clrx *x = user;

	if (!row)
		*APPEND(x->files, x->nfiles, x->capfiles) = value;
	else
		(row->action.number == OPTION_ARCH ? set_generation : set_device)(x, value);
}

/* Decodes the instruction at the start of n bytes, and returns its size in bytes. If no instruction is there, sets
 * insn->form to NULL and returns the size of the data to print: 4, or n if n is less. */
static unsigned
decode_step(const struct clrx *x, const uint8_t *bytes, size_t n, struct insn *insn)
{
	unsigned size = n < 4 ? 0 : insn_decode(&x->isa, bytes, n, insn);

	if (!size)
		insn->form = NULL;
	return size ? size : n < 4 ? (unsigned)n : 4;
}

static void
find_targets(const struct clrx *x, const uint8_t *bytes, size_t n, struct labels *targets)
{
	struct insn insn;
	uint64_t target;

	for (size_t at = 0; at < n; at += decode_step(x, bytes + at, n - at, &insn)) {
		decode_step(x, bytes + at, n - at, &insn);
		if (insn.form && insn_branch_target(&insn, at, &target) && target <= n)
			labels_add(targets, (struct label){.address = target, .name = STR("")});
	}
	labels_sort(targets);
}

static bool
is_target(const struct labels *targets, uint64_t address)
{
	size_t n = labels_upto(targets, address);

	return n && targets->v[n - 1].address == address;
}

/* Prints the mnemonic, padded to MNEMONIC_WIDTH columns, then the operands. A branch target is printed as a label. */
static void
put_insn(struct clrx *x, const struct insn *insn, size_t at, const struct labels *targets)
{
	char text[INSN_TEXT];
	size_t n = insn_print(&x->isa, insn, text), mnemonic = strcspn(text, " ");

	if (mnemonic == n) {
		out_raw(&x->out, text, n);
		return;
	}
	out_left(&x->out, (struct str){text, mnemonic}, MNEMONIC_WIDTH - 1);
	uint64_t target;
	if (insn_branch_target(insn, at, &target) && is_target(targets, target)) {
		while (text[n - 1] != ' ')
			n--;
		out_raw(&x->out, text + mnemonic, n - mnemonic);
		out_printf(&x->out, ".L%llu_0", (unsigned long long)target);
	} else {
		out_raw(&x->out, text + mnemonic, n - mnemonic);
	}
}

static void
put_data(struct clrx *x, const uint8_t *bytes, unsigned n)
{
	if (n == 4) {
		out_printf(&x->out, ".int 0x%x", le_get32(bytes));
		return;
	}
	for (unsigned i = 0; i < n; i++)
		out_printf(&x->out, "%s0x%02x", i ? ", " : ".byte ", bytes[i]);
}

static void
put_place(struct clrx *x, size_t at, const uint8_t *bytes, unsigned size)
{
	out_printf(&x->out, "/*%012zx", at);
	for (unsigned i = 0; x->hex && i + 4 <= size; i += 4)
		out_printf(&x->out, "%s%08x", i ? " " : ": ", le_get32(bytes + i));
	out_text(&x->out, x->hex && size == 4 ? "         */ " : "*/ ");
}

static void
show_code(struct clrx *x, const uint8_t *bytes, size_t n)
{
	struct labels targets = {0};

	find_targets(x, bytes, n, &targets);
	out_printf(&x->out, ".rawcode\n.gpu %s\n.text\n", x->isa.target->name);
	unsigned size;
	struct insn insn;
	for (size_t at = 0; at <= n; at += size) {
		if (is_target(&targets, at))
			out_printf(&x->out, ".L%zu_0:\n", at);
		if (at == n)
			break;
		size = decode_step(x, bytes + at, n - at, &insn);
		put_place(x, at, bytes + at, size);
		if (insn.form)
			put_insn(x, &insn, at, &targets);
		else
			put_data(x, bytes + at, size);
		out_z(&x->out, "\n");
	}
	labels_free(&targets);
}

static void
show_file(struct clrx *x, const char *path)
{
	struct buf file = {0};
	const char *why = buf_read_file(&file, path, NULL);

	budget_add(&x->budget, path, file.n);
	out_printf(&x->out, "/* Disassembling '%s' */\n", path);
	if (why)
		diag_error(x->diag, nowhere, "%s: %s", path, why);
	else if (elfin_is_elf(file.p, file.n))
		diag_error(x->diag, nowhere, "%s: an ELF file, not raw code; amdgcn-objdump -d shows it", path);
	else
		show_code(x, file.p, file.n);
	buf_free(&file);
}

/* Handles the files and options of the command line. Returns the exit status. */
static int
run_options(struct clrx *x)
{
	if (x->help || x->version) {
		if (x->help)
			opt_help("clrxdisasm --gpuType=NAME -r FILE…\n"
				"Disassembles raw code in the layout of CLRX's disassembler, as Mesa calls it.", table);
		else
			printf("clrxdisasm (gcnutils) " GCNUTILS_VERSION "\n");
		return 0;
	}
	if (!diag_error_count(x->diag) && !x->nfiles)
		diag_error(x->diag, nowhere, "no input files");
	if (!diag_error_count(x->diag) && !x->raw)
		diag_error(x->diag, nowhere, "under this program name, only raw code is disassembled: -r is needed");
	if (diag_error_count(x->diag))
		return 1;
	out_open(&x->out, OUT_BYTES, &x->budget);
	for (size_t i = 0; i < x->nfiles; i++)
		show_file(x, x->files[i]);
	out_close(&x->out);
	return diag_error_count(x->diag) != 0;
}

int
clrx_run(int argc, char **argv)
{
	struct diag *diag = diag_new("clrxdisasm", NULL, NULL);
	struct clrx x = {.diag = diag, .budget = {.diag = diag, .failure = 1}};

	set_device(&x, "capeverde");
	opt_parse(&(struct opt_reader){.diag = diag, .arena = &x.arena, .table = table, .grouped = true, .fields = &x,
		.handle = handle, .user = &x}, argc, argv);
	int status = run_options(&x);
	free(x.files);
	arena_free(&x.arena);
	return diag_end(diag, status, 1);
}
