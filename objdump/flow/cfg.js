/* The page of amdgcn-objdump --cfg=html: shows one function at a time, and finds, follows and enlarges. Where one is, is in
 * the address of the page: #f0 is a function, #f0b3 a block, so that the browser's Back works. Nothing is looked up before
 * it is needed: pages have hundreds of thousands of lines. */
"use strict";
document.addEventListener("DOMContentLoaded", () => {
	const root = document.documentElement, body = document.body;
	const articles = [...document.querySelectorAll("article")];
	const SVG = "http://www.w3.org/2000/svg", MIN = 0.05, MAX = 4, STEP = 1.25;
	let current = null;     /* the article that is shown */
	let chosen = null;      /* its block whose neighbours are marked */
	const zooms = new Map(); /* of articles */

	function make(parent, tag, attributes, text) {
		const e = document.createElement(tag);
		for (const name in attributes || {})
			e.setAttribute(name, attributes[name]);
		if (text)
			e.textContent = text;
		parent.append(e);
		return e;
	}

	function button(parent, text, title, run, name) {
		const e = make(parent, "button", {type: "button", title: title, "aria-label": title, class: name || ""}, text);
		e.addEventListener("click", run);
		return e;
	}

	/* ---- Tools ---- */
	const tools = make(document.querySelector("body > header"), "div", {class: "tools", role: "toolbar"});
	const menu = button(tools, "☰", "List of functions", () => {
		menu.setAttribute("aria-expanded", body.classList.toggle("listed"));
		measure();
	}, "menu");
	const search = make(tools, "div", {class: "search", role: "search"});
	const input = make(search, "input", {type: "search", placeholder: "Find (/)", "aria-label": "Find in blocks and functions",
		autocomplete: "off", spellcheck: "false"});
	const found = make(search, "output", {"aria-live": "polite"});
	button(tools, "−", "Zoom out (-)", () => zoomBy(1 / STEP), "picture");
	const percent = button(tools, "100%", "Actual size (0)", () => zoomTo(1), "picture zoom");
	button(tools, "+", "Zoom in (+)", () => zoomBy(STEP), "picture");
	button(tools, "Fit", "The whole picture (f)", fit, "picture");
	button(tools, "◐", "Light or dark (d)", switchTheme);
	const panel = make(body, "aside", {class: "panel", hidden: "", "aria-label": "Neighbours of the block"});

	/* ---- Light and dark ---- */
	function storage(run) {
		try {
			return run(localStorage);
		} catch (e) { /* pages in files may have none */
			return null;
		}
	}

	function switchTheme() {
		const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
		root.dataset.theme = dark ? "light" : "dark";
		storage(s => s.setItem("gcnutils-theme", root.dataset.theme));
	}
	const theme = storage(s => s.getItem("gcnutils-theme"));
	if (theme === "dark" || theme === "light")
		root.dataset.theme = theme;

	/* ---- Functions ---- */
	function view(article) { /* what scrolls */
		return article && article.querySelector("figure, .blocks");
	}

	function show(article) {
		if (!article || article === current)
			return;
		choose(null);
		for (const e of document.querySelectorAll(".current"))
			e.classList.remove("current");
		for (const e of document.querySelectorAll("nav [aria-current]"))
			e.removeAttribute("aria-current");
		current = article;
		current.classList.add("current");
		current.parentNode.classList.add("current");
		const link = document.querySelector('nav a[href="#' + current.id + '"]');
		if (link) {
			link.setAttribute("aria-current", "true");
			link.scrollIntoView({block: "nearest"});
		}
		tools.classList.toggle("plain", !picture());
		body.classList.remove("listed");
		menu.setAttribute("aria-expanded", "false");
		if (zooms.has(current))
			zoomTo(zooms.get(current));
		else
			begin();
		measure();
	}

	function picture() {
		return current && current.querySelector("figure > svg");
	}

	/* A new picture fits in width, unless letters get too small, and begins with its entry. */
	function begin() {
		const svg = picture();
		if (!svg)
			return;
		for (const edge of svg.querySelectorAll(".edge")) {
			const wide = edge.querySelector("path").cloneNode();
			wide.setAttribute("class", "wide");
			edge.append(wide);
		}
		const frame = svg.parentNode, entry = svg.querySelector(".block.entry");
		zoomTo(Math.max(Math.min(1, (frame.clientWidth - 4) / svg.viewBox.baseVal.width), 0.7));
		if (entry) {
			const a = entry.getBoundingClientRect(), b = frame.getBoundingClientRect();
			frame.scrollLeft += a.left + a.width / 2 - b.left - b.width / 2;
			frame.scrollTop += a.top - b.top - 30;
		}
	}

	/* ---- Zoom: the picture's size changes, and what is at the point stays there ---- */
	function zoomTo(zoom, x, y) {
		const svg = picture();
		if (!svg)
			return;
		const frame = svg.parentNode, old = svg.getBoundingClientRect(), at = frame.getBoundingClientRect();
		x = x === undefined ? at.left + at.width / 2 : x;
		y = y === undefined ? at.top + at.height / 2 : y;
		const fx = old.width ? (x - old.left) / old.width : 0, fy = old.height ? (y - old.top) / old.height : 0;
		zoom = Math.min(MAX, Math.max(MIN, zoom));
		zooms.set(current, zoom);
		svg.setAttribute("width", svg.viewBox.baseVal.width * zoom);
		svg.setAttribute("height", svg.viewBox.baseVal.height * zoom);
		const now = svg.getBoundingClientRect();
		frame.scrollLeft += now.left + fx * now.width - x;
		frame.scrollTop += now.top + fy * now.height - y;
		percent.textContent = Math.round(zoom * 100) + "%";
	}

	function zoomBy(factor, x, y) {
		zoomTo((zooms.get(current) || 1) * factor, x, y);
	}

	function fit() {
		const svg = picture();
		if (svg)
			zoomTo(Math.min(1, (svg.parentNode.clientWidth - 4) / svg.viewBox.baseVal.width,
				(svg.parentNode.clientHeight - 4) / svg.viewBox.baseVal.height));
	}

	document.addEventListener("wheel", event => {
		const frame = event.target.closest && event.target.closest("figure");
		if (!frame || !(event.ctrlKey || event.metaKey))
			return; /* it scrolls */
		event.preventDefault();
		zoomBy(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 200), event.clientX, event.clientY);
	}, {passive: false});

	/* ---- Drag: on text the mouse selects it ---- */
	let drag = null, dragged = false;
	document.addEventListener("pointerdown", event => {
		const frame = event.target.closest("figure");
		dragged = false;
		if (frame && event.button === 0 && event.pointerType === "mouse" && !event.target.closest("text"))
			drag = {frame, x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop};
	});
	document.addEventListener("pointermove", event => {
		if (!drag)
			return;
		const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
		if (!dragged && Math.hypot(dx, dy) < 4)
			return;
		dragged = true;
		drag.frame.classList.add("dragged");
		drag.frame.scrollLeft = drag.left - dx;
		drag.frame.scrollTop = drag.top - dy;
	});
	const drop = () => {
		if (drag)
			drag.frame.classList.remove("dragged");
		drag = null;
	};
	document.addEventListener("pointerup", drop);
	document.addEventListener("pointercancel", drop);

	/* ---- Blocks and their neighbours ---- */
	function name(block) {
		return block.querySelector(".name").textContent;
	}

	function neighbours(block, here, there) {
		return [...block.closest("article").querySelectorAll(".edge[" + here + '="' + block.id + '"]')]
			.map(edge => ({edge, block: document.getElementById(edge.getAttribute(there))}));
	}

	function listed(title, list, from) {
		make(panel, "h5", {}, title);
		if (!list.length)
			make(panel, "p", {class: "note"}, "none");
		const ul = make(panel, "ul");
		for (const n of list) {
			const li = make(ul, "li");
			const label = n.edge.querySelector("title") || n.edge;
			const text = label.textContent.replace(/^bb\d+ → (?:bb\d+: )?/, "");
			if (n.block)
				make(li, "a", {href: "#" + n.block.id}, name(n.block));
			li.append((n.block ? " " : "") + text);
		}
	}

	function choose(block) {
		if (current)
			for (const e of current.querySelectorAll(".chosen, .near, .on, .dimmed"))
				e.classList.remove("chosen", "near", "on", "dimmed");
		chosen = block;
		panel.hidden = !block;
		if (!block)
			return;
		const before = neighbours(block, "data-to", "data-from"), after = neighbours(block, "data-from", "data-to");
		for (const n of before.concat(after)) {
			n.edge.classList.add("on");
			if (n.block)
				n.block.classList.add("near");
		}
		block.classList.remove("near");
		block.classList.add("chosen");
		if (picture())
			picture().classList.add("dimmed");
		panel.replaceChildren();
		make(panel, "h4", {}, name(block) + " at " + block.querySelector(".at").textContent);
		listed("From", before);
		listed("To", after);
		button(panel, "×", "Close (Escape)", () => choose(null), "close");
	}

	function centre(element, smooth) {
		const frame = view(current), a = element.getBoundingClientRect(), b = frame.getBoundingClientRect();
		const still = !smooth || matchMedia("(prefers-reduced-motion: reduce)").matches;
		frame.scrollBy({left: a.left + a.width / 2 - b.left - b.width / 2,
			top: a.height > b.height - 40 ? a.top - b.top - 20 : a.top + a.height / 2 - b.top - b.height / 2,
			behavior: still ? "auto" : "smooth"});
	}

	if (!articles.length)
		tools.hidden = true;

	function follow(smooth) {
		const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
		const article = target && target.closest("article"), same = article === current;
		show(article || current || articles[0]);
		if (article && target !== article && target.classList.contains("block")) {
			choose(target);
			target.focus({preventScroll: true});
			centre(target, smooth && same);
		}
	}

	/* Not by the browser, which would scroll there at once. */
	function go(id) {
		if (location.hash !== "#" + id)
			history.pushState(null, "", "#" + id);
		follow(true);
	}

	document.addEventListener("click", event => {
		if (dragged || event.target.closest(".tools, .panel button"))
			return;
		const edge = event.target.closest("figure .edge"), block = event.target.closest(".block");
		const link = event.target.closest('a[href^="#"]');
		if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
			event.preventDefault();
			go(link.getAttribute("href").slice(1));
		} else if (edge && edge.dataset.from) {
			go(farEnd(edge, event));
		} else if (block && getSelection().isCollapsed) {
			choose(block === chosen ? null : block);
		} else if (event.target.closest("figure") && !block) {
			choose(null);
		}
	});

	/* The end of an edge that is not near the place. */
	function farEnd(edge, event) {
		const path = edge.querySelector("path"), m = path.getScreenCTM(), length = path.getTotalLength();
		const distance = at => {
			const p = path.getPointAtLength(at).matrixTransform(m);
			return Math.hypot(p.x - event.clientX, p.y - event.clientY);
		};
		return !edge.dataset.to || distance(length) < distance(0) ? edge.dataset.from : edge.dataset.to;
	}

	/* ---- Search: lines of blocks, and names of functions ---- */
	let hits = [], hit = -1, lines = null, marked = [];
	function findLines() {
		lines = [];
		for (const article of articles)
			for (const e of [article.querySelector("h3"), ...article.querySelectorAll(".block .head, .block .i")])
				lines.push({e, text: e.textContent.toLowerCase()});
	}

	function unmark() {
		for (const e of marked)
			if (e.localName === "rect")
				e.remove();
			else
				e.classList.remove("hit");
		marked = [];
	}

	function find() {
		const text = input.value.toLowerCase();
		if (!lines)
			findLines();
		hits = text ? lines.filter(l => l.text.includes(text)).map(l => l.e) : [];
		hit = -1;
		unmark();
		search.classList.toggle("none", text !== "" && !hits.length);
		found.textContent = text ? (hits.length ? hits.length + " hit" + (hits.length > 1 ? "s" : "") : "none") : "";
	}

	function next(step) {
		if (!hits.length)
			return;
		hit = (hit + step + hits.length + (hit < 0 && step < 0 ? 1 : 0)) % hits.length;
		const e = hits[hit];
		found.textContent = hit + 1 + " / " + hits.length;
		unmark();
		show(e.closest("article"));
		if (e.localName === "text") {
			const box = e.getBBox(), rect = document.createElementNS(SVG, "rect");
			for (const [n, v] of [["x", box.x - 3], ["y", box.y - 1], ["width", box.width + 6], ["height", box.height + 2],
				["rx", 3], ["class", "hit"]])
				rect.setAttribute(n, v);
			e.before(rect);
			marked.push(rect);
		} else {
			e.classList.add("hit");
			marked.push(e);
		}
		if (e.localName !== "h3")
			centre(e, true);
	}

	input.addEventListener("input", find);
	input.addEventListener("keydown", event => {
		if (event.key === "Enter") {
			event.preventDefault();
			next(event.shiftKey ? -1 : 1);
		} else if (event.key === "Escape") {
			input.value = "";
			find();
			view(current)?.focus();
		}
	});

	/* ---- Keys ---- */
	document.addEventListener("keydown", event => {
		const block = document.activeElement.closest(".block");
		if (event.target.closest("input") || event.ctrlKey || event.metaKey || event.altKey)
			return;
		const keys = {
			"+": () => zoomBy(STEP), "=": () => zoomBy(STEP), "-": () => zoomBy(1 / STEP), "0": () => zoomTo(1), f: fit,
			d: switchTheme, n: () => step(1), p: () => step(-1), "/": () => input.focus(), Escape: () => choose(null),
			Enter: () => block && !event.target.closest("a, button, summary") && choose(block === chosen ? null : block),
		};
		if (!Object.hasOwn(keys, event.key))
			return;
		if (event.key === "/")
			event.preventDefault();
		keys[event.key]();
	});

	function step(by) {
		const at = articles.indexOf(current) + by;
		if (articles[at])
			go(articles[at].id);
	}

	/* For those who look after the page: that the script ran, and whether anything sticks out. */
	function measure() {
		root.dataset.fits = root.scrollWidth <= innerWidth && body.scrollWidth <= innerWidth;
	}

	body.classList.add("js");
	addEventListener("popstate", () => follow(true));
	addEventListener("load", () => follow(false)); /* after the browser has scrolled */
	addEventListener("resize", measure);
	follow(false);
	measure();
	root.dataset.ready = articles.length;
});
