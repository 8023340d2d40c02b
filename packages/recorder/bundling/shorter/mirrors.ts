/** Numbers of parts of the page and of style sheets. */
export const mirrors: Record<string, string> = {
  Mirror$2: String.raw`
var Mirror$2 = class {
	constructor() {
		this.reset();
	}
	reset() {
		this.idNodeMap = new Map();
		this.nodeMetaMap = new WeakMap();
	}
	getId(n) {
		return this.nodeMetaMap.get(n) ?? -1;
	}
	getNode(id) {
		return this.idNodeMap.get(id) || null;
	}
	has(id) {
		return this.idNodeMap.has(id);
	}
	hasNode(n) {
		return this.nodeMetaMap.has(n);
	}
	add(n, id) {
		this.idNodeMap.set(id, n);
		this.nodeMetaMap.set(n, id);
	}
	removeNodeFromMap(n) {
		this.idNodeMap.delete(this.getId(n));
		childNodes$2(n).forEach((child) => this.removeNodeFromMap(child));
		const shadow = shadowRoot$2(n);
		if (shadow) this.removeNodeFromMap(shadow);
	}
};`,
  StyleSheetMirror: String.raw`
var StyleSheetMirror = class {
	constructor() {
		this.reset();
	}
	reset() {
		this.id = 1;
		this.styleIDMap = new WeakMap();
	}
	getId(sheet) {
		return this.styleIDMap.get(sheet) ?? -1;
	}
	add(sheet) {
		this.styleIDMap.set(sheet, this.id);
		return this.id++;
	}
	generateId() {
		return this.id++;
	}
};`,
  ProcessedNodeManager: String.raw`
var ProcessedNodeManager = class {
	inOtherBuffer(node, own) {
		const buffers = this.nodeMap?.get(node);
		return buffers && Array.from(buffers).some((buffer) => buffer !== own);
	}
	add(node, buffer) {
		if (!this.nodeMap) {
			this.nodeMap = new WeakMap();
			requestAnimationFrame(() => {
				this.nodeMap = void 0;
			});
		}
		this.nodeMap.set(node, (this.nodeMap.get(node) || new Set()).add(buffer));
	}
};`,
};
