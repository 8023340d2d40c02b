const glyphs = {
  canvas:
    '<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M3 16l5-5 5 5 3-3 5 5"/><circle cx="16" cy="9" r="1.5"/>',
  film: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M10 9.5v5l4-2.5z"/>',
};

/** Of a picture that is drawn beside text; in narrower places there is none. */
const glyphSize = 24;

/**
 * What stands in the place of what a recording does not hold, as an address: quiet, and nothing that could be taken for the page's own.
 *
 * @param width in pixels, of the element's own content
 */
export function placeholder(kind: keyof typeof glyphs, width: number, height: number): string {
  const glyph =
    Math.min(width, height) < glyphSize * 2
      ? ''
      : `<g transform="translate(${(width - glyphSize) / 2} ${(height - glyphSize) / 2})" fill="none" stroke="#8a8f98" stroke-width="1.5" stroke-linejoin="round">${glyphs[kind]}</g>`;
  const edge = `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#8a8f98" stroke-opacity="0.4" stroke-dasharray="4 4"/>`;
  return drawing(width, height, edge + glyph);
}

/** Only those are drawings without a picture in them. */
export function isPlaceholder(address: string): boolean {
  return address.startsWith('data:image/svg+xml,') && address.includes('stroke-dasharray');
}

/** A picture stretched over a size of its own. */
export function stretched(address: string, width: number, height: number): string {
  return drawing(
    width,
    height,
    `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${address}"/>`,
  );
}

function drawing(width: number, height: number, parts: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
