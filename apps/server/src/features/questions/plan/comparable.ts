import type { QuestionPlan } from '@earshot/contracts/questions';

/**
 * The plan as its periods can be compared: one that is not over ends today. Without its comparison where a period ends before it begins,
 * as one that is still to come does.
 */
export function comparable(plan: QuestionPlan, today: string): QuestionPlan {
  const { compare, ...alone } = plan;
  if (compare === undefined) return plan;
  const { said_from: from, said_to: to = today } = plan.filters;
  const isOther = compare === 'previous' || compare.said_from <= compare.said_to;
  if (from === undefined || from > to || !isOther)
    return plan.kind === 'compare' ? { ...alone, kind: 'count' } : alone;
  if (compare === 'previous' || compare.said_from > today || compare.said_to <= today) return plan;
  return { ...plan, compare: { ...compare, said_to: today } };
}
