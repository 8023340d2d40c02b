const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Attributes whose value the replayed page needs to look as it did and that hold nothing a visitor wrote. */
const plain = words(
  `type role sizes width height rel media lang dir hidden disabled checked selected open colspan rowspan span scope align
  valign bgcolor border cellpadding cellspacing start reversed cols rows size min max step multiple readonly required
  draggable contenteditable tabindex inert popover slot part exportparts is wrap controls loop muted playsinline kind face
  frameborder scrolling allowfullscreen nowrap shape coords
  preserveAspectRatio xmlns xmlns:xlink version x y x1 x2 y1 y2 cx cy r rx ry dx dy fx fy filter opacity offset refX refY
  orient spreadMethod dominant-baseline alignment-baseline baseline-shift letter-spacing lengthAdjust rotate pathLength
  vector-effect shape-rendering visibility display overflow in in2 result stdDeviation values mode operator k1 k2 k3 k4
  baseFrequency numOctaves xml:space`,
);

/** Families of attributes of drawings, and what the recording library and this recorder add. */
const plainFamilies =
  /^(?:(?:stroke|fill|stop|clip|mask|marker|flood|gradient|pattern|font|color)(?:$|[A-Z-]|Units|Width|Height)|text-(?:anchor|rendering|decoration)|textLength|data-earshot-(?:mask|allow|block)$|rr_(?:width|height|scroll|open|media))/;

/** Whether the value may stay, but for what looks personal in it. */
export function isPlainAttribute(name: string): boolean {
  return plain.has(name) || plainFamilies.test(name);
}

/** Values that draw: long rows of numbers. */
export const drawingAttributes = words('d points transform viewBox');

/** Names that rules and references hang on: kept, but never with an e-mail address in them. */
export const nameAttributes = words('class id name for');

export const addressAttributes = words('href src xlink:href poster background rr_src');

/** Attributes that show their text on the page: it is masked, its length stays. */
export const shownTextAttributes = words('placeholder value label');

/** Values of `aria-*` and `data-*` that say in which state a part of the page is, where no style sheet can be read. */
export const stateWords = words('true false mixed open closed active on off page dark light');

/** Never recorded, not even by name: they run, load or vouch for something. */
export const forbiddenAttributes =
  /^(?:on.*|srcdoc|nonce|integrity|crossorigin|content|http-equiv|action|formaction|ping|data|manifest|sandbox|csp|autofocus|autocomplete)$/i;

/** Other names may be recorded without their value, because rules of style hang on them. */
export const ordinaryName = /^[a-z_][\w.-]{0,40}$/i;
