import { decodedCss } from '../css-escapes.ts';
import type { KeptFiles } from '../kept-files.ts';

/**
 * Addresses, and the names of properties before them. An address that is never closed ends with the text, as it does for browsers; so
 * it is read once.
 */
const addresses =
  /url\(\s*(?:"((?:[^"\\]|\\[^])*)"\s*\)|'((?:[^'\\]|\\[^])*)'\s*\)|([^)]*)\)?)|(?<![\w-])([\w-]{1,60})\s{0,3}:/gi;

/** With their addresses, in which semicolons may stand: `url("…?family=Lato:wght@400;700")`. */
const string = `"(?:[^"\\\\]|\\\\[^])*"?|'(?:[^'\\\\]|\\\\[^])*'?`;
const imports = new RegExp(`@import\\b(?:${string}|\\((?:${string}|[^)"'])*\\)?|[^;"'(])*;?`, 'gi');

/** Properties that show a picture, in which nothing runs and which loads nothing. A value of the page's own is mostly for one of them. */
const ofPictures =
  /^(?:--.*|background(?:-image)?|(?:-webkit-)?mask(?:-image)?|list-style(?:-image)?|(?:-webkit-)?(?:border|mask-box)-image(?:-source)?|cursor|content)$/i;

/**
 * Style text without what makes a browser fetch: imports go, and addresses stay only when the bytes are in them or they name a
 * stored asset. An escaped `url(` gets past this; the player's policy stops it.
 *
 * @param of the property that it is the value of; '' for whole declarations and rules
 */
export function cleanCss(text: string, files: KeptFiles, of = ''): string {
  if (!/url\(|@import|image-set\(|src\(/i.test(text)) return text;
  let property = of;
  return text
    .replace(imports, '')
    .replace(addresses, (whole, double?: string, single?: string, bare?: string, name?: string) => {
      if (name === undefined) return keptAddress(decodedCss(double ?? single ?? bare ?? ''), files, property);
      property = of || name;
      return whole;
    })
    .replace(/\b(?:image-set|src)\s*\(/gi, 'none(');
}

function keptAddress(named: string, files: KeptFiles, property: string): string {
  const address = named.trim();
  const own = ofPictures.test(property)
    ? drawingSource(address)
    : property === 'src' && unnamedFont.test(address)
      ? address
      : undefined;
  const kept = own ?? safeSource(address, files, false);
  return kept === undefined ? 'url("")' : `url("${kept}")`;
}

const picture =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|font\/[\w.+-]+|application\/(?:(?:x-)?font-[\w.+-]+|vnd\.ms-fontobject|x-woff2?))(?:;[\w-]{1,20}=[\w.-]{1,20}){0,3};base64,[a-z0-9+/=]*$/i;
/** A font whose type nobody told; of a page it would be something to save. */
const unnamedFont = /^data:(?:application\/octet-stream)?;base64,[a-z0-9+/=]*$/i;
const drawing = /^data:image\/svg\+xml[;,]/i;

/**
 * An address a replay may load: that of a picture or font that holds its own bytes, or of what is kept. SVG that holds its
 * own bytes is none: it may hold scripts, and runs them where it is no picture.
 */
export function safeSource(address: string, files: KeptFiles, isPixels: boolean): string | undefined {
  return picture.test(address) ? address : files.source(address, isPixels);
}

/** The address of a drawing that holds its own bytes, for where it can only be a picture; undefined for every other. */
export function drawingSource(address: string): string | undefined {
  return drawing.test(address) ? quoted(address) : undefined;
}

/** Without what would end the text that it stands in. */
function quoted(address: string): string {
  return address.replace(/["'\\<>\n\r\f]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
