import type { AnswerPart, Citation, QuestionPlan } from '@earshot/contracts/questions';
import type { ListedItem } from '../../feedback/list/items-by-id.service.ts';
import { isInWords } from '../count/doubt.ts';
import { quotesFrom } from './evidence.ts';
import type { Counted } from '../count/scene.ts';

/** Quotes of an answer that is about words, and of one that is about numbers. */
const manyQuotes = 5;
const fewQuotes = 2;
const mostQuotes = 10;

/** Quotes for what was said, each in a sentence with its citation. */
export function quote(
  { draft, groups }: Counted,
  items: readonly ListedItem[],
  ofGroups: readonly ListedItem[][],
  subject: string,
  plan: QuestionPlan,
): Citation[] {
  const citations: Citation[] = [];
  const cite = (found: readonly Citation[], lead: string) => {
    if (found.length === 0) return;
    citations.push(...found);
    const parts = found.flatMap(({ number }, i): (string | AnswerPart)[] => [
      i === 0 ? lead : ' ',
      { kind: 'quote', number },
      { kind: 'citation', number },
    ]);
    draft.say(...parts);
  };
  groups.forEach(({ label }, i) => {
    const own = ofGroups[i] ?? [];
    const fresh = own.filter(({ review_id: id }) => !citations.some((one) => one.review_id === id));
    cite(quotesFrom(fresh, subject || label, 1, citations.length + 1), `${label}: `);
  });
  if (groups.length > 0) return citations;
  const most = isInWords(plan) ? Math.min(plan.limit ?? manyQuotes, mostQuotes) : fewQuotes;
  const isMixed = plan.asks === 'summary' && subject === '' && plan.filters.sentiments === undefined;
  cite(quotesFrom(items, subject, most, 1, isMixed), isInWords(plan) ? 'In their words: ' : 'For example: ');
  return citations;
}
