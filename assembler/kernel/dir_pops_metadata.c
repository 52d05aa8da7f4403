/* .amdgcn_pops_metadata keyword, …: properties of an ordered pixel shader and its draws, for the registers in amdpal metadata. */
#include <stdio.h>

#include "common/analysis/pops/pal_registers.h"
#include "assembler/kernel/kernel.h"
#include "assembler/kernel/pops_metadata.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/analysis/pops/pops.h"

enum { RATE_LAST = 4 }; /* log2 of the largest number of samples, 16 */

static const struct {
	const char *name;
	bool number;
} words[POPS_WORDS] = {
	[POPS_WORD_INTRAWAVE] = {"intrawave", false}, [POPS_WORD_SAMPLES] = {"samples", true},
	[POPS_WORD_RASTER_SAMPLES] = {"raster_samples", true}, [POPS_WORD_NO_COLOR] = {"no_color", false},
};

static struct loc
loc_of(struct kernels *kernels, const char *p)
{
	return input_file_loc(&kernels->in->source, lex_loc(&kernels->in->source.lexer, p));
}

/* Parses "= n", where n is a number of samples. Sets *rate to the logarithm of n to the base 2. */
static bool
read_rate(struct kernels *kernels, struct cursor *c, const char *name, unsigned *rate)
{
	const char *p = c->p;
	if (!cursor_pass(c, '=')) {
		diag_error(kernels->in->diag, loc_of(kernels, p), "expected = and a number of samples after %s", name);
		return false;
	}
	p = c->p;
	struct str text = cursor_word(c);
	cursor_blanks(c);
	for (*rate = 0; *rate <= RATE_LAST; ++*rate) {
		char number[12];
		snprintf(number, sizeof number, "%u", 1u << *rate);
		if (str_eqz(text, number))
			return true;
	}
	diag_error(kernels->in->diag, loc_of(kernels, p), "%s must be 1, 2, 4, 8 or 16", name);
	return false;
}

static bool
expected_word(struct kernels *kernels, const char *p)
{
	diag_error(kernels->in->diag, loc_of(kernels, p), "expected intrawave, samples, raster_samples or no_color");
	return false;
}

static bool
read_word(struct kernels *kernels, struct cursor *c, struct pops_metadata *to)
{
	const char *p = c->p;
	struct str text = cursor_word(c);
	int w = 0;
	while (w < POPS_WORDS && !str_eqz(text, words[w].name))
		w++;
	if (w == POPS_WORDS)
		return expected_word(kernels, p);
	if (to->at[w].pos) {
		diag_error(kernels->in->diag, loc_of(kernels, p), "%s is repeated", words[w].name);
		return false;
	}
	to->at[w] = loc_of(kernels, p);
	cursor_blanks(c);
	return !words[w].number || read_rate(kernels, c, words[w].name, &to->rate[w]);
}

/* Checks that the keywords are consistent with each other and with the processor. Returns false after an error. */
static bool
words_fit(struct kernels *kernels, const struct pops_metadata *pops)
{
	const struct target *t = kernels->in->id.isa.target;
	struct loc intrawave = pops->at[POPS_WORD_INTRAWAVE], samples = pops->at[POPS_WORD_SAMPLES];
	if (!pops_of(&kernels->in->id.isa))
		diag_error(kernels->in->diag, pops->loc, "%s has no ordered pixel shaders", t->name);
	else if (!pops_registers_known(t))
		diag_error(kernels->in->diag, pops->loc, "the registers that ordered pixel shaders need on %s are unknown", t->name);
	else if (intrawave.pos && !pops_has(&kernels->in->id.isa, POPS_LAYERS))
		diag_error(kernels->in->diag, intrawave, "%s puts pixels that overlap into different waves: there is no intrawave collision",
			t->name);
	else if (samples.pos && pops->at[POPS_WORD_RASTER_SAMPLES].pos &&
			pops->rate[POPS_WORD_SAMPLES] > pops->rate[POPS_WORD_RASTER_SAMPLES])
		diag_error(kernels->in->diag, samples, "samples must be at most raster_samples, %u", 1u << pops->rate[POPS_WORD_RASTER_SAMPLES]);
	else
		return true;
	return false;
}

void
dir_pops_metadata(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&kernels->in->source);
	struct pops_metadata pops = {.loc = input_file_loc(&kernels->in->source, st->loc)};
	if (!directive_fits(kernels->in, d, st->loc))
		return;
	if (kernels->pops.loc.pos) {
		diag_error(kernels->in->diag, st->loc, "the object already has %s", d->name);
		diag_note(kernels->in->diag, kernels->pops.loc, "it is here");
		return;
	}
	while (!cursor_at_end(&c)) {
		if (!read_word(kernels, &c, &pops))
			return;
		if (cursor_pass(&c, ',') && cursor_at_end(&c)) {
			expected_word(kernels, c.p);
			return;
		}
	}
	if (words_fit(kernels, &pops))
		kernels->pops = pops;
}
