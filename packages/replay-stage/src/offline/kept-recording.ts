import type { AssetType, KeptAsset } from '@earshot/replay-format/assets';
import type { Moment } from '@earshot/replay-format/facts';
import type { PlayedRecording } from '@earshot/replay-format/playing/replay-player';
import { quietSpans } from '@earshot/replay-format/playing/quiet-spans';
import { tabTurns } from '@earshot/replay-format/playing/shown-tab';
import type { ChunkPlace, Segment } from '@earshot/replay-format/segments';
import { segmentsOf } from '@earshot/replay-format/segments';

/** What the file says of its recording, beside the chunks. */
export interface KeptFacts {
  recording: { page_started_at: string; page_ended_at: string };
  moments: (Moment & { tab_id: string })[];
  active_seconds: number[];
  chunks: ChunkPlace[];
}

/** @throws SyntaxError when the file was cut off */
export function keptFacts(): KeptFacts {
  return JSON.parse(document.querySelector('#recording')?.textContent ?? '') as KeptFacts;
}

export function playedFrom({ recording, moments, active_seconds, chunks }: KeptFacts): PlayedRecording {
  const from = Date.parse(recording.page_started_at);
  const whole = { from, to: Math.max(from + 1, Date.parse(recording.page_ended_at)) };
  const segments = segmentsOf(chunks);
  return {
    whole,
    segments,
    turns: tabTurns(segments, moments),
    quiet: quietSpans(active_seconds, whole),
    isLive: false,
  };
}

/** A segment's chunks, which stand in the file one by one as base64. */
export async function keptChunks({ tabId, fromSeq, toSeq }: Segment): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const kept of document.querySelectorAll<HTMLElement>(`script[data-tab="${CSS.escape(tabId)}"]`)) {
    const seq = Number(kept.dataset.seq);
    if (seq >= fromSeq && seq <= toSeq) parts.push(bytesIn(kept));
  }
  return new Blob(parts).arrayBuffer();
}

/** Of these addresses, what stands in the file. */
export function keptAssets(addresses: readonly string[]): Promise<KeptAsset[]> {
  const wanted = new Set(addresses);
  const assets: KeptAsset[] = [];
  for (const kept of document.querySelectorAll<HTMLElement>('script[data-asset]')) {
    const { asset: address = '', type } = kept.dataset;
    if (wanted.has(address)) assets.push({ address, type: type as AssetType, bytes: bytesIn(kept) });
  }
  return Promise.resolve(assets);
}

function bytesIn(block: HTMLElement): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(block.textContent), (char) => char.charCodeAt(0));
}
