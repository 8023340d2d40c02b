import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Figure, Measured } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/narrow-filter';
import type { AnswerPart, QuestionPlan } from '@earshot/contracts/questions';
import { capital } from './capital.ts';
import { isEstimated, rangeOf } from './estimate.ts';
import { countFigure } from './draft.ts';
import { containing, periodInWords, unitInWords } from './in-words.ts';
import { measureName } from './measure-names.ts';
import { runRank } from './run-rank.ts';
import { runTrend } from './run-trend.ts';
import type { Counted, Scene } from './scene.ts';
import { howInWords, triedInWords } from './how-in-words.ts';
import { blank, inWords, labelOf, nothingMeasured, scaleOf, take } from './scene.ts';
import { verdictInWords } from './verdict-in-words.ts';

/** Counts what a plan asks for, and writes it down: every number is read from a result. */
export function runPlan(scene: Scene): Promise<Counted> {
  switch (scene.plan.kind) {
    case 'share':
      return runShare(scene);
    case 'trend':
      return runTrend(scene);
    case 'compare':
      return scene.plan.sides ? runSides(scene, scene.plan.sides) : runPeriods(scene);
    case 'rank':
      return scene.plan.by === 'author' || scene.plan.by === 'account' ? runWho(scene) : runRank(scene);
    case 'why':
      return runWhy(scene);
    case 'count':
    case 'list':
    case 'quote':
      return runCount(scene);
  }
}

/** Whose the items are; where none says whose it is, that, and how many they are. */
async function runWho(scene: Scene): Promise<Counted> {
  const ranked = await runRank(scene);
  if (!ranked.missing || scene.plan.measure !== 'count') return ranked;
  const { total } = await take(scene, { filters: scene.plan.filters });
  if (total.n === 0) return ranked;
  const counted = blank(scene);
  const main = counted.draft.figure('main', capital(inWords(scene, scene.plan.filters)), total);
  const what = scene.plan.by === 'account' ? 'account' : 'author';
  counted.draft.say(
    `The data does not say who: no ${what} is known of ${isEstimated(scene.plan.filters) ? 'around' : 'the'} `,
    main,
    ` ${inWords(scene, scene.plan.filters, total.n === 1 ? 'item' : 'items')}.`,
  );
  return counted;
}

/** "are negative", "contain “dark mode”" */
function partInWords(scene: Scene, part: FeedbackFilter): string {
  const phrase = inWords(scene, part, '').trim();
  return phrase.startsWith(`${containing} `) ? `contain${phrase.slice(containing.length)}` : `are ${phrase}`;
}

async function runCount(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { unit, filters } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const taken = await take(scene, { filters, unit: kind === 'count' ? unit : 'items', measure: kind });
  const { total } = taken;
  const counted = blank(scene);
  const { draft } = counted;
  const exact = draft.figure('main', labelOf(scene, inWords(scene, filters)), total);
  const isGuess =
    kind === 'count' && unit !== 'revenue' && total.value !== null && total.value > 0 && isEstimated(filters);
  const main = isGuess ? between(exact, filters, total.value ?? 0) : exact;
  const unknown = unknownOf(taken);
  if (total.value === null && !unknown) {
    return { ...counted, missing: nothingMeasured(scene, inWords(scene, filters)) };
  }
  if (total.value === null) {
    draft.say(
      capital(`${unitInWords(unit, 2)} unknown: none of the ${inWords(scene, filters)} says whose it is.`),
      ' There are ',
      draft.figure(
        'items',
        capital(inWords(scene, filters)),
        countFigure(
          taken.left_out.without_author?.count ?? taken.left_out.without_account?.count ?? 0,
          'items',
          filters,
        ),
      ),
      ' such items.',
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
      ' ratings.',
    );
  } else if (plan.asks === 'whether') {
    const isNone = total.value === 0;
    const isOne = total.value === 1;
    const noun = unit === 'items' ? '' : `${unitInWords(unit, total.value)} with `;
    const phrase = inWords(scene, filters, isOne && unit === 'items' ? 'item' : 'items');
    if (isNone) draft.say('No: there are ', main, ` ${noun}${phrase}. ${triedInWords(filters)}`.trimEnd());
    else draft.say('Yes: ', main, ` ${noun}${phrase}.`);
  } else if (unit === 'items') {
    const isOne = total.value === 1 && !isGuess;
    draft.say(
      isOne ? 'There is ' : 'There are ',
      main,
      ` ${inWords(scene, filters, isOne ? 'item' : 'items')}.`,
    );
  } else if (unit === 'revenue') {
    const accounts = draft.figure('accounts', 'Accounts', countFigure(total.n, 'accounts', total.filters));
    draft.say(
      `The accounts behind ${inWords(scene, filters)} stand for `,
      main,
      ' a year; that is ',
      accounts,
      ` ${unitInWords('accounts', total.n)}.`,
    );
  } else {
    draft.say(
      isGuess && main.kind === 'figure' ? { ...main, text: capital(main.text) } : main,
      ` ${unitInWords(unit, isGuess ? 2 : total.value)} ${unit === 'people' ? 'wrote' : total.value === 1 ? 'has' : 'have'} ${inWords(scene, filters)}.`,
    );
  }
  if (total.measure === 'count' && total.value !== 0) {
    if (kind === 'count') await sayFloor(scene, draft);
    sayHow(draft, filters);
  }
  if (unknown && total.value !== null) {
    const isOne = unknown.value === 1;
    const more = draft.figure('unknown', `Unknown ${unitInWords(unit, 2)}`, unknown);
    draft.say(
      more,
      ` more ${isOne ? 'item does' : 'items do'} not say whose ${isOne ? 'it is' : 'they are'}.`,
    );
  }
  return counted;
}

/** An estimate is told by the numbers that it is likely to lie between. */
function between(main: AnswerPart, filters: FeedbackFilter, found: number): AnswerPart {
  if (main.kind !== 'figure') return main;
  const { low, high } = rangeOf(filters, found);
  return { ...main, text: low === high ? `around ${main.text}` : `between ${low} and ${high}` };
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

/** Items that match of which nobody knows who said them, or of what account; undefined without any. */
function unknownOf({ left_out: leftOut }: Measured): Figure | undefined {
  const unknown = leftOut.without_author ?? leftOut.without_account ?? leftOut.without_revenue;
  return unknown && unknown.count > 0 ? countFigure(unknown.count, 'items', unknown.filters) : undefined;
}

async function runShare(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit, part } = plan;
  if (!part || plan.by !== undefined) {
    return runRank({ ...scene, plan: { ...plan, kind: 'rank', by: plan.by ?? 'source' } });
  }
  const { total } = await take(scene, { filters, unit, measure: 'share', part });
  const counted = { ...blank(scene), behind: narrowed(filters, part) };
  const whole = inWords(scene, filters);
  if (total.value === null) return { ...counted, missing: nothingMeasured(scene, whole) };
  const { draft } = counted;
  const main = draft.figure('main', `Share of ${whole}`, total);
  const { numerator = 0, denominator = 0 } = total;
  const inside = draft.figure('part', 'In the part', countFigure(numerator, unit, total.filters));
  const all = draft.figure(
    'whole',
    'In all',
    countFigure(denominator, unit, total.denominator_filters ?? filters),
  );
  const noun = unit === 'items' ? `of ${whole}` : `of the ${unitInWords(unit, 2)} behind ${whole}`;
  draft.say(main, ` ${noun} ${partInWords(scene, part)}: `, inside, ' of ', all, '.');
  return counted;
}

async function runPeriods(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const compare = plan.compare ?? 'previous';
  const { total, compared, period } = await take(scene, {
    filters,
    unit: kind === 'count' ? unit : 'items',
    measure: kind,
    compare,
    by: { time: 'auto' },
  });
  const counted = blank(scene);
  const { draft } = counted;
  const { said_from: _from, said_to: _to, ...lasting } = filters;
  const phrase = inWords(scene, lasting);
  if (total.value === null || !total.change || total.change.from === null) {
    return { ...counted, missing: nothingMeasured(scene, phrase) };
  }
  const { change } = total;
  const main = draft.figure('main', labelOf(scene, phrase), total);
  const now = period ? periodInWords({ said_from: period.from, said_to: period.to }) : '';
  const noun =
    total.measure === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureName(total.measure, scaleOf(scene))} of `;
  if (change.verdict === 'not_covered') {
    draft.say(capital(`${noun}${phrase}: `), main, ` ${now}. ${verdictInWords(change)}`);
    return counted;
  }
  const earlier = {
    ...total,
    value: change.from,
    n: change.from_n,
    interval: null,
    filters: change.from_filters,
  };
  const { change: _change, ...own } = earlier;
  const before = draft.figure('before', 'The period before', own);
  const then = compared ? periodInWords({ said_from: compared.from, said_to: compared.to }) : '';
  draft.say(
    capital(`${noun}${phrase}: `),
    main,
    ` ${now}, against `,
    before,
    ` ${then}. ${verdictInWords(change)}`,
  );
  return counted;
}

async function runSides(scene: Scene, sides: NonNullable<QuestionPlan['sides']>): Promise<Counted> {
  const { plan } = scene;
  const { part } = plan;
  const kind = plan.measure === 'share' && !part ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
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
  const isSecondMore = second.value > first.value;
  const label = (place: 0 | 1) => sides[place].label;
  // The greater is named first, since it answers the question.
  const name = (place: 0 | 1) =>
    draft.figure(place === 0 ? 'main' : 'other', label(place), place === 0 ? first : second);
  const [greater, smaller] = isSecondMore ? ([1, 0] as const) : ([0, 1] as const);
  const parts = [name(greater), name(smaller)];
  const noun =
    kind === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : kind === 'share'
        ? `Share ${part ? `that ${partInWords(scene, part)}` : ''} of `
        : `${measureName(kind, scaleOf(scene))} of `;
  const around = kind === 'count' && filtersOf.some(isEstimated) ? 'around ' : '';
  const isSo = plan.order === 'least' ? first.value < second.value : first.value > second.value;
  const verdict = plan.asks === 'whether' ? (isSo ? 'Yes: ' : 'No: ') : '';
  draft.say(
    verdict,
    capital(`${noun}${inWords(scene, plan.filters)}: ${label(greater)} ${around}`),
    parts[0] ?? '',
    `, ${label(smaller)} ${around}`,
    parts[1] ?? '',
    `. ${differenceInWords(first, second)}`.trimEnd(),
  );
  counted.groups = [greater, smaller].map((place) => ({
    label: label(place),
    filters: filtersOf[place] ?? plan.filters,
  }));
  return counted;
}

/** Whether two counts differ by more than chance would explain, by 1.96 standard errors of their difference. */
function differenceInWords(first: Figure, second: Figure): string {
  if (first.measure !== 'count' || first.value === null || second.value === null) return '';
  if (first.value === second.value) return 'They are equal.';
  const error = Math.sqrt(first.value + second.value);
  return Math.abs(first.value - second.value) > 1.96 * error
    ? 'The difference is more than chance would explain.'
    : 'The difference may be chance.';
}

async function runWhy(scene: Scene): Promise<Counted> {
  const { plan, known } = scene;
  const { filters } = plan;
  const counted = await runCount({ ...scene, plan: { ...plan, measure: 'count' } });
  if (counted.missing) return counted;
  const by = known.themes.length > 0 ? 'theme' : known.topics.length > 0 ? 'topic' : null;
  if (by === null) return counted;
  const { rows } = await take(scene, { filters, by, limit: 10 });
  const total = counted.draft.figures[0]?.figure.n ?? 0;
  // What all of them share explains nothing.
  const telling = rows
    .filter(({ key, figure }) => key !== null && figure.n > 1 && figure.n < total)
    .slice(0, 3);
  if (telling.length === 0) return counted;
  const named = telling.flatMap((row, i) => [
    i === 0 ? '' : ', ',
    `${row.label} (`,
    counted.draft.figure(`reason_${i + 1}`, row.label, row.figure),
    ')',
  ]);
  counted.draft.say('What comes up among them: ', ...named, '.');
  counted.groups = telling.map((row) => ({ label: row.label, filters: row.figure.filters }));
  return counted;
}
