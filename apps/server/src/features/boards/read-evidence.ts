import { confidenceOf, uncheckedShare } from '@earshot/analysis/scores/card-score';
import type { EvidenceCounts, EvidenceTrust } from '@earshot/contracts/boards/board-cards';
import type { IdeaEvidence } from '@earshot/contracts/ideas';
import type { Db } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { evidenceNow } from '../ideas/evidence-now.service.ts';
import type { KeptEvidence } from '../ideas/card-ideas.service.ts';
import { themeSayings } from '../themes/themes.service.ts';
import { auditedPrecisions } from '../topics/topics.service.ts';
import type { CardCounts } from './cards.sql.ts';
import type { CountsRow, Piece } from './evidence.sql.ts';
import { countPieces, revisionOf } from './evidence.sql.ts';
import { reachOf } from './reach-of.ts';

type EvidenceDeps = Pick<Deps, 'database' | 'engine'>;

export interface ReadPiece {
  kept: KeptEvidence;
  says: IdeaEvidence;
  /** Null of evidence that is not the workspace's own feedback, or is gone. */
  piece: Piece | null;
}

/** Evidence as it says now, ready to be counted. */
export async function readPieces(
  deps: EvidenceDeps,
  workspaceId: string,
  kept: readonly KeptEvidence[],
): Promise<ReadPiece[]> {
  const says = await evidenceNow(deps.database, workspaceId, kept);
  const about = new ItemsAbout(deps);
  return Promise.all(
    kept.map(async (one, at) => {
      const told = says[at];
      if (!told) throw new RangeError('Evidence is read in the order it is stored in');
      return { kept: one, says: told, piece: await pieceOf(deps, about, workspaceId, one.place, told) };
    }),
  );
}

async function pieceOf(
  { database, engine }: EvidenceDeps,
  about: ItemsAbout,
  workspaceId: string,
  place: number,
  { gone, items }: IdeaEvidence,
): Promise<Piece | null> {
  if (gone !== null || !items) return null;
  const filter = await about.readyAsSaved(workspaceId, items.filters);
  if (items.search_term === null) return { place, filter, found: null };
  const revision = await readInWorkspace(database, workspaceId, (tx) => revisionOf(tx, workspaceId));
  // Every item that the search lists, so that the card counts what its link opens.
  const ids = await engine.itemsAbout({ workspaceId, revision, text: items.search_term, atLeast: 0 });
  return { place, filter, found: `{${ids.join(',')}}` };
}

export interface CountedEvidence {
  /** Of all own feedback together; null where there is none. */
  whole: EvidenceCounts | null;
  byPlace: ReadonlyMap<number, EvidenceCounts>;
  trust: ReadonlyMap<number, EvidenceTrust>;
  confidence: number | null;
}

/** Counts what pieces of own feedback find, and says how far each can be trusted. */
export async function countEvidence(
  db: Db,
  workspaceId: string,
  read: readonly ReadPiece[],
): Promise<CountedEvidence> {
  const own = read.flatMap(({ kept, piece }) => (piece ? [{ kept, piece }] : []));
  const rows = await countPieces(
    db,
    workspaceId,
    own.map(({ piece }) => piece),
  );
  const byPlace = new Map(rows.flatMap((row) => (row.place === null ? [] : [[row.place, countsOf(row)]])));
  const trust = await trustIn(
    db,
    workspaceId,
    own.map(({ kept }) => kept),
  );
  const whole = rows.find(({ place }) => place === null);
  return {
    whole: own.length === 0 || !whole ? null : countsOf(whole),
    byPlace,
    trust,
    confidence: confidenceOf(
      own.map(({ kept: { place } }) => {
        const counts = byPlace.get(place);
        const weight = counts ? reachOf(counts) : 0;
        return { share: trust.get(place)?.share ?? uncheckedShare, weight };
      }),
    ),
  };
}

/** How far each piece is right, where that was found out. */
async function trustIn(
  db: Db,
  workspaceId: string,
  own: readonly KeptEvidence[],
): Promise<Map<number, EvidenceTrust>> {
  const audits = await auditedPrecisions(
    db,
    workspaceId,
    own.flatMap(({ topicId }) => topicId ?? []),
  );
  const sayings = await themeSayings(
    db,
    workspaceId,
    own.flatMap(({ themeId }) => themeId ?? []),
  );
  return new Map(
    own.map(({ place, topicId, themeId }): [number, EvidenceTrust] => {
      const audit = topicId === null ? undefined : audits.get(topicId);
      if (audit) return [place, { by: 'audit', ...audit }];
      const saying = themeId === null ? undefined : sayings.get(themeId);
      const bare = { low: null, high: null, checked: null };
      if (saying !== undefined) return [place, { by: 'words', share: saying, ...bare }];
      return [place, { by: 'unchecked', share: uncheckedShare, ...bare }];
    }),
  );
}

function countsOf({ items, people, unnamed, accounts, revenue }: CountsRow): EvidenceCounts {
  return { items, people, unnamed, accounts, revenue };
}

/** Counts as a card's row keeps them. */
export function countsToKeep({ whole, confidence }: CountedEvidence): CardCounts {
  const none = { items: null, people: null, unnamed: null, accounts: null, revenue: null };
  return { ...none, ...whole, confidence };
}
