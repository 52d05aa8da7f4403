/* Two versions of a function side by side, aligned by a difference of their instructions.
 *
 *	align(a, b)    pairs of indices in two arrays of strings; null in place of an index: only the other array has the string */
const MOST_EDITS = 2000; /* maximum number of edits between two anchors; with more, everything between them counts as replaced */

/* Returns the longest common subsequence (Myers 1986) as pairs; null if more than MOST_EDITS edits are needed. */
function shortestEdit(a, b) {
	const n = a.length, m = b.length, most = Math.min(n + m, MOST_EDITS), trace = [];
	let v = new Int32Array(2 * most + 3);
	for (let d = 0; d <= most; d++) {
		trace.push(v.slice(most + 1 - d - 1, most + 1 + d + 2));
		for (let k = -d; k <= d; k += 2) {
			const at = most + 1 + k;
			let x = k === -d || k !== d && v[at - 1] < v[at + 1] ? v[at + 1] : v[at - 1] + 1;
			while (x < n && x - k < m && a[x] === b[x - k])
				x++;
			v[at] = x;
			if (x >= n && x - k >= m)
				return backtrack(trace, n, m);
		}
	}
	return null;
}

function backtrack(trace, n, m) {
	const pairs = [];
	let x = n, y = m;
	for (let d = trace.length - 1; d >= 0; d--) {
		const at = k => trace[d][k + d + 1], k = x - y;
		const down = k === -d || k !== d && at(k - 1) < at(k + 1), from = down ? k + 1 : k - 1;
		const startX = d ? at(from) : 0, startY = startX - (d ? from : 0);
		while (x > startX && y > startY && (d === 0 || x > (down ? startX : startX + 1)))
			pairs.push([--x, --y]);
		if (d && down)
			pairs.push([null, --y]);
		else if (d)
			pairs.push([--x, null]);
	}
	return pairs.reverse();
}

/* Returns the anchors of a patience diff: lines that occur exactly once in each array, in the same order in both. */
function anchors(a, b) {
	const count = new Map();
	a.forEach((text, i) => count.set(text, {n: (count.get(text)?.n ?? 0) + 1, i, m: 0, j: 0}));
	b.forEach((text, j) => {
		const c = count.get(text);
		if (c) {
			c.m++;
			c.j = j;
		}
	});
	const unique = [...count.values()].filter(c => c.n === 1 && c.m === 1).sort((p, q) => p.i - q.i);
	const ends = [], before = new Map(); /* longest increasing subsequence of j */
	for (const c of unique) {
		const at = lowerBound(ends, c.j, e => e.j);
		before.set(c, at ? ends[at - 1] : null);
		ends[at] = c;
	}
	const chain = [];
	for (let c = ends[ends.length - 1]; c; c = before.get(c))
		chain.push(c);
	return chain.reverse();
}

function align(a, b) {
	const whole = shortestEdit(a, b);
	if (whole)
		return whole;
	const out = [];
	let i = 0, j = 0;
	out.replaced = 0;
	for (const c of [...anchors(a, b), {i: a.length, j: b.length}]) {
		const left = a.slice(i, c.i), right = b.slice(j, c.j);
		const edit = shortestEdit(left, right);
		out.replaced += edit ? 0 : left.length + right.length;
		const pairs = edit ?? [...left.map((_, k) => [k, null]), ...right.map((_, k) => [null, k])];
		for (const [x, y] of pairs)
			out.push([x === null ? null : x + i, y === null ? null : y + j]);
		if (c.i < a.length)
			out.push([c.i, c.j]);
		i = c.i + 1;
		j = c.j + 1;
	}
	return out;
}

/* Returns the rows for two functions: pairs of instructions. A removed instruction beside an added one is a change. */
function comparedRows(f, g) {
	const rows = [];
	let removed = [];
	const flush = added => {
		for (let i = 0; i < Math.max(removed.length, added.length); i++)
			rows.push({a: removed[i] ?? null, b: added[i] ?? null, kind: removed[i] && added[i] ? "changed" : removed[i] ? "removed" : "added"});
		removed = [];
	};
	let added = [];
	const pairs = align(f.code.map(insn => insn.text), g.code.map(insn => insn.text));
	rows.replaced = pairs.replaced || 0;
	for (const [x, y] of pairs) {
		if (x !== null && y !== null) {
			flush(added);
			added = [];
			rows.push({a: f.code[x], b: g.code[y], kind: "same"});
		} else if (x !== null) {
			removed.push(f.code[x]);
		} else {
			added.push(g.code[y]);
		}
	}
	flush(added);
	return rows;
}

/* The aligned list of two functions: rows {a, b, kind}, sides {file, sim}. Only the visible rows are in the DOM. */
class CompareList {
	constructor(host, rows, sides) {
		this.rows = rows;
		this.sides = sides;
		this.frame = make(host, "div", {class: "code-list compared", tabindex: "0", role: "table", "aria-rowcount": this.rows.length + 1,
			"aria-label": "Instructions of both, aligned"});
		const head = make(this.frame, "div", {class: "row headings", role: "row"});
		for (const side of this.sides) {
			make(head, "span", {class: "at", role: "columnheader"}, "address");
			make(head, "span", {class: "i", role: "columnheader"}, side.file);
			if (side.sim)
				make(head, "span", {class: "n", role: "columnheader", title: "cycles that a wave was kept from issuing it, mean"}, "stall");
		}
		this.body = make(this.frame, "div", {class: "body", role: "rowgroup", style: "height: " + this.rows.length * ROW + "px"});
		this.render = onFrame(() => this.renderNow());
		this.frame.addEventListener("scroll", this.render, {passive: true});
		new ResizeObserver(this.render).observe(this.frame);
	}

	renderNow() {
		const top = this.frame.scrollTop, h = this.frame.clientHeight;
		if (!h)
			return;
		this.body.replaceChildren();
		for (let i = clamp(Math.floor(top / ROW) - OVERSCAN, 0, this.rows.length); i < clamp(Math.ceil((top + h) / ROW) + OVERSCAN, 0, this.rows.length); i++)
			this.makeRow(this.rows[i], i);
	}

	makeRow(row, i) {
		const e = make(this.body, "div", {class: "row " + row.kind, role: "row", "aria-rowindex": i + 2, "data-row": i, style: "top: " + i * ROW + "px"});
		[row.a, row.b].forEach((insn, side) => {
			make(e, "span", {class: "at", role: "cell"}, insn ? address(insn.at) : "");
			const text = make(e, "span", {class: "i", role: "cell", title: insn ? lineText(insn) : null});
			if (insn)
				putInsn(text, insn, this.sides[side], {});
			if (this.sides[side].sim)
				make(e, "span", {class: "n", role: "cell"}, insn && insn.cost && insn.cost.hits ? short(insn.cost.stall) : "");
		});
	}

	/* Goes to the next difference, or, if by is -1, to the previous one. */
	step(by) {
		const differs = i => this.rows[i].kind !== "same" && this.rows[i - 1]?.kind !== this.rows[i].kind;
		for (let i = (this.at ?? (by > 0 ? -1 : this.rows.length)) + by; this.rows[i]; i += by)
			if (differs(i)) {
				this.at = i;
				this.frame.scrollTop = Math.max(0, i * ROW - this.frame.clientHeight / 3);
				this.render();
				return;
			}
	}

	key(event) {
		const by = {n: 1, N: -1}[event.key];
		if (by)
			this.step(by);
		return Boolean(by);
	}
}

/* Metrics of the two functions that the comparison lists: [name, function that returns the value]. */
const MEASURES = [
	["instructions", f => f.code.length], ["blocks", f => f.blocks.length], ["loops", f => f.loops.length],
	["SGPRs in use", f => f.peak[0]], ["VGPRs in use", f => f.peak[1]], ["AGPRs in use", f => f.peak[2]],
	["waves on a SIMD", f => f.sim?.data.launch.resident], ["cycles of a wave", f => f.sim?.data.time?.wave_mean],
	["waves in 1000 cycles", f => f.sim?.data.time?.waves_in_1000_cycles],
	["cycles in which all waves wait, %", f => f.sim?.data.time && 100 * f.sim.data.time.stalled / f.sim.data.time.cycles],
];

/* Fills host with the comparison of two functions. Returns its views. */
function comparison(host, f, g) {
	make(host, "h2", {class: "name"}, f.name);
	const table = make(make(host, "div", {class: "scroll"}), "table", {class: "measures", "aria-label": "Comparison"}), head = make(make(table, "thead"), "tr");
	const body = make(table, "tbody"), number = x => Number.isInteger(x) ? String(x) : x.toFixed(x < 100 ? 3 : 1);
	for (const [name, text] of [["", ""], ["n", f.file], ["n", g.file], ["n", "change"]])
		make(head, "th", {class: name}, text);
	for (const [name, of] of MEASURES) {
		const a = of(f), b = of(g);
		if (a === undefined || b === undefined)
			continue;
		const tr = make(body, "tr");
		make(tr, "th", {scope: "row"}, name);
		make(tr, "td", {class: "n"}, number(a));
		make(tr, "td", {class: "n"}, number(b));
		make(tr, "td", {class: "n"}, a === b ? "" : (b > a ? "+" : "") + (a ? percent(b / a - 1) : number(b - a)));
	}
	const list = new CompareList(make(host, "div", {class: "aligned"}), comparedRows(f, g), [f, g]), n = kind => list.rows.filter(r => r.kind === kind).length;
	const facts = make(null, "p", {class: "facts"}, n("same") + " the same, " + n("changed") + " changed, " + n("removed") + " removed, " + n("added") +
		" added; n and N go to the next and previous difference");
	if (list.rows.replaced)
		facts.append("; " + count(list.rows.replaced, "instruction") + " differ too much to be aligned");
	list.frame.before(facts);
	return list;
}
