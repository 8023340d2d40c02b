import type { Fields } from './sanitise/values.ts';
import { fieldsOf, listOf, numberOf } from './sanitise/values.ts';

/** What a canvas showed, or a film, as a recording tells it. */
export interface DrawnPicture {
  /** Of what it is drawn on, in that one's own pixels; the picture may have fewer. */
  width: number;
  height: number;
  /** `image/png` … */
  type: string;
  base64: string;
}

const types = new Set(['image/png', 'image/webp', 'image/jpeg']);
/** Of the letters of base64. */
const lengthMax = 1_000_000;
const sideMax = 32_767;

/**
 * Reads the one form of a drawing change that is replayed: clear it all, put one picture on it. The library's own form can name any
 * call with any value; nothing but the numbers and the picture's bytes is taken out of it.
 *
 * @returns undefined for every other
 */
export function drawnPicture(data: Fields): DrawnPicture | undefined {
  const [clear, draw] = listOf(data.commands).map(fieldsOf);
  if (clear?.property !== 'clearRect' || draw?.property !== 'drawImage') return undefined;
  const [, , width, height] = listOf(clear.args).map(sideOf);
  const [bitmap] = listOf(draw.args);
  const blob = fieldsOf(listOf(fieldsOf(bitmap)?.args)[0]);
  const bytes = fieldsOf(listOf(blob?.data)[0]);
  const [type, base64] = [blob?.type, bytes?.base64];
  if (typeof type !== 'string' || !types.has(type) || typeof base64 !== 'string') return undefined;
  if (!width || !height || base64.length > lengthMax || !/^[a-z0-9+/]*={0,2}$/i.test(base64))
    return undefined;
  return { width, height, type, base64 };
}

/** The change that {@link drawnPicture} reads, without anything else; the library's own player could draw it too. */
export function drawingChange({ width, height, type, base64 }: DrawnPicture): Fields {
  const blob = { rr_type: 'Blob', data: [{ rr_type: 'ArrayBuffer', base64 }], type };
  return {
    type: 0,
    commands: [
      { property: 'clearRect', args: [0, 0, width, height] },
      { property: 'drawImage', args: [{ rr_type: 'ImageBitmap', args: [blob] }, 0, 0, width, height] },
    ],
  };
}

function sideOf(value: unknown): number | undefined {
  const side = numberOf(value);
  return side !== undefined && Number.isInteger(side) && side > 0 && side <= sideMax ? side : undefined;
}
