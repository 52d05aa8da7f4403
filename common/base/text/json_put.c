/* Whether a comma is needed follows from the last byte: none after a bracket that opens, and after the blanks of json_put_line(). Values
 * end with a quote, a letter, a digit or a bracket that closes. */
#include "common/base/text/json_put.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "common/base/text/json_string.h"
#include "common/base/text/real.h"

static void
begin(struct buf *b, const char *key)
{
	if (b->n && !memchr("{[ ", b->p[b->n - 1], 3))
		buf_put(b, ", ", 2);
	if (key)
		buf_printf(b, "\"%s\": ", key);
}

void
json_put_open(struct buf *b, const char *key, char bracket)
{
	begin(b, key);
	buf_put(b, &bracket, 1);
}

void
json_put_close(struct buf *b, char bracket)
{
	buf_put(b, &bracket, 1);
}

void
json_put_line(struct buf *b, unsigned indent)
{
	if (b->n && !memchr("{[", b->p[b->n - 1], 2))
		buf_put(b, ",", 1);
	buf_put(b, "\n", 1);
	buf_fill(b, ' ', indent);
}

void
json_put_z(struct buf *b, const char *key, const char *z)
{
	if (!z)
		return;
	begin(b, key);
	json_string_put(b, str_from(z));
}

void
json_put_uint(struct buf *b, const char *key, uint64_t value)
{
	begin(b, key);
	buf_printf(b, "%" PRIu64, value);
}

void
json_put_int(struct buf *b, const char *key, int64_t value)
{
	begin(b, key);
	buf_printf(b, "%" PRId64, value);
}

void
json_put_bool(struct buf *b, const char *key, bool value)
{
	begin(b, key);
	buf_printf(b, "%s", value ? "true" : "false");
}

void
json_put_real(struct buf *b, const char *key, double value)
{
	begin(b, key);
	buf_printf(b, "%s", isfinite(value) ? real_shortest(value, 'g', 1).z : "null");
}
