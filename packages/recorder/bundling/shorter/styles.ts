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
  // Safari leaves colons in names of attributes as they are.
  stringifyRule: String.raw`
function stringifyRule(rule, href) {
	let { cssText, styleSheet } = rule;
	if (styleSheet) cssText = stringifyStylesheet(styleSheet) || cssText;
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
