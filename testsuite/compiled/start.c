/* Constructors and destructors; retained and ordered sections. */
int state;
__attribute__((constructor)) static void begin(void) { state = 1; }
__attribute__((constructor(101))) static void first(void) { state = 2; }
__attribute__((destructor)) static void end(void) { state = 3; }
__attribute__((used, retain)) static int kept = 4;
__attribute__((cold, noinline)) int unlikely(int x) { return x * state; }
__attribute__((hot)) int likely(int x) { return __builtin_expect(x > 3, 0) ? unlikely(x) : x; }
__attribute__((section(".text.own"), aligned(512))) int own(int x) { return x + kept; }
__attribute__((minsize)) int small(int x) { return x / 3; }
extern int maybe(void) __attribute__((weak, visibility("default")));
int ask(void) { return maybe ? maybe() : 0; }
