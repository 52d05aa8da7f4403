// Functions and tables that several objects may define: groups, virtual functions, templates.
struct shape {
	virtual float area() const = 0;
	virtual ~shape() {}
	int id = 7;
};
struct square : shape {
	float side;
	float area() const override { return side * side; }
};
struct circle : shape {
	float radius;
	float area() const override { return radius * radius * 3.14159f; }
};
template <typename T> T largest(const T *p, int n)
{
	static T seen;
	for (int i = 0; i < n; i++)
		seen = p[i] > seen ? p[i] : seen;
	return seen;
}
inline int counter = 5;
inline int next() { static int n = counter; return n++; }
void operator delete(void *, unsigned long) noexcept {}
float total(const shape *const *p, int n)
{
	float sum = 0;
	for (int i = 0; i < n; i++)
		sum += p[i]->area();
	return sum + largest(&sum, 1) + (float)largest(&n, 1) + (float)next();
}
shape *make(void *at, bool round) { struct place { }; return round ? (shape *)at : nullptr; }
square a_square;
circle a_circle;
