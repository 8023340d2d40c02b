/** Style sheets as text, with addresses as they are from anywhere. */
export const styles: Record<string, string> = {
  fixBrowserCompatibilityIssuesInCSS: String.raw`
function fixBrowserCompatibilityIssuesInCSS(cssText) {
	return cssText.replace(/ (background-clip: text;)/g, " -webkit-$1 $1");
}`,
  stringifyStylesheet: String.raw`
function stringifyStylesheet(s) {
	try {
		const href = s.href || s.ownerNode?.baseURI;
		return fixBrowserCompatibilityIssuesInCSS(Array.from(s.cssRules, (rule) => stringifyRule(rule, href)).join(""));
	} catch {
		return null;
	}
}`,
  // Safari leaves colons in names of attributes as they are. Of a rule that sets a shorthand by a variable and then one of its
  // longhands, browsers tell the others empty: it is told as it was written where that is known, by the text of its element, as a
  // script gave it, or from the list in which components made with Lit keep their sheets' texts. Otherwise what is lost has the value of the first part that the rule styles.
  stringifyRule: String.raw`
var lostValues = /(?<![\w-])[a-z][a-z-]*: ?;/;
var givenStyles = new WeakMap();
var knownRules = new WeakMap();
function giveStyles(sheet, text, isAll) {
	if (!/\b(?:var|env)\(/.test(text)) return;
	const given = isAll ? new Set() : givenStyles.get(sheet) || new Set();
	if (given.size < 5000) givenStyles.set(sheet, given.add(text));
}
function wholeRules(sheet) {
	const ofLit = rootOfSheet.host?.constructor.elementStyles || [];
	const text = [sheet.ownerNode?.textContent, ...givenStyles.get(sheet) || [], ...ofLit.map(({ cssText }) => cssText)].join("").replace(/\/\*[^]*?(?:\*\/|$)/g, "");
	let known = knownRules.get(sheet);
	if (known?.text === text) return known.rules;
	known = { text, rules: new Map() };
	knownRules.set(sheet, known);
	const own = new window.CSSStyleSheet();
	let depth = 0;
	let from = 0;
	for (const { 0: sign, index } of text.matchAll(/"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|url\([^)"']*\)?|[{};]/g)) {
		if (sign === "{") depth++;
		else if (sign === "}" ? !--depth : sign === ";" && !depth) {
			const rule = text.slice(from, from = index + 1);
			if (!/\b(?:var|env)\(/.test(rule)) continue;
			own.replaceSync(rule);
			if (own.cssRules.length === 1) known.rules.set(own.cssRules[0].cssText, rule.trim());
		}
	}
	return known.rules;
}
var rootOfSheet = document;
function withComputed(cssText, { selectorText, parentStyleSheet: { ownerNode, href } }) {
	if (href) return cssText;
	const root = ownerNode ? ownerNode.getRootNode() : rootOfSheet;
	const part = root.querySelector(selectorText) || /^:host\b[^ ]*$/.test(selectorText) && root.host;
	const style = part && window.getComputedStyle(part);
	return style ? cssText.replace(/(?<![\w-])([a-z][a-z-]*): ?(?=;)/g, (_, name) => name + ":" + style.getPropertyValue(name)) : cssText;
}
function stringifyRule(rule, href) {
	let { cssText, styleSheet } = rule;
	if (styleSheet) cssText = stringifyStylesheet(styleSheet) || cssText;
	if (lostValues.test(cssText)) attempt(() => {
		cssText = wholeRules(rule.parentStyleSheet).get(cssText) || withComputed(cssText, rule);
	});
	if (rule.selectorText?.includes(":")) cssText = cssText.replace(/(\[[\w-]+[^\\])(:[\w-]+\])/g, "$1\\$2");
	return absolutifyURLs(cssText, href);
}`,
  absolutifyURLs: String.raw`
function absolute(address, base) {
	try {
		return new URL(address, base).href;
	} catch {
		return address;
	}
}
function absolutifyURLs(cssText, base) {
	return base ? cssText.replace(
		/url\((["']?)((?<=")[^"]*|(?<=')[^']*|[^()"']*)\1\)/g,
		(whole, quote, address) => !address || /^\s*(?:#|data:|blob:)/i.test(address) ? whole : "url(" + quote + absolute(address, base) + quote + ")"
	) : cssText;
}`,
  // Texts of a sheet are told apart by how many rules each holds, not by looking for their first signs.
  markCssSplits: String.raw`
function markCssSplits(cssText, style) {
	const rules = Array.from(style.sheet.cssRules, (rule) => stringifyRule(rule, style.baseURI));
	const texts = Array.from(style.childNodes, (n) => n.textContent).filter((text) => text.trim()).map((text) => {
		const own = new window.CSSStyleSheet();
		own.replaceSync(text);
		return fixBrowserCompatibilityIssuesInCSS(rules.splice(0, own.cssRules.length).join(""));
	});
	return rules.length || texts.join("").length !== cssText.length ? cssText : texts.join("/* rr_split */");
}`,
};
