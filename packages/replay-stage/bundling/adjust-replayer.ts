/**
 * Where the library asks and tells the page that is shown (`src/page/shown-page.ts`), and what is left out because of it. Each place is
 * looked for word by word: with a new version in which the words differ, the build stops instead of shipping without it.
 */
const adjustments: [find: string, replace: string][] = [
  // A picture of a page that is drawn changes it where that can be.
  [
    `this.mirror.reset();
		rebuild(event.data.node, {`,
    `this.mirror.reset();
		const { hooks } = this.config;
		const isChanged = hooks.changePage(event.data.node, {
			document: this.iframe.contentDocument,
			onBuilt: afterAppend,
			build: (node) => buildNodeWithSN(node, {
				doc: this.iframe.contentDocument,
				mirror: this.mirror,
				afterAppend,
				cache: this.cache
			})
		});
		if (!isChanged) {
			// What came of a change that was given up.
			this.mirror.reset();
			this.mediaManager.reset();
			collectedIframes.length = 0;
			collectedDialogs.clear();
		}
		if (!isChanged) rebuild(event.data.node, {`,
  ],
  [
    `this.insertStyleRules(documentElement, head);
		collectedDialogs.forEach((d) => applyDialogToTopLevel(d));
		if (!this.service`,
    `if (!isChanged) this.insertStyleRules(documentElement, head);
		hooks.pictureDrawn(event.data.node, this.iframe.contentDocument, isSync);
		collectedDialogs.forEach((d) => applyDialogToTopLevel(d));
		if (!this.service`,
  ],
  // Where many changes are shown at once, the browser would lay the page out for each part that is scrolled in between.
  [
    `	visit(mirror, (visitedNode) => {
		if (onVisit) onVisit(visitedNode);
		handleScroll(visitedNode, mirror);
	});
`,
    '',
  ],
  [
    `this.rebuildFullSnapshot(event, isSync);
					this.iframe.contentWindow?.scrollTo(event.data.initialOffset);`,
    `this.rebuildFullSnapshot(event, isSync);
					const { left: x, top: y } = event.data.initialOffset;
					if (this.config.hooks.scroll(this.iframe.contentDocument, { x, y }, isSync)) this.iframe.contentWindow?.scrollTo(event.data.initialOffset);`,
  ],
  [
    `applyScroll(d, isSync) {
		const target = this.mirror.getNode(d.id);
		if (!target) return this.debugNodeNotFound(d, d.id);`,
    `applyScroll(d, isSync) {
		const target = this.mirror.getNode(d.id);
		if (!target) return this.debugNodeNotFound(d, d.id);
		if (!this.config.hooks.scroll(target, d, isSync)) return;`,
  ],
  // A part whose shadow tree holds nothing but its sheets is told with those, and other parts adopt them by number.
  [
    `const targetHost = this.mirror.getNode(data.id);
		if (!targetHost) return;
		data.styles?.forEach((style) => {`,
    `let targetHost = this.mirror.getNode(data.id) ?? null;
		if (targetHost?.nodeType === 1 && !targetHost.shadowRoot) try {
			targetHost.attachShadow({ mode: "open" });
		} catch {
			targetHost = null;
		}
		data.styles?.forEach((style) => {`,
  ],
  [
    `if (hasShadowRoot(targetHost)) hostWindow = targetHost.ownerDocument?.defaultView || null;
			else if (targetHost.nodeName === "#document") hostWindow = targetHost.defaultView;
			if (!hostWindow) return;`,
    `hostWindow = (targetHost?.ownerDocument ?? targetHost ?? this.iframe.contentDocument)?.defaultView;
			if (!hostWindow) return;`,
  ],
  [
    `		adoptStyleSheets(targetHost, data.styleIds);
	}`,
    `		if (targetHost) adoptStyleSheets(targetHost, data.styleIds);
	}`,
  ],
  // Of what is drawn there are pictures alone, and calls of the recording are never made.
  [
    `if (!this.config.UNSAFE_replayCanvas) return;
				if (this.usingVirtualDom) {`,
    `this.config.hooks.drawn(this.mirror.getNode(d.id), d, isSync);
				return;
				if (this.usingVirtualDom) {`,
  ],
  // A style sheet is taken apart for what stands in few of them.
  [
    'const cachedStyle = cache?.stylesWithHoverClass.get(cssText);',
    'if (!/:hover|-device-/.test(cssText)) return cssText;\n\tconst cachedStyle = cache?.stylesWithHoverClass.get(cssText);',
  ],
  // The end of a segment that was followed by another is not the end of that.
  [
    'if (lastIndex < this.service.state.context.events.length - 1) return;',
    'if (this.service.state.context.events.at(-1) !== event) return;',
  ],
];

/** @throws RangeError when the source is not the one that the adjustments were written for */
export function adjustReplayer(source: string): string {
  let text = source;
  for (const [find, replace] of adjustments) {
    const parts = text.split(find);
    if (parts.length !== 2) throw new RangeError(`Found ${parts.length - 1} times: ${find.slice(0, 80)}`);
    text = parts.join(replace);
  }
  return text;
}
