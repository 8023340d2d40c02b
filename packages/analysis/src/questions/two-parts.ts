import { accountNouns, peopleNouns } from './grammar/nouns.ts';
import { isQuotedAt } from './reading/quoted.ts';
import { wordsOf } from './reading/reading.ts';

/** A question that asks for two things: each of the parts in its own words, and where the second starts in the whole. */
export interface TwoParts {
  first: string;
  second: string;
  /** "And", in the question's language. */
  join: string;
  secondStart: number;
}

const joins = /^(?:and|but|plus)$/;
const besides = /^(?:also|then|so|please|if|dann|auch|aussi|tambien|anche|ook)$/;
/** What a part of a question is about without naming it. */
const meant = '(?:it|they|this|that|these|those|there|he|she|we|anyone|anybody|any)';
const turning =
  '(?:growing|increasing|rising|falling|declining|decreasing|shrinking|improving|changing|changed|improved|dropping|stable|better|worse|up|down)';
/** How a question starts that nothing depends on: an order of words that no clause within another question has. */
const starts = [
  String.raw`(?:(?:about|for|of|with|over|in) )?what(?: about)? $`,
  'about what ',
  String.raw`(?:about |for |of |with |in )?what (?:do|does|did|is|are|was|were|has|have|had|should|could|would|can|will|kind|kinds|sort|share|percentage|proportion|else)\b`,
  'what (?:they|people|customers|users) (?:want|need|ask|say|like|dislike|hate|love|think|complain|wish|write)',
  String.raw`how (?:many|often|will|do|does|did|is|are|was|were|has|have|satisfied|happy|unhappy|angry)\b`,
  'how (?:many|often|much) $',
  String.raw`how much of\b`,
  String.raw`since (?:when|what)\b`,
  String.raw`(?:when|where|why) (?:$|(?:do|does|did|is|are|was|were|has|have|should|will)\b)`,
  'why (?:they|it) ',
  String.raw`(?:for|in|by|from|on|at|of) which \S+`,
  String.raw`which (?!is\b|are\b|was\b|were\b|has\b|have\b|do\b|does\b|did\b)\S+`,
  String.raw`who(?:se)?\b`,
  `(?:is|are|was|were|does|did|do|has|have) ${meant} `,
  String.raw`(?:is|are|has|have) (?:the|our|their|its) (?:\S+ ){1,6}(?:\S+ )?${turning} $`,
];
const startInEnglish = startOf(starts);
/** The same in the languages that have another word for "and", by that word. */
const foreignStarts = new Map(
  [
    [
      'und',
      String.raw`was (?!ist mit\b)|wie (?:viele|oft)|warum|wieso|weshalb|seit wann|wer |worüber|woruber|welche[rsn]? `,
    ],
    ['et', String.raw`que |qu['’]|de quoi|pourquoi|combien|depuis quand|qui |quels? |quelles? `],
    ['y', String.raw`que |cuant[oa]s?|por que|desde cuando|quien(?:es)? |cual(?:es)? |de que `],
    [
      'e',
      String.raw`che cosa|cosa |quant[ei] |perche|da quando|chi |di cosa |o que |quantos |quantas |por que |desde quando |quem |quais `,
    ],
    ['en', 'wat |hoeveel |waarom|sinds wanneer|wie |waarover'],
  ].map(([join = '', start = '']) => [join, startOf([start])] as const),
);

/** Words behind which a question stands in another: "how many ask when it comes and how it is paid" is one question. */
const embedding =
  /\b(?:ask|asks|asked|asking|wonder|wonders|wondered|wondering|know|knows|understand|explain|explains|see|say|says|said|complain|complains|mention|unsure|unclear|confused|find out|figure out|learn|decide|remember|tell us|told)(?: (?:about|us|me|them|out))? (?:what|which|who|whose|why|when|where|how|if|whether)\b/;
/** Words that also tie a clause to what is before it: the same again is one more clause of the same thing. */
const tying = /^(?:who|which|when|where|whose|was|que|qui|wie|chi)$/;
/** "Customers that cancelled", which "and who complained" says more of. */
const peopleThat = new RegExp(String.raw`\b(?:${peopleNouns}|${accountNouns}) (?:that|which|who|whose)\b`);
/** "Show me customers from France", where no verb but the order is before "and whose order was late". */
const peopleFrom = new RegExp(
  String.raw`^(?!how\b|which\b|what\b|why\b|when\b|where\b|is\b|are\b|do\b|does\b|did\b|has\b|have\b|was\b|were\b).*\b(?:${peopleNouns}|${accountNouns}) (?:with|from|in|on)\b`,
);
const fewestWords = 3;

/**
 * A question that joins two by a word like "and", or that another follows: "How many French customers wrote and what do they want?"
 * Null for one question, whatever nouns "and" joins in it.
 */
export function twoParts(question: string): TwoParts | null {
  const words = wordsOf(question);
  const folded = words.map(({ text }) => text);
  for (let at = fewestWords; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before) continue;
    const isNext = /^\s*[?;]\s*$/.test(question.slice(before.end, word.start));
    const start = foreignStarts.get(word.text) ?? (isNext || joins.test(word.text) ? startInEnglish : null);
    if (!start) continue;
    let from = isNext && !joins.test(word.text) && !foreignStarts.has(word.text) ? at : at + 1;
    while (besides.test(folded[from] ?? '')) from += 1;
    const line = folded
      .slice(from)
      .map((text) => `${text} `)
      .join('');
    const opening = words[from];
    if (!opening || !start.test(line)) continue;
    const head = folded.slice(0, at);
    if (isQuotedAt(question, word.start) || !isWhole(head, folded[from] ?? '', isNext)) continue;
    return {
      first: question.slice(0, before.end),
      second: question.slice(opening.start).trim(),
      join: foreignStarts.has(word.text) ? word.text : 'and',
      secondStart: opening.start,
    };
  }
  return null;
}

function startOf(ways: readonly string[]): RegExp {
  return new RegExp(`^(?:${ways.join('|')})`);
}

/** Whether what stands before is a question of its own, of which the second is no further clause. */
function isWhole(head: readonly string[], opening: string, isNext: boolean): boolean {
  if (isNext) return true;
  const line = head.join(' ');
  if (embedding.test(line)) return false;
  if (isClauseOfPeople(line, opening)) return false;
  return !tying.test(opening) || !head.slice(1).includes(opening);
}

/** Whether a word begins a further clause of people: "customers that cancelled and who complained". */
export function isClauseOfPeople(before: string, opening: string): boolean {
  return /^who(?:se)?$/.test(opening) && (peopleThat.test(before) || peopleFrom.test(before));
}
