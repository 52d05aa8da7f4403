/* Unaligned fields, unions, arrays of structs, bit fields of 64 bits. */
struct __attribute__((packed)) odd { char a; int b; short c; long d; double e; };
union mixed { float f; unsigned u; short s[2]; unsigned char c[4]; };
struct nested { struct odd o[3]; union mixed m; long w : 37, x : 27; _Bool flag; };
long packed(struct odd *p, union mixed *m, struct nested *n)
{
	p[1] = p[0];
	m->f = m[1].s[0] * 2.0f;
	n->o[2].b = p->c;
	n->w = p->d;
	n->flag = n->x > 9;
	__builtin_memcpy(&n->o[0], p, 17);
	__builtin_memset(n->o + 1, 0, sizeof *n->o);
	__builtin_memmove(p + 1, p, 3 * sizeof *p);
	return n->o[1].d + m[2].c[3] + p[2].e;
}
struct nested given(struct nested n, struct odd o, union mixed m) { n.o[0] = o; n.m = m; return n; }
