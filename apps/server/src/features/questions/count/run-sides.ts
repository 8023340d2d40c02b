import type { Figure } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { AnswerPart, QuestionPlan } from '@earshot/contracts/questions';
import { capital } from '../word/capital.ts';
import { differenceInWords } from '../word/difference-in-words.ts';
import { asEstimate, isEstimated, rangeOf } from './estimate.ts';
import { periodInWords } from '../word/in-words.ts';
import { measuredInWords } from '../word/measured-in-words.ts';
import { verdictInWords } from '../word/verdict-in-words.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, take } from './scene.ts';

/** Two kinds of items, the greater first. */
export async function runSides(scene: Scene, sides: NonNullable<QuestionPlan['sides']>): Promise<Counted> {
  const { plan } = scene;
  const { part } = plan;
  const kind = plan.measure === 'share' && !part ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  if (plan.compare !== undefined) return inTwoPeriods(scene, sides, { kind, unit });
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
    return { ...counted, missing: nothingMeasured(scene, inWords(scene, plan.filters)) };
  }
  const isLeast = plan.order === 'least';
  // Estimates are put in the order of what is told, which is not that of what was found where their words find different parts.
  const toldOf = (place: 0 | 1, value: number): number => {
    const filters = filtersOf[place];
    if (kind !== 'count' || unit === 'revenue' || !filters || !isEstimated(filters)) return value;
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
    const value = (place === 0 ? first : second).value ?? 0;
    return kind === 'count' && unit !== 'revenue' && filters ? asEstimate(figure, filters, value) : figure;
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

/** "Q4 with Q1 for Hedda and Milo": each side in both periods, with what can be said of its change. */
async function inTwoPeriods(
  scene: Scene,
  sides: NonNullable<QuestionPlan['sides']>,
  { kind, unit }: Pick<QuestionPlan, 'unit'> & { kind: QuestionPlan['measure'] },
): Promise<Counted> {
  const { plan } = scene;
  const { part, compare = 'previous' } = plan;
  const counted = blank(scene);
  const { draft } = counted;
  const { said_from: _from, said_to: _to, ...lasting } = plan.filters;
  const what = measuredInWords(scene, lasting, { measure: kind, unit });
  for (const [place, side] of sides.entries()) {
    const filters = narrowed(plan.filters, side.filters);
    const query = { filters, unit, measure: kind, compare, ...(kind === 'share' && part && { part }) };
    const { total, period, compared } = await take(scene, query);
    const { change } = total;
    const now = draft.figure(place === 0 ? 'main' : 'other', side.label, total);
    const [own, other] = [period, comparedOf(plan, compared)].map((one) =>
      one ? periodInWords({ said_from: one.from, said_to: one.to }) : '',
    );
    if (total.value === null || !change || change.from === null) {
      draft.say(`${side.label}: `, now, ` ${own ?? ''}.`);
      continue;
    }
    const { change: _change, ...rest } = total;
    const earlier = {
      ...rest,
      value: change.from,
      n: change.from_n,
      interval: null,
      filters: change.from_filters,
    };
    draft.say(
      capital(`${what}, ${side.label}: `),
      now,
      ` ${own ?? ''}, `,
      draft.figure(place === 0 ? 'before' : 'other_before', `${side.label}, other period`, earlier),
      ` ${other ?? ''}. ${verdictInWords(change)}`.trimEnd(),
    );
  }
  counted.groups = sides.map((side) => ({
    label: side.label,
    filters: narrowed(plan.filters, side.filters),
  }));
  return counted;
}

function comparedOf({ compare }: QuestionPlan, compared: { from: string; to: string } | undefined) {
  if (compared) return compared;
  return typeof compare === 'object' ? { from: compare.said_from, to: compare.said_to } : undefined;
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
