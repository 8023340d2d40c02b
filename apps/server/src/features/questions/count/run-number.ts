import type { FigureMeasure, Figure } from '@earshot/contracts/analytics';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';
import { fewestValues } from '../../analytics/statistics.service.ts';
import { capital } from '../word/capital.ts';
import { differenceInWords } from '../word/difference-in-words.ts';
import { nounOf } from '../word/rank-words.ts';
import { countFigure } from './draft.ts';
import type { Numbers, NumbersBy, NumbersOf } from './number.sql.ts';
import { numbersOf } from './number.sql.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, take } from './scene.ts';

type Asked = NonNullable<QuestionPlan['number']>;

const named = { mean: 'average', median: 'median', highest: 'highest', lowest: 'lowest' } as const;
const measure: FigureMeasure = 'field_number';
/** Groups that a sentence names. */
const namedGroups = 12;
const mostGroups = 200;
/** 97.5 % point of the normal distribution. */
const z = 1.959964;

/** The average, median, highest or lowest number of a column: of all items, of two kinds of them, or of each group. */
export async function runNumber(scene: Scene, asked: Asked): Promise<Counted> {
  const { plan } = scene;
  const { by, sides } = plan;
  if (sides) return ofSides(scene, asked, sides);
  const isOfGroups = plan.kind === 'rank' && by !== undefined && by !== 'theme' && by !== 'topic';
  if (isOfGroups && !(typeof by === 'object' && 'time' in by)) return ofGroups(scene, asked, by);
  return ofAll(scene, asked);
}

async function ofAll(scene: Scene, asked: Asked): Promise<Counted> {
  const { filters } = scene.plan;
  const counted = blank(scene);
  const { draft } = counted;
  const { field } = asked;
  const [numbers] = await numbersOf(scene.db, scene.workspaceId, readyAsSaved(filters), {
    field,
    of: ownersOf(scene),
  });
  const whose = whoseInWords(scene);
  if (!numbers) return { ...counted, missing: nothing(field, whose) };
  const main = draft.figure(
    'main',
    capital(`${named[asked.of]} ${field}`),
    figureOf(asked, numbers, filters),
  );
  draft.say(
    `The ${named[asked.of]} ${field} of ${whose} is `,
    main,
    ', from ',
    draft.figure('numbers', 'Numbers', countFigure(numbers.n, ownersOf(scene), withField(filters, field))),
    ownersOf(scene) === 'items'
      ? ` ${numbers.n === 1 ? 'item' : 'items'} with a number.`
      : ` ${ownersOf(scene)} with a number.`,
  );
  if (asked.of === 'mean' && numbers.n > 1)
    draft.say(
      'The median is ',
      draft.figure('median', `Median ${field}`, figureOf({ field, of: 'median' }, numbers, filters)),
      '; the numbers range from ',
      draft.figure('lowest', `Lowest ${field}`, figureOf({ field, of: 'lowest' }, numbers, filters)),
      ' to ',
      draft.figure('highest', `Highest ${field}`, figureOf({ field, of: 'highest' }, numbers, filters)),
      '.',
    );
  return counted;
}

async function ofGroups(scene: Scene, asked: Asked, by: NumbersBy): Promise<Counted> {
  const { plan, db, workspaceId } = scene;
  const { filters } = plan;
  const { field } = asked;
  const counted = blank(scene);
  const { draft } = counted;
  const { rows, more_rows: more } = await take(scene, { filters, by, limit: mostGroups });
  const of = by === 'account' || by === 'author' ? 'items' : ownersOf(scene);
  const all = await numbersOf(db, workspaceId, readyAsSaved(filters), { field, of, by });
  const numbersAt = new Map(all.map((one) => [one.key, one]));
  const groups = rows.flatMap((row) => {
    const numbers = row.key === null ? undefined : numbersAt.get(row.key);
    return numbers && row.figure.n >= (plan.least ?? 1) ? [{ ...row, numbers }] : [];
  });
  if (groups.length === 0) return { ...counted, missing: nothing(field, inWords(scene, filters)) };
  // One number for each group, such as what an account pays, is told as it is.
  const isSame = groups.every(({ numbers }) => numbers.highest === numbers.lowest);
  // "Which city has the highest age" asks for its average; "the highest age per city" for the highest in each.
  const asks: Asked = asked.each || asked.of === 'median' ? asked : { field, of: 'mean' };
  const sign = plan.order === 'least' ? 1 : -1;
  groups.sort((a, b) => sign * (valueOf(asks, a.numbers) - valueOf(asks, b.numbers)));
  const told = groups.slice(0, plan.limit ?? namedGroups);
  const list = told.flatMap(({ label, numbers, figure }, at) => [
    at === 0 ? '' : at === told.length - 1 ? ' and ' : ', ',
    `${label} (`,
    draft.figure(at === 0 ? 'main' : `row_${at + 1}`, label, figureOf(asks, numbers, figure.filters)),
    ')',
  ]);
  const what = isSame ? field : `${named[asks.of]} ${field}`;
  const phrase = inWords(scene, filters);
  const among = phrase === 'items' ? '' : ` among ${phrase}`;
  const group = typeof by === 'object' ? by.field : nounOf(by, 1);
  const first = plan.order === 'least' ? 'lowest' : 'highest';
  draft.say(
    capital(`${what} by ${group}${among}${leastInWords(plan)}, ${first} first: `),
    ...list,
    '.',
    more > 0 ? ` Only the ${mostGroups} with the most items were ranked.` : '',
  );
  counted.groups = told.slice(0, 3).map(({ label, figure }) => ({ label, filters: figure.filters }));
  return counted;
}

async function ofSides(
  scene: Scene,
  asked: Asked,
  sides: NonNullable<QuestionPlan['sides']>,
): Promise<Counted> {
  const { plan, db, workspaceId } = scene;
  const counted = blank(scene);
  const { draft } = counted;
  const { field } = asked;
  const groups: { label: string; filters: FeedbackFilter; figure: Figure }[] = [];
  for (const side of sides) {
    const filters = narrowed(plan.filters, side.filters);
    const [numbers] = await numbersOf(db, workspaceId, readyAsSaved(filters), { field, of: ownersOf(scene) });
    if (numbers) groups.push({ label: side.label, filters, figure: figureOf(asked, numbers, filters) });
  }
  const [first, second] = groups;
  if (!first || !second) {
    const without = sides.find(({ label }) => groups.every((group) => group.label !== label)) ?? sides[0];
    const whose = inWords(scene, narrowed(plan.filters, groups.length === 0 ? {} : without.filters));
    return { ...counted, missing: nothing(field, whose) };
  }
  const [one, two] = [first.figure.value ?? 0, second.figure.value ?? 0];
  const isSecond = plan.order === 'least' ? two < one : two > one;
  const [lead, other] = isSecond ? [second, first] : [first, second];
  const isSo = lead === first && one !== two;
  const verdict = plan.asks === 'whether' ? (isSo ? 'Yes: ' : 'No: ') : '';
  draft.say(
    verdict,
    capital(`${named[asked.of]} ${field} of ${inWords(scene, plan.filters)}: ${lead.label} `),
    draft.figure(lead === first ? 'main' : 'other', lead.label, lead.figure),
    `, ${other.label} `,
    draft.figure(other === first ? 'main' : 'other', other.label, other.figure),
    `. ${asked.of === 'mean' ? differenceInWords(first.figure, second.figure) : ''}`.trimEnd(),
  );
  counted.groups = [lead, other].map(({ label, filters }) => ({ label, filters }));
  return counted;
}

/** An average of accounts counts each of them once, however much it wrote. */
function ownersOf({ plan: { unit } }: Scene): NumbersOf {
  return unit === 'accounts' || unit === 'people' ? unit : 'items';
}

function whoseInWords(scene: Scene): string {
  const of = ownersOf(scene);
  return of === 'items'
    ? inWords(scene, scene.plan.filters)
    : `${of} with ${inWords(scene, scene.plan.filters)}`;
}

function leastInWords({ least }: QuestionPlan): string {
  return least === undefined ? '' : `, each with at least ${least} items`;
}

function valueOf({ of }: Asked, numbers: Numbers): number {
  return numbers[of];
}

function withField(filters: FeedbackFilter, field: string): FeedbackFilter {
  return narrowed(filters, { metadata_filters: [{ key: field, condition: 'is_set' }] });
}

/** Of a number that items only repeat from their accounts, chance cannot be told by the items: it has no interval. */
function figureOf(asked: Asked, numbers: Numbers, filters: FeedbackFilter): Figure {
  const value = valueOf(asked, numbers);
  const reach =
    asked.of === 'mean' && numbers.n >= fewestValues && numbers.spread !== null && !numbers.isOfAccounts
      ? (z * numbers.spread) / Math.sqrt(numbers.n)
      : null;
  return {
    value,
    measure,
    unit: 'items',
    n: numbers.n,
    interval: reach === null ? null : [value - reach, value + reach],
    filters: withField(filters, asked.field),
  };
}

function nothing(field: string, whose: string): Counted['missing'] {
  return { reason: 'nothing_measured', detail: `There are no numbers of ${field} among ${whose}.` };
}
