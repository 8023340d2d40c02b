import { askToUnderstand } from '../../jobs/understand.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { Analysed, NewItem } from '../feedback/feedback.service.ts';
import { deleteItems, removeUnusedPeople, storeItems } from '../feedback/feedback.service.ts';
import { sourceNamed } from '../sources/sources.service.ts';
import type { SampleItem } from './sample-items.ts';
import { sampleItems } from './sample-items.ts';
import * as sql from './sample.sql.ts';

/**
 * Puts a year of an invented company's feedback into the workspace, marked as such, in sources of its own.
 *
 * @throws Problem `conflict` when it is there already
 */
export async function loadSample(
  { database, engine, freeSpace, queue, now }: Deps,
  { workspaceId }: Caller,
): Promise<void> {
  freeSpace.assertRoom();
  const loadedAt = new Date(now());
  const items = sampleItems(loadedAt);
  const analysed = await engine.analyse(
    items.map(({ text, title, rating, language }) => ({
      text,
      title: title ?? null,
      rating: rating ?? null,
      language,
    })),
  );
  const bySource = groupBySource(items, analysed);
  await inWorkspace(database, workspaceId, async (tx) => {
    if (await sql.lockWorkspace(tx, workspaceId)) {
      throw new Problem('conflict', { detail: 'The sample is loaded already.' });
    }
    const names = await freeNames(tx, workspaceId, [...bySource.keys()]);
    for (const [source, sourceItems] of bySource) {
      const name = names.get(source) ?? source;
      const made = { name, kind: 'sample' as const, createdAt: loadedAt.toISOString() };
      const sourceId = await sourceNamed(tx, workspaceId, made);
      await storeItems(tx, workspaceId, { sourceId, importId: null, isSample: true, items: sourceItems });
    }
    await sql.setHasSample(tx, workspaceId, true);
    await askToUnderstand(queue, tx, workspaceId);
  });
}

/** Removes the sample whole, with its sources, authors and accounts; what people added themselves stays. */
export async function removeSample(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
): Promise<void> {
  await inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.lockWorkspace(tx, workspaceId))) return;
    await deleteItems(tx, workspaceId, await sql.sampleItemIds(tx, workspaceId));
    await sql.removeSources(tx, workspaceId);
    await removeUnusedPeople(tx, workspaceId);
    await sql.setHasSample(tx, workspaceId, false);
  });
}

function groupBySource(items: readonly SampleItem[], analysed: readonly Analysed[]): Map<string, NewItem[]> {
  const bySource = new Map<string, NewItem[]>();
  items.forEach((item, place) => {
    const found = analysed[place];
    if (!found) throw new Error(`The engine said nothing of sample item ${item.external_id}`);
    const group = bySource.get(item.source) ?? [];
    group.push(newItem(item, found));
    bySource.set(item.source, group);
  });
  return bySource;
}

/** A source of the sample never takes the name of one that people have. */
async function freeNames(
  tx: Tx,
  workspaceId: string,
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const taken = await sql.sourceNames(tx, workspaceId);
  return new Map(
    wanted.map((source) => {
      let name = source;
      for (let n = 1; taken.has(name.toLowerCase()); n += 1)
        name = `${source} (sample${n > 1 ? ` ${n}` : ''})`;
      return [source, name];
    }),
  );
}

function newItem(item: SampleItem, analysed: Analysed): NewItem {
  const { author, account } = item;
  return {
    externalId: item.external_id,
    contentKey: null,
    title: item.title ?? null,
    text: item.text,
    link: item.link,
    saidAt: item.said_at,
    rating: item.rating ?? null,
    author: author
      ? { name: author.name ?? null, email: author.email ?? null, externalId: author.external_id ?? null }
      : null,
    account: account
      ? {
          name: account.name,
          externalId: account.external_id,
          plan: account.plan,
          yearlyRevenueEur: account.yearly_revenue_eur,
        }
      : null,
    fields: item.fields,
    analysed,
  };
}
