/* The symbols that the assembler itself defines. Some describe the processor; others count registers: .amdgcn.next_free_… and, for
 * old code objects, .kernel.…_count. */
#ifndef ASSEMBLER_PARSE_BUILTIN_SYMBOL_H
#define ASSEMBLER_PARSE_BUILTIN_SYMBOL_H

struct reader;
struct assembled;

/* Defines the symbols that describe the processor. The processor must be known. */
void
builtin_processor(struct reader *in);

/* Resets the symbols .kernel.…_count to 0. */
void
builtin_count_begin(struct reader *in);

/* Updates the register-count symbols for an instruction. */
void
builtin_count(struct reader *in, const struct assembled *made);

#endif
