import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Figure, Measured } from '@earshot/contracts/analytics';
import type { AnswerPart } from '@earshot/contracts/questions';
import { capital } from '../word/capital.ts';
import { countFigure, toldAs } from './draft.ts';
import { estimateInWords, isEstimated, isGuess } from './estimate.ts';
import { howInWords, triedInWords } from '../word/how-in-words.ts';
import { periodInWords, unitInWords } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, labelOf, nothingMeasured, scaleOf, take } from './scene.ts';

/** How many there are, or what their mean is. */
export async function runCount(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { unit, filters } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const taken = await take(scene, { filters, unit: kind === 'count' ? unit : 'items', measure: kind });
  const { total } = taken;
  const counted = blank(scene);
  const { draft } = counted;
  const exact = draft.figure('main', labelOf(scene, inWords(scene, filters)), total);
  const guess = isGuess(filters, total) ? estimateInWords(filters, total.value ?? 0) : null;
  const main = guess ? toldAs(exact, guess.number) : exact;
  const range = guess?.range ?? '';
  const isOne = guess ? guess.isOne : total.value === 1;
  const unknown = unknownOf(taken);
  if (total.value === null && !unknown) {
    return { ...counted, missing: nothingMeasured(scene, inWords(scene, filters)) };
  }
  if (total.value === null) {
    const known = taken.left_out.without_author?.count ?? taken.left_out.without_account?.count ?? 0;
    const items = draft.figure(
      'items',
      capital(inWords(scene, filters)),
      countFigure(known, 'items', filters),
    );
    const rough = isEstimated(filters) && known > 0 ? estimateInWords(filters, known) : null;
    const isSingle = rough ? rough.isOne : known === 1;
    draft.say(
      isSingle ? 'There is ' : 'There are ',
      rough ? toldAs(items, rough.number) : items,
      ` ${inWords(scene, filters, isSingle ? 'item' : 'items')}${rough?.range ?? ''}, but ${isSingle ? 'it does not have' : 'none has'} ${lackOf(taken)}, `,
      `so the ${unit === 'revenue' ? 'annual revenue' : `number of ${unitInWords(unit, 2)}`} is unknown.`,
    );
  } else if (total.measure !== 'count') {
    const ratings = draft.figure(
      'rated',
      'Ratings',
      countFigure(total.n, 'items', total.denominator_filters ?? total.filters),
    );
    draft.say(
      `The ${measureName(total.measure, scaleOf(scene))} of ${inWords(scene, filters)} is `,
      main,
      ', from ',
      ratings,
      total.n === 1 ? ' rating.' : ' ratings.',
    );
  } else if (plan.asks === 'whether') {
    const isNone = total.value === 0;
    const noun = unit === 'items' ? '' : `${unitInWords(unit, isOne ? 1 : 2)} with `;
    const phrase = inWords(scene, filters, isOne && unit === 'items' ? 'item' : 'items');
    const alone = isNone ? await partsAlone(scene) : null;
    if (alone) {
      const [one, other] = alone.map(({ label, n, filters: part }, at) =>
        draft.figure(at === 0 ? 'alone' : 'other_alone', label, countFigure(n, 'items', part)),
      );
      const [first, second] = alone;
      draft.say(
        'No item is about both: ',
        one ?? '',
        ` ${first.n === 1 ? 'is' : 'are'} about “${first.label}” and `,
        other ?? '',
        ` about “${second.label}”.`,
      );
    } else if (isNone)
      draft.say(
        isEstimated(filters) ? 'Earshot found ' : 'No: there are ',
        main,
        ` ${noun}${phrase}. ${triedInWords(filters)}`.trimEnd(),
      );
    else draft.say('Yes: ', main, ` ${noun}${phrase}${range}.`);
  } else if (unit === 'items') {
    draft.say(
      isOne ? 'There is ' : 'There are ',
      main,
      ` ${inWords(scene, filters, isOne ? 'item' : 'items')}${range}.`,
    );
    if (total.value !== 0) await sayWhole(scene, draft);
  } else if (unit === 'revenue') {
    const accounts = draft.figure('accounts', 'Accounts', countFigure(total.n, 'accounts', total.filters));
    const isSingle = total.n === 1;
    draft.say(
      isSingle ? '' : 'The ',
      accounts,
      ` ${unitInWords('accounts', total.n)} behind ${inWords(scene, filters)} ${isSingle ? 'pays' : 'pay'} `,
      main,
      ' a year.',
    );
  } else {
    await sayPeople(scene, draft, { main, isOne, range });
  }
  if (total.measure === 'count' && total.value !== 0) {
    if (kind === 'count') await sayFloor(scene, draft);
    sayHow(draft, filters);
  }
  if (unknown && total.value !== null) {
    const isSingle = unknown.value === 1;
    const more = draft.figure('unknown', `Unknown ${unitInWords(unit, 2)}`, unknown);
    draft.say(more, ` more ${isSingle ? 'item does' : 'items do'} not have ${lackOf(taken)}.`);
  }
  return counted;
}

/** "14 people wrote 20 items containing “plan”.": beside the people or accounts stands how many items they are behind. */
async function sayPeople(
  scene: Scene,
  draft: Counted['draft'],
  { main, isOne, range }: { main: AnswerPart; isOne: boolean; range: string },
): Promise<void> {
  const { filters, unit } = scene.plan;
  const known = { ...filters, ...(unit === 'people' ? { has_author: true } : { has_account: true }) };
  const { total } = await take(scene, { filters: known });
  const items = draft.figure('items', capital(inWords(scene, filters)), total);
  const guess = isEstimated(filters) && total.n > 0 ? estimateInWords(filters, total.n) : null;
  draft.say(
    main.kind === 'figure' ? toldAs(main, capital(main.text)) : main,
    ` ${unitInWords(unit, isOne ? 1 : 2)}${range} ${unit === 'people' ? 'wrote' : isOne ? 'has' : 'have'} `,
    guess ? toldAs(items, guess.number) : items,
    ` ${inWords(scene, filters, (guess ? guess.isOne : total.n === 1) ? 'item' : 'items')}.`,
  );
}

/** "Out of 1,240 items from 3 May to 9 July 2023": what the items are a part of, where something that they say or are parts them. */
async function sayWhole(scene: Scene, draft: Counted['draft']): Promise<void> {
  const { about, kinds, sentiments, also, ...rest } = scene.plan.filters;
  const { custom_trend_id: topic, theme_ids: themes, ...whole } = rest;
  const isPart = about ?? kinds ?? sentiments ?? also ?? topic ?? themes;
  if (isPart === undefined) return;
  const { total } = await take(scene, { filters: whole });
  const { days } = scene.names;
  const isDated = whole.said_from === undefined && whole.said_to === undefined && days;
  const period = isDated ? ` ${periodInWords({ said_from: days.first, said_to: days.last })}` : '';
  const label = capital(inWords(scene, whole));
  const phrase = inWords(scene, whole, unitInWords('items', total.value));
  draft.say('That is out of ', draft.figure('whole', label, total), ` ${phrase}${period}.`);
}

interface PartAlone {
  label: string;
  n: number;
  filters: FeedbackFilter;
}

/** Of two matters that no item has together: those that have one, most first; null where none has any, and of more or fewer matters. */
async function partsAlone(scene: Scene): Promise<[PartAlone, PartAlone] | null> {
  const { about, also = [], ...rest } = scene.plan.filters;
  const isMatter = (one: FeedbackFilter) => one.about !== undefined && !one.about.as_words;
  const abouts = [{ about }, ...also.filter(isMatter)].flatMap(({ about: one }) =>
    one && !one.as_words ? [one] : [],
  );
  if (abouts.length !== 2 || scene.plan.unit !== 'items') return null;
  const others = also.flatMap(({ about: one, ...other }) =>
    one && !one.as_words
      ? Object.keys(other).length > 0
        ? [other]
        : []
      : [{ ...other, ...(one && { about: one }) }],
  );
  const parts: PartAlone[] = [];
  for (const one of abouts) {
    const filters = { ...rest, about: one, ...(others.length > 0 && { also: others }) };
    const { total } = await take(scene, { filters });
    parts.push({ label: one.text, n: total.n, filters });
  }
  const [first, second] = parts.sort((a, b) => b.n - a.n);
  return first && second && first.n > 0 ? [first, second] : null;
}

/** Beside an estimate by likeness: how many contain the words, which is sure. */
async function sayFloor(scene: Scene, draft: Counted['draft']): Promise<void> {
  const { floor, plan } = scene;
  const text = floor?.about?.text;
  if (!floor || text === undefined) return;
  const { total } = await take(scene, {
    filters: floor,
    unit: plan.unit === 'revenue' ? 'items' : plan.unit,
  });
  if (total.value === null || total.value === 0) return;
  const figure = draft.figure('floor', `Containing “${text}”`, total);
  const noun = unitInWords(total.unit, total.value);
  draft.say('At least ', figure, ` ${noun} ${total.value === 1 ? 'contains' : 'contain'} “${text}”.`);
}

/** How the items were found, where it was not by a property of theirs. */
function sayHow(draft: Counted['draft'], filters: FeedbackFilter): void {
  const how = howInWords(filters);
  if (how) draft.say(how);
}

/** What the items lack that `unknownOf` counts. */
function lackOf({ left_out: leftOut }: Measured): string {
  if (leftOut.without_author) return 'a known author';
  return leftOut.without_account ? 'a known account' : 'an account with known revenue';
}

/** Items that match of which nobody knows who said them, or of what account; undefined without any. */
function unknownOf({ left_out: leftOut }: Measured): Figure | undefined {
  const unknown = leftOut.without_author ?? leftOut.without_account ?? leftOut.without_revenue;
  return unknown && unknown.count > 0 ? countFigure(unknown.count, 'items', unknown.filters) : undefined;
}
