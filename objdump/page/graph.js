/* A function as a graph: blocks as boxes with their instructions, edges, and a box around each loop. Long blocks and loops can be
 * folded. The graph can be moved and zoomed in its frame. Only the visible blocks and lines are in the DOM, so that
 * functions of 33,000 instructions can be shown.
 *
 *	graph = new Graph(host, f, {choose(insn or block)})
 *	graph.reveal({block, insn})    unfolds a block or instruction, and moves it to the center
 *	graph.fit(), graph.zoomBy(factor), graph.actualSize()
 *
 * The sizes here must match page.css: a .graph .row is LINE pixels high. */
const LETTER = 7.23, LINE = 16, HEAD = 24, PAD = 9, COLUMN = 30, BARE = 0.32; /* BARE: below this zoom, boxes contain only names */
const FEW_LINES = 12, HEAD_LINES = 5, TAIL_LINES = 3, LARGE = 1500, LONG = 48, COLD = 0.004, HOT = 0.05, ENOUGH = 0.8, MIN_ZOOM = 0.0005, MAX_ZOOM = 4, STEP = 1.25;

class Graph {
	constructor(host, f, options) {
		this.f = f;
		this.options = options || {};
		this.columns = f.sim ? 1 : f.peak.length;
		this.foldedBlocks = new Set();
		this.foldedLoops = new Set();
		this.view = {x: 0, y: 0, zoom: 1};
		this.chosen = null;
		this.hit = null;
		this.frame = make(host, "div", {class: "graph", tabindex: "0", role: "group",
			"aria-label": "Control flow of " + f.name + ". Arrow keys move; Enter opens a block; + and - zoom; f fits."});
		this.world = make(this.frame, "div", {class: "world"});
		this.back = draw(this.world, "svg", {class: "edges", width: 1, height: 1, "aria-hidden": "true"});
		this.names = make(this.world, "div");
		this.boxes = make(this.world, "div");
		this.front = draw(this.world, "svg", {class: "edges front", width: 1, height: 1, "aria-hidden": "true"});
		this.map = make(this.frame, "canvas", {class: "minimap", "aria-hidden": "true"});
		this.tools = make(this.frame, "div", {class: "tools zoom-tools", role: "toolbar", "aria-label": "Picture"});
		button(this.tools, "−", "Zoom out (-)", () => this.zoomBy(1 / STEP));
		this.percent = button(this.tools, "100%", "Actual size (0)", () => this.actualSize(), "zoom");
		button(this.tools, "+", "Zoom in (+)", () => this.zoomBy(STEP));
		button(this.tools, "Fit", "The whole picture (f)", () => this.fit());
		button(this.tools, "Fold", "Fold all loops and long blocks, or unfold all (z)", () => this.foldAll());
		this.notice = make(this.frame, "p", {class: "notice", role: "status"}, "Too many long edges for a picture: the blocks are stacked, without edges.");
		this.render = onFrame(() => this.renderNow());
		this.foldAtFirst();
		this.place();
		this.listen();
		new ResizeObserver(() => this.resized()).observe(this.frame);
		redraws.push(() => this.drawMap());
	}

	/* ---- Folding ---- */

	isLong(block) {
		return block.insns.length > FEW_LINES;
	}

	/* Sets the initial folding: very long blocks of a large function are folded, unless they take much of a simulation's time, and, in
	 * a simulation, long blocks that take little time. */
	foldAtFirst() {
		const large = this.f.code.length > LARGE;
		for (const b of this.f.blocks)
			if (this.isLong(b) && (large && b.insns.length > LONG && !(b.share > HOT) || this.f.sim && b.share < COLD))
				this.foldedBlocks.add(b.index);
	}

	foldAll() {
		const any = this.foldedBlocks.size || this.foldedLoops.size;
		this.foldedBlocks.clear();
		this.foldedLoops.clear();
		if (!any) {
			for (const b of this.f.blocks)
				if (this.isLong(b))
					this.foldedBlocks.add(b.index);
			for (const loop of this.f.loops)
				this.foldedLoops.add(loop.index);
		}
		this.place();
		this.fit();
	}

	toggle(set, index) {
		const key = set === this.foldedBlocks ? "b" + index : "l" + index;
		const old = this.nodes.get(key) || this.nodes.get("b" + (set === this.foldedLoops ? this.f.loops[index].header : index));
		const at = old && {x: this.view.x + old.x * this.view.zoom, y: this.view.y + old.y * this.view.zoom};
		if (!set.delete(index))
			set.add(index);
		this.place();
		const now = this.nodes.get(key) || this.nodes.get("b" + (set === this.foldedLoops ? this.f.loops[index].header : index));
		if (at && now) {
			this.view.x = at.x - now.x * this.view.zoom;
			this.view.y = at.y - now.y * this.view.zoom;
		}
		this.render();
	}

	/* Returns the outermost folded loop that contains a loop, or null. */
	foldedAround(loop) {
		let found = null;
		for (let l = loop; l !== null; l = this.f.loops[l].parent)
			if (this.foldedLoops.has(l))
				found = l;
		return found;
	}

	/* Returns the lines of a block, as indices of its instructions. null stands for the folded instructions. */
	linesOf(block) {
		const n = block.insns.length, all = [...Array(n).keys()];
		return this.foldedBlocks.has(block.index) ? [...all.slice(0, HEAD_LINES), null, ...all.slice(n - TAIL_LINES)] : all;
	}

	/* ---- Layout ---- */

	/* Computes the nodes, edges and loops to draw, and their positions. */
	place() {
		const f = this.f, drawing = {nodes: [], edges: [], loops: []}, loopOf = new Map();
		this.nodes = new Map();
		for (const loop of f.loops)
			if (this.foldedAround(loop.index) === null) {
				loopOf.set(loop.index, drawing.loops.length);
				drawing.loops.push({parent: loop.parent === null ? null : loopOf.get(loop.parent), data: loop});
			}
		const add = (key, node) => {
			if (!this.nodes.has(key)) {
				node.index = drawing.nodes.push(node) - 1;
				this.nodes.set(key, node);
			}
			return this.nodes.get(key);
		};
		for (const b of f.blocks) {
			const fold = this.foldedAround(b.loop);
			if (fold === null)
				add("b" + b.index, this.blockNode(b, b.loop === null ? null : loopOf.get(b.loop)));
			else
				this.addFolded(add, fold, b, loopOf);
		}
		const seen = new Set();
		f.edges.forEach((e, i) => {
			const from = this.nodeOf(e.from);
			const to = e.to !== null ? this.nodeOf(e.to) : add("p" + i, this.pillNode(e, i, from.loop));
			const key = from.index + " " + to.index + " " + e.reason;
			if (from === to && from.folded || from.folded && seen.has(key))
				return;
			seen.add(key);
			drawing.edges.push({from: from.index, to: to.index, data: e});
		});
		this.drawing = drawing;
		this.tooLarge = !layOut(drawing);
		this.frame.classList.toggle("too-large", this.tooLarge);
		this.notice.hidden = !this.tooLarge;
		if (this.tooLarge)
			stack(drawing);
		this.drawStill();
	}

	blockNode(block, loop) {
		const lines = this.linesOf(block), longest = block.insns.reduce((n, insn) => Math.max(n, lineText(insn).length), 0);
		const head = block.name.length + 10 + (block.lanes ? 9 : 0) + (this.isLong(block) ? 3 : 0) + this.note(block).length;
		const w = Math.ceil(2 * PAD + LETTER * Math.max(longest, head, 16) + COLUMN * this.columns + 6);
		return {w, h: HEAD + LINE * lines.length + 6, loop: loop ?? null, order: block.order, block, lines};
	}

	/* Adds a block to the node that represents all blocks of a folded loop. */
	addFolded(add, fold, b, loopOf) {
		const loop = this.f.loops[fold], node = add("l" + fold, {w: 250, h: 48, loop: loop.parent === null ? null : loopOf.get(loop.parent) ?? null,
			order: b.order, folded: loop, blocks: 0, insns: 0, share: 0});
		node.order = Math.min(node.order, b.order);
		node.blocks++;
		node.insns += b.insns.length;
		node.share += b.share;
	}

	pillNode(edge, number, loop) {
		return {w: Math.ceil(20 + LETTER * Math.min(edge.label().length, 40)), h: 22, loop, order: 2 * this.f.blocks.length + number, pill: edge};
	}

	/* Returns the node that shows a block: the block itself, or the folded loop that contains it. */
	nodeOf(block) {
		const fold = this.foldedAround(this.f.blocks[block].loop);
		return this.nodes.get(fold === null ? "b" + block : "l" + fold);
	}

	/* Returns the results of a simulation or a run for the heading of a block. */
	note(block) {
		return this.f.sim ? "  " + count(block.hits, "time") + "  " + percent(block.share) : block.hits !== null ? "  " + count(block.hits, "time") : "";
	}

	/* ---- Elements that do not depend on the view: edges, loops and their names ---- */

	drawStill() {
		this.back.replaceChildren();
		this.front.replaceChildren();
		this.names.replaceChildren();
		for (const node of this.nodes.values())
			node.element = null;
		this.boxes.replaceChildren();
		if (!this.tooLarge) {
			for (const loop of this.drawing.loops)
				draw(this.back, "rect", {class: "loop d" + Math.min(loop.data.depth, 4), x: loop.x, y: loop.y, width: loop.w, height: loop.h, rx: 10});
			for (const edge of this.drawing.edges)
				this.drawEdge(edge);
			for (const loop of this.drawing.loops)
				this.drawLoopName(loop);
		}
		this.drawMap();
		this.render();
	}

	drawEdge(edge) {
		const points = edge.points, [x, y] = points[0], end = points[points.length - 1];
		let d = "M" + x.toFixed(1) + " " + y.toFixed(1);
		for (let i = 1; i + 2 < points.length; i += 3)
			d += "C" + points.slice(i, i + 3).map(p => p[0].toFixed(1) + " " + p[1].toFixed(1)).join(" ");
		const e = draw(this.back, "g", {class: "edge " + reasonClass(edge.data.reason)});
		draw(e, "title", {}, this.nodeName(edge.from) + " → " + this.nodeName(edge.to) + ": " + edge.data.label());
		draw(e, "path", {d});
		const down = points.length < 2 || end[1] >= points[points.length - 2][1] ? 1 : -1;
		draw(e, "path", {class: "tip", d: `M${end[0]} ${end[1]}L${end[0] - 4} ${end[1] - 9 * down}L${end[0] + 4} ${end[1] - 9 * down}Z`});
		draw(e, "path", {class: "wide", d});
		edge.element = e;
		e.addEventListener("click", event => this.followEdge(edge, event));
	}

	nodeName(index) {
		const node = this.drawing.nodes[index];
		return node.block ? node.block.name : node.folded ? "loop of bb" + node.folded.header : node.pill.target || node.pill.reason;
	}

	drawLoopName(loop) {
		const l = loop.data, b = this.f.blocks[l.header];
		const e = make(this.names, "button", {type: "button", class: "loop-name d" + Math.min(l.depth, 4), title: "Fold this loop",
			style: `left: ${loop.x + 6}px; top: ${loop.y + 2}px; max-width: ${loop.w - 12}px`});
		e.textContent = "▾ " + (l.irreducible ? "irreducible " : "") + "loop of " + b.name + ", depth " + l.depth + (l.iterations ? ": " + l.iterations : "");
		e.addEventListener("click", () => this.toggle(this.foldedLoops, l.index));
	}

	/* ---- The visible part ---- */

	size() {
		return {w: this.frame.clientWidth, h: this.frame.clientHeight};
	}

	resized() {
		const {w, h} = this.size();
		if (!w || !h)
			return;
		if (!this.placed) {
			this.placed = true;
			this.begin();
		}
		this.drawMap();
		this.render();
	}

	/* Sets the initial view: the graph fits the width unless the text would be too small. The entry is at the top or, in a simulation
	 * whose time is elsewhere, the part that takes the most time is shown. */
	begin() {
		if (this.wanted)
			return this.reveal(this.wanted);
		const {w} = this.size(), entry = this.f.entry === null ? this.drawing.nodes[0] : this.nodeOf(this.f.entry);
		this.view.zoom = clamp((w - 4) / this.drawing.w, 0.7, 1);
		this.view.x = entry ? w / 2 - (entry.x + entry.w / 2) * this.view.zoom : 0;
		this.view.y = entry ? 30 - entry.y * this.view.zoom : 0;
		if (this.drawing.w * this.view.zoom <= w)
			this.view.x = (w - this.drawing.w * this.view.zoom) / 2;
		this.toTime();
		this.render();
	}

	/* Moves the initial view of a simulation to the lines that take the most time, if they are not in it. */
	toTime() {
		const {w, h} = this.size(), zoom = this.view.zoom, {f} = this;
		if (!f.sim)
			return;
		const hottest = f.blocks.reduce((a, b) => b.share > a.share ? b : a), node = this.nodeOf(hottest.index);
		const left = this.drawing.w * zoom <= w ? 0 : clamp(node.x + node.w / 2 - w / zoom / 2, 0, this.drawing.w - w / zoom);
		const lines = [...this.nodes.values()].filter(n => n.block && n.x < left + w / zoom && n.x + n.w > left).flatMap(n =>
			n.lines.map((i, k) => ({y: n.y + HEAD + LINE * k, end: n.y + HEAD + LINE * (k + 1), share: i === null ? 0 : n.block.insns[i].cost?.share ?? 0})));
		const best = hottestRange(lines, (h - 60) / zoom), top = (30 - this.view.y) / zoom - HEAD;
		const shown = lines.filter(l => l.y >= top && l.end <= top + h / zoom).reduce((sum, l) => sum + l.share, 0);
		if (shown >= ENOUGH * best.share)
			return;
		const start = this.drawing.nodes.reduce((y, n) => n.block && n.y < best.from && n.y + n.h > best.from && best.from - n.y < 2 * HEAD ? n.y : y, best.from);
		this.view.x = this.drawing.w * zoom <= w ? this.view.x : -left * zoom;
		this.view.y = Math.max(30, (h - (best.to - start) * zoom) / 2) - start * zoom;
	}

	renderNow() {
		const {x, y, zoom} = this.view, {w, h} = this.size();
		if (!this.placed)
			return;
		this.world.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
		this.percent.textContent = zoom < 0.1 ? (100 * zoom).toFixed(1) + "%" : Math.round(100 * zoom) + "%";
		this.frame.classList.toggle("bare", zoom < BARE);
		this.frame.style.setProperty("--unzoom", 1 / zoom);
		const left = -x / zoom, top = -y / zoom, right = left + w / zoom, bottom = top + h / zoom;
		for (const node of this.drawing.nodes) {
			const seen = node.x < right && node.x + node.w > left && node.y < bottom && node.y + node.h > top;
			if (!seen && node.element && node.element.contains(document.activeElement))
				continue;
			if (!seen && node.element) {
				node.element.remove();
				node.element = null;
			} else if (seen) {
				this.drawNode(node, top, bottom, zoom < BARE);
			}
		}
		this.drawWindow();
		this.frame.dataset.boxes = this.boxes.childElementCount;
	}

	drawNode(node, top, bottom, bare) {
		if (!node.element)
			this.makeNode(node);
		if (!node.block)
			return;
		const first = bare ? 0 : clamp(Math.floor((top - node.y - HEAD) / LINE) - 10, 0, node.lines.length);
		const end = bare ? 0 : clamp(Math.ceil((bottom - node.y - HEAD) / LINE) + 10, first, node.lines.length);
		if (node.first <= first + 5 && node.end >= end - 5 && node.end - node.first < 2 * (end - first) + 50 && node.bare === bare)
			return;
		node.first = first;
		node.end = end;
		node.bare = bare;
		node.rows.replaceChildren();
		node.rows.style.paddingTop = first * LINE + "px";
		for (let i = first; i < end; i++)
			this.makeRow(node, node.lines[i]);
	}

	makeNode(node) {
		const e = make(this.boxes, "div", {style: `left: ${node.x}px; top: ${node.y}px; width: ${node.w}px; height: ${node.h}px`});
		node.element = e;
		node.first = node.end = -1;
		if (node.pill)
			this.makePill(node, e);
		else if (node.folded)
			this.makeFolded(node, e);
		else
			this.makeBlock(node, e);
	}

	makePill(node, e) {
		const text = node.pill.label(), label = text.length > 40 ? text.slice(0, 39) + "…" : text;
		e.className = "pill " + reasonClass(node.pill.reason);
		const target = this.options.functionAt ? this.options.functionAt(this.f, node.pill.address) : null;
		make(e, target ? "a" : "span", {href: target, title: text}, label);
	}

	makeFolded(node, e) {
		e.className = "block folded d" + Math.min(node.folded.depth, 4);
		e.style.setProperty("--h", clamp(node.share, 0, 1));
		const b = make(e, "button", {type: "button", title: "Unfold this loop"}, "▸ loop of bb" + node.folded.header);
		b.addEventListener("click", () => this.toggle(this.foldedLoops, node.folded.index));
		make(e, "span", {class: "facts"}, count(node.blocks, "block") + ", " + count(node.insns, "instruction") +
			(this.f.sim ? ", " + percent(node.share) : ""));
	}

	makeBlock(node, e) {
		const b = node.block;
		e.className = "block" + (b.index === this.f.entry ? " entry" : "") + (b.idom === null && b.index !== this.f.entry ? " unreached" : "");
		e.classList.toggle("chosen", this.chosen === b);
		e.classList.toggle("near", Boolean(this.near && this.near.has(b.index)));
		e.style.setProperty("--h", clamp(b.share, 0, 1).toFixed(3));
		e.tabIndex = 0;
		e.id = "f" + this.f.number + "b" + b.index;
		e.setAttribute("role", "group");
		e.setAttribute("aria-label", b.name + " at " + address(b.at) + ", " + count(b.insns.length, "instruction") + this.note(b));
		e.dataset.block = b.index;
		const head = make(e, "div", {class: "head"});
		if (this.isLong(b)) {
			const folded = this.foldedBlocks.has(b.index);
			const fold = make(head, "button", {type: "button", title: folded ? "Unfold this block" : "Fold this block", "aria-expanded": !folded},
				folded ? "▸" : "▾");
			fold.addEventListener("click", () => this.toggle(this.foldedBlocks, b.index));
		}
		make(head, "b", {class: "name"}, b.name);
		if (b.insns.length)
			make(head, "span", {class: "at"}, address(b.at));
		if (b.lanes)
			make(head, "span", {class: "lanes"}, "lanes " + b.lanes);
		if (this.note(b))
			make(head, "span", {class: "beside"}, this.note(b).trim());
		const counts = make(head, "span", {class: "counts"});
		for (const letter of this.f.sim ? [] : this.f.classes())
			make(counts, "i", {}, letter);
		node.rows = make(e, "div", {class: "rows"});
		if (this.f.sim)
			e.title = "";
	}

	makeRow(node, index) {
		const b = node.block;
		if (index === null) {
			const more = make(node.rows, "button", {type: "button", class: "row more"},
				"⋯ " + count(b.insns.length - HEAD_LINES - TAIL_LINES, "instruction"));
			more.addEventListener("click", () => this.toggle(this.foldedBlocks, b.index));
			return;
		}
		const insn = b.insns[index], row = make(node.rows, "div", {class: "row", "data-at": insn.at});
		putInsn(row, insn, this.f, this.options);
		const counts = make(row, "span", {class: "counts"});
		if (this.f.sim) {
			make(counts, "i", {}, insn.cost && insn.cost.share >= 0.0005 ? (100 * insn.cost.share).toFixed(1) : "");
			row.style.setProperty("--r", ((insn.cost?.share ?? 0) / this.f.mostShare()).toFixed(3));
		} else {
			insn.live.forEach((n, i) => make(counts, "i", {class: n && n === this.f.peak[i] ? "peak" : null}, n));
		}
		row.classList.toggle("hit", this.hit === insn);
		row.classList.toggle("never", !this.f.sim && isNever(this.f, insn));
	}

	/* ---- The view ---- */

	zoomTo(zoom, x, y) {
		const {w, h} = this.size(), old = this.view.zoom;
		zoom = clamp(zoom, MIN_ZOOM, MAX_ZOOM);
		x = x ?? w / 2;
		y = y ?? h / 2;
		this.view.x = x - (x - this.view.x) * zoom / old;
		this.view.y = y - (y - this.view.y) * zoom / old;
		this.view.zoom = zoom;
		this.render();
	}

	zoomBy(factor, x, y) {
		this.zoomTo(this.view.zoom * factor, x, y);
	}

	actualSize() {
		this.zoomTo(1);
	}

	fit() {
		const {w, h} = this.size(), zoom = Math.min(1, (w - 8) / this.drawing.w, (h - 8) / this.drawing.h);
		this.view = {zoom, x: (w - this.drawing.w * zoom) / 2, y: (h - this.drawing.h * zoom) / 2};
		this.render();
	}

	moveBy(dx, dy) {
		this.view.x += dx;
		this.view.y += dy;
		this.render();
	}

	/* Unfolds the loops and the block that hide a block or instruction, and moves the block or instruction to the center. */
	reveal({block, insn}) {
		const b = this.f.blocks[insn ? insn.block : block];
		let changed = false;
		if (!this.placed)
			this.wanted = {block, insn};
		for (let l = b.loop; l !== null; l = this.f.loops[l].parent)
			changed = this.foldedLoops.delete(l) || changed;
		if (insn && this.foldedBlocks.has(b.index) && !this.linesOf(b).includes(b.insns.indexOf(insn)))
			changed = this.foldedBlocks.delete(b.index) || changed;
		this.hit = insn || null;
		if (changed)
			this.place();
		const node = this.nodeOf(b.index), {w, h} = this.size();
		const line = insn ? node.lines.indexOf(b.insns.indexOf(insn)) : -1;
		this.view.zoom = Math.max(this.view.zoom, 0.7);
		const y = line >= 0 ? node.y + HEAD + LINE * (line + 0.5) : node.y + Math.min(node.h, h / this.view.zoom - 40) / 2;
		this.view.x = w / 2 - (node.x + Math.min(node.w, w / this.view.zoom - 20) / 2) * this.view.zoom;
		this.view.y = h / 2 - y * this.view.zoom;
		if (node.element)
			node.end = node.first = -1;
		this.render();
	}

	/* Selects a block, and marks its neighbors. Selects none if block is null. */
	choose(block) {
		this.chosen = block;
		this.near = new Set(block ? [...block.from, ...block.edges.map(e => e.to).filter(to => to !== null)] : []);
		this.frame.classList.toggle("dimmed", block !== null);
		for (const node of this.nodes.values())
			if (node.element && node.block) {
				node.element.classList.toggle("chosen", node.block === block);
				node.element.classList.toggle("near", this.near.has(node.block.index) && node.block !== block);
			}
		for (const edge of this.tooLarge ? [] : this.drawing.edges)
			edge.element.classList.toggle("on", Boolean(block) && (edge.data.from === block.index || edge.data.to === block.index));
	}

	/* Shows the block at one end of an edge: at the end that is farther from the pointer, unless a pill is there. */
	followEdge(edge, event) {
		const from = this.drawing.nodes[edge.from], to = this.drawing.nodes[edge.to], box = this.frame.getBoundingClientRect();
		const y = (event.clientY - box.top - this.view.y) / this.view.zoom, x = (event.clientX - box.left - this.view.x) / this.view.zoom;
		const start = edge.points[0], end = edge.points[edge.points.length - 1];
		const near = Math.hypot(start[0] - x, start[1] - y) <= Math.hypot(end[0] - x, end[1] - y);
		const node = near && !to.pill ? to : from;
		if (node.block)
			this.options.go?.(node.block);
		else
			this.reveal({block: node.folded ? node.folded.header : edge.data.from});
	}

	listen() {
		const frame = this.frame;
		let drag = null;
		frame.addEventListener("wheel", event => {
			const box = frame.getBoundingClientRect();
			event.preventDefault();
			if (event.ctrlKey || event.metaKey)
				this.zoomBy(Math.exp(-clamp(event.deltaY, -60, 60) / 200), event.clientX - box.left, event.clientY - box.top);
			else
				this.moveBy(event.shiftKey ? -event.deltaY : -event.deltaX, event.shiftKey ? -event.deltaX : -event.deltaY);
		}, {passive: false});
		frame.addEventListener("pointerdown", event => {
			if (event.button === 0 && !event.target.closest(".row, button, a, .minimap"))
				drag = {x: event.clientX, y: event.clientY, moved: false};
			this.dragged = false;
		});
		frame.addEventListener("pointermove", event => {
			if (!drag || !(event.buttons & 1))
				return;
			const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
			if (!this.dragged && Math.hypot(dx, dy) < 4)
				return;
			this.dragged = true;
			frame.classList.add("dragged");
			drag = {x: event.clientX, y: event.clientY};
			this.moveBy(dx, dy);
		});
		addEventListener("pointerup", () => {
			drag = null;
			frame.classList.remove("dragged");
		});
		frame.addEventListener("click", event => {
			if (this.dragged || event.target.closest("button, a, .minimap, .edge") || !getSelection().isCollapsed)
				return;
			const row = event.target.closest(".row[data-at]"), block = event.target.closest(".block[data-block]");
			if (row)
				this.options.chooseInsn?.(this.f.insnAt(+row.dataset.at));
			else if (block)
				this.options.choose?.(this.f.blocks[+block.dataset.block] === this.chosen ? null : this.f.blocks[+block.dataset.block]);
			else
				this.options.choose?.(null);
		});
		this.map.addEventListener("pointerdown", event => this.mapTo(event));
		this.map.addEventListener("pointermove", event => event.buttons & 1 && this.mapTo(event));
	}

	/* Handles a key. Returns whether the key has a meaning for the graph. */
	key(event) {
		const block = document.activeElement.closest?.(".block[data-block]");
		const move = {ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80], PageUp: [0, 500], PageDown: [0, -500]}[event.key];
		const keys = {"+": () => this.zoomBy(STEP), "=": () => this.zoomBy(STEP), "-": () => this.zoomBy(1 / STEP), "0": () => this.actualSize(),
			f: () => this.fit(), z: () => this.foldAll()};
		if (move)
			this.moveBy(...move);
		else if (event.key === "Enter" && block && event.target === block)
			this.options.choose?.(this.f.blocks[+block.dataset.block] === this.chosen ? null : this.f.blocks[+block.dataset.block]);
		else if (Object.hasOwn(keys, event.key))
			keys[event.key]();
		else
			return false;
		return true;
	}

	/* ---- The minimap ---- */

	drawMap() {
		const d = this.drawing, ratio = devicePixelRatio || 1, scale = Math.min(150 / d.w, 190 / d.h), c = this.map.getContext("2d", {willReadFrequently: true});
		this.mapScale = scale;
		this.map.width = Math.ceil(d.w * scale * ratio);
		this.map.height = Math.ceil(d.h * scale * ratio);
		this.map.style.width = d.w * scale + "px";
		this.map.style.height = d.h * scale + "px";
		c.scale(ratio, ratio);
		if (!this.tooLarge)
			for (const loop of d.loops) {
				c.fillStyle = color("--d" + Math.min(loop.data.depth, 4));
				c.fillRect(loop.x * scale, loop.y * scale, loop.w * scale, loop.h * scale);
			}
		const cold = color("--box-line"), hot = color("--heat");
		for (const n of d.nodes) {
			const share = n.block ? n.block.share : n.share || 0;
			c.fillStyle = share > 0.05 ? hot : cold;
			c.globalAlpha = n.pill ? 0.3 : share > 0.05 ? clamp(0.4 + share, 0, 1) : 0.6;
			c.fillRect(n.x * scale, n.y * scale, Math.max(1, n.w * scale), Math.max(1, n.h * scale));
		}
		this.mapPicture = c.getImageData(0, 0, this.map.width || 1, this.map.height || 1);
		this.drawWindow();
	}

	drawWindow() {
		const {x, y, zoom} = this.view, {w, h} = this.size(), c = this.map.getContext("2d", {willReadFrequently: true}), s = this.mapScale;
		if (!this.mapPicture)
			return;
		this.map.hidden = this.drawing.w * zoom <= w && this.drawing.h * zoom <= h;
		c.globalAlpha = 1;
		c.putImageData(this.mapPicture, 0, 0);
		c.strokeStyle = color("--accent");
		c.lineWidth = 1.5;
		c.strokeRect(-x / zoom * s, -y / zoom * s, Math.max(3, w / zoom * s), Math.max(3, h / zoom * s));
	}

	mapTo(event) {
		const box = this.map.getBoundingClientRect(), {w, h} = this.size();
		this.view.x = w / 2 - (event.clientX - box.left) / this.mapScale * this.view.zoom;
		this.view.y = h / 2 - (event.clientY - box.top) / this.mapScale * this.view.zoom;
		this.render();
	}
}

/* Returns the range of at most `height` with the largest share: {from, to, share}. lines: [{y, end, share}]. The range begins and ends
 * at lines with a share, as far as they have a tenth of the largest one. */
function hottestRange(lines, height) {
	const most = lines.reduce((share, l) => Math.max(share, l.share), 0), hot = lines.filter(l => l.share >= most / 10).sort((a, b) => a.y - b.y);
	let best = {from: 0, to: 0, share: 0}, sum = 0, first = 0;
	for (const line of hot) {
		sum += line.share;
		for (; line.end - hot[first].y > height && hot[first] !== line; first++)
			sum -= hot[first].share;
		if (sum > best.share)
			best = {from: hot[first].y, to: line.end, share: sum};
	}
	return best;
}

/* Places the nodes one below the other. Used if the drawing is too large for the layout. */
function stack(drawing) {
	let y = 0;
	for (const node of drawing.nodes) {
		Object.assign(node, {x: 0, y});
		y += node.h + 20;
	}
	drawing.w = drawing.nodes.reduce((w, node) => Math.max(w, node.w), 1);
	drawing.h = Math.max(y, 1);
}

/* ---- Functions shared with lists ---- */

function reasonClass(reason) {
	return reason.replaceAll(" ", "-");
}

/* Returns the text of an instruction's line, followed by the name of the callee if it is a call. */
function lineText(insn) {
	return insn.text + (insn.call ? "  → " + insn.call.slice(0, 40) : "");
}

/* Appends the text of an instruction, with its mnemonic emphasized and branch targets as links. */
function putInsn(parent, insn, f, options) {
	const space = insn.text.indexOf(" "), mnemonic = space < 0 ? insn.text : insn.text.slice(0, space), rest = space < 0 ? "" : insn.text.slice(space);
	const target = /^(.*\s)(bb\d+)$/.exec(rest), code = make(parent, "code", {});
	make(code, "b", {}, mnemonic);
	code.append(target ? target[1] : rest);
	if (target)
		make(code, "a", {href: "#f" + f.number + "b" + target[2].slice(2)}, target[2]);
	if (insn.call) {
		const to = options.functionNamed ? options.functionNamed(f, insn.call) : null;
		code.append("  → ");
		make(code, to ? "a" : "span", {href: to, title: insn.call}, insn.call.length > 40 ? insn.call.slice(0, 39) + "…" : insn.call);
	}
}
