import type { SharedRecording } from '@earshot/contracts/recording-shares';
import { assetLimits, assetsIn, givenAssetAddress } from '@earshot/replay-format/assets';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import type { OfflinePage } from '../../../platform/http/offline-page.ts';
import { safeEvents } from '../digest/safe-events.ts';
import type { CutPart } from './cut-thread.ts';

type SavedFacts = Pick<SharedRecording, 'recording' | 'moments' | 'active_seconds' | 'chunks'>;

interface SavedSource {
  parts: AsyncIterable<CutPart>;
  /** What is kept under these addresses, one after the other. */
  kept: (addresses: string[]) => Promise<Buffer>;
}

/**
 * A recording as one page that plays without a server: the player, the facts as JSON, and each chunk and what is kept of the
 * page's files as base64, in blocks that a browser takes for data.
 */
export async function* pageOf(
  page: OfflinePage,
  facts: SavedFacts,
  { parts, kept }: SavedSource,
): AsyncGenerator<string> {
  yield page.before;
  // Whatever was recorded must not end the block.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  yield `<script type="application/json" id="recording">${json}</script>\n`;
  const used = new Set<string>();
  for await (const part of parts) {
    for (const name of part.used) used.add(givenAssetAddress(name));
    for (const { whole, header } of wholeChunks(part.chunks)) {
      const data = `data-tab="${header.tabId}" data-seq="${header.seq}"`;
      yield `<script type="text/plain" ${data}>${Buffer.from(whole).toString('base64')}</script>\n`;
    }
  }
  yield* assetBlocks(used, kept);
  yield page.after;
}

/** Style sheets name more than the chunks do. */
async function* assetBlocks(used: Set<string>, kept: SavedSource['kept']): AsyncGenerator<string> {
  const waiting = [...used];
  for (let some = waiting.splice(0, assetLimits.askedMax); some.length > 0;) {
    for (const { address, type, bytes } of assetsIn(new Uint8Array(await kept(some)))) {
      const data = Buffer.from(bytes);
      yield `<script type="text/plain" data-asset="${address}" data-type="${type}">${data.toString('base64')}</script>\n`;
      if (type !== 'text/css') continue;
      for (const [named] of data.toString().matchAll(/\/r-assets\/[0-9a-f]{64}/g)) {
        if (used.has(named)) continue;
        used.add(named);
        waiting.push(named);
      }
    }
    some = waiting.splice(0, assetLimits.askedMax);
  }
}

/** Events, one a line, as JSON, with the tab that each is of. */
export async function* linesOf(parts: AsyncIterable<CutPart>): AsyncGenerator<string> {
  for await (const { chunks } of parts) {
    for (const { header, body } of chunksIn(chunks)) {
      const events = safeEvents({ ...header, body });
      yield events.map((event) => `${JSON.stringify({ tab: header.tabId, ...event })}\n`).join('');
    }
  }
}

function wholeChunks(run: Uint8Array) {
  let at = 0;
  return chunksIn(run).map((chunk) => {
    const end = chunk.body.byteOffset - run.byteOffset + chunk.body.length;
    const whole = run.subarray(at, end);
    at = end;
    return { whole, header: chunk.header };
  });
}
