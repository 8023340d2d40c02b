/** Rules that scripts add to, change in and take from style sheets, in browsers whose rules that hold others are each a `CSSGroupingRule`. */
export const rules: Record<string, string> = {
  getNestedCSSRulePositions: String.raw`
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
	owner[name] = new Proxy(original, { apply(target, self, args) {
		attempt(() => {
			const sheet = sheetOf(self);
			if (sheet === self) giveStyles(sheet, args[0], name !== "insertRule");
			const node = sheet?.ownerNode;
			const id = node ? mirror.getId(node) : void 0;
			const styleId = sheet && !node ? stylesheetManager.styleMirror.getId(sheet) : void 0;
			if (id > 0 || styleId > 0) cb({ id, styleId, ...told(args, self) });
		});
		return Reflect.apply(target, self, args);
	} });
	return () => {
		owner[name] = original;
	};
}`,
  initStyleSheetObserver: String.raw`
function initStyleSheetObserver(o, { win }) {
	const sheets = win.CSSStyleSheet.prototype;
	const watch = (name, told) => observeRules(sheets, name, o, o.styleSheetRuleCb, told, (sheet) => sheet);
	const nest = (name, told) => observeRules(win.CSSGroupingRule.prototype, name, o, o.styleSheetRuleCb, told, (rule) => rule.parentStyleSheet);
	sheets.addRule = function(selector, styleBlock, index = this.cssRules.length) {
		return this.insertRule(selector + " { " + styleBlock + " }", index);
	};
	sheets.removeRule = function(index) {
		return this.deleteRule(index);
	};
	return together([
		watch("insertRule", ([rule, index]) => ({ adds: [{ rule, index }] })),
		watch("deleteRule", ([index]) => ({ removes: [{ index }] })),
		watch("replace", ([replace]) => ({ replace })),
		watch("replaceSync", ([replaceSync]) => ({ replaceSync })),
		nest("insertRule", ([rule, index], around) => ({ adds: [{ rule, index: [...getNestedCSSRulePositions(around), index || 0] }] })),
		nest("deleteRule", ([index], around) => ({ removes: [{ index: [...getNestedCSSRulePositions(around), index] }] }))
	]);
}`,
  initStyleDeclarationObserver: String.raw`
function initStyleDeclarationObserver(o, { win }) {
	const watch = (name, told) => observeRules(
		win.CSSStyleDeclaration.prototype,
		name,
		o,
		o.styleDeclarationCb,
		(args, { parentRule }) => ({ ...told(args), index: getNestedCSSRulePositions(parentRule) }),
		({ parentRule }) => parentRule?.parentStyleSheet
	);
	return together([
		watch("setProperty", ([property, value, priority]) => ({ set: { property, value, priority } })),
		watch("removeProperty", ([property]) => ({ remove: { property } }))
	]);
}`,
  initAdoptedStyleSheetObserver: String.raw`
function initAdoptedStyleSheetObserver({ mirror, stylesheetManager }, host) {
	const isDocument = host.nodeType === 9;
	const id = mirror.getId(isDocument ? host : host$2(host));
	const owner = isDocument ? host.defaultView?.Document : host.ownerDocument?.defaultView?.ShadowRoot;
	const original = owner && Object.getOwnPropertyDescriptor(owner.prototype, "adoptedStyleSheets");
	if (id === -1 || !original) return () => {};
	Object.defineProperty(host, "adoptedStyleSheets", { ...original, set(sheets) {
		original.set?.call(this, sheets);
		attempt(() => stylesheetManager.adoptStyleSheets(sheets, id));
	} });
	return () => Object.defineProperty(host, "adoptedStyleSheets", original);
}`,
};
