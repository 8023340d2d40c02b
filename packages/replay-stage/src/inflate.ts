import { BrokenChunk } from '@earshot/replay-format/chunk';
import { replayLimits } from '@earshot/replay-format/limits';

/**
 * The text of a chunk's body.
 *
 * @throws BrokenChunk when it is no gzip, no UTF-8, or grows beyond what a chunk may hold
 */
export async function textOfBody(body: Uint8Array, isGzip: boolean): Promise<string> {
  const bytes = isGzip ? await inflated(body) : body;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenChunk('The events are not UTF-8.');
  }
}

async function inflated(body: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([body as Uint8Array<ArrayBuffer>]).stream();
  const reader = stream.pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BrokenChunk('The body cannot be inflated.');
    });
    if (done) break;
    size += value.length;
    if (size > replayLimits.chunkRawBytesMax) {
      void reader.cancel();
      throw new BrokenChunk('The events are too large.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
