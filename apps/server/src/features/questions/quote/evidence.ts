import { pickQuotes } from '@earshot/analysis/questions/pick-quotes';
import type { Citation } from '@earshot/contracts/questions';
import type { Db } from '../../../platform/database/open.ts';
import type { ListedItem } from '../../feedback/list/items-by-id.service.ts';
import { itemsOfIds, matchingIds, newestItems } from '../../feedback/list/read-items.service.ts';
import type { TextEngine } from '../../text-engine.ts';
import type { ReadyFilter } from '../../feedback/filter/ready-filter.service.ts';

export interface Place {
  db: Db;
  engine: TextEngine;
  workspaceId: string;
  revision: number;
}

/** Items looked at for quotes. */
const candidates = 60;
const similarItems = 10;

/** Feedback that is like what was asked, best first, and filled up with the newest. */
export async function evidenceOf(place: Place, filter: ReadyFilter, subject: string): Promise<ListedItem[]> {
  const { db, engine, workspaceId, revision } = place;
  if (!subject) return newestItems(db, workspaceId, filter, candidates);
  const allow = await matchingIds(db, workspaceId, filter);
  const query = {
    workspaceId,
    revision,
    text: subject,
    itemId: null,
    allow,
    after: null,
    offset: 0,
    limit: candidates,
  };
  const { results } = await engine.search(query);
  const scores = new Map(results.map(({ id, score }) => [id, score]));
  const found = await itemsOfIds(db, workspaceId, [...scores.keys()]);
  const scored = found.map((item) => ({ ...item, score: scores.get(item.review_id) ?? null }));
  if (scored.length >= similarItems) return scored;
  const newest = await newestItems(db, workspaceId, filter, candidates);
  return [...scored, ...newest.filter(({ review_id: id }) => !scores.has(id))];
}

/** The first items, as many as a screen shows. */
export function similarOf(items: readonly ListedItem[]): ListedItem[] {
  return items.slice(0, similarItems);
}

/** Word for word quotes from these items, from all sources in turn, and where it is mixed from those of each tone. */
export function quotesFrom(
  items: readonly ListedItem[],
  subject: string,
  most: number,
  firstNumber = 1,
  isMixed = false,
): Citation[] {
  const byId = new Map(items.map((item) => [item.review_id, item]));
  const picked = pickQuotes(
    items.map(({ review_id: id, text, source_id: source, sentiment }) => ({
      id,
      text,
      stratum: isMixed ? `${source} ${sentiment}` : String(source),
    })),
    subject,
    most,
  );
  return picked.flatMap(({ id, start, end }, i) => {
    const item = byId.get(id);
    return item ? [citationOf(item, { start, end }, firstNumber + i)] : [];
  });
}

export function citationOf(
  item: ListedItem,
  { start, end }: { start: number; end: number },
  number: number,
): Citation {
  return {
    number,
    review_id: item.review_id,
    source_id: item.source_id,
    source_name: item.source_name,
    title: item.title,
    quote: item.text.slice(start, end),
    start,
    end,
    link: item.link,
    said_at: item.said_at,
    rating: item.rating,
    sentiment: item.sentiment,
    author: item.author?.name ?? null,
    account: item.account?.name ?? null,
  };
}
