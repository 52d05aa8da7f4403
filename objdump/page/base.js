/* The page of amdgcn-objdump, which draws the JSON document that it contains. base.js: elements, tools, colors, and the tip beside
 * the pointer.
 *
 *	model.js    the document as functions and simulations
 *	level.js, layout.js    positions of blocks and edges
 *	graph.js    a function as a zoomable graph with foldable blocks, of which only the visible part is drawn
 *	code.js     a function as a list, of which only the visible rows are in the DOM
 *	compare.js  two versions of a function, aligned
 *	diff.js     the differences of two files, for --diff
 *	charts.js, timeline.js, report.js    a simulation
 *	app.js      the list of functions, search, keys, the fragment of the URL */
"use strict";
const SVG = "http://www.w3.org/2000/svg";
const root = document.documentElement;

/* Appends an element to parent, unless parent is null. Returns the element. */
function make(parent, tag, attributes, text) {
	const e = document.createElement(tag);
	return fill(parent, e, attributes, text);
}

function draw(parent, tag, attributes, text) {
	return fill(parent, document.createElementNS(SVG, tag), attributes, text);
}

function fill(parent, e, attributes, text) {
	for (const name in attributes || {})
		if (attributes[name] !== undefined && attributes[name] !== null)
			e.setAttribute(name, attributes[name]);
	if (text !== undefined && text !== null)
		e.textContent = text;
	if (parent)
		parent.append(e);
	return e;
}

function button(parent, text, title, run, name) {
	const e = make(parent, "button", {type: "button", title, "aria-label": title, class: name}, text);
	e.addEventListener("click", run);
	return e;
}

/* Returns text from a file for display. Control characters are replaced by their symbols, and noncharacters by U+FFFD. */
function shown(text) {
	return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef]|[\ufffe\uffff]/g, c => {
		const n = c.charCodeAt(0);
		return n < 0x20 ? String.fromCharCode(0x2400 + n) : n === 0x7f ? "\u2421" : "\ufffd";
	});
}

function hex(n) {
	return "0x" + n.toString(16);
}

function address(n) {
	return n.toString(16).padStart(8, "0");
}

function count(n, one, many) {
	return n + " " + (n === 1 ? one : many || one + "s");
}

function percent(x) {
	return (100 * x).toFixed(1) + "%";
}

/* Formats a number in few characters, with the suffix k (thousands) or M (millions) if it is large. */
function short(x) {
	return x < 1000 ? x.toFixed(1) : x < 10000 ? x.toFixed(0) : x < 1e6 ? (x / 1000).toFixed(1) + "k" : (x / 1e6).toFixed(1) + "M";
}

function clamp(x, low, high) {
	return Math.max(low, Math.min(high, x));
}

/* Returns a function that requests a call of run() before the next frame. Several requests before this frame cause only
 * one call. */
function onFrame(run) {
	let wanted = false;
	return () => {
		if (wanted)
			return;
		wanted = true;
		requestAnimationFrame(() => {
			wanted = false;
			run();
		});
	};
}

/* Returns the index of the first element in a sorted array whose key is at least value. */
function lowerBound(array, value, key) {
	let low = 0, high = array.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (key(array[middle]) < value)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* ---- Light and dark ---- */
const redraws = []; /* functions that draw with colors of the style sheet, called when the theme changes */

function storage(run) {
	try {
		return run(localStorage);
	} catch (e) { /* pages opened from a file may have no storage */
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

function switchTheme() {
	root.dataset.theme = isDark() ? "light" : "dark";
	storage(s => s.setItem("gcnutils-theme", root.dataset.theme));
	redrawAll();
}

function startTheme() {
	const theme = root.dataset.theme || storage(s => s.getItem("gcnutils-theme"));
	if (theme === "dark" || theme === "light")
		root.dataset.theme = theme;
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawAll);
}

/* Returns a color of the style sheet. */
function color(name) {
	return getComputedStyle(root).getPropertyValue(name).trim();
}

/* ---- The tip beside the pointer ---- */
let tip = null;

/* Shows text beside the pointer. Hides the tip if text is empty. */
function say(event, text) {
	tip = tip || make(document.body, "div", {class: "tip-box", hidden: "", role: "status"});
	tip.textContent = text;
	tip.hidden = !text;
	if (!text)
		return;
	const w = tip.offsetWidth, h = tip.offsetHeight;
	tip.style.left = clamp(event.clientX + 14, 4, innerWidth - w - 4) + "px";
	tip.style.top = (event.clientY + h + 24 < innerHeight ? event.clientY + 16 : Math.max(4, event.clientY - h - 12)) + "px";
}
