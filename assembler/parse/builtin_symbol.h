/* Symbols that the assembler defines: those that describe the processor, and register counts, .amdgcn.next_free_… and, for old
 * code objects, .kernel.…_count. */
#ifndef ASSEMBLER_PARSE_BUILTIN_SYMBOL_H
#define ASSEMBLER_PARSE_BUILTIN_SYMBOL_H

struct as;
struct assembled;

/* Defines the symbols of the processor, once it is known. */
void
builtin_processor(struct as *as);

/* Resets .kernel.…_count to 0. */
void
builtin_count_begin(struct as *as);

/* Counts the registers that an instruction uses. */
void
builtin_count(struct as *as, const struct assembled *made);

#endif
