import type { Cut } from '@earshot/replay-format/cut';
import type { ChunkPlace } from '@earshot/replay-format/segments';
import type { Deps } from '../../deps.ts';
import { chunksOf } from '../recordings.service.ts';
import type { CutPart, CutThread } from './cut-thread.ts';
import type { GivenAsset } from './given-files.ts';

/** As the chunks are stored; what is held in memory at once for one reader. */
const bytesAtOnce = 4 * 1024 * 1024;

interface CutSource {
  workspaceId: string;
  recordingId: string;
  cut: Cut;
  /** What the chunks made anew call their recording. */
  givenId: string;
  assets: readonly GivenAsset[];
}

/** Chunks made anew of what a cut gives away, some at a time. `places` are of one tab or several, each tab's in order. */
export async function* cutStream(
  deps: Pick<Deps, 'database' | 'packs'>,
  thread: CutThread,
  { workspaceId, recordingId, cut, givenId, assets }: CutSource,
  places: readonly ChunkPlace[],
): AsyncGenerator<CutPart> {
  for (const { tab_id, from_seq, to_seq } of runsOf(places)) {
    const body = { session_id: recordingId, tab_id, from_seq, to_seq };
    const chunks = await chunksOf(deps, { workspaceId }, body);
    const part = await thread.cut({ chunks, cut, recordingId: givenId, assets });
    if (part.chunks.length > 0) yield part;
  }
}

/** Places that are read together: of one tab, up to so many bytes. */
function runsOf(places: readonly ChunkPlace[]): { tab_id: string; from_seq: number; to_seq: number }[] {
  const runs: { tab_id: string; from_seq: number; to_seq: number; bytes: number }[] = [];
  for (const { tab_id, seq, bytes } of places) {
    const open = runs.at(-1);
    if (open?.tab_id === tab_id && open.bytes + bytes <= bytesAtOnce) {
      open.to_seq = seq;
      open.bytes += bytes;
    } else runs.push({ tab_id, from_seq: seq, to_seq: seq, bytes });
  }
  return runs;
}
