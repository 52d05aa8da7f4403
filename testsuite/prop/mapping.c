/* Tests files of any size that are truncated to any size while they are being read. The bytes from buf_read_file() and the two
 * NULs after them must stay readable: the file's content up to the new end, and old content or zeros after it. diag_error_count()
 * must report each truncated file once, by its name. A SIGBUS from other memory must go to the previous handler.
 *
 * prop-mapping */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/file/mapping.h"
#include "common/base/message/diag.h"
#include "testsuite/prop/random.h"

enum { ROUNDS = 300, MOST = 200000, NAME = 32 };

static unsigned failures;
static char last[200]; /* the last message */
static sigjmp_buf elsewhere;

static void
note(void *user, const struct diag_message *message)
{
	(void)user;
	snprintf(last, sizeof last, "%s", message->text);
}

static uint8_t
byte_at(size_t i)
{
	return (uint8_t)(i * 7 + i / 251 + 1) | 1;
}

static void
fail(const char *name, size_t n, size_t cut, const char *what)
{
	printf("%s of %zu bytes, cut to %zu: %s\n", name, n, cut, what);
	failures++;
}

static void
write_file(const char *name, size_t n)
{
	FILE *f = fopen(name, "wb");

	for (size_t i = 0; f && i < n; i++)
		putc(byte_at(i), f);
	if (!f || fclose(f))
		abort();
}

/* Returns a random size; in half of the cases, it is near a multiple of the page size. */
static size_t
any_size(size_t page)
{
	return below(2) ? (1 + below(40)) * page + below(5) - 2 : 1 + below(MOST);
}

static void
try(struct diag *d, unsigned round)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), n = any_size(page), cut = below(4) ? below(n + 1) : 0;
	/* end of the page that contains the new end of the file; later pages are lost */
	size_t kept = (cut + page - 1) / page * page;
	unsigned before = diag_error_count(d);
	struct buf b = {0};
	char name[NAME];
	bool zeros = false;

	snprintf(name, sizeof name, "file%u", round);
	write_file(name, n);
	if (buf_read_file(&b, name, NULL) || b.n != n || truncate(name, (off_t)cut))
		abort();
	for (size_t i = 0; i < n; i++) {
		zeros |= !b.p[i];
		if (b.p[i] != byte_at(i) && (i < cut || b.p[i])) {
			fail(name, n, cut, "a byte is neither the file's nor 0");
			break;
		}
	}
	if (b.p[n] || b.p[n + 1])
		fail(name, n, cut, "no NULs after it");
	*last = 0;
	diag_error_count(d);
	/* Only a mapped file can contain lost bytes. The pages from `kept` on are lost, except the last page, which is a private copy. */
	if (zeros && !b.mapped)
		fail(name, n, cut, "zeros in a copy");
	if (b.mapped && kept + page < n && diag_error_count(d) != before + 1)
		fail(name, n, cut, "not reported");
	if (*last && !strstr(last, name))
		fail(name, n, cut, last);
	buf_free(&b);
	unlink(name);
}

static void
leave(int number)
{
	(void)number;
	siglongjmp(elsewhere, 1);
}

static void
try_elsewhere(void)
{
	FILE *f = fopen("other", "wb+");

	if (!f || ftruncate(fileno(f), 4096))
		abort();
	volatile char *p = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fileno(f), 0);
	if (p == MAP_FAILED || ftruncate(fileno(f), 0))
		abort();
	if (sigsetjmp(elsewhere, 1) == 0) {
		(void)*p;
		printf("a signal of other memory is lost\n");
		failures++;
	}
	fclose(f);
}

int
main(void)
{
	struct diag *d = diag_new("prop-mapping", note, NULL);

	signal(SIGBUS, leave);
	mapping_start();
	for (unsigned round = 0; round < ROUNDS; round++)
		try(d, round);
	try_elsewhere();
	diag_free(d);
	return failures != 0;
}
