/* Patterns of names. */
#ifndef BASE_GLOB_H
#define BASE_GLOB_H

#include <stdbool.h>

/* Returns whether the pattern matches all of the text, byte by byte as LLVM's tools match. '*' matches any bytes, '?' any byte,
 * "[a-z]", "[!a-z]" and "[^a-z]" a byte that is, or is not, in the set, in which a ']' at the first position is a member; '[' without
 * ']' is an ordinary character. '\' makes the next character an ordinary one, outside of sets. Unlike fnmatch(), does not depend on
 * the locale. Takes time in proportion to the product of the two lengths at most. */
bool
glob_matches(const char *pattern, const char *text);

#endif
