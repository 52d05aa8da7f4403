/* Computes the positions of boxes and arrows in a drawing whose y axis points down. Each loop is a level (level.js), and an item
 * of the enclosing level. An edge consists of a route out of each level that it leaves, a route in the level that contains both
 * ends, and a route into each level that it enters.
 *
 *	layOut({nodes: [{w, h, loop, order}], edges: [{from, to}], loops: [{parent}]})
 *
 * loop and parent are indices of loops, or null for none. A loop follows its parent in the list. Edges to a node of the same or a
 * lower order are back edges. layOut() sets x and y of nodes; x, y, w and h of loops that contain nodes; points of edges, a chain
 * of Bézier curves with 1 + 3n points; and w and h of the drawing. It returns false if the drawing is too large. */
const INSET = 14, TITLE = 12, MARGIN = 10;

/* A path of connected curves. */
class Path {
	constructor() {
		this.points = [];
	}

	last() {
		return this.points[this.points.length - 1];
	}

	begin(x, y) {
		this.points.push([x, y]);
	}

	/* Appends a vertical line to y. Extends the previous segment if that is a vertical line, too. */
	straight(y) {
		const [x, from] = this.last(), before = this.points.slice(-4);
		if (from === y)
			return;
		if (before.length === 4 && before.every(p => p[0] === x)) {
			this.points.splice(-3);
			return this.straight(y);
		}
		this.points.push([x, (2 * from + y) / 3], [x, (from + 2 * y) / 3], [x, y]);
	}

	/* Appends a curve to a point. The curve is vertical at both ends. */
	curve(x, y) {
		const [from, top] = this.last(), middle = (top + y) / 2;
		if (from === x)
			this.straight(y);
		else
			this.points.push([from, middle], [x, middle], [x, y]);
	}

	/* Appends a curve to another x at the same y. The curve bulges downward by depth, or upward if depth is negative. A
	 * curve only extends to three quarters of the distance to its control points, so these are at 4/3 of the depth. */
	turn(x, depth) {
		const [from, y] = this.last(), out = y + depth * 4 / 3;
		this.points.push([from, out], [x, out], [x, y]);
	}
}

function makeLevels(drawing) {
	const inner = () => ({items: [], routes: [], side: INSET, top: INSET + TITLE, bottom: INSET});
	const levels = drawing.loops.map(inner), whole = {items: [], routes: [], side: 0, top: 0, bottom: 0};
	const levelOf = loop => loop === null ? whole : levels[loop];
	const order = drawing.nodes.map((node, i) => i).sort((a, b) => drawing.nodes[a].order - drawing.nodes[b].order || a - b);
	for (const loop of drawing.loops) {
		loop.item = null;
		loop.depth = loop.parent === null ? 1 : drawing.loops[loop.parent].depth + 1;
	}
	const add = (level, item) => level.items.push(item) - 1;
	for (const i of order) { /* a loop is at the position of its first node */
		const node = drawing.nodes[i];
		node.item = add(levelOf(node.loop), {w: node.w, h: node.h, inner: null});
		for (let loop = node.loop; loop !== null && drawing.loops[loop].item === null; loop = drawing.loops[loop].parent)
			drawing.loops[loop].item = add(levelOf(drawing.loops[loop].parent), {inner: levels[loop]});
	}
	return {levels, whole, levelOf};
}

function commonLoop(loops, a, b) {
	const depth = loop => loop === null ? 0 : loops[loop].depth;
	while (a !== b) {
		const da = depth(a), db = depth(b);
		if (da >= db)
			a = loops[a].parent;
		if (db >= da)
			b = loops[b].parent;
	}
	return a;
}

function addRoutes(drawing, {levelOf}, edge) {
	const from = drawing.nodes[edge.from], to = drawing.nodes[edge.to], all = commonLoop(drawing.loops, from.loop, to.loop);
	const before = [], after = [];
	let start = from.item, end = to.item, out = null, into = null;
	const add = (loop, route) => {
		Object.assign(route, {fromX: null, toX: null, level: levelOf(loop), loop});
		route.level.routes.push(route);
		return route;
	};
	for (let loop = from.loop; loop !== all; loop = drawing.loops[loop].parent) {
		out = add(loop, {from: start, to: null, out});
		before.push(out);
		start = drawing.loops[loop].item;
	}
	for (let loop = to.loop; loop !== all; loop = drawing.loops[loop].parent) {
		into = add(loop, {from: null, to: end, into});
		after.unshift(into);
		end = drawing.loops[loop].item;
	}
	edge.routes = [...before, add(all, {from: start, to: end, out, into}), ...after];
}

/* Lays out all levels, inner levels first, because outer levels depend on their sizes and on the positions at which routes leave
 * them. */
function placeLevels({levels, whole}) {
	for (const level of [...levels.slice().reverse(), whole]) {
		if (!level.items.length)
			continue;
		for (const item of level.items)
			if (item.inner) {
				item.w = item.inner.w;
				item.h = item.inner.h;
			}
		for (const route of level.routes) {
			if (route.from !== null && level.items[route.from].inner)
				route.fromX = bottomX(level.items[route.from].inner, route.out);
			if (route.to !== null && level.items[route.to].inner)
				route.toX = topX(level.items[route.to].inner, route.into);
		}
		if (!placeLevel(level))
			return false;
	}
	return true;
}

/* Converts positions in levels to positions in the drawing, outer loops first. */
function toDrawing(drawing, {levelOf}) {
	const at = loop => loop === null ? {x: 0, y: 0} : drawing.loops[loop];
	for (const loop of drawing.loops) {
		if (loop.item === null)
			continue;
		const item = levelOf(loop.parent).items[loop.item], origin = at(loop.parent);
		Object.assign(loop, {x: item.x + origin.x, y: item.y + origin.y, w: item.w, h: item.h});
	}
	for (const node of drawing.nodes) {
		const item = levelOf(node.loop).items[node.item], origin = at(node.loop);
		Object.assign(node, {x: item.x + origin.x, y: item.y + origin.y});
	}
	for (const edge of drawing.edges) {
		const path = new Path();
		for (const route of edge.routes)
			drawRoute(route.level, route, path, at(route.loop).x, at(route.loop).y);
		edge.points = path.points;
		delete edge.routes;
	}
}

/* Moves everything to positive coordinates, with a margin around it. */
function fitDrawing(drawing) {
	const loops = drawing.loops.filter(loop => loop.item !== null);
	let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
	const include = (x, y) => {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	};
	for (const box of [...drawing.nodes, ...loops]) {
		include(box.x, box.y);
		include(box.x + box.w, box.y + box.h);
	}
	for (const edge of drawing.edges)
		for (const [x, y] of edge.points)
			include(x, y);
	for (const box of [...drawing.nodes, ...loops]) {
		box.x += MARGIN - left;
		box.y += MARGIN - top;
	}
	for (const edge of drawing.edges)
		for (const point of edge.points) {
			point[0] += MARGIN - left;
			point[1] += MARGIN - top;
		}
	drawing.w = right - left + 2 * MARGIN;
	drawing.h = bottom - top + 2 * MARGIN;
}

function layOut(drawing) {
	const levels = makeLevels(drawing);
	for (const edge of drawing.edges)
		addRoutes(drawing, levels, edge);
	if (!placeLevels(levels))
		return false;
	toDrawing(drawing, levels);
	fitDrawing(drawing);
	return true;
}
