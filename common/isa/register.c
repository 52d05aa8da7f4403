/* Registers. The scalar files and the special registers are rows of registers.tbl; v and a hold 256
 * each, coded from 256 and 768 (768 is 256 with the accumulation bit). */
#include "common/isa/register.h"

enum { FILE_S, FILE_TTMP };

static const struct reg_file *
scalar_file(const struct isa *isa, unsigned code, unsigned dwords, unsigned *name)
{
	for (unsigned f = FILE_S; f <= FILE_TTMP; f++) {
		const struct reg_file *r = &isa_reg_files[f][isa->target->column];

		if (code >= r->code && code + dwords <= (unsigned)r->code + r->count) {
			*name = f;
			return r;
		}
	}
	return NULL;
}

static unsigned
alignment(unsigned dwords)
{
	return dwords > 2 ? 4 : dwords;
}

static const struct special_reg *
special(const struct isa *isa, unsigned code, unsigned dwords)
{
	unsigned column = isa->target->column;
	unsigned i = code > 255 || dwords > 2 || !dwords ? 0 :
		dwords == 1 ? isa_reg_at1[column][code] : isa_reg_at2[column][code];

	return i ? &isa_special_regs[i - 1] : NULL;
}

unsigned
reg_class(const struct isa *isa, unsigned code, unsigned dwords)
{
	const struct special_reg *r;
	const struct reg_file *file;
	unsigned name;

	if (code >= CODE_AGPR)
		return code + dwords <= CODE_AGPR + 256 ? ACCEPT_A : 0;
	if (code >= CODE_VGPR)
		return code + dwords <= CODE_VGPR + 256 ? ACCEPT_V : 0;
	if (code == CODE_LITERAL)
		return ACCEPT_L;
	if ((code >= 128 && code <= 208) || (code >= 240 && code <= 248))
		return ACCEPT_I;
	file = scalar_file(isa, code, dwords, &name);
	if (file)
		return (code - file->code) % alignment(dwords) ? 0 : ACCEPT_S;
	r = special(isa, code, dwords);
	return r ? r->accept : 0;
}

static void
print_range(struct text *t, const char *file, unsigned first, unsigned dwords)
{
	text_put(t, file);
	if (dwords == 1) {
		text_dec(t, first);
		return;
	}
	text_char(t, '[');
	text_dec(t, first);
	text_char(t, ':');
	text_dec(t, first + dwords - 1);
	text_char(t, ']');
}

void
reg_print(struct text *t, const struct isa *isa, unsigned code, unsigned dwords)
{
	const struct reg_file *file;
	unsigned name;

	if (code >= CODE_AGPR) {
		print_range(t, "a", code - CODE_AGPR, dwords);
	} else if (code >= CODE_VGPR) {
		print_range(t, "v", code - CODE_VGPR, dwords);
	} else if ((file = scalar_file(isa, code, dwords, &name))) {
		print_range(t, name == FILE_S ? "s" : "ttmp", code - file->code, dwords);
	} else {
		const struct special_reg *r = special(isa, code, dwords);

		text_put(t, r ? isa_strings + r->name : "?");
	}
}

/* The number that follows a file's name: "v12"; false if it is none. */
static bool
trailing_number(struct str s, size_t from, unsigned *n)
{
	unsigned v = 0;

	if (from >= s.n || s.n - from > 4 || (s.p[from] == '0' && s.n - from > 1))
		return false;
	for (size_t i = from; i < s.n; i++) {
		if (s.p[i] < '0' || s.p[i] > '9')
			return false;
		v = v * 10 + (unsigned)(s.p[i] - '0');
	}
	*n = v;
	return true;
}

int
reg_range(const struct isa *isa, struct str file, int64_t first, int64_t count, unsigned *code)
{
	const struct reg_file *r;

	if (str_eqz(file, "v") || str_eqz(file, "a") || str_eqz(file, "acc")) {
		if (first < 0 || count < 1 || count > 32 || first + count > 256)
			return -1;
		*code = (unsigned)first + (file.p[0] == 'v' ? CODE_VGPR : CODE_AGPR);
		return 1;
	}
	if (str_eqz(file, "s"))
		r = &isa_reg_files[FILE_S][isa->target->column];
	else if (str_eqz(file, "ttmp"))
		r = &isa_reg_files[FILE_TTMP][isa->target->column];
	else
		return 0;
	if (first < 0 || count < 1 || count > 16 || first + count > r->count)
		return -1;
	if (first % alignment((unsigned)count))
		return -2;
	*code = r->code + (unsigned)first;
	return 1;
}

int
reg_find(const struct isa *isa, struct str name, unsigned *code, unsigned *dwords)
{
	static const char *const files[] = {"v", "s", "ttmp", "a", "acc", NULL};
	const struct word *w;
	unsigned n;

	for (size_t i = 0; files[i]; i++) {
		struct str file = str_from(files[i]);

		if (str_starts(name, files[i]) && trailing_number(name, file.n, &n)) {
			*dwords = 1;
			return reg_range(isa, file, n, 1, code);
		}
	}
	w = isa_word(name);
	if (!w || w->reg < 0)
		return 0;
	*dwords = isa_special_regs[w->reg].widths == 3 ? 0 : isa_special_regs[w->reg].widths;
	if (isa_special_regs[w->reg].code[isa->target->column] < 0)
		return -1;
	*code = (unsigned)isa_special_regs[w->reg].code[isa->target->column];
	return 1;
}
