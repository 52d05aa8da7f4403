/* Finds and prints registers. registers.tbl describes the scalar registers and the special registers. There are 256 registers v
 * and 256 registers a; their operand encodings begin at 256 and at 768, which is 256 with the accumulation bit. */
#include "common/isa/register.h"

enum { NUMBERED_S, NUMBERED_TTMP };

static const struct reg_file *
scalar_file(const struct isa *isa, unsigned code, unsigned dwords, unsigned *name)
{
	for (unsigned f = NUMBERED_S; f <= NUMBERED_TTMP; f++) {
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
	unsigned i = code > 255 ? 0 : dwords == 2 ? isa_reg_at2[column][code] : isa_reg_at1[column][code];

	return i ? &isa_special_regs[i - 1] : NULL;
}

static void
print_range(struct text *t, unsigned first, unsigned dwords)
{
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

/* Prints VGPRs. If the index mode changes their numbers, a comment with the actual numbers follows. */
static void
print_vgprs(struct text *t, unsigned first, unsigned dwords, const char *half)
{
	text_char(t, 'v');
	print_range(t, first, dwords);
	text_put(t, half);
	if (!t->vgpr_from)
		return;
	text_put(t, " /*v");
	print_range(t, first + t->vgpr_from, dwords);
	text_put(t, half);
	text_put(t, "*/");
}

void
reg_print_half(struct text *t, unsigned code, bool high)
{
	print_vgprs(t, code - CODE_VGPR, 1, high ? ".h" : ".l");
}

void
reg_print(struct text *t, const struct isa *isa, unsigned code, unsigned dwords)
{
	const struct reg_file *file;
	unsigned name;

	if (code >= CODE_AGPR) {
		text_char(t, 'a');
		print_range(t, code - CODE_AGPR, dwords);
	} else if (code >= CODE_VGPR) {
		print_vgprs(t, code - CODE_VGPR, dwords, "");
	} else if ((file = scalar_file(isa, code, dwords, &name))) {
		text_put(t, name == NUMBERED_S ? "s" : "ttmp");
		print_range(t, code - file->code, dwords);
	} else if (dwords > 2 && scalar_file(isa, code, 1, &name)) { /* a tuple that reaches into vcc */
		text_char(t, '[');
		for (unsigned i = 0; i < dwords; i++) {
			text_put(t, i ? "," : "");
			reg_print(t, isa, code + i, 1);
		}
		text_char(t, ']');
	} else {
		const struct special_reg *r = special(isa, code, dwords);

		text_put(t, r ? isa_strings + r->name : "?");
	}
}

static int
vector_range(const struct isa *isa, unsigned base, int64_t first, int64_t count, unsigned *code)
{
	if (first < 0 || first > 255 || count < 1 || count > 32)
		return -1;
	if (base == CODE_VGPR ? !reg_has_vgprs(isa, (unsigned)first, (unsigned)count) : first + count > 256)
		return -1;
	*code = (unsigned)first + base;
	return 1;
}

static int
scalar_range(const struct reg_file *r, int64_t first, int64_t count, unsigned *code)
{
	if (first < 0 || count < 1 || count > 16 || first + count > r->count)
		return -1;
	if (first % alignment((unsigned)count))
		return -2;
	*code = r->code + (unsigned)first;
	return 1;
}

/* Register classes by name. from: row of isa_reg_files[] if the class is scalar, else operand encoding of the first register. */
static const struct {
	char name[5];
	bool scalar;
	uint16_t from;
} files[] = {
	{"v", false, CODE_VGPR}, {"s", true, NUMBERED_S}, {"a", false, CODE_AGPR}, {"acc", false, CODE_AGPR}, {"ttmp", true, NUMBERED_TTMP},
};

enum { FILES = sizeof files / sizeof *files };

static unsigned
find_file(struct str name)
{
	unsigned i = 0;

	while (i < FILES && !str_eqz(name, files[i].name))
		i++;
	return i;
}

bool
reg_names_class(struct str name)
{
	return find_file(name) < FILES;
}

int
reg_range(const struct isa *isa, struct str file, int64_t first, int64_t count, unsigned *code)
{
	unsigned i = find_file(file);

	if (i == FILES)
		return 0;
	return files[i].scalar ? scalar_range(&isa_reg_files[files[i].from][isa->target->column], first, count, code) :
		vector_range(isa, files[i].from, first, count, code);
}

/* Parses a name such as "v12": the name of a register class, which is `prefix` characters long, and a number. Returns false if the
 * name does not have this form. */
static bool
numbered(struct str s, size_t prefix, unsigned *n)
{
	unsigned v = 0;

	while (s.n > prefix + 1 && s.p[prefix] == '0')
		prefix++;
	if (s.n <= prefix || s.n - prefix > 4)
		return false;
	for (size_t i = prefix; i < s.n; i++) {
		unsigned digit = (unsigned char)s.p[i] - '0';

		if (digit > 9)
			return false;
		v = v * 10 + digit;
	}
	*n = v;
	return true;
}

int
reg_find_numbered(const struct isa *isa, struct str name, unsigned *code)
{
	size_t prefix = 1;

	if (name.n && name.p[0] == 't')
		prefix = 4;
	else if (name.n > 2 && name.p[0] == 'a' && name.p[1] == 'c')
		prefix = 3;
	else if (!name.n || (name.p[0] != 'v' && name.p[0] != 's' && name.p[0] != 'a'))
		return 0;
	unsigned n;
	if (!numbered(name, prefix, &n))
		return 0;
	return reg_range(isa, (struct str){name.p, prefix}, n, 1, code);
}

int
reg_find_half(const struct isa *isa, struct str name, unsigned *code)
{
	if (name.n < 3 || name.p[name.n - 2] != '.' || (name.p[name.n - 1] != 'l' && name.p[name.n - 1] != 'h'))
		return 0;
	return reg_find_numbered(isa, (struct str){name.p, name.n - 2}, code);
}

int
reg_of_word(const struct isa *isa, const struct word *w, unsigned *code, unsigned *dwords)
{
	if (!w || w->reg < 0)
		return 0;
	const struct special_reg *r = &isa_special_regs[w->reg];
	*dwords = r->widths == 3 ? 0 : r->widths;
	if (r->code[isa->target->column] < 0 || (r->needs_xnack && !isa->target->has_xnack))
		return -1;
	*code = (unsigned)r->code[isa->target->column];
	return 1;
}
