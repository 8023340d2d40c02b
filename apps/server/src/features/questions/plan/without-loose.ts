import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { QuestionPlan } from '@earshot/contracts/questions';

/**
 * The plan without words that nothing in the feedback is about and that no word like "about" made a matter, where something else is
 * left to answer; null where there is nothing else, or no such word.
 */
export function withoutLoose(
  plan: QuestionPlan,
  { loose }: Pick<PlannedQuestion, 'loose'>,
): { plan: QuestionPlan; unused: string } | null {
  const { about, ...rest } = plan.filters;
  if (!about || about.as_words || !loose.includes(about.text)) return null;
  // Whether there is any, and which way it goes, are asked of the very matter: of all items the answer says something else.
  if (plan.asks === 'whether' || plan.kind === 'trend') return null;
  // "Who" and "what" alone ask for nothing that is left without the words.
  const isGrouped =
    plan.by !== undefined && !['author', 'account', 'theme', 'topic'].some((one) => one === plan.by);
  const isMore =
    Object.keys(rest).length > 0 || isGrouped || plan.measure !== 'count' || plan.part !== undefined;
  return isMore && plan.kind !== 'quote' ? { plan: { ...plan, filters: rest }, unused: about.text } : null;
}
