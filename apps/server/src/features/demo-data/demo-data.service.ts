import { addDemoStory } from '../../jobs/demo-data.jobs.ts';
import { askToUnderstand } from '../../jobs/understand.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { Analysed } from '../text-engine.ts';
import type { NewItem } from '../feedback/store/new-item.service.ts';
import { deleteItems } from '../feedback/store/remove-items.service.ts';
import { maskItem } from '../feedback/masking/mask-item.service.ts';
import { removeUnusedPeople } from '../feedback/store/remove-people.shared.sql.ts';
import { storeItems } from '../feedback/store/store-items.service.ts';
import type { Masking, Maskings } from '../personal-data/masking.service.ts';
import { sourceNamed } from '../sources/sources.service.ts';
import { removeEmptiedThemes, themesOfItems } from '../themes/emptied-themes.service.ts';
import { removeThings } from './remove-things.ts';
import type { SampleItem } from './sample-items.ts';
import { sampleItems } from './sample-items.ts';
import * as sql from './demo-data.sql.ts';

/**
 * Puts a year of an invented company's feedback into the workspace, marked as such, in sources of its own. What is told with it
 * follows in a job.
 *
 * @throws Problem `conflict` when it is there already
 */
export function loadSample(
  deps: Deps & { maskings: Maskings },
  caller: Pick<Caller, 'workspaceId' | 'userId'>,
): Promise<void> {
  deps.freeSpace.assertRoom();
  return deps.maskings.by(caller.workspaceId, (masking) => loadMasked(deps, caller, masking));
}

async function loadMasked(
  { database, engine, queue, now }: Deps,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  masking: Masking,
): Promise<void> {
  const loadedAt = new Date(now());
  const items = sampleItems(loadedAt).map(({ source, language, ...item }) => ({
    ...maskItem(masking, draftOf(item)),
    source,
    language,
  }));
  const analysed = await engine.analyse(items);
  const bySource = groupBySource(items, analysed);
  await inWorkspace(database, workspaceId, async (tx) => {
    if (await sql.lockWorkspace(tx, workspaceId)) {
      throw new Problem('conflict', { detail: 'The demo data is already loaded.' });
    }
    const names = await freeNames(tx, workspaceId, [...bySource.keys()]);
    for (const [source, sourceItems] of bySource) {
      const name = names.get(source) ?? source;
      const made = { name, kind: 'sample' as const, createdAt: loadedAt.toISOString() };
      const sourceId = await sourceNamed(tx, workspaceId, made);
      const batch = { sourceId, importId: null, isSample: true, masking };
      await storeItems(tx, workspaceId, { ...batch, items: sourceItems });
    }
    await sql.setHasSample(tx, workspaceId, true);
    await askToUnderstand(queue, tx, workspaceId);
    await queue.enqueue(tx, addDemoStory, { workspaceId, userId, loadedAt: loadedAt.toISOString() });
  });
}

/** Removes the sample whole, with all that came with its items; what people added themselves stays. */
export async function removeSample(
  { database, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
): Promise<void> {
  await inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.lockWorkspace(tx, workspaceId))) return;
    await removeThings(tx, { queue, now }, workspaceId);
    const items = await sql.sampleItemIds(tx, workspaceId);
    const themes = await themesOfItems(tx, workspaceId, items);
    await deleteItems(tx, workspaceId, items);
    await removeEmptiedThemes(tx, workspaceId, themes);
    await sql.removeSources(tx, workspaceId);
    await removeUnusedPeople(tx, workspaceId);
    await sql.setHasSample(tx, workspaceId, false);
  });
}

type Draft = Omit<NewItem, 'analysed'>;

function groupBySource(
  items: readonly (Draft & { source: string; language: string })[],
  analysed: readonly Analysed[],
): Map<string, NewItem[]> {
  const bySource = new Map<string, NewItem[]>();
  items.forEach(({ source, language: _given, ...item }, place) => {
    const found = analysed[place];
    if (!found) throw new Error(`The engine said nothing of sample item ${item.externalId}`);
    const group = bySource.get(source) ?? [];
    group.push({ ...item, analysed: found });
    bySource.set(source, group);
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

function draftOf(item: Omit<SampleItem, 'source' | 'language'>): Draft {
  const { author, account } = item;
  return {
    externalId: item.external_id,
    contentKey: null,
    title: item.title ?? null,
    text: item.text,
    asItCame: null,
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
  };
}
