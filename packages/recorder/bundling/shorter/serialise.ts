/** Parts of the page as data. The options are handed on as they are; what differs from part to part stands beside them. */
export const serialise: Record<string, string> = {
  transformAttribute: String.raw`
function transformAttribute(doc, tagName, name, value) {
	const from = (address) => absolute(address, doc.baseURI);
	if (!value?.trim() || value.startsWith("data:")) return value;
	if (name === "style") return absolutifyURLs(value, doc.baseURI);
	if (name === "srcset") return value.replace(/([^\s,](?:\S*[^\s,])?)((?:\s+[^\s,]+)?)/g, (_, address, size) => from(address) + size);
	const isPart = value[0] === "#";
	return name === "src" || name === "href" && !(isPart && tagName === "use") || name === "xlink:href" && !isPart || name === "background" && /^t/.test(tagName) || name === "data" && tagName === "object" ? from(value) : value;
}`,
  ignoreAttribute: String.raw`
function ignoreAttribute(tagName, name) {
	return /^(?:video|audio)$/.test(tagName) && toLowerCase(name) === "autoplay";
}`,
  // A frame made with srcdoc is empty at first; recorded then, what it holds afterwards may be missed (rrweb issue 1905).
  onceIframeLoaded: String.raw`
function onceIframeLoaded(frame, listener) {
	const run = callbackWrapper(listener);
	let timer;
	try {
		const { document, location } = frame.contentWindow;
		const isLoaded = document.readyState === "complete";
		const isToCome = location.href === "about:blank" && (frame.hasAttribute("srcdoc") || !/^(?:about:blank)?$/.test(frame.src));
		if (!isLoaded || !isToCome) timer = setTimeout(run, isLoaded ? 0 : 5000);
	} catch {
		return;
	}
	frame.addEventListener("load", () => {
		clearTimeout(timer);
		run();
	});
}`,
  onceStylesheetLoaded: String.raw`
function onceStylesheetLoaded(link, listener) {
	if (link.sheet) return;
	const run = callbackWrapper(listener);
	const timer = setTimeout(run, 5000);
	link.addEventListener("load", () => {
		clearTimeout(timer);
		run();
	});
}`,
  slimDOMExcluded: String.raw`
function slimDOMExcluded({ type, tagName, attributes }) {
	return type === 5 || type === 2 && (/^(?:script|meta)$/.test(tagName) || tagName === "link" && /^(?:shortcut icon|(?:module)?preload|prefetch)$/.test(attributes.rel) && attributes.as !== "style");
}`,
  serializeNode: String.raw`
function serializeNode(n, o, needsMask, isNew, cssCaptured) {
	const docId = o.mirror.getId(o.doc);
	const rootId = docId > 1 ? docId : void 0;
	switch (n.nodeType) {
		case 9: return { type: 0, childNodes: [], compatMode: n.compatMode };
		case 10: return { type: 1, name: n.name, publicId: n.publicId, systemId: n.systemId, rootId };
		case 1: return serializeElementNode(n, o, isNew, rootId);
		case 3: {
			const parent = parentElement$2(n);
			const tag = parent?.tagName;
			let textContent = cssCaptured || tag === "SCRIPT" ? "" : textContent$2(n);
			if (tag === "STYLE") textContent = absolutifyURLs(textContent, o.doc.baseURI);
			else if (textContent && needsMask) textContent = o.maskTextFn(textContent, parent);
			return { type: 3, textContent, rootId };
		}
		case 4: return { type: 4, textContent: "", rootId };
		case 8: return { type: 5 };
	}
}`,
  serializeElementNode: String.raw`
function serializeElementNode(n, { doc, blockSelector, maskInputFn }, isNew, rootId) {
	const needBlock = blocks(n, blockSelector);
	const tagName = getValidTagName$1(n);
	let attributes = {};
	for (const { name, value } of Array.from(n.attributes)) if (!ignoreAttribute(tagName, name)) attributes[name] = transformAttribute(doc, tagName, toLowerCase(name), value);
	const isLink = tagName === "link";
	const cssText = (isLink || tagName === "style") && n.sheet && stringifyStylesheet(n.sheet);
	if (cssText) {
		if (isLink) delete attributes.rel;
		attributes._cssText = n.childNodes.length > 1 ? markCssSplits(cssText, n) : cssText;
	}
	if (/^(?:input|textarea|select)$/.test(tagName)) {
		const { value, checked } = n;
		if (value && !/^(?:radio|checkbox|submit|button)$/.test(attributes.type)) attributes.value = maskInputFn(value, n);
		else if (checked) attributes.checked = checked;
	}
	if (tagName === "option") delete attributes.selected;
	if (tagName === "dialog" && n.open) attributes.rr_open_mode = openMode(n);
	if (/^(?:audio|video)$/.test(tagName)) Object.assign(attributes, {
		rr_mediaState: n.paused ? "paused" : "played",
		rr_mediaCurrentTime: n.currentTime,
		rr_mediaPlaybackRate: n.playbackRate,
		rr_mediaMuted: n.muted,
		rr_mediaLoop: n.loop,
		rr_mediaVolume: n.volume
	});
	if (!isNew) {
		if (n.scrollLeft) attributes.rr_scrollLeft = n.scrollLeft;
		if (n.scrollTop) attributes.rr_scrollTop = n.scrollTop;
	}
	if (needBlock) {
		const { width, height } = n.getBoundingClientRect();
		attributes = { class: attributes.class, rr_width: width + "px", rr_height: height + "px" };
	}
	if (tagName === "iframe") {
		if (!n.contentDocument) attributes.rr_src = attributes.src;
		delete attributes.src;
	}
	return {
		type: 2,
		tagName,
		attributes,
		childNodes: [],
		isSVG: tagName === "svg" || !!n.ownerSVGElement || void 0,
		needBlock,
		rootId,
		isCustom: !!window.customElements?.get(tagName) || void 0
	};
}
function openMode(dialog) {
	return dialog.matches("dialog:modal") ? "modal" : "non-modal";
}`,
  serializeNodeWithId: String.raw`
function serializeNodeWithId(n, o, needsMask, isNew, cssCaptured, keepsBlanks = true) {
	const { mirror } = o;
	needsMask ||= (needsMask === void 0 || n.nodeType === 1) && needMaskingText(n, o.maskTextSelector, needsMask === void 0);
	const sn = serializeNode(n, o, needsMask, isNew, cssCaptured);
	if (!sn) return null;
	const { type, tagName, attributes, needBlock } = sn;
	const id = mirror.hasNode(n) ? mirror.getId(n) : slimDOMExcluded(sn) || !(keepsBlanks || cssCaptured || type !== 3 || sn.textContent.trim()) ? -2 : genId();
	mirror.add(n, id);
	if (id === -2) return null;
	sn.id = id;
	sn.needBlock = void 0;
	const shadow = shadowRoot$2(n);
	if (shadow) {
		sn.isShadowHost = true;
		o.shadowDomManager.addShadowRoot(shadow, o.doc);
	}
	if (o.recordCrossOriginIframes && tagName === "iframe") o.iframeManager.addIframe(n);
	if (!(type % 2) && !isNew && !needBlock) {
		if (tagName === "head") keepsBlanks = false;
		const take = (holder) => {
			for (const child of Array.from(childNodes$2(holder))) {
				const taken = serializeNodeWithId(child, o, needsMask, false, attributes?._cssText !== void 0, keepsBlanks);
				if (taken) sn.childNodes.push(taken);
			}
		};
		if (tagName !== "textarea" || attributes.value === void 0) take(n);
		if (shadow) take(shadow);
	}
	if (isShadowRoot(parentNode$2(n))) sn.isShadow = true;
	const takeLater = (options, node) => serializeNodeWithId(node, options, needsMask || void 0, false, false, keepsBlanks);
	if (tagName === "iframe" && !needBlock) onceIframeLoaded(n, () => {
		const doc = n.contentDocument;
		const taken = doc && takeLater({ ...o, doc }, doc);
		if (!taken) return;
		o.iframeManager.attachIframe(n, taken);
		o.shadowDomManager.observeAttachShadow(n);
	});
	if (tagName === "link" && /^(?:stylesheet|preload)$/.test(attributes.rel)) onceStylesheetLoaded(n, () => {
		const taken = takeLater(o, n);
		if (taken) o.stylesheetManager.attachLinkElement(taken);
	});
	return sn;
}`,
};
