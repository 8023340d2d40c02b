import type { MaskedBatch } from './mask-batch.ts';

/** A batch as a chunk's body, with what its header tells. */
export interface PackedBatch extends Omit<MaskedBatch, 'text'> {
  body: Uint8Array<ArrayBuffer>;
  isGzip: boolean;
  rawBytes: number;
}

/** The events as plain text: at once, for when a page closes, and for browsers that cannot compress. */
export function packPlain({ text, ...facts }: MaskedBatch): PackedBatch {
  const body = new TextEncoder().encode(text);
  return { ...facts, body, isGzip: false, rawBytes: body.length };
}

/** Gzipped where the browser can. */
export async function packSmall(batch: MaskedBatch): Promise<PackedBatch> {
  const plain = packPlain(batch);
  if (typeof CompressionStream === 'undefined') return plain;
  try {
    const stream = new Blob([plain.body]).stream().pipeThrough(new CompressionStream('gzip'));
    const body = new Uint8Array(await new Response(stream).arrayBuffer());
    return { ...plain, body, isGzip: true };
  } catch {
    return plain;
  }
}
