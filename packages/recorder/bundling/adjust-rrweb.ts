import { minifySync } from 'rolldown/utils';

interface Adjustment {
  why: string;
  find: string;
  replace: string;
  /** How often `find` stands in the library's source. */
  times: number;
}

/**
 * What keeps the library from being noticed by the page that it records. Each is looked for word by word: with a new
 * version in which the words differ, the build stops instead of shipping without it.
 */
const adjustments: Adjustment[] = [
  {
    why: 'One part that cannot be observed (frozen prototypes) must not keep the others from it.',
    find: 'function initObservers(o, hooks = {}) {',
    replace: `
function attempt(begin) {
	try {
		return begin() || (() => {});
	} catch {
		return () => {};
	}
}
function observedCall(cb) {
	return (target, thisArg, args) => {
		let called = false;
		let failed = false;
		let result;
		const call = { apply(self, list) {
			called = true;
			try {
				result = Reflect.apply(target, self, list);
			} catch (error) {
				failed = true;
				result = error;
			}
			return result;
		} };
		try {
			cb(call, thisArg, args);
		} catch {}
		if (!called) return Reflect.apply(target, thisArg, args);
		if (failed) throw result;
		return result;
	};
}
function initObservers(o, hooks = {}) {`,
    times: 1,
  },
  {
    why: 'Errors of the page’s own call reach the page, errors of watching it do not.',
    find: 'apply: callbackWrapper(',
    replace: 'apply: observedCall(',
    times: 8,
  },
  ...[
    ['const inputHandler = ', 'initInputObserver(o)'],
    ['const mediaInteractionHandler = ', 'initMediaInteractionObserver(o)'],
    ['styleSheetObserver = ', 'initStyleSheetObserver(o, { win: currentWindow })'],
    ['adoptedStyleSheetObserver = ', 'initAdoptedStyleSheetObserver(o, o.doc)'],
    ['styleDeclarationObserver = ', 'initStyleDeclarationObserver(o, { win: currentWindow })'],
    ['const selectionObserver = ', 'initSelectionObserver(o)'],
  ].map(([variable, call]) => ({
    why: 'See the first.',
    find: `${variable}${call};`,
    replace: `${variable}attempt(() => ${call});`,
    times: 1,
  })),
  {
    why: 'Setters that cannot be hooked leave the listeners that stand already.',
    find: 'handlers.push(...hookProperties.map((p) => hookSetter(',
    replace: 'handlers.push(...hookProperties.map((p) => attempt(() => hookSetter(',
    times: 1,
  },
  {
    why: 'Closes the one above.',
    find: '} }, false, currentWindow)));',
    replace: '} }, false, currentWindow))));',
    times: 1,
  },
  {
    why: 'Nothing is thrown out of a listener.',
    find: 'const handler = getHandler(eventKey);',
    replace: 'const handler = callbackWrapper(getHandler(eventKey));',
    times: 1,
  },
  {
    why: 'Nothing is thrown out of a listener.',
    find: 'const win = iframeEl.contentWindow;\n\tif (!win) return;\n\tlet fired = false;',
    replace:
      'listener = callbackWrapper(listener);\n\tconst win = iframeEl.contentWindow;\n\tif (!win) return;\n\tlet fired = false;',
    times: 1,
  },
  {
    why: 'A frame made with srcdoc is empty at first; recorded then, what it holds afterwards may be missed (rrweb issue 1905).',
    find: 'win.location.href !== blankUrl || iframeEl.src === blankUrl || iframeEl.src === ""',
    replace:
      'win.location.href !== blankUrl || !iframeEl.hasAttribute("srcdoc") && (iframeEl.src === blankUrl || iframeEl.src === "")',
    times: 1,
  },
  {
    why: 'Nothing is thrown out of attachShadow but what it throws itself.',
    find: 'if (shadowRootEl && inDom(this)) manager.addShadowRoot(shadowRootEl, doc);',
    replace:
      'callbackWrapper(() => { if (shadowRootEl && inDom(this)) manager.addShadowRoot(shadowRootEl, doc); })();',
    times: 1,
  },
  {
    why: 'The page’s elements are not written to.',
    find: 'target.setAttribute("data-rr-is-password", "true")',
    replace: 'wasPassword.add(target)',
    times: 1,
  },
  {
    why: 'See the one above.',
    find: 'return element.hasAttribute("data-rr-is-password") ?',
    replace: 'return wasPassword.has(element) ?',
    times: 1,
  },
  {
    why: 'See the one above.',
    find: 'function getInputType(element) {',
    replace: 'var wasPassword = new WeakSet();\nfunction getInputType(element) {',
    times: 1,
  },
  {
    why: 'Only pictures of a canvas are recorded, never its calls; what would patch them is left out.',
    find: 'if (recordCanvas && sampling === "all") this.initCanvasMutationObserver(win, blockClass, blockSelector);',
    replace: '',
    times: 1,
  },
  {
    why: 'The one rate at which pictures of a canvas are taken.',
    find: 'if (recordCanvas && typeof sampling === "number") this.initCanvasFPSObserver(sampling, ',
    replace: 'if (recordCanvas) this.initCanvasFPSObserver(1, ',
    times: 1,
  },
  {
    why: 'See the one above.',
    find: 'const { sampling = "all", win,',
    replace: 'const { win,',
    times: 1,
  },
  ...(
    [
      ['customElementObserver = initCustomElementObserver(o)', 'customElementObserver = () => {}'],
      ['if (o.collectFonts) fontObserver = initFontObserver(o);', ''],
      ['mergeHooks(o, hooks);', ''],
      ['for (const plugin of plugins || []) if (plugin.eventProcessor) e = plugin.eventProcessor(e);', ''],
      ['if (packFn && !passEmitsToParent) e = packFn(e);', ''],
      [
        'if (mousemoveWait !== void 0 && sampling.mousemove === void 0) sampling.mousemove = mousemoveWait;',
        '',
      ],
      ['if (tagName === "img" && inlineImages) {', 'if (false) {'],
      ['\tpolyfill$1();\n\tlet lastFullSnapshotEvent;', '\tlet lastFullSnapshotEvent;'],
      ['if (n instanceof BaseRRNode && "shadowRoot" in n) return Boolean(n.shadowRoot);', ''],
      [
        'for (const plugin of o.plugins) pluginHandlers.push(plugin.observer(plugin.callback, currentWindow, plugin.options));',
        '',
      ],
      ['pluginHandlers.forEach((h) => h());', ''],
      ['const pluginHandlers = [];', ''],
      ['ignoreCSSAttributes.has(property)', 'false', 2],
      ['!keepIframeSrcFn(attributes.src)', 'true'],
      ['!this.keepIframeSrcFn(value)', 'true'],
      ['= mutationObserverCtor();', '= mutationObserverCtor$2();'],
    ] as [find: string, replace: string, times?: number][]
  ).map(([find, replace, times = 1]) => ({
    why: 'Never asked for by the recorder, or there twice: it would only make the file larger.',
    find,
    replace,
    times,
  })),
  {
    why: 'What stands around a shadow tree or a frame holds for what is in it; and a document that is edited is masked.',
    find: 'function needMaskingText(node, maskTextClass, maskTextSelector, checkAncestors) {',
    replace: `
function elementAround(node) {
	const root = src_default$2.getRootNode(node);
	if (isShadowRoot(root)) return src_default$2.host(root);
	return root !== document && root.nodeType === 9 && root.defaultView ? root.defaultView.frameElement : null;
}
function needMaskingText(node, maskTextClass, maskTextSelector, checkAncestors) {
	if (needMaskingTextWithin(node, maskTextClass, maskTextSelector, checkAncestors)) return true;
	if (!checkAncestors) return false;
	if ((node.ownerDocument || node).designMode === "on") return true;
	for (let around = elementAround(node); around; around = elementAround(around)) if (around.closest(maskTextSelector)) return true;
	return false;
}
function needMaskingTextWithin(node, maskTextClass, maskTextSelector, checkAncestors) {`,
    times: 1,
  },
  {
    why: 'See the one above.',
    find: 'const el = closestElementOfNode(node);\n\tif (!el) return false;\n\ttry {',
    replace: `const el = closestElementOfNode(node);
	if (checkAncestors) {
		const around = elementAround(node);
		if (around && isBlocked(around, blockClass, blockSelector, true)) return true;
	}
	if (!el) return false;
	try {`,
    times: 1,
  },
  {
    why: 'What a frame records goes to the one origin that it was told to trust.',
    find: 'window.parent.postMessage(message, "*")',
    replace: 'window.parent.postMessage(message, options.parentOrigin || window.location.origin)',
    times: 1,
  },
];

interface Cut {
  why: string;
  from: string;
  /** What follows the cut; it stays. */
  to: string;
  replace: string;
}

/** Longer stretches of which only the beginning and what follows are told. */
const cuts: Cut[] = [
  {
    why: 'The recorder itself says when a new picture is taken.',
    from: 'if (e.type === EventType.FullSnapshot) {\n\t\t\tlastFullSnapshotEvent',
    to: '\n\t};\n\tconst wrappedMutationEmit',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: 'let lastFullSnapshotEvent;',
    to: '\twrappedEmit = (r, isCheckout) =>',
    replace: 'const eventProcessor = (e) => e;\n',
  },
  {
    why: 'There are no plugins.',
    from: 'for (const plugin of plugins || []) if (plugin.getMirror)',
    to: '\tconst processedNodeManager',
    replace: '',
  },
  {
    why: 'Never called.',
    from: 'record.addCustomEvent = ',
    to: 'record.takeFullSnapshot = ',
    replace: '',
  },
  {
    why: 'Only the recording of a canvas’s calls needs these methods; a bundler cannot tell.',
    from: '\tinitCanvasMutationObserver(win, blockClass, blockSelector) {',
    to: '\n};',
    replace: '',
  },
  {
    why: 'It is always said which inputs are masked: all.',
    from: 'const maskInputOptions = maskAllInputs === true ? {',
    to: '\tconst eventProcessor = ',
    replace: 'const maskInputOptions = _maskInputOptions;\n',
  },
  {
    why: 'See the one above.',
    from: 'maskInputOptions: maskAllInputs === true ? {',
    to: ',\n\t\tmaskTextFn,',
    replace: 'maskInputOptions: maskAllInputs',
  },
  {
    why: 'What is left out is always the same.',
    from: 'if (_slimDOMOptions === true || _slimDOMOptions === "all") return {',
    to: '\n}\nfunction slimDOMExcluded',
    replace: '',
  },
  {
    why: 'Nothing that `meta` says is recorded.',
    from: ' || sn.tagName === "meta" && (lowerIfExists(sn.attributes.name).match(/^msapplication',
    to: ') return true;\n\t\telse if (sn.tagName === "meta") {',
    replace: ')',
  },
  {
    why: 'See the one above.',
    from: 'else if (sn.tagName === "meta") {',
    to: '\n\t}\n\treturn false;',
    replace: 'else if (sn.tagName === "meta") return true;',
  },
];

/** What only canvas elements and frames of other origins need. */
const fewCuts: Cut[] = [
  {
    why: 'The page records itself, and is in no frame that hands on what it records.',
    from: 'const inEmittingFrame = ',
    to: '\tmirror.reset();\n\tconst maskInputOptions',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: 'if (inEmittingFrame) emit?.(',
    to: '\n\t};\n\tconst wrappedMutationEmit',
    replace: 'emit(e);',
  },
  {
    why: 'Nothing draws.',
    from: 'canvasManager = new CanvasManager({',
    to: '\tconst shadowDomManager = new',
    replace: '',
  },
  {
    why: 'Nobody tells this page anything.',
    from: '\tmessageHandler = (message) =>',
    to: '\tstylesheetManager;\n\trecordCrossOriginIframes;',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: '\tcrossOriginIframeMap = ',
    to: '\tmirror;\n\tmutationCb;\n\twrappedEmit;\n\tloadListener;',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: '\t\tthis.crossOriginIframeStyleMirror = new',
    to: '\t\tthis.mirror = options.mirror;\n\t\tif (this.recordCrossOriginIframes)',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: '\t\tif (iframeEl.contentWindow) this.crossOriginIframeMap.set',
    to: '\t}\n\taddLoadListener',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: 'window.removeEventListener("message", this.messageHandler);',
    to: '\n\t\tthis.attachedWindows.forEach',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: 'if (this.recordCrossOriginIframes) window.addEventListener(',
    to: '\n\t}\n\taddIframe(',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: 'if (this.recordCrossOriginIframes) handlers.push(',
    to: '\n\t\thandlers.push(on("pagehide"',
    replace: '',
  },
  {
    why: 'See the one above.',
    from: '\thandleMessage(message) {',
    to: '\n};',
    replace: '',
  },
];

/** @throws RangeError when the source is not the one that the cuts were written for */
export function withoutCanvasAndFrames(adjusted: string): string {
  return withCuts(adjusted, fewCuts).replace(/\bcanvasManager\.\w+\(\);/g, '');
}

/** @throws RangeError as {@link adjustRrweb} */
function withCuts(source: string, all: Cut[]): string {
  let text = source;
  for (const { from, to, replace, why } of all) {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start);
    if (start < 0 || end < 0) throw new RangeError(`Not found: ${from} (${why})`);
    text = text.slice(0, start) + replace + text.slice(end);
  }
  return text;
}

/** The script that the library runs in a worker of its own, for pictures of canvas elements. */
function shorter(quoted: string): string {
  return JSON.stringify(minifySync('worker.js', JSON.parse(quoted.replaceAll('\t', ' ')) as string).code);
}

/** @throws RangeError when the source is not the one that the adjustments were written for */
export function adjustRrweb(source: string): string {
  let text = source;
  for (const { find, replace, times, why } of adjustments) {
    const parts = text.split(find);
    if (parts.length !== times + 1) {
      throw new RangeError(
        `Found ${parts.length - 1} times instead of ${times}: ${find.slice(0, 80)} (${why})`,
      );
    }
    text = parts.join(replace);
  }
  return (
    withCuts(text, cuts)
      // Of the two copies of the same functions one is enough.
      .replaceAll('src_default.', 'src_default$2.')
      // Parts that nobody sees are left out, all of them.
      .replaceAll(
        /(?:this\.)?slimDOMOptions\.(?:script|comment|headFavicon|headWhitespace|headTitleMutations)\b/g,
        'true',
      )
      // Names in quotation marks could not be told from texts.
      .replace(
        /\[((?:\s*"\w+",?)+)\s*\]\.forEach\(\(key\) => \{\s*this\[key\] = options\[key\];\s*\}\);/,
        (_, names: string) => names.replace(/"(\w+)",?/g, 'this.$1 = options.$1;'),
      )
      // The page's console is the page's own.
      .replace(/\bconsole\.(warn|error)\(/g, 'void (')
      .replace(
        /^var jsContent = ("(?:[^"\\]|\\.)*");$/m,
        (_, text: string) => `var jsContent = ${shorter(text)};`,
      )
  );
}
