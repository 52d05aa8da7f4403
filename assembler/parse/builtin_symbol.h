/* Symbols that the assembler sets itself: those that tell the source its processor, and those that count the
 * registers of its code, .amdgcn.next_free_… and, where code objects are old, .kernel.…_count. */
#ifndef ASSEMBLER_PARSE_BUILTIN_SYMBOL_H
#define ASSEMBLER_PARSE_BUILTIN_SYMBOL_H

struct as;
struct assembled;

/* The processor is known. */
void
builtin_processor(struct as *as);

/* .kernel.…_count begin again at 0. */
void
builtin_count_begin(struct as *as);

/* Counts the registers that an instruction names. */
void
builtin_count(struct as *as, const struct assembled *made);

#endif
