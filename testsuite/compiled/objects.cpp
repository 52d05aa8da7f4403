/* Classes with virtual functions, static objects, templates, lambdas. */
struct shape { virtual int area() const = 0; virtual ~shape() {} int id = 3; };
struct square : shape { int side; square(int s) : side(s) {} int area() const override { return side * side; } };
struct box final : square { int high; box(int s, int h) : square(s), high(h) {} int area() const override { return square::area() * high; } };
void operator delete(void *, unsigned long) noexcept {}
void operator delete(void *) noexcept {}
namespace deep { namespace er { template <class T, int N> struct array { T of[N]; T sum() const { T t = 0; for (T x : of) t += x; return t; } }; } }
deep::er::array<float, 5> numbers = {{1, 2, 3, 4, 5}};
box made(3, 4);
template <class F> int apply(F f, int n) { int s = 0; for (int i = 0; i < n; i++) s += f(i); return s; }
int test(const shape &s, int n) { return s.area() + apply([&](int i) { return i * s.id; }, n) + (int)numbers.sum() + made.area(); }
