/**
 * Style text without what makes a browser fetch: imports go, and addresses stay only when the bytes are in them or they name a
 * stored asset. An escaped `url(` gets past this; the player's policy stops it.
 */
export function cleanCss(text: string): string {
  if (!/url\(|@import|image-set\(|src\(/i.test(text)) return text;
  return text
    .replace(/@import\b[^;]*;?/gi, '')
    .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi, (_, double, single, bare) =>
      storedAddress(String(double ?? single ?? bare ?? '')),
    )
    .replace(/\b(?:image-set|src)\s*\(/gi, 'none(');
}

function storedAddress(address: string): string {
  const kept = safeSource(address.trim());
  return kept === undefined ? 'url("")' : `url("${kept}")`;
}

/** Where the server keeps what a page showed; a SHA-256 in hexadecimal follows. */
export const assetPath = '/r-assets/';

const picture =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+);base64,[a-z0-9+/=]*$/i;
const asset = /^\/r-assets\/[0-9a-f]{64}$/;

/** An address a replay may load: a picture or font that holds its own bytes, or a stored asset. SVG is neither: it may hold scripts. */
export function safeSource(address: string): string | undefined {
  return asset.test(address) || picture.test(address) ? address : undefined;
}
