/* Represents the document as functions with their code and blocks, and simulations with the costs of their instructions. */

/* An instruction: address, text, and the number of live registers in each class. block: index of its block; cost: its cost in a
 * simulation, or null; counts: how often it was executed in a run, with how many active lanes on average, and how often it branched (null:
 * it is no conditional branch), or null. */
class Insn {
	constructor([at, text, live, counts], block) {
		this.at = at;
		this.text = shown(text);
		this.live = live;
		this.block = block;
		this.cost = null;
		this.counts = counts ? {executed: counts[0], lanes: counts[0] && counts[1] / counts[0], taken: counts[2] ?? null} : null;
		this.call = null;
		this.source = null; /* the source line, {file, line, text}; the same object for consecutive instructions of a line */
	}
}

class Block {
	constructor(data, code) {
		this.index = data.block;
		this.at = data.address;
		this.lanes = data.lanes;
		this.loop = data.loop ?? null;
		this.idom = data.dominator ?? null;
		this.first = data.first;
		this.insns = code.slice(data.first, data.first + data.instructions);
		this.from = data.from;
		this.edges = data.to.map(e => new Edge(this.index, e));
		this.order = Infinity;
		this.share = 0; /* share of all waves' time in a simulation, 0 to 1 */
		this.hits = this.insns[0]?.counts?.executed ?? null; /* number of times that waves entered the block, in a simulation or a run */
		this.name = "bb" + this.index;
	}
}

class Edge {
	constructor(from, data) {
		this.from = from;
		this.to = data.block ?? null;
		this.reason = data.kind;
		this.address = data.address ?? null;
		this.target = shown(data.symbol ?? data.function ?? (this.to === null && data.address !== undefined ? hex(data.address) : ""));
		this.condition = data.condition;
	}

	/* Returns a description such as "taken if scc1" or "leaves to name". */
	label() {
		return this.reason + (this.condition ? " if " + this.condition : "") + (this.to === null && this.target ? " " + this.target : "");
	}
}

class Func {
	constructor(number, file, section, data) {
		this.number = number;
		this.file = shown(file.file);
		this.section = shown(section.section);
		this.processor = section.processor;
		this.waveSize = section.wave_size;
		this.name = shown(data.name);
		this.kind = data.kind;
		this.at = data.address;
		this.end = data.end;
		this.code = data.code.map(row => new Insn(row, null));
		this.blocks = data.blocks.map(b => new Block(b, this.code));
		this.edges = this.blocks.flatMap(b => b.edges);
		this.loops = data.loops.map(l => ({index: l.loop, header: l.header, depth: l.depth, parent: l.parent ?? null, irreducible: l.irreducible,
			blocks: l.blocks, iterations: null}));
		this.regions = data.lanes;
		this.entry = data.entry ?? null;
		this.peak = data.peak;
		this.sim = null;
		this.counted = this.code.some(insn => insn.counts); /* whether a run has counted the instructions */
		for (const b of this.blocks)
			for (const insn of b.insns)
				insn.block = b.index;
		for (const [k, [first, number, line]] of (data.lines ?? []).entries()) {
			const source = number === undefined ? null : {file: shown(section.sources[number].file), line, text: section.sources[number].text[line]};
			for (let i = first; i < (data.lines[k + 1]?.[0] ?? this.code.length); i++)
				this.code[i].source = source;
		}
		const called = new Map();
		for (const call of data.calls)
			called.set(call.address, [...called.get(call.address) || [], shown(call.function ?? call.symbol ?? "an unknown function")]);
		for (const [at, names] of called) {
			const insn = this.insnAt(at);
			if (insn)
				insn.call = names.length > 1 ? "one of " + names.length + " functions" : names[0];
		}
		this.setOrder();
	}

	/* Returns the largest share of an instruction in a simulation. */
	mostShare() {
		return this.most ??= this.code.reduce((share, insn) => Math.max(share, insn.cost?.share ?? 0), 1e-9);
	}

	/* Returns the number of lanes of a wave. A kernel may have waves of 64 although others of the section have 32. */
	mostLanes() {
		return this.lanes ??= this.code.some(insn => insn.counts?.lanes > this.waveSize) ? 64 : this.waveSize;
	}

	/* Numbers the blocks in reverse postorder from the entry, followed by unreachable blocks. */
	setOrder() {
		const seen = new Set(), post = [], stack = this.entry === null ? [] : [[this.entry, 0]];
		if (this.entry !== null)
			seen.add(this.entry);
		while (stack.length) {
			const top = stack[stack.length - 1], edge = this.blocks[top[0]].edges[top[1]++];
			if (!edge) {
				post.push(top[0]);
				stack.pop();
			} else if (edge.to !== null && !seen.has(edge.to)) {
				seen.add(edge.to);
				stack.push([edge.to, 0]);
			}
		}
		post.reverse().forEach((block, i) => this.blocks[block].order = i);
		for (const b of this.blocks)
			if (!seen.has(b.index))
				b.order = this.blocks.length + b.index;
	}

	/* Returns the index of the instruction at an address, or -1. */
	indexAt(at) {
		const i = lowerBound(this.code, at, insn => insn.at);
		return i < this.code.length && this.code[i].at === at ? i : -1;
	}

	insnAt(at) {
		const i = this.indexAt(at);
		return i < 0 ? null : this.code[i];
	}

	/* Returns the letters of the register classes in use. */
	classes() {
		return ["S", "V", "A"].slice(0, this.peak.length);
	}

	facts() {
		const calls = this.code.filter(insn => insn.call !== null).length, units = ["SGPRs", "VGPRs", "AGPRs"];
		return [this.kind + " at " + address(this.at), count(this.code.length, "instruction"), count(this.blocks.length, "block"),
			count(this.loops.length, "loop"), ...calls ? [count(calls, "call")] : []].join(", ") +
			"; at most " + this.peak.map((n, i) => n + " " + units[i]).join(", ") + " in use";
	}
}

/* The cost of an instruction in a simulation. */
class Cost {
	constructor(data, occupied, reasons) {
		const lost = Object.entries(data.lost || {});
		this.hits = data.hits;
		this.unit = data.unit ?? null;
		this.cycles = data.hits ? data.cycles / data.hits : 0;
		this.stalls = lost.filter(([name]) => reasons.get(name).stall); /* pairs [reason, cycles lost by all waves] */
		this.stalled = this.stalls.reduce((sum, [, n]) => sum + n, 0);
		this.stall = data.hits ? this.stalled / data.hits : 0;
		this.share = occupied ? lost.reduce((sum, [, n]) => sum + n, 0) / occupied : 0;
		this.waitsFor = data.waits_for ?? null; /* address of the instruction for which this one waits longest; null: none */
		this.notes = [];
	}
}

class Simulation {
	constructor(number, file, section, data, functions) {
		this.number = number;
		this.file = shown(file.file);
		this.section = section;
		this.data = data;
		this.name = shown(data.name);
		this.reasons = new Map(section.reasons.map((r, i) => [r.reason, {...r, index: i}]));
		this.units = new Map(section.units.map((u, i) => [u.unit, {...u, index: i}]));
		this.functions = [];
		this.rows = new Map(); /* maps the address of each instruction to {insn, f} */
		for (const f of data.functions || [])
			this.addFunction(f, functions);
	}

	ran() {
		return this.data.time !== undefined;
	}

	/* Adds a copy of a function, with the costs in this simulation. */
	addFunction(data, functions) {
		const original = functions.find(f => f.file === this.file && f.section === shown(this.section.section) && f.at === data.address);
		if (!original)
			return;
		const f = Object.assign(Object.create(Func.prototype), original, {sim: this});
		f.blocks = original.blocks.map(b => Object.assign(Object.create(Block.prototype), b));
		f.loops = original.loops.map(l => ({...l}));
		f.code = original.code.map(insn => Object.assign(Object.create(Insn.prototype), insn));
		for (const b of f.blocks)
			b.insns = f.code.slice(b.first, b.first + b.insns.length);
		for (const row of data.instructions) {
			const insn = f.insnAt(row.address);
			if (!insn)
				continue;
			insn.cost = new Cost(row, this.data.time.occupied, this.reasons);
			f.blocks[insn.block].share += insn.cost.share;
			this.rows.set(insn.at, {insn, f});
		}
		for (const b of f.blocks)
			b.hits = b.insns.length && b.insns[0].cost ? b.insns[0].cost.hits : 0;
		for (const loop of this.data.loops)
			for (const l of f.loops)
				if (loop.function === data.name && loop.block === l.header)
					l.iterations = loop.iterations ? loop.iterations + " iterations, " + loop.why : "nothing leaves it";
		for (const branch of this.data.branches) {
			const insn = branch.function === data.name ? f.insnAt(branch.address) : null;
			if (insn && insn.cost)
				insn.cost.notes.push((branch.pattern ?? (branch.how === "counted" ? "leaves after " + branch.count + " times" : branch.how)) + ", " +
					branch.why);
		}
		this.functions.push(f);
	}
}

/* Reads the document. Returns {files, functions, simulations, sections, comparison, diff}. files: the names of all files; sections:
 * the simulated sections. comparison and diff describe two files. */
function readDocument(text) {
	const data = JSON.parse(text), functions = [], simulations = [], sections = [];
	for (const file of data.files) {
		for (const section of file.control_flow || [])
			for (const f of section.functions)
				functions.push(new Func(functions.length, file, section, f));
		for (const section of file.simulation || []) {
			sections.push({file: shown(file.file), section});
			for (const kernel of section.kernels)
				simulations.push(new Simulation(simulations.length, file, section, kernel, functions));
		}
	}
	return {diff: data.diff, files: data.files.map(f => shown(f.file)), functions, simulations, sections,
		comparison: data.comparison ?? {files: [], functions: []}};
}
