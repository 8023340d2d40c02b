import { likeIt } from '@earshot/analysis/questions/subject';
import type { QuestionPlan } from '@earshot/contracts/questions';

/** A plan that asks for one word of its matter alone. */
export interface PartOfPlan {
  plan: QuestionPlan;
  /** The words that it leaves out. */
  unused: string[];
}

/**
 * The plan with each word of its matter alone, for a matter of several words that no item speaks of together; none where a
 * question asks whether there is any, which of part of it would be another answer.
 */
export function partsOfMatter(plan: QuestionPlan): PartOfPlan[] {
  const { about } = plan.filters;
  const each = about?.each ?? [];
  if (!about || about.as_words || each.length < 2 || plan.asks === 'whether' || plan.kind === 'compare')
    return [];
  const words = each.map(([word = '']) => word);
  return words.map((word, at) => ({
    plan: { ...plan, filters: { ...plan.filters, ...likeIt(word) } },
    unused: words.filter((_, other) => other !== at),
  }));
}
