import { toldApartByBracket, withoutBracket } from '@earshot/analysis/questions/names/column-brackets';
import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { QuestionPlan } from '@earshot/contracts/questions';

/** So many other ratings are named and offered. */
const mostNamed = 3;

/** Which of several ratings an answer is of, and which others there are; null where there is one or the question named it. */
export function otherRatingsInWords(
  { other_ratings: others }: Pick<PlannedQuestion, 'other_ratings'>,
  { measure, number }: Pick<QuestionPlan, 'measure' | 'number'>,
  ratings: readonly string[],
): string | null {
  if (others.length === 0 || (measure !== 'mean_rating' && !number)) return null;
  const names = new Set(ratings);
  const [only] = names.size === 1 ? names : [];
  const main = number?.field ?? only;
  const which = main === undefined ? 'This is the main rating.' : `This is “${main}”, the main rating.`;
  const named = others.slice(0, mostNamed).map((one) => `“${one}”`);
  return `${which} Other ratings: ${named.join(', ')}${others.length > mostNamed ? ' and more' : ''}.`;
}

/**
 * Questions for the other ratings, each called as people say it.
 *
 * @param columns all columns of the workspace, as files call them
 */
export function askOtherRatings(
  { other_ratings: others }: Pick<PlannedQuestion, 'other_ratings'>,
  columns: readonly string[],
): string[] {
  const toldApart = toldApartByBracket(columns);
  return others.slice(0, mostNamed).map((one) => {
    const name = toldApart.has(one) ? one : withoutBracket(one).replace(/[_\-.]+/g, ' ');
    return `What is the average ${withoutMark(name)}?`;
  });
}

/** A column that is a question itself has its mark behind it, which the question that names it has once. */
function withoutMark(name: string): string {
  const whole = name.trimEnd();
  return whole.endsWith('?') ? whole.slice(0, -1).trimEnd() : whole;
}
