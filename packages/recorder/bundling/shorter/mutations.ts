/** Changes of the page: what the browser tells of them, gathered until they can be told in an order in which they can be made again. */
export const mutations: Record<string, string> = {
  MutationBuffer: String.raw`
function mutationBuffer(o) {
	const { mirror, blockSelector, maskInputFn } = o;
	const idOf = (n) => mirror.getId(n);
	const removed = [];
	let locked, rest, texts, attributes, itemOf, removes, moved, addedSet, movedSet, droppedSet, removedSet;
	let told = new Set();
	const reset = (added) => {
		texts = [];
		attributes = [];
		itemOf = new WeakMap();
		removes = [];
		moved = {};
		addedSet = added;
		movedSet = new Set();
		droppedSet = new Set();
		removedSet = new Set();
	};
	reset(new Set());

	const changesOf = (node) => {
		let item = itemOf.get(node);
		if (!item) {
			item = { node, attributes: {}, styleDiff: {}, unchanged: {} };
			attributes.push(item);
			itemOf.set(node, item);
		}
		return item;
	};
	const noteTextArea = (n) => {
		changesOf(n).attributes.value = maskInputFn(Array.from(childNodes$2(n), (child) => textContent$2(child) || "").join(""), n);
	};

	const emit = () => {
		if (locked) return;
		clearTimeout(rest);
		rest = void 0;
		const adds = [];
		const missing = new Set();
		for (const n of removed.splice(0)) mirror.removeNodeFromMap(n);
		for (const n of movedSet) {
			const parent = parentNode$2(n);
			if (!removedSet.has(parent) || movedSet.has(parent)) addedSet.add(n);
		}
		let n = null;
		let parent = null;
		let parentId = -1;
		let next = null;
		let isGone = false;
		const all = addedSet.values();
		let current = all.next();
		while (addedSet.size) {
			if (adds.length >= 500) {
				rest = setTimeout(callbackWrapper(emit), 0);
				break;
			}
			if (n !== null && addedSet.has(previousSibling$2(n))) {
				next = n;
				n = previousSibling$2(n);
			} else {
				if (!addedSet.has(current.value)) current = all.next();
				n = current.value;
				while (addedSet.has(parent = parentNode$2(n))) n = parent;
				if (missing.has(parent)) parent = null;
				else if (parent) {
					isGone = !inDom(parent) || (hasOrIsWithin(droppedSet, parent) || removedSet.has(parent)) && !hasOrIsWithin(movedSet, n);
					if (addedSet.has(lastChild$2(parent))) {
						n = lastChild$2(parent);
						next = null;
					} else while (addedSet.has(next = nextSibling$2(n))) n = next;
					parentId = idOf(isShadowRoot(parent) ? host$2(parent) : parent);
				}
			}
			addedSet.delete(n);
			if (!parent || parentId === -1) {
				missing.add(n);
				continue;
			}
			if (isGone) {
				droppedSet.add(n);
				continue;
			}
			const within = n.nodeType === 3 && parent.tagName;
			if (within === "TEXTAREA") continue;
			let nextId = next ? idOf(next) : null;
			while (nextId === -2) {
				next = nextSibling$2(next);
				nextId = next && idOf(next);
			}
			if (nextId === -1) {
				n = null;
				continue;
			}
			const node = serializeNodeWithId(n, o, void 0, true, within === "STYLE" && told.has(parentId));
			if (node) {
				adds.push({ parentId, nextId, node });
				told.add(node.id);
			}
		}
		const own = new Set(adds.map(({ node }) => node.id));
		if (!rest) told = new Set();
		const isKnown = ({ id }) => !own.has(id) && mirror.has(id);
		const payload = {
			texts: texts.map(({ node, value }) => {
				const around = parentNode$2(node);
				if (around?.tagName === "TEXTAREA") noteTextArea(around);
				return { id: idOf(node), value };
			}).filter(isKnown),
			attributes: attributes.map(({ node, attributes, styleDiff, unchanged }) => {
				const { style } = attributes;
				if (typeof style === "string") {
					const diff = JSON.stringify(styleDiff);
					if (diff.length < style.length && (diff + JSON.stringify(unchanged)).split("var(").length === style.split("var(").length) attributes.style = styleDiff;
				}
				return { id: idOf(node), attributes };
			}).filter(isKnown),
			removes,
			adds
		};
		if (Object.values(payload).every(({ length }) => !length)) return;
		reset(addedSet);
		o.mutationCb(payload);
	};

	let unattached;
	const noteStyle = ({ styleDiff, unchanged }, { style }, before) => {
		unattached ||= document.implementation.createHTMLDocument();
		const old = unattached.createElement("i");
		if (before) old.setAttribute("style", before);
		for (const name of Array.from(style)) {
			const value = style.getPropertyValue(name);
			const priority = style.getPropertyPriority(name);
			if (value === old.style.getPropertyValue(name) && priority === old.style.getPropertyPriority(name)) unchanged[name] = [value, priority];
			else styleDiff[name] = priority ? [value, priority] : value;
		}
		for (const name of Array.from(old.style)) if (style.getPropertyValue(name) === "") styleDiff[name] = false;
	};

	const noteAttribute = (target, name, before) => {
		const tagName = toLowerCase(target.tagName);
		let value = target.getAttribute(name);
		if (name === "value" && /^(?:input|textarea|select|progress|meter|li)$/.test(tagName)) value = maskInputFn(value || "", target);
		if (blocks(target, blockSelector) || value === before) return;
		if (tagName === "iframe" && name === "src") {
			if (target.contentDocument) return;
			name = "rr_src";
		}
		const item = changesOf(target);
		if (ignoreAttribute(tagName, name)) return;
		item.attributes[name] = transformAttribute(o.doc, tagName, toLowerCase(name), value);
		if (name === "style") noteStyle(item, target, before);
		else if (name === "open" && tagName === "dialog") item.attributes.rr_open_mode = openMode(target);
	};

	const noteRemoved = (n, target) => {
		if (!inDom(n)) o.shadowDomManager.removeShadowRootsIn(n);
		const id = idOf(n);
		const isShadow = isShadowRoot(target);
		const parentId = idOf(isShadow ? host$2(target) : target);
		if (blocks(target, blockSelector) || isIgnored(n, mirror) || id === -1) return;
		if (addedSet.has(n)) {
			deepDelete(addedSet, n);
			droppedSet.add(n);
		} else if (!isAncestorRemoved(target, mirror)) {
			if (movedSet.has(n) && moved[id + "@" + parentId]) deepDelete(movedSet, n);
			else {
				removes.push({ parentId, id, isShadow: isShadow || void 0 });
				processRemoves(n, removedSet);
			}
		}
		removed.push(n);
	};

	const noteAdded = (n, target) => {
		if (o.processedNodeManager.inOtherBuffer(n, self) || addedSet.has(n) || movedSet.has(n)) return;
		if (mirror.hasNode(n)) {
			if (isIgnored(n, mirror)) return;
			movedSet.add(n);
			moved[idOf(n) + "@" + idOf(target)] = true;
		} else {
			addedSet.add(n);
			droppedSet.delete(n);
		}
		if (blocks(n, blockSelector)) return;
		childNodes$2(n).forEach((child) => noteAdded(child));
		const shadow = shadowRoot$2(n);
		if (shadow) childNodes$2(shadow).forEach((child) => {
			o.processedNodeManager.add(child, self);
			noteAdded(child, n);
		});
	};

	const note = ({ type, target, oldValue, attributeName, addedNodes, removedNodes }) => {
		if (isIgnored(target, mirror)) return;
		if (type === "attributes") noteAttribute(target, attributeName, oldValue);
		else if (type === "characterData") {
			const value = textContent$2(target);
			if (!blocks(target, blockSelector) && value !== oldValue) texts.push({
				node: target,
				value: value && needMaskingText(target, o.maskTextSelector, true) ? o.maskTextFn(value, closestElementOfNode(target)) : value
			});
		} else if (!blocks(target, blockSelector, true)) {
			if (target.tagName === "TEXTAREA") noteTextArea(target);
			else {
				addedNodes.forEach((n) => noteAdded(n, target));
				removedNodes.forEach((n) => noteRemoved(n, target));
			}
		}
	};

	const self = {
		take(records) {
			records.forEach(note);
			emit();
		},
		lock() {
			locked = true;
			// The picture that is to come holds what is left.
			if (rest) reset(new Set());
		},
		unlock() {
			locked = false;
			emit();
		}
	};
	return self;
}`,
  isIgnored: String.raw`
function isIgnored(n, mirror) {
	return n.tagName === "TITLE" || mirror.getId(n) === -2;
}`,
  isAncestorRemoved: String.raw`
function isAncestorRemoved(target, mirror) {
	for (let part = target; !isShadowRoot(part); part = parentNode$2(part)) {
		if (!part || !mirror.has(mirror.getId(part))) return true;
		if (parentNode$2(part)?.nodeType === 9) return false;
	}
	return false;
}`,
  isSelfOrAncestorInSet: String.raw`
function hasOrIsWithin(set, n) {
	for (let part = set.size && n; part; part = parentNode$2(part)) if (set.has(part)) return true;
	return false;
}`,
  inDom: String.raw`
function inDom(n) {
	const doc = ownerDocument$2(n);
	if (!doc) return false;
	let outer = n;
	for (let host = n; host; host = getShadowHost(host)) outer = host;
	return contains$2(doc, outer);
}`,
  deepDelete: String.raw`
function deepDelete(set, n) {
	set.delete(n);
	childNodes$2(n).forEach((child) => deepDelete(set, child));
}`,
  processRemoves: String.raw`
function processRemoves(n, set) {
	if (set.has(n)) return;
	set.add(n);
	childNodes$2(n).forEach((child) => processRemoves(child, set));
}`,
  initMutationObserver: String.raw`
function initMutationObserver(options, root) {
	const buffer = mutationBuffer(options);
	mutationBuffers.add(buffer);
	Observer ||= nativeOf("MutationObserver", "constructor");
	const observer = new Observer(callbackWrapper(buffer.take));
	observer.observe(root, {
		attributes: true,
		attributeOldValue: true,
		characterData: true,
		characterDataOldValue: true,
		childList: true,
		subtree: true
	});
	return () => {
		observer.disconnect();
		mutationBuffers.delete(buffer);
	};
}`,
};
