/* Conversions between real numbers and text. The radix character is always '.', whatever locale the process has set. */
#ifndef BASE_REAL_H
#define BASE_REAL_H

#include <stddef.h>

/* Size of the text of a real number in scientific notation. */
enum { REAL_TEXT = 32 };

struct real_text {
	char z[REAL_TEXT];
};

/* Like strtod(). */
double
real_read(const char *z, char **end);

/* Like snprintf(), for formats with conversions of real numbers. */
__attribute__((format(printf, 3, 4))) int
real_format(char *out, size_t size, const char *format, ...);

/* Formats value as "%.*g" does: with at most so many significant digits, 1 to 17. */
struct real_text
real_general(double value, int digits);

/* Formats value as "%.*f" does: with so many digits, at most 6, after the point. Values of 1e15 and more are in scientific notation. */
struct real_text
real_fixed(double value, int digits);

/* Formats value with the fewest digits that read back as the same value, but at least `fewest` digits. letter is 'e' for
 * scientific notation with so many digits after the point, or 'g' for so many significant digits. */
struct real_text
real_shortest(double value, char letter, int fewest);

#endif
