/* The report of a simulation: a summary in one or two sentences, metrics, charts, the timeline, the code with its costs, the
 * what-if table and the parameters. */

function part(host, sim, id, title) {
	const section = make(host, "section", {class: "part " + id, id: "k" + sim.number + id});
	make(section, "h3", {}, title);
	return section;
}

function tile(dl, name, value, more) {
	const div = make(dl, "div", {class: "tile"}), dd = (make(div, "dt", {}, name), make(div, "dd"));
	make(dd, "b", {}, value);
	make(dd, "span", {}, more);
}

function tiles(host, sim) {
	const {time, launch} = sim.data, dl = make(host, "dl", {class: "tiles"}), items = {compute: "work items", vertex: "vertices", pixel: "pixels"}[launch.stage];
	tile(dl, "Cycles of a wave", Math.round(time.wave_mean), "± " + Math.round(time.wave_deviation) + "; " + time.wave_min + " to " + time.wave_max);
	tile(dl, "Waves", time.waves_in_1000_cycles.toFixed(3), "in 1000 cycles; " + Math.round(time.items_in_a_microsecond) + " " + items + " in a µs on " +
		launch.units + " units");
	tile(dl, "Issue utilization", (time.instructions / time.cycles).toFixed(3), "instructions in a cycle; " + time.instructions + " in " + time.cycles);
	tile(dl, "Stalled", percent(time.stalled / time.cycles), "of cycles every wave waits for a counter");
	tile(dl, "Starved", percent(time.starved / time.cycles), "of cycles the unit holds no wave");
	tile(dl, "Waits hidden", percent(time.waiting ? time.hidden / time.waiting : 0), "of waits for counters, by other waves");
	if (time.waves_needed_more_than && time.waiting)
		tile(dl, "Waves needed", "more than the " + time.waves_needed_more_than + " it holds", "on each SIMD to hide waits, with warm caches");
	if (time.waves_needed && time.waiting)
		tile(dl, "Waves needed", time.waves_needed, "on each SIMD to hide waits, with warm caches; it holds " + launch.resident);
	const tolerance = time.latency_tolerance;
	if (tolerance)
		tile(dl, "Latency tolerance", tolerance, "cycles of vector memory latency before it is 5% slower, with warm caches");
}

function launchText(sim) {
	const {launch, loops, branches, kind} = sim.data, by = (list, one, many) => {
		const n = new Map();
		for (const x of list)
			n.set(x.why, (n.get(x.why) || 0) + 1);
		return [...n].map(([why, k]) => why + " of " + count(k, one, many)).join(", ");
	};
	return kind + " for " + sim.section.processor + ", wave" + sim.section.wave_size + "; " + launch.waves + " waves in work groups of " + launch.workgroup_waves +
		(launch.declared_waves ? " (one of " + launch.declared_waves + ", as in the metadata, does not fit)" : "") +
		" on a " + launch.unit + " with " + launch.simds + " SIMDs, at most " + launch.resident + " waves on each" +
		(launch.limit ? ", limited by " + launch.limit : "") + (launch.rate ? "; " + launch.rate.toFixed(2) + (launch.stage === "vertex" ? " new vertices" : " pixels") +
		" of a triangle" : "") + (loops.length ? "; iterations " + by(loops, "loop") : "") +
		(branches.length ? "; directions " + by(branches, "branch", "branches") : "");
}

function warnings(host, sim) {
	const warn = text => make(host, "p", {class: "note warning"}, text);
	if (sim.data.unknown_places)
		warn("A jump or call has an unknown target: waves end at the jump, and continue after the call.");
	if (sim.data.stuck)
		warn("A wave waits for an event that never occurs, or does not end.");
	else if (!sim.ran())
		warn("No wave fits on the unit.");
	else if (!sim.data.complete)
		warn("This result is not complete.");
}

/* Appends the summary, in which locations of instructions are links. */
function answer(host, sim, options) {
	const sentences = [sim.data.limit, sim.data.certainty, sim.data.most_lost, sim.data.conflicts].filter(text => text).map(text => text[0].toUpperCase() + text.slice(1) + ".");
	if (!sentences.length)
		return;
	const p = make(host, "p", {class: "answer"}), f = sim.functions[0];
	for (const word of sentences.join(" ").split(/(?<=\()(\+0x[0-9a-f]+)(?=\))/)) {
		const insn = word.startsWith("+0x") && f ? f.insnAt(f.at + Number(word.slice(1))) : null;
		if (!insn) {
			p.append(shown(word));
			continue;
		}
		make(p, "a", {href: linkTo(f, insn)}, word).addEventListener("click", event => {
			event.preventDefault();
			options.chooseInsn(insn);
		});
	}
}

/* Appends the what-if table, with bars relative to the highest throughput. */
function whatIf(host, sim) {
	const rows = sim.data.what_if || [];
	if (!rows.length)
		return;
	const section = part(host, sim, "whatif", "What if"), most = Math.max(...rows.map(r => r.waves_in_1000_cycles));
	const table = make(make(section, "div", {class: "scroll"}), "table", {class: "what-if", "aria-label": "What if"}), head = make(make(table, "thead"), "tr"), body = make(table, "tbody");
	for (const [name, text] of [["", "what if"], ["n least", "waves on a SIMD"], ["n least", "cycles of a wave"], ["n", "waves in 1000 cycles"], ["", ""], ["n", "change"]])
		make(head, "th", {class: name}, text);
	rows.forEach((row, i) => {
		const change = rows[0].waves_in_1000_cycles ? row.waves_in_1000_cycles / rows[0].waves_in_1000_cycles - 1 : 0, tr = make(body, "tr");
		make(tr, "th", {scope: "row"}, row.what);
		make(tr, "td", {class: "n least"}, row.resident);
		make(tr, "td", {class: "n least"}, row.wave_mean.toFixed(1));
		make(tr, "td", {class: "n"}, row.waves_in_1000_cycles.toFixed(3));
		make(make(make(tr, "td", {class: "bar"}), "span", {class: "track"}), "i", {class: i && change < -0.01 ? "worse" : i && change > 0.01 ? "better" : "same",
			style: "width: " + 100 * row.waves_in_1000_cycles / most + "%"});
		make(tr, "td", {class: "n"}, (change >= 0 ? "+" : "") + percent(change));
	});
}

/* Appends the parameters of the machine, with their sources. */
function parameters(host, section, number) {
	const rows = section.parameters, set = rows.filter(r => r.set).length;
	const e = make(host, "section", {class: "part", id: "s" + number});
	make(e, "h3", {}, "Parameters of the machine");
	const details = make(e, "details", {"aria-label": "Parameters of the machine"});
	make(details, "summary", {}, count(rows.length, "parameter") + " and their sources; " + set + " by the user");
	const table = make(make(details, "div", {class: "scroll"}), "table", {class: "parameters", "aria-label": "Parameters of the machine"}), head = make(make(table, "thead"), "tr"), body = make(table, "tbody");
	for (const [name, text] of [["", "name"], ["n", "value"], ["", "unit"], ["", "meaning"], ["", "confidence"], ["", "source"]])
		make(head, "th", {class: name}, text);
	details.addEventListener("toggle", () => {
		if (body.childElementCount)
			return;
		for (const r of rows) {
			const tr = make(body, "tr", {class: r.set ? "set" : null}), what = (make(tr, "th", {scope: "row"}, r.name), make(tr, "td", {class: "n"}, r.value),
				make(tr, "td", {class: "unit"}, r.unit), make(tr, "td", {class: "what"}, r.what));
			if (r.set)
				make(what, "small", {}, " the table has " + r.table + ": " + r.confidence + ", " + r.source);
			make(tr, "td", {class: "confidence c-" + (r.set ? "user" : r.confidence)}, r.set ? "by the user" : r.confidence);
			const source = make(tr, "td", {class: "source"}, r.set || r.source === "-" ? "" : r.source.replaceAll(",", ", "));
			if (!r.set && r.note)
				make(source, "small", {}, " " + r.note);
		}
	});
}

/* Appends the code of a simulation: each function as a graph and as a list. Returns the views. */
function simulatedCode(host, sim, options) {
	const section = part(host, sim, "code", "Code"), views = [];
	legend(section, [...sim.reasons.values()].filter(r => r.stall).map(r => ["r" + r.index, r.what]));
	for (const f of sim.functions) {
		if (f.name !== sim.name)
			make(section, "h4", {class: "name"}, f.name);
		const box = make(section, "div", {class: "function"});
		views.push({f, graph: new Graph(box, f, options), list: new CodeList(box, f, options)});
	}
	return views;
}

/* Fills host with the report. Returns the views of the functions in it. */
function report(host, sim, options) {
	make(host, "h2", {class: "name"}, sim.name);
	answer(host, sim, options);
	make(host, "p", {class: "facts"}, launchText(sim));
	warnings(host, sim);
	if (!sim.ran())
		return [];
	tiles(host, sim);
	const row = make(part(host, sim, "units", "Units and issue"), "div", {class: "charts"});
	unitBars(row, sim);
	slotBars(row, sim);
	histogram(row, sim);
	if (sim.data.samples.length) {
		const two = make(part(host, sim, "time", "Over time"), "div", {class: "charts two"});
		unitsOverTime(two, sim);
		slotsOverTime(two, sim);
	}
	if (sim.data.waves.length)
		timeline(part(host, sim, "waves", "Waves"), sim, options);
	const views = simulatedCode(host, sim, options);
	whatIf(host, sim);
	return views;
}
