interface Adjustment {
  why: string;
  find: string;
  replace: string;
}

/**
 * What is changed within longer stretches of the library. Each is looked for word by word and stands there once: with a new version
 * in which the words differ, the build stops instead of shipping without it.
 */
const adjustments: Adjustment[] = [
  {
    why: 'Nobody asks which frames there are.',
    find: '\tiframes = /* @__PURE__ */ new WeakMap();\n',
    replace: '',
  },
  {
    why: 'See the one above.',
    find: '\t\tthis.iframes.set(iframeEl, true);\n',
    replace: '',
  },
  {
    why: 'No list is adopted where there is none.',
    find: 'if (iframeEl.contentDocument && iframeEl.contentDocument.adoptedStyleSheets && iframeEl.contentDocument.adoptedStyleSheets.length > 0) this.stylesheetManager.adoptStyleSheets(iframeEl.contentDocument.adoptedStyleSheets, ',
    replace: 'this.stylesheetManager.adoptStyleSheets(iframeEl.contentDocument?.adoptedStyleSheets, ',
  },
  {
    why: 'As every list of handlers.',
    find: 'handlers.forEach((handler) => {\n\t\t\t\ttry {\n\t\t\t\t\thandler();\n\t\t\t\t} catch {}\n\t\t\t});',
    replace: 'together(handlers)();',
  },
  {
    why: 'Nothing is wrong with a picture before recording has begun.',
    find: 'record.takeFullSnapshot = (isCheckout) => {\n\tif (!recording) throw new Error("please take full snapshot after start recording");\n\ttakeFullSnapshot$1(isCheckout);\n};',
    replace: 'record.takeFullSnapshot = () => takeFullSnapshot$1();',
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
    why: 'Never called.',
    from: 'record.addCustomEvent = ',
    to: 'record.takeFullSnapshot = ',
    replace: '',
  },
];

/** What only frames of other origins need. */
const fewCuts: Cut[] = [
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
export function withoutFrames(adjusted: string): string {
  return withCuts(adjusted, fewCuts);
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

/** @throws RangeError when the source is not the one that the adjustments were written for */
export function adjustRrweb(source: string): string {
  let text = source;
  for (const { find, replace, why } of adjustments) {
    const parts = text.split(find);
    if (parts.length !== 2)
      throw new RangeError(`Found ${parts.length - 1} times: ${find.slice(0, 80)} (${why})`);
    text = parts.join(replace);
  }
  // The page’s console is the page’s own.
  return withCuts(text, cuts).replace(/\bconsole\.(warn|error)\(/g, 'void (');
}
