/* Checks that the library does not depend on the locale of its host process. Makes a locale in which the decimal point is a comma,
 * bytes from 0xa0 on are letters, '_' is a space, and the lower case of 'I' is not 'i'. Everything that the library writes must be
 * the same in the C locale, after setlocale(), and after uselocale(), and the library must leave the thread's locale as it is.
 *
 * prop-locale */
#include <ctype.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/text/real.h"
#include "library/amdgcn.h"

enum { CANNOT_RUN = 77 };

static const char code[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1030\"\n"
	".text\n.globl f\n.hidden g\n.p2align 8\n.type f,@function\n"
	"f:\n\tv_mov_b32 v0, 1.5e3\n\tv_mov_b32 v0, 3.14159\n\tv_add_f32 v0, 0.5, v1\n\tv_add_f16 v0, 2.5e-1, v1\n"
	"\tv_interp_p1_f32 v0, v1, attr1.x\n\timage_load v0, v[0:1], s[0:7] dim:2d unorm\n"
	"\ts_load_dword s4, s[0:1], 0x0\n\ts_add_u32 s5, s4, s4\n\tv_mul_f32 v1, v2, v3\n"
	"\ts_getpc_b64 s[0:1]\n\ts_add_u32 s0, s0, g@REL32@LO+4\n\ts_endpgm\n.size f,.-f\n"
	".section .a_1,\"a\"\n.float 1.5, 2.5e-3, INFINITY, -Inf, 123456789012345678901234567890\n.double 1.25, 6.02214076e23\n"
	".section .a_\351,\"a\"\n.long 2\n"
	".rodata\n.p2align 6\n.amdhsa_kernel f\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n"
	".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels: []\namdhsa.printf: [\"_1.5_\"]\n"
	"x.y: [1.5, 2.5e-3, \"1.5\", _a, a_, 0X1F, .5, \"\303\251\"]\nx.t: [ TRUE, NIL, InF ]\n.end_amdgpu_metadata\n";

static const char wrong[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1030\"\n\tv_mov_b32 v0, 1.5f\n\tv_mov_b32 v0, 1,5\n.float x\n"
	"\tv_ADD_F32 v0, 0.3, 0.4\n\t\351\n\tv_add_f32 v0, v\351, v1\n.amdhsa_kernel INI\n";

static const char script[] = "SECTIONS { . = 0x1000; .text : { *(.text) g = .; } .one : { *(.a_?) } .two : { *(.a_[\200-\377]) } }\n";

static void
report(void *user, const struct amdgcn_message *m)
{
	buf_printf(user, "%s:%u:%u: %s: %s\n", m->file, m->line, m->column, m->severity, m->text);
}

static void
put_simulation(struct buf *out, const struct amdgcn_function *f, double rate)
{
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .waves = 2, .occupancy = 1, .rate = rate};
	const struct amdgcn_simulation *s = amdgcn_simulate(f, &settings);

	buf_printf(out, "%s\n%s\n", s ? s->limit : "no simulation", s ? s->most_lost : "");
	amdgcn_simulation_free(s);
}

static void
put_object(struct buf *out, const void *bytes, size_t n)
{
	struct amdgcn_object *o = amdgcn_open(bytes, n, report, out);
	const struct amdgcn_code *c = o ? amdgcn_code(o, 0) : NULL;
	const struct amdgcn_functions *all = c ? amdgcn_functions(c) : NULL;
	const struct amdgcn_findings *found = c ? amdgcn_check(c, NULL) : NULL;
	char *notes = o ? amdgcn_notes(o) : NULL, *descriptor = o ? amdgcn_descriptor(o, "f") : NULL;

	buf_put(out, bytes, n);
	buf_printf(out, "%s%s", notes ? notes : "no notes", descriptor ? descriptor : "no descriptor");
	for (size_t i = 0; found && i < found->nfindings; i++)
		buf_printf(out, "%s\n", found->findings[i].text);
	for (size_t i = 0, size; c && i < c->size; i += size) {
		struct amdgcn_instruction insn;
		char text[AMDGCN_TEXT] = "";

		size = amdgcn_decode(c->processor, (const char *)c->bytes + i, c->size - i, &insn);
		if (size)
			amdgcn_text(c->processor, &insn, text);
		buf_printf(out, "%s\n", text);
		size += size ? 0 : 4;
	}
	for (size_t i = 0; all && i < all->nfunctions; i++) {
		put_simulation(out, &all->functions[i], 0);
		put_simulation(out, &all->functions[i], 1e300);
	}
	amdgcn_free(notes);
	amdgcn_free(descriptor);
	amdgcn_close(o);
}

static struct buf
everything(void)
{
	static const char *const arguments[] = {"-shared", "-T", "INI.ld", "f.o"};
	const struct amdgcn_settings settings = {.size = sizeof settings, .name = "f.s"};
	struct amdgcn_file files[] = {{"INI.ld", script, sizeof script - 1}, {"f.o", NULL, 0}};
	const struct amdgcn_link l = {sizeof l, arguments, sizeof arguments / sizeof *arguments, files, 2};
	struct buf out = {0};
	void *object = NULL, *linked = NULL;
	size_t n = 0;

	buf_printf(&out, "%s %s %s %d\n", real_general(0.1, 17).z, real_fixed(48.9, 1).z, real_shortest(1e-7 / 3, 'g', 15).z,
		2 * real_read("2.5e-3", NULL) == 5e-3);
	amdgcn_assemble(&settings, wrong, sizeof wrong - 1, report, &out, &object, &n);
	amdgcn_free(object);
	size_t wrongs = out.n;
	amdgcn_assemble(&settings, code, sizeof code - 1, report, &out, &object, &n);
	put_object(&out, object, n);
	files[1].bytes = object;
	files[1].size = n;
	amdgcn_link(&l, report, &out, &linked, &n, NULL);
	if (!object || !linked)
		printf("the code has errors: %.*s\n", (int)(out.n - wrongs), (const char *)out.p + wrongs);
	put_object(&out, linked, n);
	amdgcn_free(object);
	amdgcn_free(linked);
	return out;
}

static void
put_range(FILE *f, const char *name, unsigned first, unsigned last)
{
	fprintf(f, "%s", name);
	for (unsigned c = first; c <= last; c++)
		fprintf(f, "%s<U%04X>", c > first ? ";" : "", c);
}

static void
put_case(FILE *f, const char *name, unsigned first, int other, unsigned i, unsigned exception)
{
	fprintf(f, "%s ", name);
	for (unsigned c = first; c < first + 26; c++)
		fprintf(f, "%s(<U%04X>,<U%04X>)", c > first ? ";" : "", c, c == i ? exception : (unsigned)((int)c + other));
	fprintf(f, "\n");
}

/* Compiles the locale "comma" in the current folder. Returns whether setlocale() accepts it. */
static bool
make_locale(void)
{
	FILE *map = fopen("bytes.map", "w"), *f = fopen("comma.src", "w");

	if (!map || !f)
		return false;
	fprintf(map, "<code_set_name> BYTES\n<mb_cur_min> 1\n<mb_cur_max> 1\n<escape_char> /\n<comment_char> %%\nCHARMAP\n");
	for (unsigned c = 0; c < 256; c++)
		fprintf(map, "<U%04X> /x%02x BYTE\n", c, c);
	fprintf(map, "END CHARMAP\n");
	fprintf(f, "escape_char /\ncomment_char %%\nLC_CTYPE\n");
	put_range(f, "upper ", 'A', 'Z');
	put_range(f, "\nlower ", 'a', 'z');
	put_range(f, "\nalpha ", 'A', 'Z');
	put_range(f, ";", 'a', 'z');
	put_range(f, ";", 0xa0, 0xff);
	put_range(f, "\ndigit ", '0', '9');
	put_range(f, "\nxdigit ", '0', '9');
	put_range(f, ";", 'A', 'F');
	put_range(f, ";", 'a', 'f');
	put_range(f, "\nspace <U0020>;<U005F>;", 9, 13);
	put_range(f, "\ngraph ", 0x21, 0x5e);
	put_range(f, ";", 0x60, 0x7e);
	put_range(f, "\nprint <U0020>;", 0x21, 0x5e);
	put_range(f, ";", 0x60, 0x7e);
	fprintf(f, "\nblank <U0020>;<U0009>\n");
	put_case(f, "tolower", 'A', 32, 'I', 0xfd);
	put_case(f, "toupper", 'a', -32, 'i', 0xdd);
	fprintf(f, "END LC_CTYPE\nLC_NUMERIC\ndecimal_point \"<U002C>\"\nthousands_sep \"<U002E>\"\ngrouping 3;3\nEND LC_NUMERIC\n");
	fclose(map);
	fclose(f);
	/* the status is 1, because the other categories are missing, which -c allows */
	if (system("localedef --no-archive -c -i ./comma.src -f ./bytes.map ./comma 2>localedef.log") < 0)
		return false;
	setenv("LOCPATH", ".", 1);
	return setlocale(LC_ALL, "comma") && *localeconv()->decimal_point == ',' && isspace('_') && tolower('I') != 'i';
}

static int
compare(const char *when, struct buf got, struct buf want)
{
	size_t i = 0;

	while (i < got.n && i < want.n && got.p[i] == want.p[i])
		i++;
	if (got.n == want.n && i == got.n)
		return 0;
	while (i && want.p[i - 1] != '\n' && want.p[i - 1])
		i--;
	return printf("%s: '%.*s', but in the C locale '%.*s'\n", when, (int)strcspn((char *)got.p + i, "\n"), (char *)got.p + i,
		(int)strcspn((char *)want.p + i, "\n"), (char *)want.p + i) > 0;
}

int
main(void)
{
	struct buf want = everything();

	if (!make_locale()) {
		printf("needs localedef of glibc\n");
		return CANNOT_RUN;
	}
	struct buf got = everything();
	int differs = compare("after setlocale()", got, want);
	buf_free(&got);
	locale_t own = duplocale(LC_GLOBAL_LOCALE);
	setlocale(LC_ALL, "C");
	uselocale(own);
	got = everything();
	differs |= compare("after uselocale()", got, want);
	if (uselocale(LC_GLOBAL_LOCALE) != own)
		differs = printf("the library has changed the locale of the thread\n") > 0;
	freelocale(own);
	buf_free(&got);
	buf_free(&want);
	return differs;
}
