import type { Figure } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { AnswerPart, QuestionPlan } from '@earshot/contracts/questions';
import { capital } from '../word/capital.ts';
import { differenceInWords } from '../word/difference-in-words.ts';
import { asEstimate, isGuess, rangeOf } from './estimate.ts';
import { measuredInWords } from '../word/measured-in-words.ts';
import { runSidesInPeriods } from './run-sides-in-periods.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, take } from './scene.ts';

/** Two kinds of items, the greater first. */
export async function runSides(scene: Scene, sides: NonNullable<QuestionPlan['sides']>): Promise<Counted> {
  const { plan } = scene;
  const { part } = plan;
  const kind = plan.measure === 'share' && !part ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  if (plan.compare !== undefined) return runSidesInPeriods(scene, sides, { kind, unit });
  const filtersOf = sides.map(({ filters }) => narrowed(plan.filters, filters));
  const figures: Figure[] = [];
  for (const filters of filtersOf) {
    const query = { filters, unit, measure: kind, ...(kind === 'share' && part && { part }) };
    figures.push((await take(scene, query)).total);
  }
  const counted = blank(scene);
  const { draft } = counted;
  const [first, second] = figures;
  if (!first || !second || first.value === null || second.value === null) {
    // What both sides share may well have ratings: what has none is one side of it.
    const empty = filtersOf[first?.value === null ? 0 : 1] ?? plan.filters;
    return { ...counted, missing: nothingMeasured(scene, inWords(scene, empty)) };
  }
  const isLeast = plan.order === 'least';
  // Estimates are put in the order of what is told, which is not that of what was found where their words find different parts.
  const toldOf = (place: 0 | 1, value: number): number => {
    const filters = filtersOf[place];
    const figure = place === 0 ? first : second;
    if (!filters || !isGuess(filters, figure)) return value;
    const { low, middle } = rangeOf(filters, value);
    return middle ?? low;
  };
  const [one, two] = [toldOf(0, first.value), toldOf(1, second.value)];
  const isSecond = isLeast ? two < one : two > one;
  const label = (place: 0 | 1) => sides[place].label;
  const [asked, other] = isSecond ? ([1, 0] as const) : ([0, 1] as const);
  // The greater is named first, or the smaller where that is asked for, since it answers the question.
  const name = (place: 0 | 1): AnswerPart => {
    const figure = draft.figure(place === 0 ? 'main' : 'other', label(place), place === 0 ? first : second);
    const filters = filtersOf[place];
    return filters ? asEstimate(figure, filters, place === 0 ? first : second) : figure;
  };
  const parts = [name(asked), name(other)];
  const what = measuredInWords(scene, plan.filters, { measure: kind, unit });
  const isSo = isLeast ? one < two : one > two;
  const verdict = plan.asks === 'whether' ? (isSo ? 'Yes: ' : 'No: ') : '';
  draft.say(
    verdict,
    capital(`${what}: ${label(asked)} `),
    parts[0] ?? '',
    `, ${label(other)} `,
    parts[1] ?? '',
    `. ${differenceInWords(first, second)}`.trimEnd(),
  );
  if (kind === 'count' && unit === 'items') await sayShares(scene, counted, sides, [asked, other]);
  counted.groups = [asked, other].map((place) => ({
    label: label(place),
    filters: filtersOf[place] ?? plan.filters,
  }));
  return counted;
}

/** Of groups that differ in size the shares say more than the numbers: "8.1 % of the items of Android, 3.2 % of those of iOS". */
async function sayShares(
  scene: Scene,
  { draft }: Counted,
  sides: NonNullable<QuestionPlan['sides']>,
  order: readonly (0 | 1)[],
): Promise<void> {
  const { about, kinds, sentiments, custom_trend_id: topic, theme_ids: themes, ...rest } = scene.plan.filters;
  const part = {
    ...(about && { about }),
    ...(kinds && { kinds }),
    ...(sentiments && { sentiments }),
    ...(topic !== undefined && { custom_trend_id: topic }),
    ...(themes && { theme_ids: themes }),
  };
  const isOfGroups = sides.every(({ filters }) => filters.metadata_filters ?? filters.source_ids);
  if (Object.keys(part).length === 0 || !isOfGroups) return;
  const shares: Figure[] = [];
  for (const place of order) {
    const filters = narrowed(rest, sides[place].filters);
    shares.push((await take(scene, { filters, measure: 'share', part })).total);
  }
  const [first, second] = shares;
  if (!first || !second || first.value === null || second.value === null) return;
  const label = (place: 0 | 1 | undefined) => sides[place ?? 0].label;
  draft.say(
    'That is ',
    draft.figure('share', `Share of ${label(order[0])}`, first),
    ` of all items of ${label(order[0])} and `,
    draft.figure('other_share', `Share of ${label(order[1])}`, second),
    ` of those of ${label(order[1])}. ${differenceInWords(first, second)}`,
  );
}
