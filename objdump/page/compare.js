/* Two versions of a function side by side, as the document's comparison aligns them. */
const REVISION_KINDS = ["same", "renamed", "changed", "removed", "added"], RENAMES_SHOWN = 8;

/* Returns the rows of two aligned functions. A row is a pair of instructions, one of which may be null. */
function comparedRows(f, g, runs) {
	return runs.flatMap(({kind, a, b, rows}) => Array.from({length: rows},
		(_, i) => ({a: f.code[a + i] ?? null, b: g.code[b + i] ?? null, kind})));
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
				make(head, "span", {class: "n", role: "columnheader", title: "cycles that a wave was kept from issuing it, each time together"}, "stall cycles");
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
				make(e, "span", {class: "n", role: "cell"}, insn && insn.cost && insn.cost.hits ? short(insn.cost.stall * insn.cost.hits / this.sides[side].sim.data.time.waves) : "");
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

/* Returns elements that describe an alignment: the numbers of rows of each kind, and the renamed registers. */
function alignmentFacts(aligned) {
	const counts = REVISION_KINDS.filter(kind => aligned[kind]).map(kind => aligned[kind] + " " + kind).join(", ");
	const facts = make(null, "p", {class: "facts"}, (counts || "no instructions") + "; n and N go to the next and previous difference" +
		(aligned.not_aligned ? "; " + count(aligned.not_aligned, "instruction") + " differ too much to be aligned" : ""));
	if (!aligned.renames.length)
		return [facts];
	const ul = make(null, "ul", {class: "renames", "aria-label": "Renamed registers"});
	const some = aligned.renames.length > RENAMES_SHOWN + 1 ? RENAMES_SHOWN : aligned.renames.length;
	for (const r of aligned.renames.slice(0, some))
		make(ul, "li", {}, r.from + " is renamed to " + r.to + " in " + count(r.instructions, "instruction"));
	if (aligned.renames.length > some)
		make(ul, "li", {}, aligned.renames.length - some + " others are renamed in at most " + count(aligned.renames[some].instructions, "instruction") + " each");
	return [facts, ul];
}

/* Returns sentences that say which of two simulated kernels is faster, by how much and why, or "" without a simulation. */
function verdict(f, g, compared) {
	const metrics = new Map(compared.metrics.map(m => [m.metric, m])), rate = metrics.get("waves_in_1000_cycles"), time = metrics.get("wave_mean");
	if (!rate || !rate.a || !rate.b || !time)
		return "";
	const change = rate.b / rate.a - 1, by = Math.abs(change) < 0.0005, which = f.file === g.file ? "The second file" : g.file;
	const rates = rate.b.toFixed(3) + (by ? "" : " instead of " + rate.a.toFixed(3)) + " waves in 1000 cycles";
	const sentences = [by ? "Both are equally fast: " + rates : which + " is " + percent(Math.abs(change)) + (change > 0 ? " faster: " : " slower: ") + rates];
	const held = metrics.get("waves_per_simd"), stall = metrics.get("stall");
	if (held && held.a !== held.b)
		sentences.push("Each SIMD holds " + count(held.b, "wave") + " instead of " + held.a);
	const parts = [...compared.stalls, ...stall ? [{what: "issue of instructions", a: time.a - stall.a, b: time.b - stall.b}] : []]
		.map(({what, a, b}) => ({what, by: Math.round(b - a)})).filter(p => p.by).sort((p, q) => Math.abs(q.by) - Math.abs(p.by));
	const large = parts.filter(p => Math.abs(p.by) >= Math.abs(parts[0].by) / 10).slice(0, 3);
	if (large.length)
		sentences.push("A wave takes " + Math.round(time.b) + " instead of " + Math.round(time.a) + " cycles; the largest changes: " +
			large.map(p => p.what + " (" + (p.by > 0 ? "+" : "−") + Math.abs(p.by) + ")").join(", "));
	return sentences.join(". ") + ".";
}

/* Fills host with the comparison of two functions. compared: the comparison in the document. Returns the list of instructions. */
function comparison(host, f, g, compared) {
	make(host, "h2", {class: "name"}, f.name === g.name ? f.name : f.name + " → " + g.name);
	const says = verdict(f, g, compared);
	if (says)
		make(host, "p", {class: "answer"}, says);
	const table = make(make(host, "div", {class: "scroll fitted"}), "table", {class: "measures", "aria-label": "Comparison"}), head = make(make(table, "thead"), "tr");
	const body = make(table, "tbody"), number = x => Number.isInteger(x) ? String(x) : x.toFixed(x < 100 ? 3 : 1);
	for (const [name, text] of [["", ""], ["n", f.file], ["n", g.file], ["n", "change"]])
		make(head, "th", {class: name}, text);
	const put = (kind, {what, a, b}) => {
		if (!a && !b)
			return;
		const tr = make(body, "tr", {class: kind});
		make(tr, "th", {scope: "row"}, what);
		make(tr, "td", {class: "n"}, number(a));
		make(tr, "td", {class: "n"}, number(b));
		make(tr, "td", {class: "n"}, a === b ? "" : (b > a ? "+" : "") + (a ? percent(b / a - 1) : number(b - a)));
	};
	for (const metric of compared.metrics) {
		put("metric", metric);
		for (const stall of metric.metric === "stall" ? compared.stalls : [])
			put("part", stall);
	}
	const list = new CompareList(make(host, "div", {class: "aligned"}), comparedRows(f, g, compared.runs), [f, g]);
	list.frame.before(...alignmentFacts(compared));
	return list;
}
