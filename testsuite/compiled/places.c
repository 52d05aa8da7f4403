/* Sections, aliases, weak and common symbols, visibility, constructors. */
__attribute__((section(".mine"))) int in_section = 5;
__attribute__((section(".text.mine"))) int code(int x) { return x + in_section; }
extern int other(int) __attribute__((alias("code")));
__attribute__((weak)) int maybe(int x) { return x; }
extern __attribute__((weak)) int absent(int);
__attribute__((visibility("protected"))) int guarded = 3;
__attribute__((visibility("hidden"))) int secret[7];
__attribute__((common)) int shared;
static const char text[] = "text", *const words[] = {"one", "two", text + 1};
__attribute__((used)) static int kept = 9;
__attribute__((used, retain)) static int retained = 9;
__attribute__((constructor)) static void first(void) { secret[0] = 1; }
__attribute__((destructor(200))) static void last(void) { secret[1] = 1; }
__attribute__((aligned(256))) double aligned[3] = {1, 2, 0x1p-1022};
__attribute__((cold, noinline)) static int seldom(int x) { return x * shared; }
long *const here = (long *)((char *)aligned + 8);
int uses(int x) { return (absent ? absent(x) : maybe(x)) + other(x) + words[x][1] + guarded + (x ? seldom(x) : 0) + secret[x]; }
