import type { PlanFilter, QuestionPlan } from './plan.ts';
import { replaced, withoutNamed } from './replace-filters.ts';

/** What says how something was said, and not what or by whom. */
const moods = new Set(['sentiments', 'kinds', 'rating_min', 'rating_max', 'rated']);
const counting = '^(?:how many|what (?:share|percentage|percent|proportion))';
const saying =
  'came|come|comes|mention|mentioned|say|said|complain|complained|praise|praised|ask|asked|want|wanted|wish|wished|wrote|write|gave|give|rate|rated|love|like|hate|report|reported|have|had|cancelled|canceled|left';
/** "How many came from Germany": who or what came, the first part has said. */
const elided = new RegExp(`${counting} (?:${saying}|are|were|is|was) `);
/** "How many are negative": of those that the first part counted. */
const ofThose = new RegExp(`${counting} (?:are|were|is|was) `);
/** "How many reviews are positive", beside which "how many are bugs" asks for others. */
const isParallel = /^how many (?:\S+ ){0,2}(?:are|were) /;

interface Within {
  first: QuestionPlan;
  /** The first as if it had asked about the one that it found. */
  before: QuestionPlan;
  /** The first part, and each way to read the second, in lower case with a space behind each word. */
  said: { first: string; second: readonly string[] };
  /** Whether the second begins or ends at an event whose day is not known yet. */
  isSince: boolean;
}

/**
 * The plan of a second part within what the first asked about: its period holds on where the second names none, its matter and values
 * where the second says only in which mood ("how many are negative?"), leaves out whose, or names nothing at all.
 */
export function withinFirst(plan: QuestionPlan, { first, before, said, isSince }: Within): QuestionPlan {
  const own = Object.keys({ ...plan.filters, ...plan.part });
  const isBare = Object.keys(plan.filters).length === 0;
  const isElided = said.second.some((line) => elided.test(line));
  const isOfMood = own.length > 0 && own.every((name) => moods.has(name));
  const isAgain = plan.by !== undefined && JSON.stringify(plan.by) === JSON.stringify(first.by);
  const whole = !isAgain && (isElided || isBare) ? before.filters : first.filters;
  const isOfThose = said.second.some((line) => ofThose.test(line)) && !isParallel.test(said.first);
  const scope = isOfThose ? whole : withoutMoods(whole);
  const isWithin = plan.sides === undefined && (isElided || isOfMood || isBare);
  const held = withoutNamed(isWithin ? scope : periodOf(scope), plan.part ?? {});
  const namesTime = isSince || plan.filters.undated === true || plan.compare !== undefined;
  const { said_from: _from, said_to: _to, ...untimed } = held;
  // Of "how many customers wrote" the same "how many complained" counts customers.
  const isCounted = isElided && plan.kind === 'count' && plan.unit === 'items' && first.unit !== 'revenue';
  return {
    ...plan,
    unit: isCounted ? first.unit : plan.unit,
    filters: replaced(namesTime ? untimed : held, plan.filters),
  };
}

function withoutMoods(filter: PlanFilter): PlanFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !moods.has(name)));
}

function periodOf({ said_from: from, said_to: to, except = [] }: PlanFilter): PlanFilter {
  const gaps = except.filter((one) => one.said_from !== undefined);
  return {
    ...(from !== undefined && { said_from: from }),
    ...(to !== undefined && { said_to: to }),
    ...(gaps.length > 0 && { except: gaps }),
  };
}
