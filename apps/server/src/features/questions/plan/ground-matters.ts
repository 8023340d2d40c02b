import { detectLanguage } from '@earshot/analysis/language';
import { hasOtherWordings, isQuality } from '@earshot/analysis/questions/matters/matter-wordings';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { Database } from '../../../platform/database/open.ts';
import { itemsOfMatter } from '../../feedback/filter/items-of-matter.service.ts';
import type { TextEngine } from '../../text-engine.ts';

/** A word that fewer items have cannot be what they are asked about. */
const fewest = 3;
/**
 * Of the items that have one word of a matter, so many have the others with it, before the word alone is taken to mean the matter. Chosen
 * among 0.05 to 0.3 by how well the items found are those of 162 matters in twelve sets of data.
 */
const leastTogether = 0.1;

/** These say of a matter no more than that it is complained of. */
const trouble = /^(?:problems?|troubles?|issues?|difficulty|difficulties)$/;

type About = NonNullable<FeedbackFilter['about']>;

interface Place {
  database: Database;
  engine: TextEngine;
  workspaceId: string;
  revision: number;
}

interface Asked extends Place {
  question: string;
}

interface Grounded {
  plan: QuestionPlan;
  /** Words that no item has and that people are not known to say otherwise: the plan goes without them. */
  unused: string[];
}

/**
 * A plan whose matters are held against the workspace's items. A matter of several words is rarely said with all of them: where one of
 * its words mostly means the matter here, that word alone finds it, too.
 */
export async function withGroundedMatters(
  plan: QuestionPlan,
  { question, ...place }: Asked,
): Promise<Grounded> {
  const unused = new Set<string>();
  // Whether there is any is asked of all words; and which words of another language only build the question is not known well.
  const isWhether = plan.asks === 'whether';
  const mayDrop = !isWhether && ['en', 'und'].includes(detectLanguage(question).language);
  const ground = async <Filter extends FeedbackFilter>(filter: Filter): Promise<Filter> => {
    const { about, also, sentiments } = filter;
    if (!about?.each && !also?.some((one) => one.about?.each)) return filter;
    const left = mayDrop ? new Set<string>() : null;
    const held = about && (await grounded(place, about, { unused: left, isWhether }));
    const words = [...(left ?? [])];
    for (const word of words) if (!trouble.test(word)) unused.add(word);
    const isOfTrouble = words.some((word) => trouble.test(word));
    return {
      ...filter,
      ...(held && { about: held }),
      ...(isOfTrouble && { sentiments: sentiments ?? ['negative', 'neutral'] }),
      ...(also && { also: await Promise.all(also.map(ground)) }),
    };
  };
  const [first, second] = plan.sides ?? [];
  return {
    plan: {
      ...plan,
      filters: await ground(plan.filters),
      ...(plan.part && { part: await ground(plan.part) }),
      ...(first &&
        second && {
          sides: [
            { ...first, filters: await ground(first.filters) },
            { ...second, filters: await ground(second.filters) },
          ],
        }),
    },
    unused: [...unused],
  };
}

interface Way {
  /** Where words go that the matter is read without; null where each has to be there. */
  unused: Set<string> | null;
  isWhether: boolean;
}

async function grounded(place: Place, about: About, { unused, isWhether }: Way): Promise<About> {
  const { each, ...rest } = about;
  if (!each || each.length < 2 || about.as_words) return about;
  const { engine, workspaceId, revision } = place;
  const { ids } = await engine.itemsWithEach({ workspaceId, revision, lists: each });
  const lists = each.map((wordings, at) => ({ wordings, ids: ids[at] ?? new Int32Array(0) }));
  const together = await itemsOfMatter(place, about);
  const isFewTogether = together.size < fewest;
  const isNeeded = ({ wordings: [unit = ''], ids: those }: (typeof lists)[number]) =>
    (those.length >= fewest || !mayBeDropped(unit, about.text)) && !(isFewTogether && isQuality(unit));
  const needed =
    unused && lists.some(({ ids: those }) => those.length >= fewest) ? lists.filter(isNeeded) : [];
  const met = needed.length > 0 ? needed : lists;
  for (const one of lists) if (!met.includes(one)) unused?.add(one.wordings[0] ?? '');
  const meant = met.filter(
    ({ wordings, ids: those }) =>
      met.length === 1 ||
      (those.length >= fewest && !isQuality(wordings[0] ?? '') && shareIn(together, those) >= leastTogether),
  );
  const or = [...new Set([...(about.or ?? []), ...meant.flatMap(({ wordings }) => wordings)])];
  const text =
    met.length < lists.length ? met.map(({ wordings }) => wordings[0] ?? '').join(' ') : about.text;
  // Whether somebody wrote of a fire on deck is not told by what is like a deck.
  const isUnmet =
    isWhether &&
    lists.some(({ wordings, ids: those }) => those.length === 0 && hasOtherWordings(wordings[0] ?? ''));
  return {
    ...rest,
    text,
    ...(isUnmet && { at_least: Math.max(about.at_least, limits.similarityHigh) }),
    or: or.slice(0, limits.wordingsAtMost),
    ...(met.length > 1 && { each: met.map(({ wordings }) => wordings) }),
  };
}

/** A plain word for which people have no other: no name, number or thing that is known to be told in many ways. */
function mayBeDropped(unit: string, text: string): boolean {
  const isPlain =
    /^[a-z]{4,}$/.test(unit) && text.split(/\s+/).some((word) => word.startsWith(unit.slice(0, 4)));
  return isPlain && !hasOtherWordings(unit);
}

function shareIn(found: ReadonlySet<number>, ids: Int32Array): number {
  return ids.filter((id) => found.has(id)).length / ids.length;
}
