import { matterLists } from '@earshot/analysis/questions/matters/matter-lists';
import type { KnownNames } from '@earshot/analysis/questions/plan';
import { usualLikeness } from '@earshot/analysis/questions/plan';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { ItemsAbout } from '../../feedback/filter/items-about.service.ts';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';
import { matchingIds } from '../../feedback/list/read-items.service.ts';
import type { TextEngine } from '../../text-engine.ts';
import { themesOfItems } from './themes-of-items.sql.ts';

/** What many of the items speak of, with the filter of all items that do. */
export interface RankedMatter {
  label: string;
  filters: FeedbackFilter;
  /** The same as it is asked for, before its texts are looked up. */
  part: FeedbackFilter;
}

interface Candidate {
  /** Among the items that are asked about. */
  items: number[];
  matter: (typeof matterLists)[number] | null;
  theme: { id: number; name: string } | null;
}

/** More are looked at than are told, since their order is settled by what they count in the end. */
const lookedAt = 8;
const leastItems = 3;
/** What more of the items than this speak of is what all of it is about; of few items it may be chance. */
const mostShare = 0.5;
const fewItems = 20;
/** A theme wins only where it has more that is new than a matter: its name is a phrase of one language. */
const worthOfTheme = 0.8;
const themesLookedAt = 60;
/** Wordings that stand beside a matter's name. */
const namedWordings = 2;
const leastOfWording = 0.1;

/** Whether a plan asks what is said most, where nobody named themes to tell it by. */
export function isOfMatters(
  { kind, by, asks, measure, order }: QuestionPlan,
  { themes }: KnownNames,
): boolean {
  if (themes.some(({ is_found: isFound }) => isFound !== true)) return false;
  if (kind === 'why' || (kind === 'quote' && asks === 'summary')) return true;
  return kind === 'rank' && asks === 'matters' && by === 'theme' && measure === 'count' && order === 'most';
}

/**
 * The matters that most of the plan's items speak of, each with what the ones before it leave: by the words that people have for a matter in
 * any language, and by themes for what has no such words. Matters that are no more frequent among these items than among all are left out.
 */
export async function rankMatters(
  deps: { database: Database; engine: TextEngine; about: ItemsAbout },
  { workspaceId, revision, plan }: { workspaceId: string; revision: number; plan: QuestionPlan },
): Promise<RankedMatter[]> {
  const { engine, database, about } = deps;
  const read = await readInWorkspace(database, workspaceId, async (tx) => {
    const asked = await matchingIds(tx, workspaceId, readyAsSaved(plan.filters));
    const all = await matchingIds(tx, workspaceId, readyAsSaved(allOf(plan.filters)));
    return {
      asked,
      all,
      themes: asked === null ? [] : await themesOfItems(tx, workspaceId, asked, themesLookedAt),
    };
  });
  // Null where all items are asked about.
  const asked = read.asked === null ? null : new Set(read.asked);
  if (asked !== null && asked.size < leastItems) return [];
  const all = read.all === null ? null : new Set(read.all);
  const lists = matterLists.map(({ wordings }) => wordings);
  const { ids, size } = await engine.itemsWithEach({ workspaceId, revision, lists });
  const askedSize = asked?.size ?? size;
  const usual = askedSize / Math.max(1, all?.size ?? size);
  const byWords = matterLists.flatMap((matter, at): Candidate[] => {
    const found = [...(ids[at] ?? [])].filter((id) => all === null || all.has(id));
    const items = asked === null ? found : found.filter((id) => asked.has(id));
    const isTelling =
      items.length >= usual * found.length && items.length <= mostShare * Math.max(fewItems, askedSize);
    return isTelling ? [{ items, matter, theme: null }] : [];
  });
  const byTheme = read.themes.map(({ id, name, items }): Candidate => {
    return { items, matter: null, theme: { id, name } };
  });
  const chosen = mostNew([...byWords, ...byTheme], plan.limit ?? 0);
  return Promise.all(
    chosen.map(async ({ items, matter, theme }): Promise<RankedMatter> => {
      if (!matter) {
        const part = { theme_ids: theme ? [theme.id] : [] };
        return { label: theme?.name ?? '', filters: part, part };
      }
      const part = { about: { text: matter.name, at_least: usualLikeness, or: [...matter.wordings] } };
      const label = await labelOf(engine, { workspaceId, revision }, matter, new Set(items));
      return { label, filters: await about.ready(workspaceId, part), part };
    }),
  );
}

/** The same items whatever they feel, rate or are. */
function allOf(filters: FeedbackFilter): FeedbackFilter {
  const { kinds: _kinds, sentiments: _sentiments, rating_min: _min, rating_max: _max, ...rest } = filters;
  return rest;
}

/** One after the other those that have most items that none before has. */
function mostNew(candidates: readonly Candidate[], limit: number): Candidate[] {
  const covered = new Set<number>();
  const chosen: Candidate[] = [];
  const left = candidates.filter(({ items }) => items.length >= leastItems);
  const worth = ({ items, theme }: Candidate) =>
    items.filter((id) => !covered.has(id)).length * (theme ? worthOfTheme : 1);
  while (chosen.length < Math.max(lookedAt, limit) && left.length > 0) {
    let best = 0;
    left.forEach((one, at) => {
      const other = left[best];
      if (other && worth(one) > worth(other)) best = at;
    });
    const [one] = left.splice(best, 1);
    if (!one || worth(one) < leastItems) break;
    for (const id of one.items) covered.add(id);
    chosen.push(one);
  }
  return chosen;
}

/** "login: password, code": a matter's name with what the items mostly call it. */
async function labelOf(
  engine: TextEngine,
  place: { workspaceId: string; revision: number },
  { name, wordings }: (typeof matterLists)[number],
  items: ReadonlySet<number>,
): Promise<string> {
  const others = wordings.slice(1).filter((one) => !one.includes(name) && !name.includes(one));
  const { ids } = await engine.itemsWithEach({ ...place, lists: others.map((one) => [one]) });
  const counted = others
    .map((text, at) => ({ text, n: [...(ids[at] ?? [])].filter((id) => items.has(id)).length }))
    .filter(({ n }) => n >= Math.max(1, leastOfWording * items.size))
    .sort((a, b) => b.n - a.n);
  const said = counted.slice(0, namedWordings).map(({ text }) => text);
  return said.length > 0 ? `${name}: ${said.join(', ')}` : name;
}
