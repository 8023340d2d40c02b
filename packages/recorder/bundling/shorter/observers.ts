/** What is done on the page, beside changes of its parts. */
export const observers: Record<string, string> = {
  getEventTarget: String.raw`
function getEventTarget(event) {
	return event.composedPath?.()[0] || event.target;
}`,
  on: String.raw`
function on(type, listener, target = document) {
	const run = callbackWrapper(listener);
	const options = { capture: true, passive: true };
	target.addEventListener(type, run, options);
	return () => target.removeEventListener(type, run, options);
}`,
  // Options are given only by those that want no call after the last one.
  throttle: String.raw`
function throttle(listener, wait, options) {
	const run = callbackWrapper(listener);
	let timer;
	let before = 0;
	return (given) => {
		const left = wait - (Date.now() - before);
		const call = () => {
			timer = void 0;
			before = Date.now();
			run(given);
		};
		if (left <= 0 || left > wait) {
			clearTimeout(timer);
			call();
		} else if (!timer && !options) timer = setTimeout(call, left);
	};
}`,
  getWindowScroll: String.raw`
function getWindowScroll(win) {
	const scrolled = win.document.scrollingElement;
	return { left: scrolled ? scrolled.scrollLeft : win.pageXOffset, top: scrolled ? scrolled.scrollTop : win.pageYOffset };
}`,
  callbackWrapper: String.raw`
function callbackWrapper(listener) {
	return (...given) => {
		try {
			return listener(...given);
		} catch (error) {
			errorHandler?.(error);
		}
	};
}`,
  runHandler: String.raw`
function runHandler(handler) {
	try {
		handler();
	} catch {}
}
function together(handlers) {
	return () => handlers.forEach(runHandler);
}`,
  initMoveObserver: String.raw`
function initMoveObserver({ mousemoveCb, doc, mirror }) {
	let positions = [];
	let from = 0;
	const tell = throttle((source) => {
		const passed = Date.now() - from;
		for (const position of positions) position.timeOffset -= passed;
		mousemoveCb(positions, source);
		positions = [];
		from = 0;
	}, 500);
	const move = throttle((event) => {
		const { clientX, clientY } = event.changedTouches ? event.changedTouches[0] : event;
		const now = Date.now();
		from ||= now;
		positions.push({ x: clientX, y: clientY, id: mirror.getId(getEventTarget(event)), timeOffset: now - from });
		tell(event.type === "drag" ? 12 : event.changedTouches ? 6 : 1);
	}, 50, true);
	return together(["mousemove", "touchmove", "drag"].map((name) => on(name, move, doc)));
}`,
  initMouseInteractionObserver: String.raw`
function initMouseInteractionObserver({ mouseInteractionCb, doc, mirror, blockSelector }) {
	let lastPointer = null;
	const kinds = { pointerup: 0, pointerdown: 1, click: 2, contextmenu: 3, dblclick: 4, focus: 5, blur: 6, touchcancel: 10 };
	return together(Object.entries(kinds).map(([name, kind]) => on(name, (event) => {
		const target = getEventTarget(event);
		if (blocks(target, blockSelector, true)) return;
		const touches = event.changedTouches;
		let pointerType = touches ? 2 : { mouse: 0, pen: 1, touch: 2 }[event.pointerType] ?? null;
		const type = kind < 2 && pointerType === 2 ? 9 - 2 * kind : kind;
		if (pointerType !== null) {
			lastPointer = pointerType;
			if (type < 2 ? pointerType === 0 : type > 6) pointerType = null;
		} else if (kind === 2) {
			pointerType = lastPointer;
			lastPointer = null;
		}
		const { clientX, clientY } = touches ? touches[0] : event;
		mouseInteractionCb({ type, id: mirror.getId(target), x: clientX, y: clientY, ...pointerType !== null && { pointerType } });
	}, doc)));
}`,
  initScrollObserver: String.raw`
function initScrollObserver({ scrollCb, doc, mirror, blockSelector }) {
	return on("scroll", throttle((event) => {
		const target = getEventTarget(event);
		if (!target || blocks(target, blockSelector, true)) return;
		const win = target === doc && doc.defaultView;
		const { left, top } = win ? getWindowScroll(win) : { left: target.scrollLeft, top: target.scrollTop };
		scrollCb({ id: mirror.getId(target), x: left, y: top });
	}, 100), doc);
}`,
  initViewportResizeObserver: String.raw`
function windowSize() {
	return { width: window.innerWidth, height: window.innerHeight };
}
function initViewportResizeObserver({ viewportResizeCb }, { win }) {
	let last;
	return on("resize", throttle(() => {
		const size = windowSize();
		if (last?.width === size.width && last.height === size.height) return;
		last = size;
		viewportResizeCb(size);
	}, 200), win);
}`,
  initInputObserver: String.raw`
var lastInputs = new WeakMap();
function initInputObserver({ inputCb, doc, mirror, blockSelector, maskInputFn }, { win }) {
	const tell = (target, text, isChecked) => {
		if (lastInputs.get(target) === (lastInputs.set(target, text + isChecked), text + isChecked)) return;
		inputCb({ text, isChecked, id: mirror.getId(target) });
	};
	const look = callbackWrapper((event) => {
		const target = getEventTarget(event);
		if (!/^(?:INPUT|TEXTAREA|SELECT)$/.test(target?.tagName) || blocks(target, blockSelector, true)) return;
		const { type, name, value } = target;
		const isToggle = type === "radio" || type === "checkbox";
		tell(target, isToggle ? value : maskInputFn(value, target), isToggle && target.checked);
		if (type === "radio" && name && target.checked) for (const other of doc.getElementsByName(name)) if (other !== target && other.type === type) tell(other, other.value, false);
	});
	const hook = (kind, key) => attempt(() => {
		const { prototype } = win[kind];
		const original = Object.getOwnPropertyDescriptor(prototype, key);
		const { set } = original;
		Object.defineProperty(prototype, key, { set(value) {
			setTimeout(look, 0, { target: this });
			set.call(this, value);
		} });
		return () => Object.defineProperty(prototype, key, original);
	});
	return together([
		on("input", look, doc),
		on("change", look, doc),
		hook("HTMLInputElement", "value"),
		hook("HTMLInputElement", "checked"),
		hook("HTMLSelectElement", "value"),
		hook("HTMLTextAreaElement", "value"),
		hook("HTMLSelectElement", "selectedIndex")
	]);
}`,
  initMediaInteractionObserver: String.raw`
function initMediaInteractionObserver({ mediaInteractionCb, blockSelector, mirror, doc }) {
	return together(["play", "pause", "seeked", "volumechange", "ratechange"].map((name, type) => on(name, throttle((event) => {
		const target = getEventTarget(event);
		if (!(target instanceof HTMLMediaElement) || blocks(target, blockSelector, true)) return;
		const { currentTime, volume, muted, playbackRate, loop } = target;
		mediaInteractionCb({ type, id: mirror.getId(target), currentTime, volume, muted, playbackRate, loop });
	}, 500), doc)));
}`,
  initSelectionObserver: String.raw`
function initSelectionObserver({ doc, mirror, blockSelector, selectionCb }) {
	let isEmpty = true;
	const look = () => {
		const selection = doc.getSelection();
		if (!selection || isEmpty && selection.isCollapsed) return;
		isEmpty = selection.isCollapsed;
		const ranges = [];
		for (let i = 0; i < selection.rangeCount; i++) {
			const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(i);
			if (!blocks(startContainer, blockSelector, true) && !blocks(endContainer, blockSelector, true)) ranges.push({ start: mirror.getId(startContainer), startOffset, end: mirror.getId(endContainer), endOffset });
		}
		selectionCb({ ranges });
	};
	look();
	return on("selectionchange", look);
}`,
  initObservers: String.raw`
function attempt(begin) {
	try {
		return begin() || (() => {});
	} catch {
		return () => {};
	}
}
function incremental(source) {
	return (data) => wrappedEmit({ type: 3, data: { source, ...data } });
}
function initObservers(o) {
	const win = o.doc.defaultView;
	return win && together([
		initMutationObserver(o, o.doc),
		initMoveObserver(o),
		initMouseInteractionObserver(o),
		initScrollObserver(o),
		initViewportResizeObserver(o, { win }),
		...[
			initInputObserver,
			initMediaInteractionObserver,
			initStyleSheetObserver,
			() => initAdoptedStyleSheetObserver(o, o.doc),
			initStyleDeclarationObserver,
			initSelectionObserver
		].map((begin) => attempt(() => begin(o, { win })))
	]);
}`,
};
