import { speaksOf } from '@earshot/analysis/text/speaks-of';
import type { Matter } from '@earshot/analysis/text/speaks-of';
import { setImmediate as others } from 'node:timers/promises';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { TextEngine } from '../../text-engine.ts';
import { saidOf } from './phrase.sql.ts';
import type { About } from './found-about.ts';

/** Texts that are read at most, to see whether words stand together; of more items the words alone decide. */
const mostRead = 4000;
const atOnce = 500;
/** Of the weight of two words, and of more, so much has to be there: a word that most items have says little. */
const leastOfTwo = 0.75;
const leastOfMany = 0.6;

interface Place {
  database: Database;
  engine: TextEngine;
  workspaceId: string;
  revision: number;
}

/** Items that speak of a matter by one of its wordings, or by words that stand together for it. */
export async function itemsOfMatter(place: Place, { or = [], each = [] }: About): Promise<Set<number>> {
  const { engine, workspaceId, revision } = place;
  const { ids, size } = await engine.itemsWithEach({ workspaceId, revision, lists: [or, ...each] });
  const [byWording = new Int32Array(0), ...byList] = ids;
  const weights = byList.map((one) => Math.log((size + 1) / (one.length + 0.5)));
  const least = each.length <= 2 ? leastOfTwo : leastOfMany;
  const met = new Map<number, number>();
  byList.forEach((one, list) => {
    for (const id of one) met.set(id, (met.get(id) ?? 0) + (weights[list] ?? 0));
  });
  const all = weights.reduce((sum, one) => sum + one, 0);
  const together = [...met].flatMap(([id, weight]) => (weight >= least * all ? [id] : []));
  const isApart = or.some((text) => text.includes(' '));
  const found = new Set(
    isApart ? await speaking(place, byWording, { lists: [or], weights: [1], least: 1 }) : byWording,
  );
  if (each.length === 0) return found;
  for (const id of await speaking(place, together, { lists: each, weights, least })) found.add(id);
  return found;
}

/** Those of the items whose texts have the words close together. */
async function speaking(place: Place, ids: Iterable<number>, matter: Matter): Promise<number[]> {
  const left = [...ids];
  if (left.length > mostRead) return left;
  const isSpoken = speaksOf(matter);
  const found: number[] = [];
  for (let at = 0; at < left.length; at += atOnce) {
    const some = left.slice(at, at + atOnce);
    const rows = await readInWorkspace(place.database, place.workspaceId, (tx) =>
      saidOf(tx, place.workspaceId, some),
    );
    for (const { id, said } of rows) if (isSpoken(said)) found.push(id);
    await others();
  }
  return found;
}
