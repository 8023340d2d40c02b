import type { QuestionPlan } from '@earshot/contracts/questions';

/** The plan without its comparison where a period of it ends before it begins, as one that is still to come does. */
export function comparable(plan: QuestionPlan, today: string): QuestionPlan {
  const { compare, ...alone } = plan;
  if (compare === undefined) return plan;
  const { said_from: from, said_to: to = today } = plan.filters;
  const isOther = compare === 'previous' || compare.said_from <= compare.said_to;
  if (from !== undefined && from <= to && isOther) return plan;
  return plan.kind === 'compare' ? { ...alone, kind: 'count' } : alone;
}
