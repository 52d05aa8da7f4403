/* The page as a whole: the list of functions or kernels, the shown entry, search, keys, and the fragment of the URL. In the
 * fragment, "#f2" denotes a function, "#f2b3" a block, "#f2+0x1234" an instruction ("#+0x1234" in the first function), "#k1" a
 * simulation, and "#c0" the comparison of two versions of a function, which is shown first if there is one. */
document.addEventListener("DOMContentLoaded", () => {
	startTheme();
	const data = readDocument(document.getElementById("document").textContent);
	if (data.diff) {
		showDiff(data.diff);
		return;
	}
	const body = document.body, main = document.querySelector("main");
	const isReport = data.simulations.length > 0 || data.sections.length > 0;
	/* The entries of the list: functions, or simulations. */
	const entries = (isReport ? data.simulations : data.functions).map(x => ({id: (isReport ? "k" : "f") + x.number, name: x.name, item: x}));
	const pairs = findPairs();
	let current = null; /* the shown entry; its views are [{f, graph, list}] */
	document.title = data.files[0] + (data.files.length > 1 ? " and " + (data.files.length - 1) + " more" : "") + ": " +
		(isReport ? "simulation" : "control flow");

	/* Returns the entries that compare two versions of a function, or of a simulated kernel, in two files. */
	function findPairs() {
		const {files, functions} = data.comparison, found = [];
		const by = new Map((isReport ? data.simulations.filter(s => s.ran()) : data.functions).map(x => [x.file + "\n" + x.name, x]).reverse());
		for (const compared of functions.filter(f => isReport ? f.kernel === f.name : f.kernel === undefined)) {
			const names = [compared.name, compared.name_in_b ?? compared.name];
			const [a, b] = files.map((file, i) => by.get(shown(file) + "\n" + shown(names[i])));
			if (a && b)
				found.push({a, b, difference: compared, name: a.name, id: "c" + found.length, views: []});
		}
		return found;
	}

	/* ---- Tools ---- */
	const header = document.querySelector("body > header"), tools = make(header, "div", {class: "tools", role: "toolbar", "aria-label": "Page"});
	make(header, "h1", {}, isReport ? "Simulation" : "Control flow");
	header.prepend(header.lastChild);
	const menu = button(tools, "☰", "List of functions", () => menu.setAttribute("aria-expanded", body.classList.toggle("listed")), "menu");
	const search = make(tools, "div", {class: "search", role: "search"});
	const input = make(search, "input", {type: "search", placeholder: "Find (/)", "aria-label": "Find text, a block or an address",
		autocomplete: "off", spellcheck: "false"});
	const found = make(search, "output", {"aria-live": "polite"});
	const form = isReport ? null : button(tools, "List", "Picture or list (l)", () => setForm(body.classList.contains("as-list") ? "picture" : "list"));
	button(tools, "◐", "Light or dark (d)", switchTheme);
	button(tools, "?", "Keys", () => help.hidden = !help.hidden);
	const help = make(body, "aside", {class: "panel help", hidden: "", "aria-label": "Keys"});
	make(help, "h4", {}, "Keys");
	const keysList = make(help, "dl");
	for (const [key, what] of [["/", "find"], ["n, N", "next, previous match"], ["f", "fit the picture"], ["+, -, 0", "zoom; actual size"], ["arrows", "move"],
		["z", "fold or unfold all"], ["l", "picture or list"], ["[, ]", "previous, next function"], ["d", "light or dark"], ["Escape", "close"]]) {
		make(keysList, "dt", {}, key);
		make(keysList, "dd", {}, what);
	}
	button(help, "×", "Close", () => help.hidden = true, "close");
	const panel = make(body, "aside", {class: "panel neighbours", hidden: "", "aria-label": "Neighbors of the block"});

	function setForm(name) {
		body.classList.toggle("as-list", name === "list");
		form.textContent = name === "list" ? "Picture" : "List";
		form.setAttribute("aria-pressed", name === "list");
	}

	/* ---- The list ---- */
	const nav = make(body, "nav", {id: "list", "aria-label": isReport ? "Kernels" : "Functions"});
	function listEntries() {
		if (pairs.length)
			make(nav, "h2", {}, "Compared");
		let ol = pairs.length ? make(nav, "ol") : null, last = null;
		for (const pair of pairs) {
			pair.link = make(make(ol, "li"), "a", {href: "#" + pair.id});
			make(pair.link, "span", {class: "name"}, pair.name);
			make(pair.link, "span", {class: "facts"}, pair.a.file + ", " + pair.b.file);
		}
		for (const entry of entries) {
			const x = entry.item, title = x.file + " " + (x.section.section ?? x.section);
			if (title !== last) {
				const h = make(nav, "h2");
				make(h, "span", {class: "name"}, x.file);
				make(h, "span", {class: "facts"}, " " + shown(x.section.section ?? x.section) + ", " + (x.processor ?? x.section.processor) + ", wave" +
					(x.waveSize ?? x.section.wave_size));
				ol = make(nav, "ol");
				last = title;
			}
			const a = make(make(ol, "li"), "a", {href: "#" + entry.id});
			make(a, "span", {class: "name"}, x.name);
			make(a, "span", {class: "facts"}, isReport ? (x.ran() ? Math.round(x.data.time.wave_mean) + " cycles of a wave" : "no result") :
				x.kind + ", " + count(x.blocks.length, "block") + (x.loops.length ? ", " + count(x.loops.length, "loop") : ""));
			entry.link = a;
		}
		if (!entries.length)
			make(main, "p", {class: "note"}, "There is no code.");
		else if (!isReport)
			putLegend();
	}

	function putLegend() {
		const details = make(nav, "details", {class: "legend", open: "", "aria-label": "Legend"}), reasons = new Set(data.functions.flatMap(f => f.edges.map(e => e.reason)));
		make(details, "summary", {}, "Legend");
		const ul = make(details, "ul");
		for (const reason of reasons) {
			const li = make(ul, "li", {class: "edge " + reasonClass(reason)}), svg = draw(li, "svg", {width: 34, height: 10, "aria-hidden": "true"});
			draw(svg, "path", {d: "M1 5C10 5 20 5 26 5"});
			draw(svg, "path", {class: "tip", d: "M33 5L24 1L24 9Z"});
			li.append(" " + reason);
		}
		make(details, "p", {}, "Boxes around blocks are loops. S, V and A are the SGPRs, VGPRs and AGPRs in use, bold at their maximum. " +
			"“lanes 1”, … are parts of the wave, where exec differs.");
	}

	/* ---- The shown entry ---- */
	const options = {
		choose: block => current && chooseBlock(block),
		chooseInsn: insn => insn && goTo(current, {insn}),
		go: block => go("#" + idOf(current, block)),
		functionAt: (f, at) => linkOf(data.functions.find(x => x.file === f.file && x.section === f.section && x.at === at)),
		functionNamed: (f, name) => linkOf(data.functions.find(x => x.file === f.file && x.section === f.section && x.name === name)),
	};

	function linkOf(f) {
		return f && !isReport ? "#f" + f.number : null;
	}

	function idOf(entry, block) {
		return "f" + viewOf(entry, block).f.number + "b" + block.index;
	}

	function show(entry) {
		if (!entry || entry === current)
			return;
		if (current) {
			chooseBlock(null);
			current.element.hidden = true;
			current.link.removeAttribute("aria-current");
		}
		current = entry;
		if (!entry.element)
			build(entry);
		entry.element.hidden = false;
		entry.link.setAttribute("aria-current", "true");
		entry.link.scrollIntoView({block: "nearest"});
		body.classList.remove("listed");
		menu.setAttribute("aria-expanded", "false");
		measure();
	}

	function build(entry) {
		entry.element = make(main, "article", {id: "a" + entry.id, "aria-label": entry.name});
		if (entry.a) {
			const of = x => isReport ? x.functions[0] : x;
			entry.element.classList.add("comparison");
			entry.compared = comparison(entry.element, of(entry.a), of(entry.b), entry.difference);
			return;
		}
		if (isReport) {
			entry.views = report(entry.element, entry.item, options);
			const section = data.sections.findIndex(s => s.section === entry.item.section);
			parameters(entry.element, data.sections[section].section, entry.item.number);
			return;
		}
		const f = entry.item;
		make(entry.element, "h2", {class: "name"}, f.name);
		make(entry.element, "p", {class: "facts"}, f.facts());
		const picture = make(entry.element, "div", {class: "picture"}), list = make(entry.element, "div", {class: "list"});
		entry.views = [{f, graph: new Graph(picture, f, options), list: new CodeList(list, f, options)}];
		putRegions(entry.element, f);
	}

	function putRegions(host, f) {
		if (f.regions.length < 2)
			return;
		const details = make(host, "details", {class: "regions", "aria-label": "Regions of lanes"});
		make(details, "summary", {}, "Regions of lanes: " + (f.regions.length - 1));
		const ul = make(details, "ul");
		for (const r of f.regions.slice(1)) {
			const li = make(ul, "li");
			make(li, "b", {class: "lanes"}, "lanes " + r.lanes);
			li.append(" " + (r.of ? "some of " + r.of : "some") + (r.without !== undefined ? " but not of " + r.without : "") +
				(r.from !== undefined ? ", from " + address(r.from) + " on" : ", where the paths into bb" + r.block + " meet"));
		}
	}

	function viewOf(entry, block) {
		return entry.views.find(v => v.f.blocks[block.index] === block) || entry.views[0];
	}

	/* Marks a block, and lists its neighbors. */
	function chooseBlock(block) {
		if (!current)
			return;
		for (const v of current.views || [])
			v.graph.choose(block && v.f.blocks[block.index] === block ? block : null);
		panel.hidden = !block || isReport;
		if (!block)
			return;
		const f = viewOf(current, block).f;
		if (isReport) {
			viewOf(current, block).list.reveal({block: block.index});
			return;
		}
		history.replaceState(null, "", "#" + idOf(current, block));
		panel.replaceChildren();
		make(panel, "h4", {}, block.name + " at " + address(block.at));
		neighbors("From", block.from.map(from => ({block: from, edge: f.blocks[from].edges.find(e => e.to === block.index)})), f);
		neighbors("To", block.edges.map(edge => ({block: edge.to, edge})), f);
		button(panel, "×", "Close (Escape)", () => chooseBlock(null), "close");
	}

	function neighbors(title, list, f) {
		make(panel, "h5", {}, title);
		if (!list.length)
			make(panel, "p", {class: "note"}, "none");
		const ul = make(panel, "ul");
		for (const n of list) {
			const li = make(ul, "li");
			if (n.block !== null)
				make(li, "a", {href: "#f" + f.number + "b" + n.block}, "bb" + n.block);
			li.append(" " + (n.edge ? n.edge.label() : ""));
		}
	}

	/* Moves the graph and the list of the shown entry to a block or an instruction. */
	function goTo(entry, {insn, block, f}) {
		const view = entry.views.find(v => insn ? v.f.code.includes(insn) : v.f === f) || entry.views[0];
		if (!view)
			return;
		view.graph.reveal({insn, block});
		view.list.reveal({insn, block});
		if (insn) {
			history.replaceState(null, "", linkTo(view.f, insn));
			if (isReport)
				view.list.frame.scrollIntoView({block: "nearest"});
		} else if (isReport) {
			view.graph.choose(view.f.blocks[block]);
			view.graph.frame.scrollIntoView({block: "nearest"});
		} else {
			chooseBlock(view.f.blocks[block]);
		}
	}

	/* ---- The fragment of the URL ---- */
	function follow() {
		const hash = decodeURIComponent(location.hash), m = /^#(?:([fk])(\d+))?(?:b(\d+)|\+(0x[0-9a-f]+))?$/i.exec(hash);
		const kind = m && m[1], number = m && m[2] ? +m[2] : 0;
		let entry = pairs[0] ?? entries[0];
		const pair = /^#c(\d+)$/.exec(hash);
		if (pair && pairs[+pair[1]])
			return show(pairs[+pair[1]]);
		if (m && isReport && kind === "k")
			entry = entries[number];
		else if (m && isReport && (m[3] || m[4]))
			entry = entries.find(e => e.item.functions.some(f => f.number === number)) || entry;
		else if (m && kind !== "k")
			entry = entries[number];
		else if (current)
			entry = current;
		show(entry || current || pairs[0] || entries[0]);
		if (!m || !(m[3] || m[4]))
			return followPart(hash);
		const f = current.views.map(v => v.f).find(x => x.number === number);
		if (!f)
			return;
		if (m[3] && f.blocks[+m[3]])
			goTo(current, {block: +m[3], f});
		else if (m[4] && f.insnAt(f.at + Number(m[4])))
			goTo(current, {insn: f.insnAt(f.at + Number(m[4]))});
	}

	/* Scrolls to a part of a report, such as "#k0units". */
	function followPart(hash) {
		const m = /^#k(\d+)[a-z]+$/.exec(hash);
		if (!m || !isReport)
			return;
		show(entries[+m[1]]);
		document.getElementById(hash.slice(1))?.scrollIntoView();
	}

	function go(href) {
		if (location.hash !== href)
			history.pushState(null, "", href);
		follow();
	}

	document.addEventListener("click", event => {
		const link = event.target.closest('a[href^="#"]');
		if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
			return;
		event.preventDefault();
		go(link.getAttribute("href"));
	});

	/* ---- Search: instructions, names of blocks and functions, addresses ---- */
	let hits = [], hit = -1;
	const functions = isReport ? entries.flatMap(entry => entry.item.functions.map(f => ({entry, f}))) : entries.map(entry => ({entry, f: entry.item}));

	function find() {
		const text = input.value.trim().toLowerCase(), number = /^\+?0x[0-9a-f]+$/.test(text) ? Number(text.replace("+", "")) : null;
		const block = /^bb(\d+)$/.exec(text);
		hits = [];
		hit = -1;
		for (const {entry, f} of text ? functions : []) {
			if (f.name.toLowerCase().includes(text))
				hits.push({entry, f, block: f.entry ?? 0});
			if (block && f.blocks[+block[1]])
				hits.push({entry, f, block: +block[1]});
			for (const insn of f.code)
				if (number !== null && (insn.at === number || insn.at - f.at === number) || (insn.lower ??= lineText(insn).toLowerCase()).includes(text))
					hits.push({entry, f, insn});
		}
		search.classList.toggle("none", text !== "" && !hits.length);
		found.textContent = text ? (hits.length ? count(hits.length, "match", "matches") : "none") : "";
	}

	function next(step) {
		if (!hits.length)
			return;
		hit = (hit + step + hits.length + (hit < 0 && step < 0 ? 1 : 0)) % hits.length;
		const h = hits[hit];
		found.textContent = hit + 1 + " / " + hits.length;
		show(h.entry);
		goTo(h.entry, h);
	}

	input.addEventListener("input", find);
	input.addEventListener("keydown", event => {
		event.stopPropagation();
		if (event.key === "Enter") {
			event.preventDefault();
			next(event.shiftKey ? -1 : 1);
		} else if (event.key === "Escape") {
			input.value = "";
			find();
			current?.views[0]?.graph.frame.focus();
		}
	});

	/* ---- Keys ---- */
	function step(by) {
		const all = [...pairs, ...entries], entry = all[all.indexOf(current) + by];
		if (entry)
			go("#" + entry.id);
	}

	/* Returns the view that handles keys: the view with the focus or else, except in a report, the first view. */
	function focusedView() {
		if (current?.compared)
			return current.compared;
		const views = current?.views || [];
		for (const v of views)
			for (const view of [v.graph, v.list])
				if (view.frame.contains(document.activeElement))
					return view;
		return isReport || !views.length ? null : body.classList.contains("as-list") ? views[0].list : views[0].graph;
	}

	document.addEventListener("keydown", event => {
		if (event.target.closest("input, canvas") || event.ctrlKey || event.metaKey || event.altKey)
			return;
		const keys = {"/": () => input.focus(), n: () => next(1), N: () => next(-1), "[": () => step(-1), "]": () => step(1), d: switchTheme,
			l: () => form && setForm(body.classList.contains("as-list") ? "picture" : "list"), "?": () => help.hidden = !help.hidden,
			Escape: () => {
				help.hidden = true;
				chooseBlock(null);
			}};
		if (current?.compared?.key(event))
			; /* the comparison handles n and N */
		else if (Object.hasOwn(keys, event.key))
			keys[event.key]();
		else if (!focusedView()?.key(event))
			return;
		event.preventDefault();
	});

	/* For tests: records whether the page fits the width of the window. */
	function measure() {
		root.dataset.fits = root.scrollWidth <= innerWidth && body.scrollWidth <= innerWidth;
	}

	body.classList.add(isReport ? "report" : "flow");
	listEntries();
	addEventListener("popstate", follow);
	addEventListener("hashchange", follow);
	addEventListener("resize", measure);
	if (entries.length)
		follow();
	measure();
	root.dataset.ready = entries.length;
});
