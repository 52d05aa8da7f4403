/* Layouts by Graphviz's dot. One process reads a sequence of graphs and answers each with a line for each node and edge ("plain"
 * format: inches, y upwards, a node's point is its center) and "stop". Nodes are identified by number, edges by color. Clusters
 * keep the nodes of a loop together; their boxes are computed from their members. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/file/clock.h"
#include "common/base/memory/die.h"
#include "objdump/layout/layout.h"

enum {
	NODES = 700, EDGES = 2000, /* for larger graphs dot takes seconds, and routes edges in detours */
	PATIENCE = 5000,           /* milliseconds for one layout */
	FAILURES = 3,              /* dot is given up after this many failures … */
	PATIENCE_ALL = 30000,      /* … or this many milliseconds */
	CHUNK = 1 << 16, LINE = 1 << 24, /* bytes of its answer: read at once, and maximum length of a line */
};

static const float inch = 72, inset = 14, title = 10;

/* Ends the process. */
static void
stop(struct dot *dot)
{
	if (!dot->pid)
		return;
	close(dot->to);
	close(dot->from);
	kill(dot->pid, SIGKILL);
	while (waitpid(dot->pid, NULL, 0) < 0 && errno == EINTR)
		;
	dot->pid = 0;
	dot->n = dot->at = 0;
}

void
dot_close(struct dot *dot)
{
	stop(dot);
	free(dot->p);
	*dot = (struct dot){0};
}

/* Starts the process with the other ends of the pipes; returns whether it runs. */
static bool
spawn(struct dot *dot, int in, int out)
{
	char program[] = "dot", format[] = "-Tplain", *const argv[] = {program, format, NULL};
	posix_spawn_file_actions_t actions;
	bool good;

	if (posix_spawn_file_actions_init(&actions))
		return false;
	good = posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO) == 0 &&
		posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO) == 0 &&
		posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
		posix_spawnp(&dot->pid, program, &actions, NULL, argv, environ) == 0;
	posix_spawn_file_actions_destroy(&actions);
	return good;
}

static bool
start(struct dot *dot)
{
	int to[2], from[2];
	bool good;

	if (pipe2(to, O_CLOEXEC))
		return false;
	if (pipe2(from, O_CLOEXEC)) {
		close(to[0]);
		close(to[1]);
		return false;
	}
	dot->to = to[1];
	dot->from = from[0];
	good = fcntl(dot->to, F_SETFL, O_NONBLOCK) == 0 && spawn(dot, to[0], from[1]);
	close(to[0]);
	close(from[1]);
	if (good)
		return true;
	close(dot->to);
	close(dot->from);
	dot->pid = 0;
	return false;
}

/* Waits until the descriptor is readable or writable. */
static bool
wait_for(int fd, short event, int64_t deadline)
{
	struct pollfd p = {.fd = fd, .events = event};
	int64_t left = deadline - clock_milliseconds();
	int n;

	do
		n = left > 0 ? poll(&p, 1, (int)left) : 0;
	while (n < 0 && errno == EINTR);
	return n > 0;
}

static bool
send_all(struct dot *dot, const struct buf *b, int64_t deadline)
{
	for (size_t at = 0; at < b->n;) {
		ssize_t n = wait_for(dot->to, POLLOUT, deadline) ? write(dot->to, b->p + at, b->n - at) : 0;

		if (n <= 0 && !(n < 0 && (errno == EINTR || errno == EAGAIN)))
			return false;
		at += n > 0 ? (size_t)n : 0;
	}
	return true;
}

/* The next line, NUL-terminated, valid until the next call; NULL: none. */
static char *
read_line(struct dot *dot, int64_t deadline)
{
	char *end;
	size_t looked = dot->at;

	while (!(end = dot->n > looked ? memchr(dot->p + looked, '\n', dot->n - looked) : NULL)) {
		ssize_t n;

		if (dot->at) {
			memmove(dot->p, dot->p + dot->at, dot->n - dot->at);
			dot->n -= dot->at;
			dot->at = 0;
		}
		looked = dot->n;
		if (dot->cap - dot->n < CHUNK) {
			dot->cap = 2 * dot->cap + CHUNK;
			dot->p = realloc(dot->p, dot->cap);
			if (!dot->p)
				die("out of memory");
		}
		n = wait_for(dot->from, POLLIN, deadline) ? read(dot->from, dot->p + dot->n, dot->cap - dot->n) : 0;
		if ((n <= 0 && !(n < 0 && errno == EINTR)) || dot->n > LINE)
			return NULL;
		dot->n += n > 0 ? (size_t)n : 0;
	}
	char *line = dot->p + dot->at;

	*end = 0;
	dot->at = (size_t)(end - dot->p) + 1;
	return line;
}

/* Members of each loop, or of none: lists that begin at first; the list of nodes, then the list of nested loops, continue in next. */
struct lists {
	uint32_t *first, *next;
};

static struct lists
find_lists(const struct layout *l)
{
	size_t n = (size_t)l->nloops + 1 + l->nnodes + l->nloops;
	struct lists s = {.first = malloc(n * sizeof *s.first)};

	if (!s.first)
		die("out of memory");
	memset(s.first, 0xff, n * sizeof *s.first);
	s.next = s.first + l->nloops + 1;
	for (uint32_t i = l->nnodes + l->nloops; i-- > 0;) {
		uint32_t in = i < l->nnodes ? l->nodes[i].loop : l->loops[i - l->nnodes].parent;
		uint32_t *first = &s.first[in == LAYOUT_NONE ? l->nloops : in];

		s.next[i] = *first;
		*first = i;
	}
	return s;
}

/* Writes the nodes, and clusters for loops. */
static void
put_nodes(struct buf *b, const struct layout *l)
{
	struct lists s = find_lists(l);
	uint32_t loop = l->nloops, at = s.first[loop];

	for (;;) {
		while (at == LAYOUT_NONE && loop != l->nloops) {
			buf_printf(b, "}\n");
			at = s.next[l->nnodes + loop];
			loop = l->loops[loop].parent == LAYOUT_NONE ? l->nloops : l->loops[loop].parent;
		}
		if (at == LAYOUT_NONE)
			break;
		if (at < l->nnodes) {
			buf_printf(b, "%u [width=%.4f,height=%.4f];\n", at, l->nodes[at].w / inch, l->nodes[at].h / inch);
			at = s.next[at];
		} else {
			loop = at - l->nnodes;
			buf_printf(b, "subgraph cluster_%u {\n", loop);
			at = s.first[loop];
		}
	}
	free(s.first);
}

/* Back edges are given to dot reversed; otherwise dot would choose which edges to reverse. */
static bool
is_back(const struct layout *l, uint32_t edge)
{
	return l->nodes[l->edges[edge].to].order < l->nodes[l->edges[edge].from].order;
}

static void
put_graph(struct buf *b, const struct layout *l)
{
	buf_printf(b, "digraph {\ngraph [nodesep=0.35,ranksep=0.45,margin=26];\nnode [shape=box,fixedsize=true,label=\"\"];\n"
		"edge [arrowhead=none];\n");
	put_nodes(b, l);
	for (uint32_t i = 0; i < l->nedges; i++)
		buf_printf(b, "%u -> %u [color=\"#%06x\"];\n", is_back(l, i) ? l->edges[i].to : l->edges[i].from,
			is_back(l, i) ? l->edges[i].from : l->edges[i].to, i);
	buf_printf(b, "}\n");
}

static float
next_float(char **at)
{
	return strtof(*at, at);
}

/* node NUMBER X Y WIDTH HEIGHT … */
static bool
take_node(struct layout *l, char *at)
{
	unsigned long i = strtoul(at, &at, 10);
	float x = next_float(&at) * inch, y = -next_float(&at) * inch;

	if (i >= l->nnodes || !isfinite(x) || !isfinite(y))
		return false;
	l->nodes[i].x = x - l->nodes[i].w / 2;
	l->nodes[i].y = y - l->nodes[i].h / 2;
	return true;
}

static struct layout_point
next_point(char **at)
{
	float x = next_float(at) * inch;

	return (struct layout_point){x, -next_float(at) * inch};
}

static void
reverse(struct layout_point *p, size_t n)
{
	for (size_t i = 0; i < n / 2; i++) {
		struct layout_point other = p[i];

		p[i] = p[n - 1 - i];
		p[n - 1 - i] = other;
	}
}

/* edge TAIL HEAD N X1 Y1 … XN YN STYLE COLOR */
static bool
take_edge(struct layout *l, char *at)
{
	const char *color = strrchr(at, '#');
	unsigned long i = color ? strtoul(color + 1, NULL, 16) : l->nedges, n;
	struct layout_edge *e;

	if (i >= l->nedges)
		return false;
	e = &l->edges[i];
	bool back = is_back(l, (uint32_t)i);

	if (strtoul(at, &at, 10) != (back ? e->to : e->from) || strtoul(at, &at, 10) != (back ? e->from : e->to))
		return false;
	n = strtoul(at, &at, 10);
	if (n < 4 || n % 3 != 1)
		return false;
	struct layout_point p = next_point(&at);

	layout_begin(l, e, p.x, p.y);
	for (; n > 1; n -= 3) {
		struct layout_point c = next_point(&at), d = next_point(&at);

		layout_bend(l, e, c, d, next_point(&at));
	}
	if (back)
		reverse(l->points + e->first, e->n);
	return true;
}

/* Whether the node or loop "in" is in the loop. */
static bool
is_within(const struct layout *l, uint32_t in, uint32_t loop)
{
	while (in != LAYOUT_NONE && in > loop)
		in = l->loops[in].parent;
	return in == loop;
}

/* Enlarges a box; left and top are stored as such, right and bottom in w and h. */
static void
include(struct layout_loop *l, float left, float top, float right, float bottom)
{
	l->x = fminf(l->x, left);
	l->y = fminf(l->y, top);
	l->w = fmaxf(l->w, right);
	l->h = fmaxf(l->h, bottom);
}

/* Eight points on a curve bound it within a few pixels. */
static void
include_curve(struct layout_loop *l, const struct layout_point p[4])
{
	for (float t = 0; t <= 1; t += 0.125F) {
		float a = (1 - t) * (1 - t) * (1 - t), b = 3 * t * (1 - t) * (1 - t), c = 3 * t * t * (1 - t), d = t * t * t;
		float x = a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y = a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y;

		include(l, x - inset / 2, y - inset / 2, x + inset / 2, y + inset / 2);
	}
}

/* The box of a loop contains its nodes, the edges between them, and nested loops. */
static void
find_boxes(struct layout *l)
{
	for (uint32_t i = 0; i < l->nloops; i++)
		l->loops[i] = (struct layout_loop){l->loops[i].parent, INFINITY, INFINITY, -INFINITY, -INFINITY};
	for (uint32_t i = 0; i < l->nnodes; i++)
		if (l->nodes[i].loop != LAYOUT_NONE)
			include(&l->loops[l->nodes[i].loop], l->nodes[i].x - inset, l->nodes[i].y - inset - title,
				l->nodes[i].x + l->nodes[i].w + inset, l->nodes[i].y + l->nodes[i].h + inset);
	for (uint32_t i = 0; i < l->nedges; i++) {
		uint32_t loop = l->nodes[l->edges[i].from].loop;

		while (loop != LAYOUT_NONE && !is_within(l, l->nodes[l->edges[i].to].loop, loop))
			loop = l->loops[loop].parent;
		for (size_t k = 0; loop != LAYOUT_NONE && k + 3 < l->edges[i].n; k += 3)
			include_curve(&l->loops[loop], &l->points[l->edges[i].first + k]);
	}
	for (uint32_t i = l->nloops; i-- > 0;) {
		struct layout_loop *in = &l->loops[i];

		if (in->parent != LAYOUT_NONE)
			include(&l->loops[in->parent], in->x - inset / 2, in->y - inset / 2 - title, in->w + inset / 2,
				in->h + inset / 2);
	}
	for (uint32_t i = 0; i < l->nloops; i++) {
		l->loops[i].w -= l->loops[i].x;
		l->loops[i].h -= l->loops[i].y;
	}
}

static bool
take_layout(struct layout *l, struct dot *dot, int64_t deadline)
{
	uint32_t nodes = 0, edges = 0;
	char *line;

	while ((line = read_line(dot, deadline)) && strcmp(line, "stop") != 0) {
		if (strncmp(line, "node ", 5) == 0 && take_node(l, line + 5))
			nodes++;
		else if (strncmp(line, "edge ", 5) == 0 && take_edge(l, line + 5))
			edges++;
		else if (strncmp(line, "graph ", 6) != 0)
			return false;
	}
	return line && nodes == l->nnodes && edges == l->nedges;
}

bool
layout_dot(struct layout *l, struct dot *dot)
{
	int64_t begun = clock_milliseconds(), deadline = begun + PATIENCE;
	struct buf b = {0};
	bool good;

	if (dot->is_missing || dot->spent > PATIENCE_ALL || l->nnodes > NODES || l->nedges > EDGES)
		return false;
	put_graph(&b, l);
	good = (dot->pid || start(dot)) && send_all(dot, &b, deadline) && take_layout(l, dot, deadline);
	buf_free(&b);
	dot->spent += clock_milliseconds() - begun;
	if (good) {
		find_boxes(l);
		layout_fit(l);
		return true;
	}
	dot->is_missing = !dot->pid || ++dot->failures >= FAILURES;
	stop(dot);
	l->npoints = 0;
	for (uint32_t i = 0; i < l->nedges; i++)
		l->edges[i].n = 0;
	return false;
}
