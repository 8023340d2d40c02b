import type { KeptFiles } from '../kept-files.ts';

/** One that is never closed ends with the text, as it does for browsers; so it is read once. */
const address = /url\(\s*(?:"([^"]*)"\s*\)|'([^']*)'\s*\)|([^)]*)\)?)/gi;

/**
 * Style text without what makes a browser fetch: imports go, and addresses stay only when the bytes are in them or they name a
 * stored asset. An escaped `url(` gets past this; the player's policy stops it.
 */
export function cleanCss(text: string, files: KeptFiles): string {
  if (!/url\(|@import|image-set\(|src\(/i.test(text)) return text;
  return text
    .replace(/@import\b[^;]*;?/gi, '')
    .replace(address, (_, double?: string, single?: string, bare?: string) =>
      keptAddress(double ?? single ?? bare ?? '', files),
    )
    .replace(/\b(?:image-set|src)\s*\(/gi, 'none(');
}

function keptAddress(named: string, files: KeptFiles): string {
  const kept = safeSource(named.trim(), files, false);
  return kept === undefined ? 'url("")' : `url("${kept}")`;
}

const picture =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+);base64,[a-z0-9+/=]*$/i;

/**
 * An address a replay may load: that of a picture or font that holds its own bytes, or of what is kept. SVG that holds its
 * own bytes is none: it may hold scripts, and nobody has looked into it.
 */
export function safeSource(address: string, files: KeptFiles, isPixels: boolean): string | undefined {
  return picture.test(address) ? address : files.source(address, isPixels);
}
