/* Lays out one level: items in rows, each below its predecessors, and routes of edges between them. A route leads from the bottom
 * of one item to the top of another through the rows between them; it may also begin at the top of the level or end at its bottom.
 * A back edge has its own vertical lane on the right. Items overlap neither each other nor routes.
 *
 * The method is that of Sugiyama, Tagawa and Toda (1981). Rows follow from the longest path. Within rows, cells are ordered by
 * barycenters; of several sweeps, the order with the fewest crossings is used. Isotonic regression then places cells as near as
 * possible to their neighbors.
 *
 *	level = {items: [{w, h}], routes: [{from, to, fromX, toX}], side, top, bottom}
 *
 * from and to are indices of items; from is null for the top of the level, and to is null for its bottom. fromX and toX are
 * positions relative to the left end of the item, or null if they are free. Edges lead to higher indices, except back edges.
 * placeLevel() sets x, y and row of items, and w and h of the level. After it, topX(), bottomX() and drawRoute() can be used. */
const ROW_GAP = 34, LANE_GAP = 14, TURN = 14, PORT_GAP = 22, ITEM_GAP = 30, ROUTE_GAP = 14, ORDER_SWEEPS = 12, PLACE_SWEEPS = 14;
const MAX_CELLS = 200000; /* maximum number of cells; with more, the layout is too slow */

function isBack(route) {
	return route.from !== null && route.to !== null && route.to <= route.from;
}

/* Sets the row of each item, which is below the rows of all its predecessors. */
function findRows(level) {
	const after = level.items.map(() => []);
	for (const route of level.routes)
		if (route.from !== null && route.to !== null && !isBack(route))
			after[route.from].push(route.to);
	let n = 0;
	level.items.forEach((item, i) => {
		item.row = item.row || 0;
		for (const to of after[i])
			level.items[to].row = Math.max(level.items[to].row || 0, item.row + 1);
		n = Math.max(n, item.row + 1);
	});
	level.rows = Array.from({length: n}, () => ({cells: [], links: [], y: 0, h: 0, more: 0}));
}

/* Creates cells and links. A cell is an item in its row, or the crossing of a route with a row. A link connects a cell to a cell
 * in the next row. Its ends are up and down, relative to the left sides of the cells. */
function findCells(level) {
	const add = (row, w, isRoute) => {
		const cell = {row, w, isRoute, x: 0, place: level.rows[row].cells.length, sum: 0, weight: 0};
		level.rows[row].cells.push(cell);
		level.count++;
		return cell;
	};
	level.count = 0;
	for (const item of level.items) {
		item.cell = add(item.row, item.w, false);
		level.rows[item.row].h = Math.max(level.rows[item.row].h, item.h);
	}
	for (const route of level.routes) {
		const first = route.from === null ? 0 : level.items[route.from].row + 1;
		const last = route.to === null ? level.rows.length : level.items[route.to].row;
		let at = route.from === null ? null : level.items[route.from].cell;
		route.links = [];
		if (isBack(route))
			continue;
		const link = (lower, down) => {
			const k = {upper: at, lower, up: at.isRoute ? 0 : route.fromX, down};
			level.rows[at.row].links.push(k);
			route.links.push(k);
		};
		for (let row = first; row < last; row++) {
			const cell = add(row, 0, true);
			if (at)
				link(cell, 0);
			at = cell;
		}
		if (at && route.to !== null)
			link(level.items[route.to].cell, route.toX);
		if (level.count > MAX_CELLS)
			return false;
	}
	return true;
}

/* ---- The order within rows ---- */

function renumber(row) {
	row.cells.forEach((cell, i) => cell.place = i);
}

/* Returns the number of crossings of links between two rows. A link crosses the earlier links that end to the right of its own
 * end. */
function countCrossings(links, width) {
	const tree = new Uint32Array(width + 1);
	let crossings = 0;
	links.sort((a, b) => a.upper.place - b.upper.place || a.lower.place - b.lower.place);
	links.forEach((link, i) => {
		const place = link.lower.place + 1;
		crossings += i;
		for (let k = place; k; k &= k - 1)
			crossings -= tree[k];
		for (let k = place; k <= width; k += k & -k)
			tree[k]++;
	});
	return crossings;
}

/* Sorts a row by the mean positions of the neighbors in the row above, or, if down is false, below. */
function sortRow(level, number, down) {
	const row = level.rows[number], n = row.cells.length;
	for (const cell of row.cells)
		cell.sum = cell.weight = 0;
	for (const link of level.rows[down ? number - 1 : number].links) {
		const cell = down ? link.lower : link.upper, other = down ? link.upper : link.lower;
		cell.sum += (other.place + 0.5) / level.rows[other.row].cells.length;
		cell.weight++;
	}
	for (const cell of row.cells)
		cell.key = cell.weight ? cell.sum / cell.weight : (cell.place + 0.5) / n;
	row.cells.sort((a, b) => a.key - b.key || a.place - b.place);
	renumber(row);
}

function orderRows(level) {
	const rows = level.rows;
	let fewest = Infinity, best = null;
	for (let i = 0; i < ORDER_SWEEPS && fewest; i++) {
		let crossings = 0;
		for (let r = 0; r + 1 < rows.length; r++)
			crossings += countCrossings(rows[r].links, rows[r + 1].cells.length);
		if (crossings < fewest) {
			fewest = crossings;
			best = rows.map(row => row.cells.slice());
		}
		for (let r = 1; r < rows.length; r++)
			sortRow(level, i % 2 ? rows.length - 1 - r : r, i % 2 === 0);
	}
	rows.forEach((row, r) => {
		row.cells = best[r];
		renumber(row);
	});
}

/* ---- The ends of routes at items ---- */

/* Distributes the free ends of routes along their items, in the order of their other ends. Back edges are rightmost. */
function spreadPorts(level, end, key, linkOf, far, near) {
	const ports = level.items.map(() => []);
	for (const route of level.routes) {
		const link = linkOf(route);
		if (route[end] !== null && route[key] === null)
			ports[route[end]].push({route, link, other: link ? link[far].place : isBack(route) ? Infinity : 0});
	}
	ports.forEach((list, item) => {
		const w = level.items[item].w, step = Math.min(PORT_GAP, (w - 8) / list.length);
		list.sort((a, b) => a.other === b.other ? 0 : a.other - b.other);
		list.forEach((port, i) => {
			port.route[key] = w / 2 + (i - (list.length - 1) / 2) * step;
			if (port.link)
				port.link[near] = port.route[key];
		});
	});
}

/* ---- Horizontal positions ---- */

function distance(a, b) {
	return a.w + (a.isRoute || b.isRoute ? ROUTE_GAP : ITEM_GAP);
}

/* Returns the weight of a link. Links of long routes weigh more than links of items, so that long routes are straight. */
function weightOf(link) {
	return link.upper.isRoute && link.lower.isRoute ? 8 : link.upper.isRoute || link.lower.isRoute ? 2 : 1;
}

/* Places the cells of a row as near as possible to their desired positions, sum / weight. Runs of cells that would overlap are
 * moved together. */
function settle(cells) {
	const runs = [];
	let offset = 0;
	cells.forEach((cell, i) => {
		offset += i ? distance(cells[i - 1], cell) : 0;
		let run = {x: cell.sum / cell.weight - offset, weight: cell.weight, first: i};
		while (runs.length && runs[runs.length - 1].x >= run.x) {
			const last = runs.pop(), weight = last.weight + run.weight;
			run = {x: (last.x * last.weight + run.x * run.weight) / weight, weight, first: last.first};
		}
		runs.push(run);
	});
	offset = 0;
	let at = 0;
	cells.forEach((cell, i) => {
		while (at + 1 < runs.length && runs[at + 1].first <= i)
			at++;
		offset += i ? distance(cells[i - 1], cell) : 0;
		cell.x = runs[at].x + offset;
	});
}

function settleRow(level, number, above, below) {
	const row = level.rows[number];
	for (const cell of row.cells) {
		cell.weight = 0.01; /* a cell without links keeps its position */
		cell.sum = cell.x * cell.weight;
	}
	if (above && number)
		for (const k of level.rows[number - 1].links) {
			k.lower.sum += (k.upper.x + k.up - k.down) * weightOf(k);
			k.lower.weight += weightOf(k);
		}
	if (below)
		for (const k of row.links) {
			k.upper.sum += (k.lower.x + k.down - k.up) * weightOf(k);
			k.upper.weight += weightOf(k);
		}
	settle(row.cells);
}

/* Removes small bends from a route by aligning as many of its cells as possible vertically. */
function straighten(level, route) {
	const links = route.links;
	for (let i = 0; i < links.length;) {
		let low = -Infinity, high = Infinity, sum = 0, end = i;
		for (; end < links.length && links[end].lower.isRoute; end++) {
			const cell = links[end].lower, cells = level.rows[cell.row].cells, left = cells[cell.place - 1], right = cells[cell.place + 1];
			const newLow = left ? Math.max(low, left.x + distance(left, cell)) : low;
			const newHigh = right ? Math.min(high, right.x - distance(cell, right)) : high;
			if (newLow > newHigh)
				break;
			low = newLow;
			high = newHigh;
			sum += cell.x;
		}
		for (let k = i; k < end; k++)
			links[k].lower.x = Math.min(Math.max(sum / (end - i), low), high);
		i = Math.max(end, i + 1);
	}
}

function spreadCells(level) {
	const rows = level.rows;
	for (const row of rows)
		row.cells.forEach((cell, i) => {
			if (i)
				cell.x = row.cells[i - 1].x + distance(row.cells[i - 1], cell);
		});
	for (let i = 0; i < PLACE_SWEEPS; i++)
		for (let k = 0; k < rows.length; k++) {
			const down = i % 2 === 0, both = i >= PLACE_SWEEPS / 2;
			settleRow(level, down ? k : rows.length - 1 - k, down || both, !down || both);
		}
	for (const route of level.routes)
		straighten(level, route);
	let left = Infinity;
	for (const row of rows)
		for (const cell of row.cells)
			left = Math.min(left, cell.x);
	for (const row of rows)
		for (const cell of row.cells)
			cell.x += level.side - left;
}

/* Places the lane of each back edge to the right of the contents of its rows. Shorter lanes are inside longer ones. */
function findLanes(level) {
	const right = level.rows.map(row => row.cells.reduce((end, cell) => Math.max(end, cell.x + cell.w), 0));
	const span = route => level.items[route.from].row - level.items[route.to].row;
	level.w = right.reduce((a, b) => Math.max(a, b), 0);
	for (const route of level.routes.filter(isBack).sort((a, b) => span(a) - span(b))) {
		const first = level.items[route.to].row, last = level.items[route.from].row;
		route.lane = 0;
		for (let r = first; r <= last; r++)
			route.lane = Math.max(route.lane, right[r] + LANE_GAP);
		right.fill(route.lane, first, last + 1);
		level.w = Math.max(level.w, route.lane);
	}
	level.w += level.side;
}

/* Places the rows from top to bottom. The more links between two rows are not vertical, the larger is the distance between the
 * rows. */
function findHeights(level) {
	const rows = level.rows;
	let y = level.top, last = 0;
	for (const row of rows)
		for (const k of row.links)
			row.more += Math.abs(k.upper.x + k.up - k.lower.x - k.down) > 1 ? 2.5 : 0;
	for (const route of level.routes.filter(isBack)) {
		if (level.items[route.to].row === 0)
			y = level.top + TURN;
		if (level.items[route.from].row + 1 === rows.length)
			last = TURN;
	}
	rows.forEach((row, i) => {
		row.y = y;
		y += row.h + (i + 1 < rows.length ? ROW_GAP + Math.min(row.more, 40) : last);
	});
	level.h = y + level.bottom;
}

/* Lays out a level. Returns false if that needs too many cells. */
function placeLevel(level) {
	findRows(level);
	if (!findCells(level))
		return false;
	orderRows(level);
	spreadPorts(level, "from", "fromX", route => route.links[0], "lower", "up");
	spreadPorts(level, "to", "toX", route => route.links[route.links.length - 1], "upper", "down");
	spreadCells(level);
	findLanes(level);
	findHeights(level);
	for (const item of level.items) {
		item.x = item.cell.x;
		item.y = level.rows[item.row].y;
	}
	return true;
}

/* Return the position at which a route enters the level at its top, or leaves it at its bottom, relative to the left side of the
 * level. */
function topX(level, route) {
	return level.items[route.to].row ? route.links[0].upper.x : level.items[route.to].x + route.toX;
}

function bottomX(level, route) {
	return route.links.length ? route.links[route.links.length - 1].lower.x : level.items[route.from].x + route.fromX;
}

/* Appends a route to a path that is empty or ends where the route begins. x and y are the position of the level. */
function drawRoute(level, route, path, x, y) {
	const from = route.from === null ? null : level.items[route.from], to = route.to === null ? null : level.items[route.to];
	const bottom = row => y + level.rows[row].y + level.rows[row].h;
	if (!path.points.length)
		path.begin(x + from.x + route.fromX, y + from.y + from.h);
	if (isBack(route)) {
		path.straight(bottom(from.row));
		path.turn(x + route.lane, TURN);
		path.straight(y + to.y);
		path.turn(x + to.x + route.toX, -TURN);
		return;
	}
	for (const k of route.links) {
		path.straight(bottom(k.upper.row));
		path.curve(x + k.lower.x + k.down, y + level.rows[k.upper.row + 1].y);
	}
	path.straight(to ? y + to.y : y + level.h);
}
