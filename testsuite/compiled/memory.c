/* Copies and fills of constant and variable size; unaligned and volatile accesses. */
void copy(char *to, const char *from) { __builtin_memcpy(to, from, 37); }
void copy_aligned(int *to, const int *from) { __builtin_memcpy(__builtin_assume_aligned(to, 16), __builtin_assume_aligned(from, 16), 256); }
void copy_many(char *to, const char *from, unsigned long n) { __builtin_memcpy(to, from, n); }
void move(char *to, const char *from, int n) { __builtin_memmove(to, from, n); }
void fill(char *to, int c) { __builtin_memset(to, c, 100); }
void fill_many(char *to, unsigned n) { __builtin_memset(to, 0, n); }
struct __attribute__((packed)) odd { char c; int i; long l; };
long odd(struct odd *p) { p->i++; return p->l + p->i; }
int order(volatile int *p) { p[0] = 1; p[1] = p[2]; __atomic_thread_fence(__ATOMIC_SEQ_CST); return p[3] + p[3]; }
signed char narrow(signed char *p, short *q, unsigned char *r) { p[1] = p[2]; q[1] = q[5000]; r[-1] = r[70]; return p[3]; }
void far_away(int *p, long i) { p[1 << 20] = p[-5]; p[i * 3] = p[i + 1000]; }
