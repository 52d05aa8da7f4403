/* Draws bars, and charts over time, for a simulation. Drawings are stretched to the available width, so their labels are HTML. */
const CHART = 100; /* height of the charts' coordinate system */

/* Appends a row with a name, a bar in the color of the class `kind`, and a percentage. */
function bar(table, name, kind, part, title) {
	const tr = make(table, "tr", {title});
	make(tr, "th", {scope: "row"}, name);
	make(make(make(tr, "td"), "span", {class: "track"}), "i", {class: kind, style: "width: " + 100 * Math.min(part, 1) + "%"});
	make(tr, "td", {class: "n"}, percent(part));
}

function bars(parent, title) {
	const box = make(parent, "div", {class: "panel-box"});
	make(box, "h4", {}, title);
	return make(make(box, "table", {class: "bars", "aria-label": title}), "tbody");
}

function unitBars(parent, sim) {
	const table = bars(parent, "Throughput of units"), time = sim.data.time;
	for (const u of sim.data.units) {
		const unit = sim.units.get(u.unit), n = u.instances;
		bar(table, unit.what, "u" + unit.index, u.busy / (time.cycles * n), count(u.instructions, "instruction") + "; " + count(n, "instance"));
	}
}

function slotBars(parent, sim) {
	const table = bars(parent, "Issue slots"), slots = sim.data.time.slots;
	for (const [name, n] of Object.entries(sim.data.lost)) {
		const reason = sim.reasons.get(name);
		bar(table, reason.what, "r" + reason.index, n / slots, name + ": " + n + " of " + slots);
	}
}

/* Draws the distribution of wave durations, for the waves whose lifetimes are recorded. */
function histogram(parent, sim) {
	const times = sim.data.waves.map(w => w.end - w.begin), BINS = 32;
	if (!times.length)
		return;
	const low = Math.min(...times), width = Math.floor((Math.max(...times) - low) / BINS) + 1, bins = new Array(BINS).fill(0);
	for (const t of times)
		bins[Math.floor((t - low) / width)]++;
	const most = Math.max(...bins), box = make(parent, "div", {class: "panel-box"});
	make(box, "h4", {}, "Wave times");
	const svg = draw(box, "svg", {class: "chart histogram", viewBox: `0 0 ${BINS * 10} ${CHART}`, preserveAspectRatio: "none", role: "img",
		"aria-label": "Durations of waves, from " + low + " to " + Math.max(...times)});
	bins.forEach((n, i) => {
		if (n)
			draw(draw(svg, "rect", {x: i * 10, y: CHART - CHART * n / most, width: 9, height: CHART * n / most}), "title", {},
				count(n, "wave") + ": " + (low + i * width) + " to " + (low + (i + 1) * width - 1) + " cycles");
	});
	axis(box, low, "cycles of a wave", low + BINS * width - 1);
}

function axis(parent, from, what, to) {
	const p = make(parent, "p", {class: "axis"});
	for (const text of [from, what, to])
		make(p, "span", {}, text);
	return p.children;
}

function legend(parent, entries) {
	const ul = make(parent, "ul", {class: "legend-row"});
	for (const [kind, text] of entries)
		make(make(ul, "li"), "i", {class: kind}).after(text);
	return ul;
}

/* Returns the number of cycles in a sample. The last sample may be shorter. */
function sampleCycles(sim, i) {
	const each = sim.data.sample_cycles;
	return Math.max(1, Math.min(each, sim.data.time.cycles - i * each));
}

function plot(parent, sim, title, name, tipText) {
	const box = make(parent, "div", {class: "panel-box over-time"}), n = sim.data.samples.length;
	make(box, "h4", {}, title);
	const frame = make(box, "div", {class: "plot"}), cursor = make(frame, "div", {class: "cursor", hidden: ""});
	const svg = draw(frame, "svg", {class: "chart " + name, viewBox: `0 0 ${n} ${CHART}`, preserveAspectRatio: "none", role: "img",
		"aria-label": title + ", over time"});
	frame.addEventListener("pointerleave", () => {
		cursor.hidden = true;
		say(null, "");
	});
	frame.addEventListener("pointermove", event => {
		const at = frame.getBoundingClientRect(), i = clamp(Math.floor((event.clientX - at.left) / at.width * n), 0, n - 1);
		const begin = i * sim.data.sample_cycles;
		cursor.hidden = false;
		cursor.style.left = event.clientX - at.left + "px";
		say(event, ["cycle " + begin + " to " + (begin + sampleCycles(sim, i)), ...tipText(sim.data.samples[i], i)].join("\n"));
	});
	axis(box, 0, "cycles", sim.data.time.cycles);
	return {svg, box};
}

/* Draws a step line for values from 0 to 1. */
function stepLine(svg, kind, values) {
	draw(svg, "path", {class: "line " + kind, d: "M0 " + CHART + values.map((v, i) =>
		"V" + (CHART * (1 - Math.min(v, 1))).toFixed(1) + "H" + (i + 1)).join("")});
}

function unitsOverTime(parent, sim) {
	const room = sim.data.launch.simds * sim.data.launch.resident;
	const units = sim.data.units.filter(u => u.busy).map(u => ({...u, ...sim.units.get(u.unit), n: u.instances}));
	const waves = (s, i) => s.waves / sampleCycles(sim, i), busy = (s, i, u) => (s.busy[u.unit] || 0) / (sampleCycles(sim, i) * u.n);
	const {svg, box} = plot(parent, sim, "Busy units, and waves in percent of " + room, "units", (s, i) => [waves(s, i).toFixed(1) + " of " + count(room, "wave"),
		...units.filter(u => s.busy[u.unit]).map(u => percent(busy(s, i, u)) + "  " + u.what)]);
	stepLine(svg, "w0", sim.data.samples.map((s, i) => waves(s, i) / room));
	for (const u of units)
		stepLine(svg, "u" + u.index, sim.data.samples.map((s, i) => busy(s, i, u)));
	legend(box, [["w0", "waves"], ...units.map(u => ["u" + u.index, u.what])]);
}

function slotsOverTime(parent, sim) {
	const all = s => Object.values(s.lost).reduce((a, b) => a + b, 0) || 1;
	const {svg, box} = plot(parent, sim, "Issue slots, and the reasons for lost ones", "slots", s => Object.entries(s.lost).map(([name, n]) =>
		percent(n / all(s)) + "  " + sim.reasons.get(name).what));
	const below = sim.data.samples.map(() => 0), used = [];
	for (const [name, reason] of sim.reasons) {
		if (!sim.data.lost[name])
			continue;
		const y = v => (CHART * (1 - v)).toFixed(1), lower = below.slice();
		sim.data.samples.forEach((s, i) => below[i] += (s.lost[name] || 0) / all(s));
		draw(svg, "path", {class: "area r" + reason.index, d: "M0 " + y(below[0]) + below.map((v, i) => "V" + y(v) + "H" + (i + 1)).join("") +
			lower.map((v, i) => [v, i]).reverse().map(([v, i]) => "V" + y(v) + "H" + i).join("") + "Z"});
		used.push(["r" + reason.index, reason.what]);
	}
	legend(box, used);
}
