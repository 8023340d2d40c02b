const read = (name: string, kind = ''): [string, string] => [
  `${name}$2`,
  `var ${name}$2 = untainted("${name}"${kind && `, "${kind}"`});`,
];

/** What the browser itself does, for pages that have put something of their own in its place: looked for as it is first asked for. */
export const untainted: Record<string, string> = {
  ...Object.fromEntries(
    [
      'ownerDocument',
      'childNodes',
      'parentNode',
      'parentElement',
      'textContent',
      'lastChild',
      'nextSibling',
      'previousSibling',
      'contains',
      'getRootNode',
    ].map((name) => read(name)),
  ),
  host$2: String.raw`
var hostOf = untainted("host", "ShadowRoot");
function host$2(n) {
	return n && "host" in n ? hostOf(n) : null;
}`,
  shadowRoot$2: String.raw`
var shadowRootOf = untainted("shadowRoot", "Element");
function shadowRoot$2(n) {
	return n && "shadowRoot" in n ? shadowRootOf(n) : null;
}`,
  mutationObserverCtor$2: String.raw`
var Observer, observerFrame;
function nativeOf(kind, name) {
	const of = (made) => {
		const { get, value } = Object.getOwnPropertyDescriptor(made.prototype, name) || {};
		return get || value;
	};
	const isNative = (given) => typeof given == "function" && given.toString().includes("[native code]");
	let own = of(globalThis[globalThis.Zone?.__symbol__?.(kind)] || globalThis[kind]);
	if (!isNative(own)) try {
		const frame = document.createElement("iframe");
		frame.className = "rr-block";
		frame.style.display = "none";
		document.body.append(frame);
		own = of(frame.contentWindow[kind]) || own;
		const { userAgent } = navigator;
		if (name === "constructor" && userAgent.includes("Safari") && !userAgent.includes("Chrome")) observerFrame = frame;
		else frame.remove();
	} catch {}
	return own;
}
function untainted(name, kind = "Node") {
	let own;
	return (node, other) => (own ||= nativeOf(kind, name)).call(node, other);
}`,
};
