/* Structures as arguments of kernels and functions, returned, copied, packed. */
struct point { float x, y, z; };
struct big { struct point p[3]; char tag; double w; short s[5]; };
struct __attribute__((packed)) tight { char c; long l; short s; int i; };

__attribute__((noinline)) static struct point cross(struct point a, struct point b)
{
	struct point r = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
	return r;
}

__attribute__((noinline)) static struct big make(struct point p, int n)
{
	struct big b = {{p, p, {1, 2, 3}}, (char)n, n * 0.5, {1, 2, 3, 4, 5}};
	return b;
}

kernel void by_value(struct big b, global struct big *out, global struct tight *q)
{
	out[0] = b;
	out[1] = make(cross(b.p[0], b.p[1]), q->c);
	out[2].s[2] = b.s[q->c % 5];
	q->l += q->i * b.s[1];
	q->s = q->c;
}
