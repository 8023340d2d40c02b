/** Shadow trees, style sheets, and the recording as a whole. */
export const managers: Record<string, string> = {
  ShadowDomManager: String.raw`
var ShadowDomManager = class {
	shadowDoms = new Map();
	restoreHandlers = [];
	constructor(options) {
		this.bypassOptions = options;
	}
	init() {
		this.reset();
		this.patchAttachShadow(Element, document);
	}
	addShadowRoot(shadowRoot, doc) {
		if (!shadowRoot || this.shadowDoms.has(shadowRoot)) return;
		const o = this.bypassOptions;
		const handlers = [initMutationObserver({ ...o, doc }, shadowRoot), initScrollObserver({ ...o, doc: shadowRoot })];
		this.shadowDoms.set(shadowRoot, handlers);
		setTimeout(callbackWrapper(() => {
			if (this.shadowDoms.get(shadowRoot) !== handlers) return;
			o.stylesheetManager.adoptStyleSheets(shadowRoot.adoptedStyleSheets, o.mirror.getId(host$2(shadowRoot)));
			handlers.push(initAdoptedStyleSheetObserver(o, shadowRoot));
		}), 0);
	}
	removeShadowRootsIn(n) {
		if (this.shadowDoms.size === 0) return;
		const shadowRoot = shadowRoot$2(n);
		if (shadowRoot) {
			this.shadowDoms.get(shadowRoot)?.forEach(runHandler);
			this.shadowDoms.delete(shadowRoot);
			this.removeShadowRootsIn(shadowRoot);
		}
		childNodes$2(n).forEach((child) => this.removeShadowRootsIn(child));
	}
	observeAttachShadow({ contentWindow, contentDocument }) {
		if (contentWindow && contentDocument) this.patchAttachShadow(contentWindow.Element, contentDocument);
	}
	patchAttachShadow({ prototype }, doc) {
		const manager = this;
		const { attachShadow } = prototype;
		this.restoreHandlers.push(attempt(() => {
			prototype.attachShadow = function(init) {
				const root = attachShadow.call(this, init);
				attempt(() => inDom(this) && manager.addShadowRoot(shadowRoot$2(this), doc));
				return root;
			};
			return () => {
				prototype.attachShadow = attachShadow;
			};
		}));
	}
	reset() {
		together([...this.restoreHandlers, ...[...this.shadowDoms.values()].flat()])();
		this.restoreHandlers = [];
		this.shadowDoms = new Map();
	}
};`,
  StylesheetManager: String.raw`
var StylesheetManager = class {
	styleMirror = new StyleSheetMirror();
	constructor(options) {
		this.bypassOptions = options;
	}
	attachLinkElement({ id, attributes }) {
		if ("_cssText" in attributes) this.bypassOptions.mutationCb({ adds: [], removes: [], texts: [], attributes: [{ id, attributes }] });
	}
	adoptStyleSheets(sheets, id) {
		if (!sheets?.length) return;
		const styles = [];
		const holder = this.bypassOptions.mirror.getNode(id);
		rootOfSheet = shadowRoot$2(holder) || holder;
		const styleIds = Array.from(sheets, (sheet) => {
			let styleId = this.styleMirror.getId(sheet);
			if (styleId < 0) {
				styleId = this.styleMirror.add(sheet);
				styles.push({ styleId, rules: Array.from(sheet.cssRules, (rule, index) => ({ rule: stringifyRule(rule, sheet.href), index })) });
			}
			return styleId;
		});
		this.bypassOptions.adoptedStyleSheetCb({ id, styleIds, ...styles.length > 0 && { styles } });
	}
};`,
  record: String.raw`
function record(options) {
	const { emit, recordCanvas = false, recordCrossOriginIframes = false, parentOrigin = window.location.origin } = options;
	errorHandler = options.errorHandler;
	if (recordCrossOriginIframes && window.parent !== window) try {
		if (window.parent.document) return () => {};
	} catch {}
	mirror.reset();
	wrappedEmit = (event) => {
		event.timestamp = Date.now();
		if (recordCrossOriginIframes && window.parent !== window) window.parent.postMessage({ type: "rrweb", event, origin: window.location.origin }, parentOrigin);
		else emit(event);
	};
	const o = {
		...options,
		mirror,
		wrappedEmit,
		mutationCb: incremental(0),
		mousemoveCb: (positions, source) => incremental(source)({ positions }),
		mouseInteractionCb: incremental(2),
		scrollCb: incremental(3),
		viewportResizeCb: incremental(4),
		inputCb: incremental(5),
		mediaInteractionCb: incremental(7),
		styleSheetRuleCb: incremental(8),
		styleDeclarationCb: incremental(13),
		selectionCb: incremental(14),
		adoptedStyleSheetCb: incremental(15),
		processedNodeManager: new ProcessedNodeManager()
	};
	const stylesheetManager = o.stylesheetManager = new StylesheetManager(o);
	const iframeManager = o.iframeManager = new IframeManager(o);
	const shadowDomManager = o.shadowDomManager = new ShadowDomManager(o);
	if (recordCanvas) canvasManager = new CanvasManager({ ...o, mutationCb: incremental(9), win: window });
	takeFullSnapshot$1 = () => {
		wrappedEmit({ type: 4, data: { href: window.location.href, ...windowSize() } });
		stylesheetManager.styleMirror.reset();
		shadowDomManager.init();
		mutationBuffers.forEach((buffer) => buffer.lock());
		const node = serializeNodeWithId(document, { ...o, doc: document });
		wrappedEmit({ type: 2, data: { node, initialOffset: getWindowScroll(window) } });
		mutationBuffers.forEach((buffer) => buffer.unlock());
		stylesheetManager.adoptStyleSheets(document.adoptedStyleSheets, mirror.getId(document));
	};
	const observe = (doc) => callbackWrapper(initObservers)({ ...o, doc });
	const handlers = [];
	const watched = new Map();
	iframeManager.loadListener = ({ contentDocument: doc }) => {
		if (doc && !watched.has(doc)) watched.set(doc, observe(doc));
	};
	iframeManager.unloadListener = (doc) => {
		const stop = watched.get(doc);
		if (!stop) return;
		watched.delete(doc);
		stop();
		shadowDomManager.removeShadowRootsIn(doc);
		mirror.removeNodeFromMap(doc);
	};
	const begin = () => {
		takeFullSnapshot$1();
		handlers.push(observe(document));
	};
	try {
		if (document.readyState !== "loading") begin();
		else handlers.push(
			on("DOMContentLoaded", () => {
				wrappedEmit({ type: 0, data: {} });
				begin();
			}),
			on("load", () => wrappedEmit({ type: 1, data: {} }), window)
		);
	} catch {
		return;
	}
	return () => {
		together([...handlers, ...watched.values()])();
		iframeManager.destroy();
		shadowDomManager.reset();
		if (recordCanvas) canvasManager.reset();
		observerFrame?.remove();
		Observer = observerFrame = errorHandler = void 0;
	};
}`,
};
