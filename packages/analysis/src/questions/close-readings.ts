import type { Constraint } from './conditions/constraint.ts';
import { isTopicOrTheme } from './conditions/constraints.ts';

const mostOffered = 2;

/** Questions that the same words may have meant as well: words as words, and words as a value. */
export function closeReadings(question: string, constraints: readonly Constraint[]): string[] {
  const offered = constraints.flatMap(({ group, label, part }) => {
    if (group === 'about' && part.about?.as_words) return [`How many items are about ${label}?`];
    if (group === 'about' || isTopicOrTheme(group)) return [`How many items mention “${label}”?`];
    if (group.startsWith('field:')) return [`How many items mention “${label}”?`];
    return [];
  });
  return [...new Set(offered)].filter((one) => one !== question).slice(0, mostOffered);
}
