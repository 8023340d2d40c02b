import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Answer, QuestionPlan } from '@earshot/contracts/questions';
import { estimateOf } from './estimate.ts';

/** Fewer items than this are too few to say why, or what people think. */
const enoughEvidence = 3;

/** What the reader should doubt of an answer that was counted; null where it is whole and exact. */
export function doubtOf(
  plan: QuestionPlan,
  { unused, count }: { unused: readonly string[]; count: number },
): Answer['missing'] {
  if (unused.length > 0) return { reason: 'not_understood', detail: unusedInWords(unused) };
  if (isInWords(plan) && count < enoughEvidence) {
    return {
      reason: 'little_evidence',
      detail: `Only ${count} ${count === 1 ? 'item is' : 'items are'} about this: too few to say more.`,
    };
  }
  const estimate = estimateOf(plan);
  return estimate === null ? null : { reason: 'estimate', detail: estimate };
}

/** Whether words are asked for rather than numbers. */
export function isInWords({ kind }: QuestionPlan): boolean {
  return kind === 'list' || kind === 'quote' || kind === 'why';
}

/** No items at all are an answer to "how many", unless nothing here is like what was asked about. */
export function nothingFound(plan: QuestionPlan, count: number): Answer['missing'] {
  const about = plan.filters.about ?? plan.part?.about;
  const mayBeNone = about === undefined || about.as_words === true || plan.asks === 'whether';
  if (count > 0 || (mayBeNone && !isInWords(plan))) return null;
  const detail =
    about === undefined
      ? 'There is no feedback like this.'
      : about.as_words
        ? `No feedback contains “${about.text}”.`
        : isOfSeveral(about)
          ? `No item contains all the words of “${about.text}”, or similar ones. Some items may contain one of them.`
          : `Nothing in this feedback is about “${about.text}”. No item contains these words or similar ones.`;
  return { reason: 'nothing_found', detail };
}

/** Whether a matter is told by several words, each of which an item has to speak of. */
function isOfSeveral({ each }: NonNullable<FeedbackFilter['about']>): boolean {
  return (each?.length ?? 0) > 1;
}

/** Words of the question that nothing was made of. */
export function unusedInWords(words: readonly string[]): string {
  return `Not understood: ${words.map((word) => `“${word}”`).join(', ')}. The answer covers the rest of the question.`;
}
