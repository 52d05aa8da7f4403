/* The page of amdgcn-objdump --simulate=html: the timeline as a canvas that can be enlarged, what charts say under the mouse,
 * graphs that can be enlarged, light and dark. */
"use strict";
document.addEventListener("DOMContentLoaded", () => {
	const root = document.documentElement, body = document.body;

	function make(parent, tag, attributes, text) {
		const e = document.createElement(tag);
		for (const name in attributes || {})
			e.setAttribute(name, attributes[name]);
		if (text)
			e.textContent = text;
		parent.append(e);
		return e;
	}

	function button(parent, text, title, run) {
		const e = make(parent, "button", {type: "button", title, "aria-label": title}, text);
		e.addEventListener("click", run);
		return e;
	}

	/* ---- Light and dark ---- */
	const redraws = [];

	function storage(run) {
		try {
			return run(localStorage);
		} catch (e) { /* pages in files may have none */
			return null;
		}
	}

	function isDark() {
		return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
	}

	function redrawAll() {
		for (const redraw of redraws)
			redraw();
	}
	const theme = storage(s => s.getItem("gcnutils-theme"));
	if (theme === "dark" || theme === "light")
		root.dataset.theme = theme;
	const tools = make(document.querySelector("body > header"), "div", {class: "tools", role: "toolbar"});
	button(tools, "◐", "Light or dark", () => {
		root.dataset.theme = isDark() ? "light" : "dark";
		storage(s => s.setItem("gcnutils-theme", root.dataset.theme));
		redrawAll();
	});
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawAll);

	/* ---- What is under the mouse ---- */
	const tip = make(body, "div", {class: "tip-box", hidden: "", role: "status"});

	function say(event, text) {
		tip.textContent = text;
		tip.hidden = !text;
		if (!text)
			return;
		const w = tip.offsetWidth, h = tip.offsetHeight;
		tip.style.left = Math.max(4, Math.min(event.clientX + 14, innerWidth - w - 4)) + "px";
		tip.style.top = (event.clientY + h + 24 < innerHeight ? event.clientY + 16 : Math.max(4, event.clientY - h - 12)) + "px";
	}

	function percent(x) {
		return (100 * x).toFixed(1) + "%";
	}

	/* ---- Charts over time ---- */
	function charts(article, data) {
		const wide = 2 + data.units.length + data.reasons.length, n = data.samples.length / wide;
		for (const plot of article.querySelectorAll(".plot")) {
			const cursor = make(plot, "div", {class: "cursor", hidden: ""});
			const slots = plot.querySelector(".chart.slots");
			plot.addEventListener("pointerleave", () => {
				cursor.hidden = true;
				say(null, "");
			});
			plot.addEventListener("pointermove", event => {
				const box = plot.getBoundingClientRect();
				const i = Math.max(0, Math.min(n - 1, Math.floor((event.clientX - box.left) / box.width * n)));
				const at = data.samples.slice(i * wide, (i + 1) * wide), begin = i * data.sampleCycles;
				const cycles = Math.min(data.sampleCycles, data.cycles - begin) || 1;
				const lines = ["cycle " + begin + " to " + (begin + cycles)];
				if (slots) {
					const lost = at.slice(2 + data.units.length), all = lost.reduce((a, b) => a + b, 0) || 1;
					data.reasons.forEach((name, k) => lost[k] && lines.push(percent(lost[k] / all) + "  " + name));
				} else {
					lines.push((at[1] / cycles).toFixed(1) + " of " + data.room + " waves");
					data.units.forEach(([name, pieces], k) => at[2 + k] && lines.push(percent(at[2 + k] / (cycles * pieces)) + "  " + name));
				}
				cursor.hidden = false;
				cursor.style.left = (event.clientX - box.left) + "px";
				say(event, lines.join("\n"));
			});
		}
	}

	/* ---- The timeline ---- */
	function spread(data) { /* numbers as objects: spans, and each one's marks by time */
		const spans = [], of = new Map();
		for (let i = 0; i < data.spans.length; i += 4) {
			const s = {wave: data.spans[i], lane: data.spans[i + 1], begin: data.spans[i + 2], end: data.spans[i + 3], marks: []};
			of.set(s.wave, s);
			spans.push(s);
		}
		for (let i = 0, cycle = 0; i < data.marks.length; i += 5) {
			cycle += data.marks[i];
			const s = of.get(data.marks[i + 1]);
			if (s)
				s.marks.push({cycle, op: data.marks[i + 2], waited: data.marks[i + 3], reason: data.marks[i + 4]});
		}
		return spans;
	}

	/* The first of marks at or after a cycle. */
	function after(marks, cycle) {
		let low = 0, high = marks.length;
		while (low < high) {
			const mid = low + high >> 1;
			if (marks[mid].cycle < cycle)
				low = mid + 1;
			else
				high = mid;
		}
		return low;
	}

	function timeline(article, data) {
		const frame = article.querySelector(".timeline"), picture = frame && frame.querySelector(".spans");
		if (!frame)
			return;
		const spans = spread(data), nlanes = data.lanes[data.lanes.length - 1];
		const end = spans.reduce((a, s) => Math.max(a, s.end), 1);
		const lane = Math.max(7, Math.min(18, Math.floor(460 / nlanes))), gap = 6;
		const height = nlanes * lane + (data.lanes.length - 2) * gap;
		const rows = new Map(), seen = new Set(), quiet = new Set(data.quiet);
		for (const tr of article.querySelectorAll("tr[data-op]"))
			rows.set(+tr.dataset.op, tr);
		const bar = make(frame, "div", {class: "tools", role: "toolbar", "aria-label": "Timeline"});
		picture.replaceWith(bar);
		const canvas = document.createElement("canvas");
		canvas.setAttribute("role", "img");
		canvas.setAttribute("aria-label", "Issues of the waves, and reasons of stalls");
		canvas.tabIndex = 0;
		bar.after(canvas);
		const axis = frame.querySelector(".axis").children;
		let from = 0, to = end, wanted = false;
		button(bar, "−", "Zoom out (-)", () => zoom(1.6));
		button(bar, "+", "Zoom in (+)", () => zoom(1 / 1.6));
		button(bar, "All", "The whole time (0)", () => range(0, end));
		const last = spans.reduce((a, s) => s.marks.length ? Math.max(a, s.marks[s.marks.length - 1].cycle) : a, 0);
		if (last && last < 0.9 * end)
			button(bar, "Issues", "The time of single issues", () => range(0, last));
		button(bar, "←", "Earlier", () => move(-0.3));
		button(bar, "→", "Later", () => move(0.3));
		const shown = make(bar, "output", {"aria-live": "polite"});
		for (const s of spans)
			for (const m of s.marks)
				if (m.waited && !quiet.has(m.reason))
					seen.add(m.reason);
		const legend = make(frame, "ul", {class: "legend-row"});
		for (const reason of [...seen].sort((a, b) => a - b)) {
			const li = make(legend, "li");
			make(li, "i", {class: "r" + reason});
			li.append(data.reasons[reason]);
		}
		const issues = make(frame, "ul", {class: "legend-row issues"}), used = [...rows.values()].map(tr => +tr.dataset.unit);
		make(issues, "li", {}, "issued to:");
		data.units.forEach(([name], unit) => {
			if (!used.includes(unit))
				return;
			const li = make(issues, "li");
			make(li, "i", {class: "u" + unit});
			li.append(name);
		});

		function range(a, b) {
			const width = Math.max(8, Math.min(end, b - a));
			from = Math.max(0, Math.min(a, end - width));
			to = from + width;
			frame.dataset.from = Math.round(from);
			frame.dataset.to = Math.round(to);
			redraw();
		}

		function zoom(factor, at) {
			const fixed = at === undefined ? from && (from + to) / 2 : at; /* the first issues are at the beginning */
			const width = Math.max(8, Math.min(end, (to - from) * factor));
			range(fixed - (fixed - from) / (to - from) * width, fixed + (to - fixed) / (to - from) * width);
		}

		function move(part) {
			range(from + part * (to - from), to + part * (to - from));
		}

		function top(l) { /* where a lane begins */
			let simd = 0;
			while (data.lanes[simd + 1] <= l)
				simd++;
			return l * lane + simd * gap;
		}

		function redraw() {
			if (!wanted) {
				wanted = true;
				requestAnimationFrame(draw);
			}
		}

		function draw() {
			wanted = false;
			const width = canvas.clientWidth, ratio = devicePixelRatio || 1;
			if (!width)
				return;
			canvas.style.height = height + "px";
			canvas.width = Math.round(width * ratio);
			canvas.height = Math.round(height * ratio);
			const c = canvas.getContext("2d"), style = getComputedStyle(root), colour = name => style.getPropertyValue(name).trim();
			const reasons = data.reasons.map((_, i) => colour("--r" + i)), units = data.units.map((_, i) => colour("--u" + i));
			const x = cycle => (cycle - from) / (to - from) * width, large = width / (to - from) > 2;
			c.scale(ratio, ratio);
			c.clearRect(0, 0, width, height);
			c.fillStyle = colour("--track");
			for (let l = 0; l < nlanes; l++)
				c.fillRect(0, top(l) + 1, width, lane - 1);
			const waves = [colour("--wave"), colour("--wave2")], ink = colour("--text"), none = colour("--dim");
			for (const s of spans) {
				if (s.end <= from || s.begin >= to)
					continue;
				const y = top(s.lane) + 1, left = Math.max(0, x(s.begin)), right = Math.min(width, x(s.end));
				c.fillStyle = waves[s.wave % 2];
				c.fillRect(left, y, Math.max(1, right - left - (right - left > 3 ? 1 : 0)), lane - 1);
				for (let i = after(s.marks, from); i < s.marks.length; i++) {
					const m = s.marks[i], a = x(m.cycle - m.waited), b = x(m.cycle);
					if (a > width)
						break;
					if (m.waited && b - a > 0.3 && !quiet.has(m.reason)) {
						c.fillStyle = reasons[m.reason];
						c.fillRect(Math.max(0, a), y, Math.min(width, b) - Math.max(0, a), lane - 1);
					}
					if (large && b <= width) {
						const row = rows.get(m.op), unit = row && units[+row.dataset.unit];
						c.fillStyle = unit || none;
						c.fillRect(b, y, Math.max(2, Math.min(6, x(m.cycle + 1) - b)), lane - 1);
					}
				}
				if (right - left > 60 && lane > 10 && !s.marks.length) {
					c.fillStyle = ink;
					c.font = "10px sans-serif";
					c.fillText("wave " + s.wave, left + 4, y + lane - 4, right - left - 6);
				}
			}
			axis[0].textContent = Math.round(from);
			axis[2].textContent = Math.round(to);
			shown.textContent = "cycles " + Math.round(from) + " to " + Math.round(to);
			frame.dataset.drawn = "true";
		}

		/* The wave at a place, and its instruction that is issued next. */
		function under(event) {
			const box = canvas.getBoundingClientRect(), y = event.clientY - box.top;
			const cycle = from + (event.clientX - box.left) / box.width * (to - from);
			const span = spans.find(s => y >= top(s.lane) && y < top(s.lane) + lane && cycle >= s.begin && cycle < s.end);
			if (!span)
				return {cycle};
			const i = after(span.marks, cycle), m = span.marks[i], before = span.marks[i - 1];
			return {cycle, span, mark: m && cycle >= m.cycle - m.waited ? m : before};
		}

		function text(op) {
			const row = rows.get(op);
			return row ? row.querySelector("code").textContent : "";
		}

		canvas.addEventListener("pointermove", event => {
			const at = under(event);
			if (!at.span)
				return say(event, "");
			const lines = ["wave " + at.span.wave + ", cycle " + Math.floor(at.cycle),
				"there from " + at.span.begin + " to " + at.span.end + ": " + (at.span.end - at.span.begin) + " cycles"];
			if (at.mark) {
				lines.push(text(at.mark.op), "issued at " + at.mark.cycle);
				if (at.mark.waited && !quiet.has(at.mark.reason))
					lines.push("kept from it for " + at.mark.waited + " cycles: " + data.reasons[at.mark.reason]);
			}
			say(event, lines.join("\n"));
		});
		canvas.addEventListener("pointerleave", () => say(null, ""));
		canvas.addEventListener("wheel", event => {
			if (!(event.ctrlKey || event.metaKey))
				return; /* it scrolls */
			event.preventDefault();
			zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 150), under(event).cycle);
		}, {passive: false});
		let drag = null;
		canvas.addEventListener("pointerdown", event => {
			drag = {x: event.clientX, from, to, moved: false};
			canvas.setPointerCapture(event.pointerId);
		});
		canvas.addEventListener("pointermove", event => {
			if (!drag)
				return;
			const by = (drag.x - event.clientX) / canvas.clientWidth * (drag.to - drag.from);
			drag.moved = drag.moved || Math.abs(drag.x - event.clientX) > 3;
			if (drag.moved)
				range(drag.from + by, drag.to + by);
		});
		canvas.addEventListener("pointerup", event => {
			const at = under(event);
			if (drag && !drag.moved && at.mark)
				choose(rows.get(at.mark.op));
			drag = null;
		});
		canvas.addEventListener("dblclick", event => zoom(0.25, under(event).cycle));
		canvas.addEventListener("keydown", event => {
			const run = {"+": () => zoom(1 / 1.6), "-": () => zoom(1.6), "0": () => range(0, end), ArrowLeft: () => move(-0.2),
				ArrowRight: () => move(0.2)}[event.key];
			if (run) {
				event.preventDefault();
				run();
			}
		});
		new ResizeObserver(redraw).observe(canvas);
		redraws.push(redraw);
		range(0, end);
	}

	/* ---- Code ---- */
	function choose(row) {
		for (const e of document.querySelectorAll(".code .chosen, .graph .chosen"))
			e.classList.remove("chosen");
		if (row) {
			row.classList.add("chosen");
			row.scrollIntoView({block: "center"});
		}
	}

	function within(frame, element) { /* scrolls the frame only */
		const a = element.getBoundingClientRect(), b = frame.getBoundingClientRect();
		frame.scrollBy(a.left + a.width / 2 - b.left - b.width / 2, a.top - b.top - 30);
	}

	function graphs(article) {
		for (const figure of article.querySelectorAll(".graph figure")) {
			const svg = figure.querySelector("svg"), box = svg.viewBox.baseVal;
			const bar = document.createElement("div");
			bar.className = "tools";
			figure.before(bar);
			let zoom = 0;
			const scale = to => {
				zoom = Math.max(0.1, Math.min(3, to));
				svg.setAttribute("width", box.width * zoom);
				svg.setAttribute("height", box.height * zoom);
			};
			button(bar, "−", "Zoom out", () => scale(zoom / 1.25));
			button(bar, "+", "Zoom in", () => scale(zoom * 1.25));
			button(bar, "Fit", "The whole picture", () => scale(Math.min(1, (figure.clientWidth - 4) / box.width,
				(parseFloat(getComputedStyle(figure).maxHeight) - 4) / box.height)));
			scale(Math.max(0.6, Math.min(1, (figure.clientWidth - 4) / box.width)));
			const entry = svg.querySelector(".block.entry");
			if (entry)
				within(figure, entry);
			svg.addEventListener("click", event => {
				const block = event.target.closest(".block");
				if (block && !event.target.closest("a"))
					choose(document.getElementById(block.id.replace("b", "t")));
			});
		}
	}

	document.addEventListener("click", event => {
		const link = event.target.closest('a[href^="#f"]'), target = link && document.getElementById(link.getAttribute("href").slice(1));
		const figure = target && target.closest(".graph figure");
		if (!figure)
			return;
		event.preventDefault();
		choose(null);
		target.classList.add("chosen");
		figure.scrollIntoView({block: "nearest"});
		within(figure, target);
	});

	for (const article of document.querySelectorAll("article")) {
		const script = article.querySelector("script.data");
		graphs(article);
		if (!script)
			continue;
		const data = JSON.parse(script.textContent);
		charts(article, data);
		timeline(article, data);
	}
	root.dataset.ready = "true";
});
