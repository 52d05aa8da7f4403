/* Variables of every binding and visibility, with addresses as initial values, and in named sections. */
struct link { struct link *next; const char *name; int (*f)(void); long v; };
extern int elsewhere __attribute__((visibility("default"))), elsewhere_hidden __attribute__((visibility("hidden"), weak));
extern const int table[] __attribute__((visibility("default")));
static int hidden_count;
int zero, set = 5;
int big[1000];
const double pi = 3.141592653589793;
static const unsigned char bytes[] = {1, 2, 3, 250, 255};
__attribute__((weak)) int weak_one = 1;
__attribute__((visibility("hidden"))) int hidden_one = 2;
__attribute__((visibility("protected"))) int protected_one = 3;
__attribute__((section(".special.data"))) int special = 4;
__attribute__((section("with space"), used)) static short spaced[3] = {1, 2, 3};
__attribute__((aligned(256))) char aligned[3] = "ab";
_Float16 half = 1.5;
const long double quad = 1.25L;
static int f(void) { return hidden_count++; }
static struct link last = {0, "last", f, -1};
struct link first = {&last, "first", f, (long)&zero};
int *inside = &big[100], *other = &elsewhere;
const char *const names[] = {"a", "bc", "def", "bc"};
const unsigned short wide[] = u"wide";
extern int also __attribute__((alias("set")));
int sum(int i)
{
	return zero + set + big[i] + bytes[i & 3] + weak_one + hidden_one + protected_one + special + elsewhere +
		(&elsewhere_hidden ? elsewhere_hidden : 0) + table[i] + first.next->f() + *inside + aligned[1] + (int)half + names[i & 3][0] + spaced[1];
}
