/* The timeline of a simulation: a lane for each wave slot of each SIMD, with the waves that occupied the slot. It is
 * drawn on a canvas, and can be zoomed until single issues are visible. */
const GAP = 6, QUIET = ["issued", "empty", "turn"]; /* QUIET: reasons that are not drawn as stalls */

/* Assigns lanes and issues to waves. Each wave gets the first free lane of its SIMD. Returns the waves as spans, and
 * the first lane of each SIMD. */
function wavesOf(sim) {
	const spans = sim.data.waves.map(w => ({...w, marks: []})).sort((a, b) => a.simd - b.simd || a.begin - b.begin || a.wave - b.wave);
	const lanes = [], byWave = new Map();
	for (const s of spans) {
		lanes[s.simd] = lanes[s.simd] || [];
		let lane = lanes[s.simd].findIndex(free => free <= s.begin);
		lane = lane < 0 ? lanes[s.simd].length : lane;
		lanes[s.simd][lane] = s.end;
		s.slot = lane;
		byWave.set(s.wave, s);
	}
	const first = [0]; /* first lane of each SIMD; the last element is the number of lanes */
	for (let i = 0; i < lanes.length; i++)
		first.push(first[i] + (lanes[i] || []).length);
	for (const s of spans)
		s.lane = first[s.simd] + s.slot;
	for (const [cycle, wave, at, waited, reason] of sim.data.issues)
		byWave.get(wave)?.marks.push({cycle, at, waited, reason});
	return {spans, first};
}

function timeline(parent, sim, options) {
	const {spans, first} = wavesOf(sim), nlanes = first[first.length - 1];
	if (!spans.length)
		return;
	const frame = make(parent, "div", {class: "panel-box timeline"}), bar = make(frame, "div", {class: "tools", role: "toolbar", "aria-label": "Timeline"});
	const canvas = make(frame, "canvas", {role: "img", tabindex: "0",
		"aria-label": "Timeline of waves: when each issued instructions, and what kept it from issuing. + and - zoom, arrows move."});
	const end = spans.reduce((a, s) => Math.max(a, s.end), 1), lane = clamp(Math.floor(460 / nlanes), 7, 18);
	const height = nlanes * lane + (first.length - 2) * GAP, last = spans.reduce((a, s) => s.marks.length ? Math.max(a, s.marks[s.marks.length - 1].cycle) : a, 0);
	let from = 0, to = end;
	button(bar, "−", "Zoom out (-)", () => zoom(1.6));
	button(bar, "+", "Zoom in (+)", () => zoom(1 / 1.6));
	button(bar, "All", "The whole time (0)", () => range(0, end));
	if (last && last < 0.9 * end)
		button(bar, "Issues", "The time of single issues", () => range(0, last));
	button(bar, "←", "Earlier", () => move(-0.3));
	button(bar, "→", "Later", () => move(0.3));
	const text = make(bar, "output", {"aria-live": "polite"});
	const ends = axis(frame, 0, "cycles; lanes of " + count(first.length - 1, "SIMD"), end);
	const seen = new Set(spans.flatMap(s => s.marks.filter(m => m.waited && !QUIET.includes(m.reason)).map(m => m.reason)));
	legend(frame, [...sim.reasons.values()].filter(r => seen.has(r.reason)).map(r => ["r" + r.index, r.what]));
	const used = new Set([...sim.rows.values()].map(row => row.insn.cost.unit));
	legend(frame, [...sim.units.values()].filter(u => used.has(u.unit)).map(u => ["u" + u.index, "issued to: " + u.what])).classList.add("issues");
	if (spans.length < sim.data.time.waves)
		make(frame, "p", {class: "note"}, "The first " + spans.length + " of " + sim.data.time.waves + " waves.");
	if (sim.data.issues.length < sim.data.time.instructions)
		make(frame, "p", {class: "note"}, "Single issues: the first " + sim.data.issues.length + " of " + sim.data.time.instructions + ".");

	function range(a, b) {
		const width = clamp(b - a, 8, end);
		from = clamp(a, 0, end - width);
		to = from + width;
		frame.dataset.from = Math.round(from);
		frame.dataset.to = Math.round(to);
		redraw();
	}

	function zoom(factor, at) {
		/* without a position, the center of the view stays fixed or, if the view begins at cycle 0, its start */
		const fixed = at === undefined ? from && (from + to) / 2 : at, width = clamp((to - from) * factor, 8, end);
		range(fixed - (fixed - from) / (to - from) * width, fixed + (to - fixed) / (to - from) * width);
	}

	function move(part) {
		range(from + part * (to - from), to + part * (to - from));
	}

	function top(l) {
		let simd = 0;
		while (first[simd + 1] <= l)
			simd++;
		return l * lane + simd * GAP;
	}

	function drawSpan(c, s, x, colors, width) {
		const y = top(s.lane) + 1, left = Math.max(0, x(s.begin)), right = Math.min(width, x(s.end)), large = width / (to - from) > 2;
		c.fillStyle = colors.waves[s.wave % 2];
		c.fillRect(left, y, Math.max(1, right - left - (right - left > 3 ? 1 : 0)), lane - 1);
		for (let i = lowerBound(s.marks, from, m => m.cycle); i < s.marks.length; i++) {
			const m = s.marks[i], a = x(m.cycle - m.waited), b = x(m.cycle);
			if (a > width)
				break;
			if (m.waited && b - a > 0.3 && !QUIET.includes(m.reason)) {
				c.fillStyle = colors.reasons.get(m.reason);
				c.fillRect(Math.max(0, a), y, Math.min(width, b) - Math.max(0, a), lane - 1);
			}
			if (large && b <= width) {
				c.fillStyle = colors.units.get(sim.rows.get(m.at)?.insn.cost.unit) || colors.dim;
				c.fillRect(b, y, clamp(x(m.cycle + 1) - b, 2, 6), lane - 1);
			}
		}
		if (right - left > 60 && lane > 10 && !s.marks.length) {
			c.fillStyle = colors.text;
			c.font = "10px sans-serif";
			c.fillText("wave " + s.wave, left + 4, y + lane - 4, right - left - 6);
		}
	}

	const redraw = onFrame(() => {
		const width = canvas.clientWidth, ratio = devicePixelRatio || 1, c = canvas.getContext("2d");
		if (!width)
			return;
		canvas.style.height = height + "px";
		canvas.width = Math.round(width * ratio);
		canvas.height = Math.round(height * ratio);
		c.scale(ratio, ratio);
		c.fillStyle = color("--track");
		for (let l = 0; l < nlanes; l++)
			c.fillRect(0, top(l) + 1, width, lane - 1);
		const colors = {waves: [color("--wave"), color("--wave2")], text: color("--text"), dim: color("--dim"),
			reasons: new Map([...sim.reasons.values()].map(r => [r.reason, color("--r" + r.index)])),
			units: new Map([...sim.units.values()].map(u => [u.unit, color("--u" + u.index)]))};
		for (const s of spans)
			if (s.end > from && s.begin < to)
				drawSpan(c, s, cycle => (cycle - from) / (to - from) * width, colors, width);
		ends[0].textContent = Math.round(from);
		ends[2].textContent = Math.round(to);
		text.textContent = "cycles " + Math.round(from) + " to " + Math.round(to);
		frame.dataset.drawn = "true";
	});

	/* Returns the cycle and the wave at the pointer. mark: the issue for which the wave waits in this cycle, or else the wave's
	 * previous issue. */
	function under(event) {
		const box = canvas.getBoundingClientRect(), y = event.clientY - box.top, cycle = from + (event.clientX - box.left) / box.width * (to - from);
		const span = spans.find(s => y >= top(s.lane) && y < top(s.lane) + lane && cycle >= s.begin && cycle < s.end);
		if (!span)
			return {cycle};
		const i = lowerBound(span.marks, cycle, m => m.cycle), m = span.marks[i], before = span.marks[i - 1];
		return {cycle, span, mark: m && cycle >= m.cycle - m.waited ? m : before};
	}

	function describe({cycle, span, mark}) {
		if (!span)
			return "";
		const lines = ["wave " + span.wave + ", cycle " + Math.floor(cycle), "from " + span.begin + " to " + span.end + ": " + (span.end - span.begin) + " cycles"];
		if (mark) {
			lines.push(sim.rows.get(mark.at)?.insn.text ?? "", "issued at " + mark.cycle);
			if (mark.waited && !QUIET.includes(mark.reason))
				lines.push("stalled " + mark.waited + " cycles: " + sim.reasons.get(mark.reason).what);
		}
		return lines.join("\n");
	}

	let drag = null;
	canvas.addEventListener("pointermove", event => {
		if (!drag)
			return say(event, describe(under(event)));
		const by = (drag.x - event.clientX) / canvas.clientWidth * (drag.to - drag.from);
		drag.moved = drag.moved || Math.abs(drag.x - event.clientX) > 3;
		if (drag.moved)
			range(drag.from + by, drag.to + by);
	});
	canvas.addEventListener("pointerleave", () => say(null, ""));
	canvas.addEventListener("wheel", event => {
		if (!(event.ctrlKey || event.metaKey))
			return; /* let the page scroll */
		event.preventDefault();
		zoom(Math.exp(clamp(event.deltaY, -60, 60) / 150), under(event).cycle);
	}, {passive: false});
	canvas.addEventListener("pointerdown", event => {
		drag = {x: event.clientX, from, to, moved: false};
		canvas.setPointerCapture(event.pointerId);
	});
	canvas.addEventListener("pointerup", event => {
		const at = under(event);
		if (drag && !drag.moved && at.mark)
			options.chooseInsn(sim.rows.get(at.mark.at)?.insn);
		drag = null;
	});
	canvas.addEventListener("dblclick", event => zoom(0.25, under(event).cycle));
	canvas.addEventListener("keydown", event => {
		const run = {"+": () => zoom(1 / 1.6), "-": () => zoom(1.6), "0": () => range(0, end), ArrowLeft: () => move(-0.2),
			ArrowRight: () => move(0.2)}[event.key];
		if (run) {
			event.preventDefault();
			event.stopPropagation();
			run();
		}
	});
	new ResizeObserver(redraw).observe(canvas);
	redraws.push(redraw);
	range(0, end);
}
