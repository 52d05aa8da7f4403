/* The keywords of -z, one row each. A keyword sets an option, sets flags for the loader, is ignored, or is rejected.
 * The manual lists the ignored keywords from these rows. */
#include "linker/options/keyword.h"

#include <elf.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/option/opt.h"
#include "linker/options/value.h"

enum kind {
	FLAG,   /* sets the bool at `offset` to `value` */
	CHOICE, /* sets the uint8_t at `offset` to `value` */
	LOADER, /* sets the bits `value` of DT_FLAGS_1 and the bits `flags` of DT_FLAGS */
	NUMBER, /* NAME=N: sets the uint64_t at `offset` to N */
	PAGE,   /* NAME=N: sets the uint64_t at `offset` to N, which must be a power of two */
	WORD,   /* NAME=WORD: sets the uint8_t at `offset` to the index of WORD in `text` */
	NONE,   /* NAME=none is ignored; every other word in `text` is for another machine, and is rejected */
	IGNORED,
	REFUSED, /* rejected; `text` is the reason */
};

static const char MACHINE[] = "it is for machines other than AMDGPU";
static const char REPORT[] = "none warning error";

/* Larger pages cannot be used. */
#define PAGE_MAX (ADDRESS_END / 2)

#define FIELD(name) offsetof(struct link_options, name)

static const struct keyword {
	const char *name;
	enum kind kind;
	size_t offset;
	uint32_t value, flags;
	const char *text;
} keywords[] = {
	{"defs", FLAG, FIELD(allow_undefined), false, 0, NULL},
	{"undefs", FLAG, FIELD(allow_undefined), true, 0, NULL},
	{"nodefs", FLAG, FIELD(allow_undefined), true, 0, NULL},
	{"muldefs", FLAG, FIELD(allow_multiple), true, 0, NULL},
	{"now", FLAG, FIELD(now), true, 0, NULL},
	{"lazy", FLAG, FIELD(now), false, 0, NULL},
	{"relro", FLAG, FIELD(relro), true, 0, NULL},
	{"norelro", FLAG, FIELD(relro), false, 0, NULL},
	{"text", FLAG, FIELD(text), true, 0, NULL},
	{"notext", FLAG, FIELD(text), false, 0, NULL},
	{"execstack", FLAG, FIELD(execstack), true, 0, NULL},
	{"noexecstack", FLAG, FIELD(execstack), false, 0, NULL},
	{"nognustack", FLAG, FIELD(gnustack), false, 0, NULL},
	{"gnustack", FLAG, FIELD(gnustack), true, 0, NULL},
	{"combreloc", FLAG, FIELD(combreloc), true, 0, NULL},
	{"nocombreloc", FLAG, FIELD(combreloc), false, 0, NULL},
	{"start-stop-gc", FLAG, FIELD(start_stop_gc), true, 0, NULL},
	{"nostart-stop-gc", FLAG, FIELD(start_stop_gc), false, 0, NULL},
	{"dynamic-undefined-weak", CHOICE, FIELD(undefined_symbols), UNDEFINED_DYNAMIC, 0, NULL},
	{"nodynamic-undefined-weak", CHOICE, FIELD(undefined_symbols), UNDEFINED_ZERO, 0, NULL},
	{"max-page-size", PAGE, FIELD(page), 0, 0, NULL},
	{"common-page-size", PAGE, FIELD(common_page), 0, 0, NULL},
	{"stack-size", NUMBER, FIELD(stack_size), 0, 0, NULL},
	/* the words are in the order of the values STV_DEFAULT to STV_PROTECTED */
	{"start-stop-visibility", WORD, FIELD(start_stop_visibility), 0, 0, "default internal hidden protected"},

	{"global", LOADER, 0, DF_1_GLOBAL, 0, NULL},
	{"initfirst", LOADER, 0, DF_1_INITFIRST, 0, NULL},
	{"interpose", LOADER, 0, DF_1_INTERPOSE, 0, NULL},
	{"nodefaultlib", LOADER, 0, DF_1_NODEFLIB, 0, NULL},
	{"nodelete", LOADER, 0, DF_1_NODELETE, 0, NULL},
	{"nodlopen", LOADER, 0, DF_1_NOOPEN, 0, NULL},
	{"origin", LOADER, 0, DF_1_ORIGIN, DF_ORIGIN, NULL},

	{"common", IGNORED, 0, 0, 0, NULL},
	{"copyreloc", IGNORED, 0, 0, 0, NULL},
	{"force-ibt", IGNORED, 0, 0, 0, NULL},
	{"hazardplt", IGNORED, 0, 0, 0, NULL},
	{"keep-text-section-prefix", IGNORED, 0, 0, 0, NULL},
	{"lrodata-after-bss", IGNORED, 0, 0, 0, NULL},
	{"nocopyreloc", IGNORED, 0, 0, 0, NULL},
	{"nodump", IGNORED, 0, 0, 0, NULL},
	{"noextern-protected-data", IGNORED, 0, 0, 0, NULL},
	{"nokeep-text-section-prefix", IGNORED, 0, 0, 0, NULL},
	{"nolrodata-after-bss", IGNORED, 0, 0, 0, NULL},
	{"nopack-relative-relocs", IGNORED, 0, 0, 0, NULL},
	{"noseparate-code", IGNORED, 0, 0, 0, NULL},
	{"nounique-symbol", IGNORED, 0, 0, 0, NULL},
	{"rela", IGNORED, 0, 0, 0, NULL},
	{"retpolineplt", IGNORED, 0, 0, 0, NULL},
	{"rodynamic", IGNORED, 0, 0, 0, NULL},
	{"separate-code", IGNORED, 0, 0, 0, NULL},
	{"separate-loadable-segments", IGNORED, 0, 0, 0, NULL},
	{"shstk", IGNORED, 0, 0, 0, NULL},
	{"wxneeded", IGNORED, 0, 0, 0, NULL},
	{"bti-report", NONE, 0, 0, 0, REPORT},
	{"cet-report", NONE, 0, 0, 0, REPORT},
	{"gcs-report", NONE, 0, 0, 0, REPORT},
	{"pauth-report", NONE, 0, 0, 0, REPORT},

	{"force-bti", REFUSED, 0, 0, 0, MACHINE},
	{"pac-plt", REFUSED, 0, 0, 0, MACHINE},
	{"rel", REFUSED, 0, 0, 0, "loaders of code objects want relocations with addends"},
	{"pack-relative-relocs", REFUSED, 0, 0, 0, "loaders of code objects do not support it"},
};

enum { NKEYWORDS = sizeof keywords / sizeof keywords[0] };

static bool
has_value(const struct keyword *k)
{
	return k->kind >= NUMBER && k->kind <= NONE;
}

/* Returns the row whose name precedes the '=' in word, or NULL. Sets *value to the text after the '=', or to NULL if word has no
 * '='. */
static const struct keyword *
find_keyword(const char *word, const char **value)
{
	struct str name = {word, strcspn(word, "=")};

	*value = word[name.n] ? word + name.n + 1 : NULL;
	for (size_t i = 0; i < NKEYWORDS; i++) {
		if (str_eqz(name, keywords[i].name) && (has_value(&keywords[i]) || !*value))
			return &keywords[i];
	}
	return NULL;
}

static uint64_t
page_size(struct link_options *o, const char *option, const char *value)
{
	uint64_t n = value_number(o->diag, option, value, 1, PAGE_MAX);

	if (n & (n - 1))
		link_error(o, "%s: expected a power of two, but got %s", option, value);
	return n & (n - 1) ? 1 : n;
}

/* Returns the index of value among the words in the row's text. If value is not one of these words, reports an error and returns
 * 0. */
static size_t
word_number(struct link_options *o, const char *option, const struct keyword *k, const char *value)
{
	int i = opt_word_index(k->text, value);
	struct buf choices = {0};

	if (i >= 0)
		return (size_t)i;
	opt_put_choices(&choices, k->text);
	link_error(o, "%s: expected %.*s, but got '%s'", option, (int)choices.n, (const char *)choices.p, value);
	buf_free(&choices);
	return 0;
}

static void
set_value(struct link_options *o, const struct keyword *k, const char *value)
{
	void *field = (char *)o + k->offset;
	char option[64];

	snprintf(option, sizeof option, "-z %s", k->name);
	switch (k->kind) {
	case NUMBER: *(uint64_t *)field = value_number(o->diag, option, value, 0, UINT64_MAX); break;
	case PAGE: *(uint64_t *)field = page_size(o, option, value); break;
	case WORD: *(uint8_t *)field = (uint8_t)word_number(o, option, k, value); break;
	default:
		if (word_number(o, option, k, value))
			link_error(o, "%s=%s: %s", option, value, MACHINE);
	}
}

bool
keyword_set(struct link_options *o, const char *word)
{
	const char *value;
	const struct keyword *k = find_keyword(word, &value);

	if (!k)
		return false;
	if (has_value(k)) {
		if (value)
			set_value(o, k, value);
		else
			link_error(o, "-z %s needs a value: %s=VALUE", word, word);
		return true;
	}
	switch (k->kind) {
	case FLAG:
		*(bool *)((char *)o + k->offset) = k->value;
		o->undefined_given |= k->offset == FIELD(allow_undefined);
		break;
	case CHOICE:
		*(uint8_t *)((char *)o + k->offset) = (uint8_t)k->value;
		break;
	case LOADER:
		o->flags_1 |= k->value;
		o->flags |= k->flags;
		break;
	case REFUSED: link_error(o, "-z %s: %s", word, k->text); break;
	default: break;
	}
	return true;
}

static const char *
keyword_name(void *user, size_t i)
{
	(void)user;
	return i < NKEYWORDS ? keywords[i].name : NULL;
}

const char *
keyword_near(const char *word)
{
	return str_nearest((struct str){word, strcspn(word, "=")}, keyword_name, NULL);
}
