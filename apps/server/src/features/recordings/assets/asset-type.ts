import type { AssetType } from '@earshot/replay-format/assets';
import { isHarmlessDrawing } from './harmless-drawing.ts';

interface Sign {
  type: AssetType;
  /** What stands at a place in the bytes, as Latin-1. */
  signs: readonly (readonly [at: number, text: string])[];
}

const signs: readonly Sign[] = [
  { type: 'image/png', signs: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/jpeg', signs: [[0, '\xff\xd8\xff']] },
  { type: 'image/gif', signs: [[0, 'GIF8']] },
  {
    type: 'image/webp',
    signs: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'image/avif', signs: [[4, 'ftypavif']] },
  { type: 'image/avif', signs: [[4, 'ftypavis']] },
  {
    type: 'image/bmp',
    signs: [
      [0, 'BM'],
      [6, '\0\0\0\0'],
    ],
  },
  { type: 'image/x-icon', signs: [[0, '\0\0\x01\0']] },
  { type: 'font/woff2', signs: [[0, 'wOF2']] },
  { type: 'font/woff', signs: [[0, 'wOFF']] },
  { type: 'font/ttf', signs: [[0, '\0\x01\0\0']] },
  { type: 'font/otf', signs: [[0, 'OTTO']] },
];

/**
 * What bytes are, by what stands in them; what a page calls them counts for nothing.
 *
 * @returns undefined for whatever is not kept, such as pages, scripts and drawings that could do something
 */
export function assetTypeOf(bytes: Buffer): AssetType | undefined {
  const start = bytes.toString('latin1', 0, 16);
  const found = signs.find((sign) => sign.signs.every(([at, text]) => start.startsWith(text, at)));
  if (found) return found.type;
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  if (text.trimStart().startsWith('<')) return isHarmlessDrawing(text) ? 'image/svg+xml' : undefined;
  // Styles have no sign of their own. Whatever else it is, a replay reads it as styles, and takes out what loads something.
  return text.includes('{') ? 'text/css' : undefined;
}

/** @returns undefined when it is no text */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
