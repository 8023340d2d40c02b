import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Figure, Measured } from '@earshot/contracts/measures';
import { narrowed } from '@earshot/contracts/narrow-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import { capital } from './capital.ts';
import { countFigure } from './draft.ts';
import { containing, periodInWords, unitInWords } from './in-words.ts';
import { measureNames } from './measure-names.ts';
import { runRank } from './run-rank.ts';
import { runTrend } from './run-trend.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, labelOf, nothingMeasured, take } from './scene.ts';
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
      return runRank(scene);
    case 'why':
      return runWhy(scene);
    case 'count':
    case 'list':
    case 'quote':
      return runCount(scene);
  }
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
  const main = draft.figure('main', labelOf(plan, inWords(scene, filters)), total);
  const unknown = unknownOf(taken);
  if (total.value === null && !unknown) {
    return { ...counted, missing: nothingMeasured(plan, inWords(scene, filters)) };
  }
  if (total.value === null) {
    draft.say(
      capital(`${unitInWords(unit, 2)} unknown: none of the ${inWords(scene, filters)} says whose it is.`),
    );
  } else if (total.measure !== 'count') {
    const ratings = draft.figure(
      'rated',
      'Ratings',
      countFigure(total.n, 'items', total.denominator_filters ?? total.filters),
    );
    draft.say(
      `The ${measureNames[total.measure]} of ${inWords(scene, filters)} is `,
      main,
      ', from ',
      ratings,
      ' ratings.',
    );
  } else if (unit === 'items') {
    const isOne = total.value === 1;
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
      main,
      ` ${unitInWords(unit, total.value)} ${unit === 'people' ? 'wrote' : total.value === 1 ? 'has' : 'have'} ${inWords(scene, filters)}.`,
    );
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

/** Items that match of which nobody knows who said them, or of what account; undefined without any. */
function unknownOf({ left_out: leftOut }: Measured): Figure | undefined {
  const unknown = leftOut.without_author ?? leftOut.without_account ?? leftOut.without_revenue;
  return unknown && unknown.count > 0 ? countFigure(unknown.count, 'items', unknown.filters) : undefined;
}

async function runShare(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit, part } = plan;
  if (!part) return runRank({ ...scene, plan: { ...plan, kind: 'rank', by: plan.by ?? 'source' } });
  const { total } = await take(scene, { filters, unit, measure: 'share', part });
  const counted = { ...blank(scene), behind: narrowed(filters, part) };
  const whole = inWords(scene, filters);
  if (total.value === null) return { ...counted, missing: nothingMeasured(plan, whole) };
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
    return { ...counted, missing: nothingMeasured(plan, phrase) };
  }
  const { change } = total;
  const main = draft.figure('main', labelOf(plan, phrase), total);
  const now = period ? periodInWords({ said_from: period.from, said_to: period.to }) : '';
  const noun =
    total.measure === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureNames[total.measure]} of `;
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
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const filtersOf = sides.map(({ filters }) => narrowed(plan.filters, filters));
  const figures: Figure[] = [];
  for (const filters of filtersOf) figures.push((await take(scene, { filters, unit, measure: kind })).total);
  const counted = blank(scene);
  const { draft } = counted;
  const [first, second] = figures;
  if (!first || !second || first.value === null || second.value === null) {
    return { ...counted, missing: nothingMeasured(plan, inWords(scene, plan.filters)) };
  }
  const main = draft.figure('main', sides[0].label, first);
  const other = draft.figure('other', sides[1].label, second);
  const noun =
    kind === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureNames[kind]} of `;
  draft.say(
    capital(`${noun}${inWords(scene, plan.filters)}: ${sides[0].label} `),
    main,
    `, ${sides[1].label} `,
    other,
    '.',
  );
  counted.groups = sides.map(({ label }, i) => ({ label, filters: filtersOf[i] ?? plan.filters }));
  return counted;
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
