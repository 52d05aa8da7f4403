/* Prints instructions and their effects. Each line of the input contains a processor and the words of an instruction in
 * hexadecimal. Tests of gen/ with a section "decode" compile this file with the library and the changed tables. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/isa/effects.h"

enum { LINE = 256 };

/* Prints the name of each bit that is set, such as "vmcnt". */
static void
print_bits(const char *title, unsigned bits, const char *const *names)
{
	for (unsigned i = 0; bits >> i; i++)
		if (bits >> i & 1)
			printf("; %s %s", title, names[i]);
}

static void
print_effects(const struct isa *isa, const struct insn *insn)
{
#define IMPLIED(name, units, meaning) #name,
	static const char *const implied[] = {
#include "common/isa/effects.def"
	};
#undef IMPLIED
#define COUNTER(name, meaning) #name,
	static const char *const counters[] = {
#include "common/isa/effects.def"
	};
#undef COUNTER
	const struct insn_effects *e = insn_effects(isa, insn);

	printf("  // %s", insn_effect_name(LIST_ISSUE, e->issue));
	print_bits("reads", e->reads, implied);
	print_bits("writes", e->writes, implied);
	print_bits("raises", e->counters, counters);
}

static void
decode(const char *name, const char *words)
{
	const struct target *target = target_find(str_from(name));
	uint8_t bytes[INSN_BYTES], again[INSN_BYTES];
	unsigned size = 0;
	char *end;
	struct isa isa;
	struct insn insn;
	char text[INSN_TEXT];

	printf("%s ", name);
	if (!target) {
		printf("unknown\n");
		return;
	}
	for (unsigned long word; word = strtoul(words, &end, 16), end != words && size < sizeof bytes; words = end)
		for (unsigned i = 0; i < 4; i++)
			bytes[size++] = (uint8_t)(word >> 8 * i);
	isa_init(&isa, target);
	if (insn_decode(&isa, bytes, size, &insn) != size) {
		printf("no instruction\n");
		return;
	}
	insn_print(&isa, &insn, text);
	printf("%s", text);
	print_effects(&isa, &insn);
	printf("%s\n", insn_encode(&insn, again) == size && memcmp(bytes, again, size) == 0 ? "" : "  encoded to other words");
}

int
main(void)
{
	char line[LINE], name[LINE];
	int used = 0;

	while (fgets(line, sizeof line, stdin))
		if (sscanf(line, "%s%n", name, &used) == 1)
			decode(name, line + used);
	return 0;
}
