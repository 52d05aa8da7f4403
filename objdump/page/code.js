/* A function as a list of instructions, with a heading for each block. Only the visible rows are in the DOM. For a simulation, the
 * columns show the costs of each instruction, and for a run, how often it was executed. Source lines precede their instructions. An arrow
 * leads from the selected instruction to the instruction for which it waits.
 *
 *	list = new CodeList(host, f, {chooseInsn(insn)})
 *	list.reveal({insn, block}) */
const ROW = 19, OVERSCAN = 12;

class CodeList {
	constructor(host, f, options) {
		this.f = f;
		this.options = options || {};
		this.rows = f.blocks.flatMap(block => [{block}, ...block.insns.flatMap((insn, i) => insn.source && insn.source !== block.insns[i - 1]?.source ?
			[{block, source: insn.source}, {block, insn}] : [{block, insn}])]);
		this.index = new Map();
		this.rows.forEach((row, i) => row.source || this.index.set(row.insn || row.block, i));
		this.most = {stalled: 1e-9, share: f.mostShare()};
		for (const insn of f.code)
			if (insn.cost)
				this.most.stalled = Math.max(this.most.stalled, insn.cost.stalled);
		this.chosen = null;
		this.frame = make(host, "div", {class: "code-list" + (f.sim ? " costs" : ""), tabindex: "0", role: "table", "aria-rowcount": this.rows.length + 1,
			"aria-label": "Instructions of " + f.name});
		this.headings();
		this.body = make(this.frame, "div", {class: "body", role: "rowgroup", style: "height: " + this.rows.length * ROW + "px"});
		this.arrow = draw(this.body, "svg", {class: "wait-arrow", width: 1, height: 1, "aria-hidden": "true"});
		this.render = onFrame(() => this.renderNow());
		this.frame.addEventListener("scroll", this.render, {passive: true});
		this.frame.addEventListener("click", event => {
			const row = event.target.closest(".row");
			if (row && !event.target.closest("a, button") && getSelection().isCollapsed)
				this.options.chooseInsn?.(this.rows.slice(+row.dataset.row).find(r => r.insn)?.insn);
		});
		new ResizeObserver(() => this.resized()).observe(this.frame);
	}

	/* When the list is first shown, scrolls to the instructions that take the most time of a simulation, if they are not at the start. */
	resized() {
		const h = this.frame.clientHeight - ROW;
		if (h > 0 && !this.begun) {
			this.begun = true;
			const lines = this.rows.map((row, i) => ({y: i * ROW, end: (i + 1) * ROW, share: row.insn?.cost?.share ?? 0})), best = hottestRange(lines, h - 4 * ROW);
			if (this.f.sim && this.chosen === null && !this.frame.scrollTop && lines.filter(l => l.end <= h).reduce((sum, l) => sum + l.share, 0) < ENOUGH * best.share)
				this.frame.scrollTop = best.from - Math.max(2 * ROW, (h - best.to + best.from) / 2);
		}
		this.render();
	}

	headings() {
		const head = make(this.frame, "div", {class: "row headings", role: "row"});
		const names = [["at", "address"], ["i", "instruction"]];
		if (this.f.sim)
			names.push(["n hits", "hits"], ["n", "cycles", "from issue to the wave's next issue, mean"],
				["n", "stall", "cycles that a wave was kept from issuing it, mean"], ["n share", "share", "share of all waves' time during which it " +
				"was the next to issue, in percent"], ["bar", "stalled by"]);
		else if (this.f.counted)
			names.push(["n hits", "runs", "times that waves executed it"], ["n", "lanes", "active lanes, mean; heat: lanes of the wave that are not active"]);
		for (const letter of this.f.classes())
			names.push(["n live", letter, {S: "SGPRs", V: "VGPRs", A: "AGPRs"}[letter] + " in use"]);
		for (const [name, text, title] of names)
			make(head, "span", {class: name, role: "columnheader", title}, text);
	}

	renderNow() {
		const top = this.frame.scrollTop, h = this.frame.clientHeight;
		if (!h)
			return;
		const first = clamp(Math.floor(top / ROW) - OVERSCAN, 0, this.rows.length), end = clamp(Math.ceil((top + h) / ROW) + OVERSCAN, 0, this.rows.length);
		if (this.first === first && this.end === end && !this.stale)
			return;
		this.first = first;
		this.end = end;
		this.stale = false;
		this.body.replaceChildren(this.arrow);
		for (let i = first; i < end; i++)
			this.makeRow(this.rows[i], i);
		this.drawArrow();
		this.frame.dataset.rows = end - first;
	}

	makeRow(row, i) {
		const {block, insn, source} = row;
		const e = make(this.body, "div", {class: "row" + (insn ? "" : source ? " source" : " bb"), role: "row", "aria-rowindex": i + 2, "data-row": i, style: "top: " + i * ROW + "px"});
		if (source) {
			const cell = make(e, "span", {role: "cell", title: source.file + ":" + source.line});
			make(cell, "span", {class: "facts"}, source.file.replace(/^.*\//, "") + ":" + source.line);
			make(cell, "code", {}, shown((source.text ?? "").replaceAll("\t", "    ")));
			return;
		}
		if (!insn) {
			const cell = make(e, "span", {role: "cell"});
			cell.append(this.blockHead(block));
			cell.title = cell.textContent;
			return;
		}
		e.classList.toggle("chosen", this.chosen === insn);
		const cell = (name, text) => make(e, "span", {class: name, role: "cell"}, text);
		const at = cell("at");
		make(at, "a", {href: linkTo(this.f, insn), tabindex: "-1"}, address(insn.at));
		const text = cell("i");
		text.title = lineText(insn);
		putInsn(text, insn, this.f, this.options);
		for (const note of this.notes(insn))
			make(text, "small", {}, note);
		if (this.f.sim)
			this.costCells(cell, insn);
		else if (this.f.counted)
			this.countCells(cell, insn.counts);
		insn.live.forEach((n, k) => cell("n live" + (n && n === this.f.peak[k] ? " peak" : ""), n));
		e.classList.toggle("never", isNever(this.f, insn));
	}

	blockHead(block) {
		const span = document.createElement("span"), loop = this.f.loops.find(l => l.header === block.index);
		make(span, "a", {href: "#f" + this.f.number + "b" + block.index}, block.name);
		const facts = [];
		if (this.f.sim)
			facts.push(count(block.hits, "time"), percent(block.share));
		else if (block.hits !== null)
			facts.push(count(block.hits, "time"));
		if (loop)
			facts.push("loop, depth " + loop.depth + (loop.iterations ? ": " + loop.iterations : ""));
		if (block.edges.length)
			facts.push("→ " + block.edges.map(e => (e.to === null ? "" : "bb" + e.to + " ") + e.label()).join("; "));
		make(span, "span", {class: "facts"}, facts.join(", "));
		return span;
	}

	costCells(cell, insn) {
		const cost = insn.cost;
		if (!cost || !cost.hits) {
			cell("n hits", "0");
			for (const name of ["n", "n", "n share", "bar"])
				cell(name, "");
			return;
		}
		cell("n hits", cost.hits < 1e5 ? cost.hits : short(cost.hits));
		cell("n", short(cost.cycles));
		cell("n", short(cost.stall));
		const heat = cell("n share heat", (100 * cost.share).toFixed(1));
		heat.style.setProperty("--h", (cost.share / this.most.share).toFixed(3));
		const track = make(cell("bar"), "span", {class: "track"});
		track.title = cost.stalls.map(([name, n]) => this.f.sim.reasons.get(name).what + ": " + (n / cost.hits).toFixed(1) + " cycles").join("\n");
		for (const [name, n] of cost.stalls)
			if (n > this.most.stalled / 500)
				make(track, "i", {class: "r" + this.f.sim.reasons.get(name).index, style: "width: " + 100 * n / this.most.stalled + "%"});
	}

	countCells(cell, counts) {
		cell("n hits", counts ? (counts.executed < 1e5 ? counts.executed : short(counts.executed)) : "");
		if (!counts?.executed)
			return cell("n", "");
		cell("n heat", counts.lanes.toFixed(1)).style.setProperty("--h", (1 - counts.lanes / this.f.mostLanes()).toFixed(3));
	}

	notes(insn) {
		if (!this.f.sim && insn.counts?.executed && insn.counts.taken !== null)
			return ["taken " + insn.counts.taken + " of " + count(insn.counts.executed, "time")];
		if (!insn.cost)
			return [];
		const notes = insn.cost.notes.slice(), producer = insn.cost.waitsFor === null ? null : this.f.insnAt(insn.cost.waitsFor);
		if (producer && this.chosen === insn)
			notes.push("waits for " + producer.text.split(" ")[0] + " at " + offsetOf(this.f, producer));
		return notes;
	}

	/* Selects an instruction, or none if insn is null. */
	choose(insn) {
		this.chosen = insn;
		this.stale = true;
		this.render();
	}

	reveal({insn, block}) {
		const i = this.index.get(insn || this.f.blocks[block]), h = this.frame.clientHeight;
		this.choose(insn || this.chosen);
		this.frame.scrollTop = Math.max(0, i * ROW - h / 2);
		this.render();
	}

	/* Draws the arrow from the selected instruction to the instruction for which it waits. */
	drawArrow() {
		const insn = this.chosen, producer = insn && insn.cost && insn.cost.waitsFor !== null ? this.f.insnAt(insn.cost.waitsFor) : null;
		this.arrow.replaceChildren();
		this.frame.dataset.arrow = producer ? hex(producer.at) : "";
		if (!producer || producer === insn)
			return;
		const y = (this.index.get(insn) + 0.5) * ROW, to = (this.index.get(producer) + 0.5) * ROW, x = 14;
		draw(this.arrow, "path", {d: `M${x} ${y}C2 ${y} 2 ${to} ${x - 4} ${to}`});
		draw(this.arrow, "path", {class: "tip", d: `M${x + 2} ${to}L${x - 6} ${to - 4}L${x - 6} ${to + 4}Z`});
	}

	key(event) {
		const at = this.chosen ? this.index.get(this.chosen) : -1, step = {ArrowUp: -1, ArrowDown: 1}[event.key];
		if (!step || this.chosen === null)
			return false;
		for (let i = at + step; this.rows[i]; i += step)
			if (this.rows[i].insn) {
				this.options.chooseInsn?.(this.rows[i].insn);
				return true;
			}
		return true;
	}
}

/* Returns whether an instruction is known to have been executed never, in a simulation or a run. */
function isNever(f, insn) {
	return f.sim ? !insn.cost?.hits : insn.counts?.executed === 0;
}

/* Returns the offset of an instruction from the start of its function, such as "+0x1234". */
function offsetOf(f, insn) {
	return "+" + hex(insn.at - f.at);
}

/* Returns the URL fragment of an instruction, such as "#f2+0x1234" or, in the first function, "#+0x1234". */
function linkTo(f, insn) {
	return "#" + (f.number ? "f" + f.number : "") + offsetOf(f, insn);
}
