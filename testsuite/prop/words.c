/* Tests random words on every processor. Encoding a decoded instruction must reproduce the bytes, except ignored bits, which get
 * the values that the assembler writes. Assembling the text of the instruction must produce the same bytes, or bytes with the same
 * text. The assembler may only reject text that breaks one of a few rules that LLVM's disassembler does not check.
 *
 * prop-words ASSEMBLER */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "common/isa/insn.h"
#include "testsuite/prop/random.h"

enum { WORDS = 20000, SLOT = 32, SHOWN = 10, CANNOT_RUN = 77 };

struct sample {
	uint8_t bytes[INSN_BYTES];
	unsigned size;
	bool rejected; /* whether the assembler rejected the text */
	char *text;
};

/* Messages for rules that only the assembler enforces, as in LLVM: the disassembler accepts words that break them. */
static const char *const rules[] = {
	"image_gather dmask",
	"must be MSAA type",
	"must be 0 on this GPU", /* for op_sel of dot products */
	"modifier is not supported by this instruction", /* for op_sel_hi of dot products and tfe of stores */
	"must not partially overlap",
	"inline constants are not allowed",
	"must be either a VGPR",
	"only 4-bit values",
	NULL,
};
static unsigned failures;
static struct diag *diag;

static void
complain(const struct isa *isa, const struct sample *s, const char *what, const uint8_t *got,
	unsigned n)
{
	if (failures++ >= SHOWN)
		return;
	printf("%s: ", isa->target->name);
	for (unsigned i = 0; i < s->size; i++)
		printf("%02x", s->bytes[i]);
	printf(" \"%s\": %s", s->text, what);
	for (unsigned i = 0; i < n; i++)
		printf("%02x", got[i]);
	printf("\n");
}

/* Generates random bytes. In half of the cases, few bits are set after the first dword, because encodings leave many fields zero. */
static void
random_bytes(uint8_t *bytes)
{
	bool sparse = next_random() & 1;

	for (unsigned i = 0; i < INSN_BYTES; i += 4) {
		uint64_t r = next_random();
		uint32_t word = (uint32_t)r;

		if (sparse && i)
			word &= (uint32_t)(r >> 32) & (uint32_t)next_random();
		memcpy(bytes + i, &word, 4);
	}
}

/* Makes a sample from random bytes. Returns false if the bytes are not an instruction. */
static bool
sample_make(const struct isa *isa, struct sample *s)
{
	uint8_t again[INSN_BYTES] = {0};

	random_bytes(s->bytes);
	struct insn insn;
	s->size = insn_decode(isa, s->bytes, INSN_BYTES, &insn);
	if (s->size == 0)
		return false;
	char text[INSN_TEXT];
	insn_print(isa, &insn, text);
	s->text = strdup(text);
	if (insn_encode(&insn, again) != s->size || insn_same(&insn, s->bytes) != !memcmp(again, s->bytes, s->size))
		complain(isa, s, "encodes to ", again, s->size);
	memcpy(s->bytes, again, s->size);
	if (insn_decode(isa, again, INSN_BYTES, &insn) != s->size || !insn_same(&insn, again))
		complain(isa, s, "is not as it is written, but ", again, s->size);
	return true;
}

static bool
same_text(const struct isa *isa, const uint8_t *got, const struct sample *s)
{
	struct insn insn;

	if (!insn_decode(isa, got, INSN_BYTES, &insn))
		return false;
	char text[INSN_TEXT];
	insn_print(isa, &insn, text);
	return strcmp(text, s->text) == 0;
}

/* Writes the text of each sample at its own offset, so that an error in one sample does not move the others. */
static void
write_source(const struct sample *samples, size_t n)
{
	struct buf source = {0};

	for (size_t i = 0; i < n; i++)
		buf_printf(&source, "%s\n.p2align 5\n", samples[i].rejected ? "s_nop 0" : samples[i].text);
	if (buf_write_file(&source, "words.s", 0644, NULL))
		die("words.s cannot be written");
	buf_free(&source);
}

static bool
assemble(const struct isa *isa, const char *assembler)
{
	char command[4096];

	snprintf(command, sizeof command, "'%s' -W -mcpu=%s -o words.o words.s >words.err 2>&1", assembler,
		isa->target->name);
	return system(command) == 0;
}

static bool
names_rule(const char *message)
{
	for (unsigned i = 0; rules[i]; i++)
		if (strstr(message, rules[i]))
			return true;
	return false;
}

/* Marks the samples that the assembler rejected. Each sample has two lines in the source. */
static void
mark_rejected(const struct isa *isa, struct sample *samples, size_t n)
{
	FILE *f = fopen("words.err", "r");
	char line[1024];
	unsigned number;

	while (f && fgets(line, sizeof line, f)) {
		if (sscanf(line, "words.s:%u:", &number) != 1 || number == 0 || number > 2 * n
			|| samples[number / 2].rejected)
			continue;
		samples[number / 2].rejected = true;
		if (!names_rule(line))
			complain(isa, &samples[number / 2], line, NULL, 0);
	}
	if (f)
		fclose(f);
}

static void
compare_object(const struct isa *isa, const struct sample *samples, size_t n)
{
	struct elfin object;

	if (!elfin_open(&object, diag, "words.o"))
		exit(1);
	const struct elfin_section *text = elfin_find(&object, SHT_PROGBITS, ".text");
	if (!text || text->hdr.sh_size < n * SLOT) {
		printf("%s: .text is too short\n", isa->target->name);
		exit(1);
	}
	for (size_t i = 0; i < n; i++) {
		const struct sample *s = &samples[i];
		const uint8_t *got = text->data + i * SLOT;

		if (!s->rejected && memcmp(got, s->bytes, s->size) != 0
			&& !same_text(isa, got, s))
			complain(isa, s, "assembles to ", got, s->size);
	}
	elfin_close(&object);
}

static void
check_target(const struct target *target, const char *assembler)
{
	struct sample *samples = calloc(WORDS, sizeof *samples);
	struct isa isa;
	size_t n = 0;

	isa_init(&isa, target);
	for (unsigned i = 0; i < WORDS; i++)
		n += sample_make(&isa, &samples[n]);
	printf("%s: %zu of %d words are instructions\n", target->name, n, WORDS);
	write_source(samples, n);
	if (n && !assemble(&isa, assembler)) {
		mark_rejected(&isa, samples, n);
		write_source(samples, n);
		if (!assemble(&isa, assembler)) {
			printf("%s: the assembler fails\n", target->name);
			failures++;
			n = 0;
		}
	}
	if (n)
		compare_object(&isa, samples, n);
	for (size_t i = 0; i < WORDS; i++)
		free(samples[i].text);
	free(samples);
}

int
main(int argc, char **argv)
{
	if (argc < 2 || access(argv[1], X_OK) != 0) {
		printf("needs an assembler");
		return CANNOT_RUN;
	}
	diag = diag_new("prop-words", NULL, NULL);
	for (size_t i = 0; i < isa_ntargets; i++)
		check_target(&isa_targets[i], argv[1]);
	printf("%u failures\n", failures);
	return diag_end(diag, failures != 0, 1);
}
