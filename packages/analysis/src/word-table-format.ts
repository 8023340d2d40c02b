/** "EWT1" read as little-endian bytes. */
const MAGIC = 0x31545745;
const HEADER_BYTES = 16;
/** Numbers are kept as −7…7, two to a byte. */
const STEPS = 7;
/** Clipping the few largest numbers makes the others finer; each vector takes the share with the least error. */
const CLIPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The parts of a table's bytes, as views: nothing is copied. */
export interface WordTableParts {
  count: number;
  dimensions: number;
  /** All words joined by line feeds, by falling frequency. */
  words: Uint8Array;
  /** One factor per word. */
  scales: Float32Array;
  /** Two numbers a byte, the first in the low half, each plus 8. */
  nibbles: Uint8Array;
}

/** Layout: magic, count, dimensions, length of the text (32 bits each); scales; text; nibbles. */
export function encodeWordTable(
  words: readonly string[],
  vectors: readonly (readonly number[])[],
): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  if (dimensions % 2 !== 0) throw new RangeError('A word table needs an even number of dimensions.');
  const text = new TextEncoder().encode(words.join('\n'));
  const scalesAt = HEADER_BYTES;
  const textAt = scalesAt + words.length * 4;
  const nibblesAt = textAt + text.length;
  const bytes = new Uint8Array(nibblesAt + (words.length * dimensions) / 2);
  const view = new DataView(bytes.buffer);
  [MAGIC, words.length, dimensions, text.length].forEach((value, i) => {
    view.setUint32(i * 4, value, true);
  });
  bytes.set(text, textAt);
  vectors.forEach((vector, word) => {
    const scale = bestScale(vector);
    view.setFloat32(scalesAt + word * 4, scale, true);
    for (let i = 0; i < dimensions; i += 2) {
      const low = step(vector[i] ?? 0, scale) + 8;
      const high = step(vector[i + 1] ?? 0, scale) + 8;
      bytes[nibblesAt + (word * dimensions + i) / 2] = low | (high << 4);
    }
  });
  return bytes;
}

/** @throws RangeError when the bytes are no word table or are cut short */
export function wordTableParts(bytes: Uint8Array): WordTableParts {
  if (bytes.length < HEADER_BYTES) throw new RangeError('The word table is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new RangeError('These bytes are no word table.');
  const count = view.getUint32(4, true);
  const dimensions = view.getUint32(8, true);
  const textLength = view.getUint32(12, true);
  const textAt = HEADER_BYTES + count * 4;
  const nibblesAt = textAt + textLength;
  const end = nibblesAt + (count * dimensions) / 2;
  if (bytes.length !== end) {
    throw new RangeError(`The word table has ${bytes.length} bytes where its header asks for ${end}.`);
  }
  // A copy, because a view of 32-bit numbers needs an aligned start that the caller's bytes may not have.
  const scales = new Float32Array(Uint8Array.from(bytes.subarray(HEADER_BYTES, textAt)).buffer);
  return {
    count,
    dimensions,
    words: bytes.subarray(textAt, nibblesAt),
    scales,
    nibbles: bytes.subarray(nibblesAt, end),
  };
}

function step(value: number, scale: number): number {
  return Math.max(-STEPS, Math.min(STEPS, Math.round(value / scale)));
}

function bestScale(vector: readonly number[]): number {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  let best = largest / STEPS;
  let leastError = Infinity;
  for (const clip of CLIPS) {
    const scale = (largest * clip) / STEPS;
    const error = vector.reduce((sum, value) => sum + (step(value, scale) * scale - value) ** 2, 0);
    if (error < leastError) [best, leastError] = [scale, error];
  }
  return best;
}
