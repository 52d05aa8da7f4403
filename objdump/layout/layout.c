/* Shared by the layout engines: edge paths, and the total size. */
#include "objdump/layout/layout.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "common/base/memory/array.h"

static const float margin = 10;

void
layout_open(struct layout *l, uint32_t nnodes, uint32_t nedges, uint32_t nloops)
{
	*l = (struct layout){.nnodes = nnodes, .nedges = nedges, .nloops = nloops};
	l->nodes = array_make(nnodes, sizeof *l->nodes);
	l->edges = array_make(nedges, sizeof *l->edges);
	l->loops = array_make(nloops, sizeof *l->loops);
}

void
layout_close(struct layout *l)
{
	free(l->nodes);
	free(l->edges);
	free(l->loops);
	free(l->points);
	*l = (struct layout){0};
}

void
layout_begin(struct layout *l, struct layout_edge *e, float x, float y)
{
	e->first = l->npoints;
	e->n = 1;
	*APPEND(l->points, l->npoints, l->room) = (struct layout_point){x, y};
}

void
layout_bend(struct layout *l, struct layout_edge *e, struct layout_point a, struct layout_point b, struct layout_point end)
{
	assert(e->n && e->first + e->n == l->npoints);
	*APPEND(l->points, l->npoints, l->room) = a;
	*APPEND(l->points, l->npoints, l->room) = b;
	*APPEND(l->points, l->npoints, l->room) = end;
	e->n += 3;
}

static struct layout_point
last(const struct layout *l)
{
	return l->points[l->npoints - 1];
}

static bool
is_straight(const struct layout_point *p)
{
	return p[0].x == p[1].x && p[1].x == p[2].x && p[2].x == p[3].x;
}

void
layout_straight(struct layout *l, struct layout_edge *e, float y)
{
	float x = last(l).x;

	if (last(l).y == y)
		return;
	if (e->n >= 4 && is_straight(&l->points[l->npoints - 4])) {
		l->npoints -= 3;
		e->n -= 3;
	}
	layout_bend(l, e, (struct layout_point){x, (2 * last(l).y + y) / 3}, (struct layout_point){x, (last(l).y + 2 * y) / 3},
		(struct layout_point){x, y});
}

void
layout_curve(struct layout *l, struct layout_edge *e, float x, float y)
{
	struct layout_point from = last(l);
	float middle = (from.y + y) / 2;

	if (from.x == x)
		layout_straight(l, e, y);
	else
		layout_bend(l, e, (struct layout_point){from.x, middle}, (struct layout_point){x, middle}, (struct layout_point){x, y});
}

void
layout_turn(struct layout *l, struct layout_edge *e, float x, float depth)
{
	struct layout_point from = last(l);
	float out = from.y + depth * 4 / 3; /* a curve reaches three quarters of the distance to its control points */

	layout_bend(l, e, (struct layout_point){from.x, out}, (struct layout_point){x, out}, (struct layout_point){x, from.y});
}

struct bounds {
	float left, top, right, bottom;
};

static void
include(struct bounds *b, float x, float y)
{
	b->left = fminf(b->left, x);
	b->top = fminf(b->top, y);
	b->right = fmaxf(b->right, x);
	b->bottom = fmaxf(b->bottom, y);
}

void
layout_fit(struct layout *l)
{
	struct bounds b = {INFINITY, INFINITY, -INFINITY, -INFINITY};
	float dx, dy;

	for (uint32_t i = 0; i < l->nnodes; i++) {
		include(&b, l->nodes[i].x, l->nodes[i].y);
		include(&b, l->nodes[i].x + l->nodes[i].w, l->nodes[i].y + l->nodes[i].h);
	}
	for (uint32_t i = 0; i < l->nloops; i++) {
		include(&b, l->loops[i].x, l->loops[i].y);
		include(&b, l->loops[i].x + l->loops[i].w, l->loops[i].y + l->loops[i].h);
	}
	for (size_t i = 0; i < l->npoints; i++)
		include(&b, l->points[i].x, l->points[i].y);
	dx = margin - b.left;
	dy = margin - b.top;
	for (uint32_t i = 0; i < l->nnodes; i++) {
		l->nodes[i].x += dx;
		l->nodes[i].y += dy;
	}
	for (uint32_t i = 0; i < l->nloops; i++) {
		l->loops[i].x += dx;
		l->loops[i].y += dy;
	}
	for (size_t i = 0; i < l->npoints; i++) {
		l->points[i].x += dx;
		l->points[i].y += dy;
	}
	l->w = b.right - b.left + 2 * margin;
	l->h = b.bottom - b.top + 2 * margin;
}
