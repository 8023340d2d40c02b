import { isWording } from '@earshot/analysis/questions/matters/matter-wordings';
import { tokenise } from '@earshot/analysis/text/tokenise';
import { likeIt } from '@earshot/analysis/questions/matters/subject';
import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { TextEngine } from '../../text-engine.ts';

interface Spelt {
  plan: QuestionPlan;
  /** What was read for what; null where nothing was changed. */
  notice: string | null;
}

/** A plan whose words are spelt as items spell them, where no item holds them as they were asked. */
export async function withHeldSpelling(
  plan: NonNullable<PlannedQuestion['plan']> | QuestionPlan,
  engine: Pick<TextEngine, 'heldSpelling'>,
  place: { workspaceId: string; revision: number },
): Promise<Spelt> {
  const read = new Map<string, string>();
  const spelt = async (filter: FeedbackFilter): Promise<FeedbackFilter> => {
    const { about, also, except } = filter;
    if (!about && !also && !except) return filter;
    const held = async (asked: string) => {
      const text = unlessWording(asked, await engine.heldSpelling({ ...place, text: asked }));
      if (text !== null) read.set(asked, text);
      return text;
    };
    const isKept = !about || about.phrase || (!about.as_words && isWording(about.text));
    const text = isKept ? null : await held(about.text);
    // Other words that are looked for as such; wordings of a matter are right.
    const others = about?.as_words && !about.phrase ? (about.or ?? []) : [];
    const or = await Promise.all(others.map(async (one) => (await held(one)) ?? one));
    const isOther = or.some((one, at) => one !== others[at]);
    return {
      ...filter,
      ...(about &&
        (text !== null || isOther) && {
          about: about.as_words
            ? { ...about, text: text ?? about.text, ...(isOther && { or }) }
            : { ...about, ...likeIt(text ?? about.text).about },
        }),
      ...(also && { also: await Promise.all(also.map(spelt)) }),
      ...(except && { except: await Promise.all(except.map(spelt)) }),
    };
  };
  const [first, second] = plan.sides ?? [];
  const filters = await spelt(plan.filters);
  const part = plan.part && (await spelt(plan.part));
  const sides: QuestionPlan['sides'] = first &&
    second && [
      { ...first, filters: await spelt(first.filters) },
      { ...second, filters: await spelt(second.filters) },
    ];
  const pairs = [...read].map(([asked, held]) => `No item contains “${asked}”, so it was read as “${held}”.`);
  return {
    plan: { ...plan, filters, ...(part && { part }), ...(sides && { sides }) },
    notice: pairs.length > 0 ? pairs.join(' ') : null,
  };
}

/** The text as it is held, but for words that are right in some language; null where nothing is left that changes. */
function unlessWording(asked: string, held: string | null): string | null {
  if (held === null) return null;
  const [before, after] = [tokenise(asked), tokenise(held)];
  const words = before.map((word, at) => (isWording(word) ? word : (after[at] ?? word)));
  return words.some((word, at) => word !== before[at]) ? words.join(' ') : null;
}
