/** Elements that draw, and those that say what a drawing is. None of them runs, loads or changes anything. */
const drawing = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath title desc defs symbol use marker pattern
  mask clipPath linearGradient radialGradient stop filter style metadata switch view image
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Vocabularies that name what a drawing is and how it was made. An element of another could be a script. */
const namespaces =
  /^(?:http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|XML\/1998\/namespace|1999\/02\/22-rdf-syntax-ns#)|http:\/\/(?:creativecommons\.org|web\.resource\.org|purl\.org|ns\.adobe\.com|sodipodi\.sourceforge\.net|www\.inkscape\.org|inkscape\.sourceforge\.net|www\.bohemiancoding\.com|vectornator\.io|www\.serif\.com)\/.*)$/i;

const prolog = /^\s*(?:<\?xml\b[^<>]*\?>\s*)?(?:<!DOCTYPE\s+svg\b[^<>[\]]*>\s*)?/i;
const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const pixels = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;
const loads = /@import|javascript:|expression\s*\(|url\(\s*(?!["']?#)/i;

/**
 * Whether SVG draws and does nothing else. What cannot be read for sure is not harmless: other elements, other vocabularies,
 * entities of its own, references to anywhere but itself, and text that is no well-formed tag.
 */
export function isHarmlessDrawing(text: string): boolean {
  const body = text.replace(/<!--[^]*?(?:(-->)|$)/g, onlyClosed).replace(prolog, '');
  if (!/^<svg[\s>]/.test(body)) return false;
  for (let at = 0; at < body.length;) {
    const next = body.indexOf('<', at);
    const between = next < 0 ? body.slice(at) : body.slice(at, next);
    if (loads.test(plain(between))) return false;
    if (next < 0) break;
    tag.lastIndex = next;
    const [whole, , name = '', attributes = ''] = tag.exec(body) ?? [];
    if (whole === undefined || !(drawing.has(name) || name.includes(':'))) return false;
    if (!areHarmless(name, attributes)) return false;
    at = tag.lastIndex;
  }
  return true;
}

function areHarmless(element: string, attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = plain(double ?? single ?? '');
    if (/^on/i.test(name)) return false;
    if (/^xmlns(?::|$)/.test(name) && !isKnown(name, value)) return false;
    if (/(?:^|:)href$/i.test(name)) {
      if (!(value.startsWith('#') || (element === 'image' && pixels.test(value)))) return false;
    } else if (loads.test(value)) return false;
  }
  return true;
}

/** With another prefix than none, what draws could stand under a name that is not looked at. */
function isKnown(name: string, vocabulary: string): boolean {
  return (
    namespaces.test(vocabulary) &&
    (name === 'xmlns' || name === 'xmlns:svg' || !vocabulary.endsWith('/2000/svg'))
  );
}

/** Takes out what an expression has found, unless that is never closed. */
const onlyClosed = (whole: string, closed?: string) => (closed === undefined ? whole : '');

/** With characters that are written as numbers, and without what browsers pass over within words and what hides them in styles. */
function plain(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\/\*[^]*?(?:(\*\/)|$)/g, onlyClosed)
    .replace(/[\t\n\r\0]/g, '');
}
