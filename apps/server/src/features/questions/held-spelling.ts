import { isKnown } from '@earshot/analysis/questions/matter-wordings';
import { likeIt } from '@earshot/analysis/questions/subject';
import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { TextEngine } from '../text-engine.ts';

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
    const isKept = !about || about.phrase || (!about.as_words && isKnown(about.text));
    const text = !isKept ? await engine.heldSpelling({ ...place, text: about.text }) : null;
    if (about && text !== null) read.set(about.text, text);
    return {
      ...filter,
      ...(about &&
        text !== null && {
          about: about.as_words ? { ...about, text } : { ...about, ...likeIt(text).about },
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
  const pairs = [...read].map(([asked, held]) => `No item holds “${asked}”: it was read as “${held}”.`);
  return {
    plan: { ...plan, filters, ...(part && { part }), ...(sides && { sides }) },
    notice: pairs.length > 0 ? pairs.join(' ') : null,
  };
}
