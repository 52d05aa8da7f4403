/* The page of --diff=html: a list of the differences, one entry of which is shown. In the fragment of the URL, "#d0"
 * denotes the differences of the files outside of functions, and "#d1" the first function that differs. */

/* Returns an aligned instruction in the form that CompareList draws, or null if text is null. */
function diffInsn(at, text) {
	return text === null ? null : {at, text: shown(text), call: null};
}

function diffTable(host, title, values, files) {
	if (!values.length)
		return;
	make(host, "h3", {}, title);
	const table = make(make(host, "div", {class: "scroll"}), "table", {"aria-label": title}), head = make(make(table, "thead"), "tr"), body = make(table, "tbody");
	for (const text of ["", ...files])
		make(head, "th", {}, text);
	for (const v of values) {
		const tr = make(body, "tr");
		make(tr, "th", {scope: "row", class: "name"}, shown(v.name));
		for (const text of [v.a, v.b])
			make(tr, "td", {class: text === null ? "facts" : "name"}, text === null ? "none" : shown(text));
	}
}

/* Fills host with the differences of a function. Returns its list of instructions. */
function diffFunction(host, f, files) {
	const code = f.code;

	diffTable(host, "Descriptor", f.descriptor, files);
	diffTable(host, "Resources", f.resources, files);
	diffTable(host, "Metadata", f.metadata, files);
	make(host, "h3", {}, "Code");
	host.append(...alignmentFacts(code));
	const rows = code.rows.map(([kind, a, textA, b, textB]) => ({kind, a: diffInsn(a, textA), b: diffInsn(b, textB)}));
	return rows.length ? new CompareList(make(host, "div", {class: "aligned"}), rows, files.map(file => ({file}))) : null;
}

function showDiff(diff) {
	const body = document.body, main = document.querySelector("main"), header = document.querySelector("body > header"), files = [shown(diff.a), shown(diff.b)];
	const general = ["header", "metadata", "symbols", "data"].some(key => diff[key].length);
	const entries = [...general ? [{name: "The file", facts: "header, metadata, symbols, data"}] : [],
		...diff.functions.filter(f => f.change !== "same").map(f => ({name: shown(f.name), facts: f.kind + ", " + f.change + (f.name_in_b ? "; in " + files[1] + ": " + shown(f.name_in_b) : ""), f}))];
	let current = null;

	document.title = files.join(" and ") + ": differences";
	make(header, "h1", {}, "Differences");
	const tools = make(header, "div", {class: "tools", role: "toolbar", "aria-label": "Page"});
	const menu = button(tools, "☰", "List of functions", () => menu.setAttribute("aria-expanded", body.classList.toggle("listed")), "menu");
	button(tools, "◐", "Light or dark (d)", switchTheme);
	const nav = make(body, "nav", {id: "list", "aria-label": "Differences"}), ol = make(nav, "ol");
	entries.forEach((entry, i) => {
		entry.id = "d" + (i + (general ? 0 : 1));
		entry.link = make(make(ol, "li"), "a", {href: "#" + entry.id});
		make(entry.link, "span", {class: "name"}, entry.name);
		make(entry.link, "span", {class: "facts"}, entry.facts);
	});
	const same = diff.functions.filter(f => f.change === "same").length;
	make(nav, "p", {class: "facts"}, count(same, "function") + (same === 1 ? " is" : " are") + " the same");

	function build(entry) {
		entry.element = make(main, "article", {id: "a" + entry.id, class: "comparison", "aria-label": entry.name});
		make(entry.element, "h2", {class: "name"}, entry.name);
		make(entry.element, "p", {class: "facts"}, entry.facts);
		if (entry.f)
			entry.list = diffFunction(entry.element, entry.f, files);
		else
			for (const [title, key] of [["File", "header"], ["Metadata", "metadata"], ["Symbols", "symbols"], ["Data", "data"]])
				diffTable(entry.element, title, diff[key], files);
	}

	function show(entry) {
		if (current) {
			current.element.hidden = true;
			current.link.removeAttribute("aria-current");
		}
		current = entry;
		if (!entry.element)
			build(entry);
		entry.element.hidden = false;
		entry.link.setAttribute("aria-current", "true");
		body.classList.remove("listed");
		measure();
	}

	function measure() {
		root.dataset.fits = root.scrollWidth <= innerWidth && body.scrollWidth <= innerWidth;
	}

	function follow() {
		if (entries.length)
			show(entries.find(e => "#" + e.id === location.hash) ?? entries[0]);
	}

	document.addEventListener("keydown", event => {
		const step = by => {
			const entry = entries[entries.indexOf(current) + by];
			if (entry)
				location.hash = entry.id;
		};
		const keys = {"[": () => step(-1), "]": () => step(1), d: switchTheme};
		if (event.ctrlKey || event.metaKey || event.altKey)
			return;
		if (Object.hasOwn(keys, event.key))
			keys[event.key]();
		else if (!current?.list?.key(event))
			return;
		event.preventDefault();
	});
	body.classList.add("report");
	if (!entries.length)
		make(main, "p", {class: "note"}, "The files do not differ.");
	addEventListener("hashchange", follow);
	addEventListener("resize", measure);
	follow();
	measure();
	root.dataset.ready = entries.length;
}
