import { createHash } from 'node:crypto';
import { parseAst } from 'rolldown/parseAst';
import { declaredNames, type SyntaxNode } from './scopes.ts';

interface Shorter {
  /** What the library's function was when the shorter one was written: the first eight signs of its SHA-256. */
  was: string;
  source: string;
}

/**
 * Functions of the library that do the same in fewer bytes in browsers from the year 2022 on, where every pointer tells its kind
 * and every rule that holds others is a `CSSGroupingRule`.
 */
const shorter: Record<string, Shorter> = {
  getWindowScroll: {
    was: 'd5532306',
    source: `
function getWindowScroll(win) {
	const scrolled = win.document.scrollingElement;
	return { left: scrolled ? scrolled.scrollLeft : win.pageXOffset, top: scrolled ? scrolled.scrollTop : win.pageYOffset };
}`,
  },
  // Options are given only by those that want no call after the last one.
  throttle: {
    was: '96643b65',
    source: `
function throttle(func, wait, options) {
	let timeout = null;
	let previous = 0;
	return function(...args) {
		const remaining = wait - (Date.now() - previous);
		const call = () => {
			timeout = null;
			previous = Date.now();
			func.apply(this, args);
		};
		if (remaining <= 0 || remaining > wait) {
			if (timeout) clearTimeout(timeout);
			call();
		} else if (!timeout && !options) timeout = setTimeout(call, remaining);
	};
}`,
  },
  initMouseInteractionObserver: {
    was: '5a1833ae',
    source: `
function initMouseInteractionObserver({ mouseInteractionCb, doc, mirror, blockClass, blockSelector }) {
	let lastPointer = null;
	const kinds = { pointerup: 0, pointerdown: 1, click: 2, contextmenu: 3, dblclick: 4, focus: 5, blur: 6, touchcancel: 10 };
	const handlers = Object.entries(kinds).map(([name, kind]) => on(name, callbackWrapper((event) => {
		const target = getEventTarget(event);
		if (isBlocked(target, blockClass, blockSelector, true)) return;
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
		const place = touches ? touches[0] : event;
		if (place) callbackWrapper(mouseInteractionCb)({
			type,
			id: mirror.getId(target),
			x: place.clientX,
			y: place.clientY,
			...pointerType !== null && { pointerType }
		});
	}), doc));
	return callbackWrapper(() => handlers.forEach((h) => h()));
}`,
  },
  getNestedCSSRulePositions: {
    was: 'b572446b',
    source: `
function getNestedCSSRulePositions(rule) {
	const positions = [];
	for (let within = rule; within;) {
		const around = within.parentRule instanceof CSSGroupingRule ? within.parentRule : null;
		const holder = around || within.parentStyleSheet;
		if (holder) positions.unshift(Array.from(holder.cssRules).indexOf(within));
		within = around;
	}
	return positions;
}
function observeRules(owner, name, { mirror, stylesheetManager }, cb, told, sheetOf) {
	const original = owner[name];
	if (!original) return () => {};
	owner[name] = new Proxy(original, { apply: observedCall((target, thisArg, args) => {
		const { id, styleId } = getIdAndStyleId(sheetOf(thisArg), mirror, stylesheetManager.styleMirror);
		if (id && id !== -1 || styleId && styleId !== -1) cb({ id, styleId, ...told(args, thisArg) });
		target.apply(thisArg, args);
	}) });
	return () => {
		owner[name] = original;
	};
}`,
  },
  initStyleSheetObserver: {
    was: '920d70d1',
    source: `
function initStyleSheetObserver(o, { win }) {
	const sheets = win.CSSStyleSheet.prototype;
	const watch = (name, told) => observeRules(sheets, name, o, o.styleSheetRuleCb, told, (sheet) => sheet);
	const handlers = [
		watch("insertRule", ([rule, index]) => ({ adds: [{ rule, index }] })),
		watch("deleteRule", ([index]) => ({ removes: [{ index }] })),
		watch("replace", ([replace]) => ({ replace })),
		watch("replaceSync", ([replaceSync]) => ({ replaceSync }))
	];
	sheets.addRule = function(selector, styleBlock, index = this.cssRules.length) {
		return sheets.insertRule.apply(this, [\`\${selector} { \${styleBlock} }\`, index]);
	};
	sheets.removeRule = function(index) {
		return sheets.deleteRule.apply(this, [index]);
	};
	const nest = (name, told) => observeRules(win.CSSGroupingRule.prototype, name, o, o.styleSheetRuleCb, told, (rule) => rule.parentStyleSheet);
	handlers.push(
		nest("insertRule", ([rule, index], around) => ({ adds: [{ rule, index: [...getNestedCSSRulePositions(around), index || 0] }] })),
		nest("deleteRule", ([index], around) => ({ removes: [{ index: [...getNestedCSSRulePositions(around), index] }] }))
	);
	return callbackWrapper(() => handlers.forEach((h) => h()));
}`,
  },
  initStyleDeclarationObserver: {
    was: '173d4e81',
    source: `
function initStyleDeclarationObserver(o, { win }) {
	const handlers = [
		["setProperty", ([property, value, priority]) => ({ set: { property, value, priority } })],
		["removeProperty", ([property]) => ({ remove: { property } })]
	].map(([name, told]) => observeRules(
		win.CSSStyleDeclaration.prototype,
		name,
		o,
		o.styleDeclarationCb,
		(args, { parentRule }) => ({ ...told(args), index: getNestedCSSRulePositions(parentRule) }),
		({ parentRule }) => parentRule?.parentStyleSheet
	));
	return callbackWrapper(() => handlers.forEach((h) => h()));
}`,
  },
  initObservers: {
    was: '1615bd1f',
    source: `
function incremental(source) {
	return (data) => wrappedEmit({ type: EventType.IncrementalSnapshot, data: { source, ...data } });
}
function initObservers(o) {
	const win = o.doc.defaultView;
	if (!win) return () => {};
	const handlers = [
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
	];
	return callbackWrapper(() => handlers.forEach((h) => h()));
}`,
  },
  snapshot: {
    was: '5a8d322b',
    source: `
function snapshot(n, options) {
	return serializeNodeWithId(n, { ...options, doc: n, maskInputOptions: options.maskAllInputs });
}`,
  },
  initAdoptedStyleSheetObserver: {
    was: 'a5e5ae22',
    source: `
function initAdoptedStyleSheetObserver({ mirror, stylesheetManager }, host) {
	const isDocument = host.nodeName === "#document";
	const hostId = mirror.getId(isDocument ? host : src_default$2.host(host));
	const owner = isDocument ? host.defaultView?.Document : host.ownerDocument?.defaultView?.ShadowRoot;
	const original = owner?.prototype && Object.getOwnPropertyDescriptor(owner.prototype, "adoptedStyleSheets");
	if (hostId === -1 || !original) return () => {};
	Object.defineProperty(host, "adoptedStyleSheets", { ...original, set(sheets) {
		original.set?.call(this, sheets);
		try {
			stylesheetManager.adoptStyleSheets(sheets, hostId);
		} catch {}
	} });
	return callbackWrapper(() => {
		Object.defineProperty(host, "adoptedStyleSheets", original);
	});
}`,
  },
  // What nothing asks for is not looked at.
  testableAccessors$2: {
    was: '03a7b173',
    source: `
var testableAccessors$2 = {
	Node: ["childNodes", "parentNode", "parentElement", "textContent", "ownerDocument", "firstChild", "lastChild", "nextSibling", "previousSibling"],
	ShadowRoot: ["host"],
	Element: ["shadowRoot"],
	MutationObserver: []
};`,
  },
  testableMethods$2: {
    was: '8dc4223c',
    source: `
var testableMethods$2 = { Node: ["contains", "getRootNode"], MutationObserver: ["constructor"] };`,
  },
  getUntaintedPrototype$2: {
    was: 'e883a837',
    source: `
function isNative(given) {
	return typeof given == "function" && given.toString().includes("[native code]");
}
function getUntaintedPrototype$2(key) {
	if (untaintedBasePrototype$2[key]) return untaintedBasePrototype$2[key];
	const prototype = (angularZoneUnpatchedAlternative$2(key) || globalThis[key]).prototype;
	if (
		testableAccessors$2[key].every((name) => isNative(Object.getOwnPropertyDescriptor(prototype, name)?.get)) &&
		(testableMethods$2[key] || []).every((name) => isNative(prototype[name]))
	) return untaintedBasePrototype$2[key] = prototype;
	try {
		const frame = document.createElement("iframe");
		frame.style.display = "none";
		document.body.appendChild(frame);
		const own = frame.contentWindow?.[key].prototype;
		const agent = navigator.userAgent;
		if (own && agent.includes("Safari") && !agent.includes("Chrome")) {
			frame.classList.add("rr-block");
			frame.setAttribute("__rrwebUntaintedMutationObserver", "");
			untaintedBaseIframeCleanup$2[key] = () => frame.remove();
		} else frame.remove();
		return own ? untaintedBasePrototype$2[key] = own : prototype;
	} catch {
		return prototype;
	}
}`,
  },
  getShadowHost: {
    was: '5e4d8126',
    source: `
function getShadowHost(n) {
	const root = "getRootNode" in n ? src_default$2.getRootNode(n) : null;
	return root?.nodeType === 11 && src_default$2.host(root) || null;
}`,
  },
  fixBrowserCompatibilityIssuesInCSS: {
    was: '6916f331',
    source: `
function fixBrowserCompatibilityIssuesInCSS(cssText) {
	return cssText.replace(/ (background-clip: text;)/g, " -webkit-$1 $1");
}`,
  },
  getAbsoluteSrcsetString: {
    was: 'b7bd3723',
    source: `
function getAbsoluteSrcsetString(doc, attributeValue) {
	return Array.from(
		attributeValue.matchAll(/([^\\s,](?:\\S*[^\\s,])?)(?:\\s+([^\\s,]+))?/g),
		([, url, size]) => absoluteToDoc(doc, url) + (size ? " " + size : "")
	).join(", ");
}`,
  },
  // Texts of a sheet are told apart by how many rules each holds, not by looking for their first signs.
  markCssSplits: {
    was: '6dafa89f',
    source: `
function markCssSplits(cssText, style) {
	const rules = Array.from(style.sheet.cssRules, (rule) => stringifyRule(rule, style.baseURI));
	const texts = Array.from(style.childNodes, (n) => n.textContent).filter((text) => text.trim()).map((text) => {
		const own = new window.CSSStyleSheet();
		own.replaceSync(text);
		return fixBrowserCompatibilityIssuesInCSS(rules.splice(0, own.cssRules.length).join(""));
	});
	return rules.length || texts.join("").length !== cssText.length ? cssText : texts.join("/* rr_split */");
}`,
  },
};

interface Part {
  find: RegExp;
  replace: string;
  /** How often it is found. */
  times: number;
}

const parts: Part[] = [
  // The clock of every browser counts milliseconds.
  { find: /^if \(![^\n]+\) nowTimestamp = [^\n]+$/gm, replace: '', times: 1 },
  // Nothing freezes what watches changes.
  {
    find: /for \(const buf of mutationBuffers\) if \(buf\.isFrozen\(\)\) buf\.unfreeze\(\);\s+else break;/g,
    replace: '',
    times: 1,
  },
  { find: /if \(this\.frozen \|\| this\.locked\) return;/g, replace: 'if (this.locked) return;', times: 1 },
  // A buffer of changes takes what it is told as it is.
  {
    find: /(?:this\.\w{1,40} = options\.\w{1,40};\s{0,9}){12,30}/g,
    replace: 'Object.assign(this, options);',
    times: 1,
  },
  // What is told of a frame or a style sheet that came late is told as the rest was.
  {
    find: /\{\s+doc: iframeDoc,\s+mirror,[\w\s,:]+keepIframeSrcFn\s+\}/g,
    replace:
      '{ ...options, doc: iframeDoc, needsMask, preserveWhiteSpace, skipChild: false, newlyAddedElement: false, cssCaptured: false }',
    times: 1,
  },
  {
    find: /(?<=serializedLinkNode = serializeNodeWithId\(n, )\{[\w\s,:]+keepIframeSrcFn\s+\}/g,
    replace:
      '{ ...options, needsMask, preserveWhiteSpace, skipChild: false, newlyAddedElement: false, cssCaptured: false }',
    times: 1,
  },
  {
    find: /\(\w\) => (?:\{\s+)?wrappedEmit\(\{\s+type: EventType\.IncrementalSnapshot,\s+data: \{\s+source: (IncrementalSource\.\w+),\s+\.\.\.\w\s+\}\s+\}\)(?:;\s+\})?/g,
    replace: 'incremental($1)',
    times: 13,
  },
];

/**
 * The library with shorter functions in the place of some.
 *
 * @throws RangeError when the source is not the one that they were written for
 */
export function shortenRrweb(source: string): string {
  const { body } = parseAst(source) as unknown as { body: SyntaxNode[] };
  const waiting = new Set(Object.keys(shorter));
  let text = '';
  let at = 0;
  for (const statement of body) {
    const name = declaredNames(statement)[0] ?? '';
    const found = shorter[name];
    if (!found || !waiting.delete(name)) continue;
    const { start, end } = statement;
    const is = createHash('sha256').update(source.slice(start, end)).digest('hex').slice(0, 8);
    if (is !== found.was) throw new RangeError(`${name} is another one: ${is}`);
    text += source.slice(at, start) + found.source;
    at = end;
  }
  if (waiting.size > 0) throw new RangeError(`Not found: ${[...waiting].join(', ')}`);
  text += source.slice(at);
  for (const { find, replace, times } of parts) {
    const count = [...text.matchAll(find)].length;
    if (count !== times) throw new RangeError(`Found ${count} times instead of ${times}: ${find.source}`);
    text = text.replace(find, replace);
  }
  // Called by their names, and not through an object.
  return text.replace(/\bsrc_default\$2\.(\w+)/g, '$1$$2');
}
