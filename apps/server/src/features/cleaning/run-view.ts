import { dayMs } from '@earshot/contracts/durations';
import type { CleaningExample, CleaningRun } from '@earshot/contracts/cleaning';
import { limits } from '@earshot/contracts/limits';
import type { Db } from '../../platform/database/open.ts';
import { cleanStoredItem } from '../feedback/cleaning/clean-stored-item.service.ts';
import type { ItemTexts } from '../feedback/store/new-item.service.ts';
import { ItemWords } from '../feedback/store/item-content.service.ts';
import { itemsToCleanById } from '../feedback/store/rewrite-items.service.ts';
import { themeNames } from '../themes/themes.service.ts';
import { topicTitles } from '../topics/topics.service.ts';
import { changesOfItems } from './changes.sql.ts';
import { excerptsOf } from './excerpts.ts';
import { authorOf, readCleaning } from './planned-changes.ts';
import type { GroupCount, RunRow } from './runs.sql.ts';

/** Topics and themes that are shown with their counts. */
const mostGroups = 200;

/** @param runs newest first */
export async function viewRuns(
  db: Db,
  workspaceId: string,
  runs: readonly RunRow[],
  now: number,
): Promise<CleaningRun[]> {
  const [newest] = runs;
  const names = await namesOf(db, workspaceId, runs);
  const examples = newest ? await examplesOf(db, workspaceId, newest) : [];
  return runs.map((run) => ({
    run_id: run.id,
    state: run.state,
    items_done: Math.min(run.itemsDone, run.itemCount),
    item_count: run.itemCount,
    effect: isChecked(run)
      ? {
          items_to_change: run.itemsToChange,
          items_shorter: run.itemsShorter,
          items_emptied: run.itemsEmptied,
          examples: run === newest ? examples : [],
        }
      : null,
    switches: run.switches.map(({ id, isOn }) => ({ template_id: id, is_on: isOn })),
    items_changed: run.itemsChanged,
    counts: countsOf(run, names),
    may_undo: mayUndo(run, runs, now),
    kept_after_undo: run.keptAfterUndo,
    asked_at: run.askedAt,
    applied_at: run.appliedAt,
    finished_at: run.finishedAt,
    error: run.error,
    failed_in: run.failedIn,
  }));
}

/** Only the last run that was applied: what an earlier one changed may have been changed again by a later one. */
export function mayUndo(run: RunRow, runs: readonly RunRow[], now: number): boolean {
  const last = runs.find(({ appliedAt, state }) => appliedAt !== null && state !== 'undone');
  if (last?.id !== run.id || run.appliedAt === null) return false;
  if (runs.some(({ state }) => state === 'checking')) return false;
  const isAtRest = run.state === 'done' || run.state === 'counting' || run.state === 'failed';
  return isAtRest && Date.parse(run.appliedAt) > now - limits.cleaningUndoDays * dayMs;
}

function isChecked({ state, failedIn }: RunRow): boolean {
  return state !== 'checking' && failedIn !== 'checking';
}

type Names = (count: GroupCount) => string | null;

async function namesOf(db: Db, workspaceId: string, runs: readonly RunRow[]): Promise<Names> {
  const all = runs.flatMap(({ countsBefore, countsAfter }) => [
    ...(countsBefore ?? []),
    ...(countsAfter ?? []),
  ]);
  const ids = (wanted: GroupCount['kind']) => [
    ...new Set(all.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const titles = await topicTitles(db, workspaceId, ids('topic'));
  const themes = await themeNames(db, workspaceId, ids('theme'));
  return ({ kind, id }) => (kind === 'topic' ? titles.get(id) : themes.get(id)?.name) ?? null;
}

function countsOf(run: RunRow, nameOf: Names): CleaningRun['counts'] {
  const { countsBefore, countsAfter } = run;
  if (!countsBefore) return [];
  const keyOf = ({ kind, id }: GroupCount) => `${kind} ${id}`;
  const before = new Map(countsBefore.map((one) => [keyOf(one), one]));
  const after = new Map((countsAfter ?? []).map((one) => [keyOf(one), one]));
  const groups = [...new Map([...after, ...before]).values()];
  return groups
    .map((group) => ({
      kind: group.kind,
      id: group.id,
      name: nameOf(group),
      before: before.get(keyOf(group))?.count ?? 0,
      after: countsAfter && (after.get(keyOf(group))?.count ?? 0),
    }))
    .filter(({ before: was, after: is }) => was > 0 || (is ?? 0) > 0)
    .toSorted((a, b) => Math.max(b.before, b.after ?? 0) - Math.max(a.before, a.after ?? 0) || a.id - b.id)
    .slice(0, mostGroups);
}

/** What examples say now, and would say or said. */
async function examplesOf(db: Db, workspaceId: string, run: RunRow): Promise<CleaningExample[]> {
  if (!isChecked(run) || run.examples.length === 0) return [];
  const items = await itemsToCleanById(db, workspaceId, run.examples);
  const { masking, templates } = await readCleaning(db, workspaceId, run.switches);
  const changes = await changesOfItems(db, workspaceId, run.id, run.examples);
  const kept = new Map(changes.map(({ itemId, before }) => [itemId, ItemWords.parse(before)]));
  return items.flatMap((item): CleaningExample[] => {
    const was = kept.get(item.id);
    const [before, after]: [ItemTexts, ItemTexts] = was
      ? [was, item]
      : [item, cleanStoredItem(masking, templates, { ...item, author: authorOf(item) })];
    return [{ review_id: item.id, ...excerptsOf(before, after) }];
  });
}
