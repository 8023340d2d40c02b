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
  const isMore =
    Object.keys(rest).length > 0 || plan.by !== undefined || plan.measure !== 'count' || plan.part;
  return isMore && plan.kind !== 'quote' ? { plan: { ...plan, filters: rest }, unused: about.text } : null;
}
