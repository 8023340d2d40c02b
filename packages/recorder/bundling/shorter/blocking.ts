/** What stands around a shadow tree or a frame holds for what is in it; and a document that is edited is masked. */
export const blocking: Record<string, string> = {
  isShadowRoot: String.raw`
function isShadowRoot(n) {
	return !!n && n.nodeType === 11 && "host" in n && "mode" in n;
}`,
  needMaskingText: String.raw`
function elementAround(node) {
	const root = getRootNode$2(node);
	if (isShadowRoot(root)) return host$2(root);
	return root !== document && root.nodeType === 9 && root.defaultView ? root.defaultView.frameElement : null;
}
function needMaskingText(node, selector, around) {
	return blocks(node, selector, around) || around && (node.ownerDocument || node).designMode === "on";
}`,
  isBlocked: String.raw`
function blocks(node, selector, around) {
	if (!node) return false;
	const own = closestElementOfNode(node);
	if (own && (around ? Element.prototype.closest : Element.prototype.matches).call(own, selector)) return true;
	return !!around && blocks(elementAround(node), selector, around);
}
function isBlocked(node, blockClass, selector, around) {
	return blocks(node, selector, around);
}`,
  closestElementOfNode: String.raw`
function closestElementOfNode(node) {
	return node.nodeType === 1 ? node : parentElement$2(node);
}`,
  getShadowHost: String.raw`
function getShadowHost(n) {
	const root = getRootNode$2(n);
	return isShadowRoot(root) ? host$2(root) : null;
}`,
};
