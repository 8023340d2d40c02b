import { inEnglish } from './languages/other-languages.ts';
import { accountNouns, peopleNouns } from './grammar/nouns.ts';
import type { PlannedQuestion, PlanFilter, QuestionPlan } from './plan.ts';
import type { PlanningContext } from './plan-question.ts';
import { planQuestion } from './plan-question.ts';
import { pattern } from './reading/pattern.ts';
import { wordsOf } from './reading/reading.ts';
import type { TwoParts } from './two-parts.ts';
import { twoParts } from './two-parts.ts';
import { withinFirst } from './within-first.ts';

export interface Part {
  question: string;
  planned: PlannedQuestion;
}

export interface PlannedParts {
  first: Part;
  /** Null for a question of one part. */
  second: TwoParts | null;
}

/** Refused whole, whatever else is asked beside it. */
const refusedWhole = new Set<string>(['task', 'private']);

/**
 * Reads a question that may have two parts. It is read as one where its first part alone could not be read, where two things are
 * held against each other, and where it asks for what is never answered.
 */
export function planParts(question: string, context: PlanningContext): PlannedParts {
  const whole: Part = { question, planned: planQuestion(question, context) };
  const parts = twoParts(question);
  if (!parts) return { first: whole, second: null };
  const { beyond, plan } = whole.planned;
  const isHeld = plan?.sides !== undefined || plan?.compare !== undefined;
  if (isHeld || (beyond && refusedWhole.has(beyond.reason))) return { first: whole, second: null };
  const planned = planQuestion(parts.first, context);
  if (!planned.plan || planned.beyond) return { first: whole, second: null };
  return { first: { question: parts.first, planned }, second: parts };
}

const goesOn = /^(?:\S+ ){1,3}(?:they|them|it|its|their|those|these|that|this)\b/;
/** "How many say that it is slow" points at what follows. */
const sayThat =
  /\b(?:say|says|said|saying|think|thinks|feel|feels|complain|complains|find|believe|claim|report|mention)s? (?:that|it|they|this)\b/;
/** Words that ask, and say nothing of what. */
const bare = /^(?:why|since when|when|who|how come|how (?:many|often)|for how long|from when) ?$/;
const bareMatter = /^(?:what about|about what|over what|what|what for|of what|what (?:is|was) it about) ?$/;
/** "How many about support?", after "How many complain about price". */
const elliptic = /^how (?:many|often) (?:about|with|of|from|for|in|on)\b/;
/** Words that ask alone in other languages, which are too few to tell the language by. */
const bareElsewhere: readonly (readonly [RegExp, string])[] = [
  [/^(?:warum|wieso|weshalb|pourquoi|por que|perche|waarom)$/, 'why'],
  [/^(?:seit wann|depuis quand|desde cuando|da quando|desde quando|sinds wanneer)$/, 'since when'],
];
/** "They" in other languages. */
const theyElsewhere = /\b(?:sie|ils|elles|ellos|ellas|loro|eles|elas|ze|zij)\b/;
/** "How many in total" is of everything. */
const ofAll = /\b(?:overall|in total|altogether|all|everyone|everybody|every)\b/;

/**
 * Reads the second part of a question: about what the first was about where it says "they", "it" or nothing at all, within the
 * first's matter, values and period where it names none of its own, else by itself.
 *
 * @param found what the first part found to be the one that it asked for
 */
export function planSecond(
  { first: ofFirst, second, secondStart, join }: TwoParts,
  first: QuestionPlan,
  found: PlanFilter | null,
  context: PlanningContext,
): PlannedQuestion {
  const own = lineOf(second).trimEnd();
  const elsewhere = bareElsewhere.find(([words]) => words.test(own))?.[1];
  const lines = inEnglish(wordsOf(second), second).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );
  const isAny = (way: RegExp) => lines.some((line) => way.test(line));
  const before = found && asksForOne(ofFirst, first) ? aboutFound(first, found) : first;
  const isMatter = isAny(bareMatter);
  const isNext =
    isMatter ||
    elsewhere !== undefined ||
    (join !== 'and' && theyElsewhere.test(own)) ||
    isAny(bare) ||
    isAny(elliptic) ||
    lines.some((line) => goesOn.test(`${line.replace(sayThat, '')} `));
  // "What about?" asks for the matters; "and" ties the rest to what was asked before.
  const instead = isMatter ? 'what do they complain about' : elsewhere;
  const lead = !isNext ? '' : instead === undefined ? `${join} ` : 'and ';
  const { previous: _earlier, ...alone } = context;
  const planned = planQuestion(
    `${lead}${instead ?? second}`,
    isNext ? { ...alone, previous: before } : alone,
  );
  const isOwn = isNext || isAny(ofAll);
  const said = {
    first: lineOf(ofFirst),
    second: lines.map((line) => `${line} `),
  };
  const within = { first, before, said, isSince: planned.since !== null };
  const plan =
    planned.plan &&
    (isMatter ? inMoodOf(planned.plan, before) : isOwn ? planned.plan : withinFirst(planned.plan, within));
  return {
    ...planned,
    plan,
    read_from:
      instead !== undefined
        ? []
        : planned.read_from
            .filter(({ start }) => start >= lead.length)
            .map((one) => ({
              ...one,
              start: one.start - lead.length + secondStart,
              end: one.end - lead.length + secondStart,
            })),
  };
}

const asked = `themes?|topics?|problems?|complaints?|issues?|matters?|wish(?:es)?|requests?|sources?|languages?|countr(?:y|ies)|plans?|${accountNouns}|${peopleNouns}`;
const anyAsked = pattern(String.raw`\b(?:${asked})\b`);
const plural = pattern(String.raw`\b(?:people|folks|(?:${asked})(?<=[^s]s))\b`);
/** What stands between "which" and the verb: "french accounts" of "which French accounts complain". */
const whichThing =
  /^(?:(?:in|on|for|at|from|by|about|to) )?(?:which|what) ((?:(?!(?:is|are|was|were|has|have|had|do|does|did|gets?|got|with|of|in|from)\b)\S+ ){1,3})/;

/** "Which account", "what is the top complaint": one is asked for, and not several, whatever else is counted. */
function asksForOne(question: string, { kind, limit }: QuestionPlan): boolean {
  return kind === 'rank' && (limit ?? 1) === 1 && !asksForSeveral(lineOf(question));
}

function asksForSeveral(line: string): boolean {
  if (/^(?:what|who|which)(?: of(?: \S+){1,4}?)? (?:are|were|have) /.test(line)) return true;
  if (/^(?:who|which of|which one) /.test(line)) return false;
  const [, thing] = whichThing.exec(line) ?? [];
  if (thing !== undefined) return /^\S+[^s'iu]s /.test(thing) || plural.test(thing);
  return plural.test(anyAsked.exec(line)?.[0] ?? '');
}

/** In lower case, with a space behind each word. */
function lineOf(question: string): string {
  return wordsOf(question)
    .map(({ text }) => `${text} `)
    .join('');
}

/** The plan before as if it had asked about the one that it found. */
function aboutFound({ filters, unit }: QuestionPlan, found: PlanFilter): QuestionPlan {
  const { metadata_filters: fields = [], ...part } = found;
  const all = [...(filters.metadata_filters ?? []), ...fields];
  return {
    kind: 'list',
    unit: unit === 'people' ? 'people' : 'items',
    measure: 'count',
    filters: { ...filters, ...part, ...(all.length > 0 && { metadata_filters: all }) },
    order: 'most',
  };
}

/** What they write about, in the same mood as before. */
function inMoodOf(plan: QuestionPlan, before: QuestionPlan): QuestionPlan {
  const { sentiments: _complaints, ...filters } = plan.filters;
  const { sentiments } = before.filters;
  return { ...plan, filters: { ...filters, ...(sentiments && { sentiments }) } };
}
