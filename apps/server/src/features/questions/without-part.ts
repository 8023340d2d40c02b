import { likeIt } from '@earshot/analysis/questions/subject';
import type { QuestionPlan } from '@earshot/contracts/questions';

/** A plan that asks for one word of its matter alone. */
export interface PartOfPlan {
  plan: QuestionPlan;
  /** The words that it leaves out. */
  unused: string[];
}

/** Which way something goes, and how much of it there is, can be told of a part; whether there is any, and who, cannot. */
const ofParts: ReadonlySet<QuestionPlan['kind']> = new Set(['count', 'trend']);

/**
 * The plan with each word alone that people have wordings for, for a matter of several words that no item speaks of together; none where what is
 * asked would be another question of a part.
 */
export function partsOfMatter(plan: QuestionPlan): PartOfPlan[] {
  const { about } = plan.filters;
  const each = about?.each ?? [];
  const isOfParts = ofParts.has(plan.kind) && plan.asks !== 'whether';
  if (!isOfParts || !about || about.as_words || each.length < 2) return [];
  const words = each.map(([word = '']) => word);
  // A word without wordings is no matter by itself: "next year" asks for nothing of the year.
  return words.flatMap((word, at) =>
    (each[at]?.length ?? 0) > 1
      ? [
          {
            plan: { ...plan, filters: { ...plan.filters, ...likeIt(word) } },
            unused: words.filter((_, other) => other !== at),
          },
        ]
      : [],
  );
}
