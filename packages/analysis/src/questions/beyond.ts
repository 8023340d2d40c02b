import { yearOf } from './periods/calendar.ts';
import { itemNouns } from './grammar/nouns.ts';
import type { NameIndex } from './names/names.ts';
import type { BeyondReason } from './plan.ts';
import type { Reading, Taken } from './reading/reading.ts';

const crowd = '(people|persons|users|customers|clients|subscribers|visitors|accounts|companies)';

/** What no feedback can tell, however much of it there is. */
const rules: readonly [BeyondReason, RegExp][] = [
  [
    'task',
    /\b(ignore (all|any|your|the|every|previous|prior)( \S+){0,3} (rules?|instructions?|prompts?|limits?|restrictions?)|system prompt|drop table|select \* from|pretend (to be|you)|you are now|act as (a|an)|jailbreak|developer mode|reveal your|forget (everything|all|your))\b/,
  ],
  [
    'private',
    /\b(e ?mail address(es)?|phone numbers?|telephone numbers?|home address(es)?|passwords? of|credit card numbers?|date of birth|birthdays?|social security|full names?|real names?|private (data|information|details)|contact details|salar(y|ies)|where does \S+ live|api keys?|access tokens?)\b(?=.*\b(of|for|list|give|show|who|what is|what are|tell)\b|$)|\b(give|show|list|tell|what is|what are)( \S+){0,3} (e ?mail address(es)?|phone numbers?|home address(es)?|passwords?|contact details|full names?)\b/,
  ],
  [
    'future',
    /\b(next (day|week|month|quarter|year|summer|winter|spring)|tomorrow|predict(ion|ions)?|forecast|in the future|in (two|three|five|ten|\d+) years)\b(?! build)/,
  ],
  ['future', /^(what|how|when|who|where|which)( \S+){0,3} will\b/],
  ['future', /\bwill (we|you|they|i|there) (get|have|receive|see|be|lose|gain|reach)\b|^will\b/],
  [
    'business_figure',
    /\b((churn|retention|conversion|occupancy|click through|open|renewal|unemployment|turnover|adoption|install|activation|default|interest|exchange) rates?|profits?|profit margin|turnover|stock price|share price|market share|mrr|arr|cash flow|(daily|weekly|monthly) active (users|people|accounts)|head ?count|employees (do we|does the|do you)|page ?views|bounce rate|sign ?ups|signups|(app )?downloads (do|did|does|have)|lifetime value|sales figures|revenue growth|return on investment|roi|budget|operating costs|ebitda|balance sheet|waiting list length)\b/,
  ],
  // What to do is decided by people; what could be built or fixed is told by wishes and complaints.
  [
    'task',
    /^(?:so |ok |and )?should (?:we|i|they|our \S+)\b(?! (?:focus|worry|care|look|fix|improve|build|work|prioriti[sz]e|address|tackle))/,
  ],
  [
    'business_figure',
    /\b(?:our|company|total) (?:sales|turnover|margins?|profits?|revenues?|costs?|growth|stock price|valuation|churn rate)\b|\bcosts? us\b|\bhow much (?:money )?(?:did|do|does|have|has|is|are|will) (?:we|our|the company|they)\b.{0,100}\b(?:spend|spent|earn|earned|make|made|lose|lost|pay|paid|cost|sell|sold|charge|owe)\b/,
  ],
  [
    'business_figure',
    /\bhow (?:many|much) (?!(?:reviews?|comments?|complaints?|tickets?|items?|messages?|feedback|ratings?|responses?|answers?|stars?|people|of)\b)\S+(?: \S+)?(?<!\b(?:who|that|which)) (?:do|does|did|have|has) (?!(?:people|customers?|users?|clients?|guests?|they|anyone)\b)(?:we|our|you|\S+) (?:\S+ )?(?:sell|sold|buy|bought|own|owned|ship|shipped|produce|produced|rent out|employ|employed|hire|hired|manufacture|manufactured|earn|earned)\b/,
  ],
  [
    'population',
    new RegExp(
      String.raw`\bhow many (?!(?:${itemNouns}|complaints?|requests?|wishes|bugs?|stars?|topics?|themes?|sources?|problems?|issues?|questions?|compliments?|mentions?|languages?|countries|different|distinct|of)\b)\S+ (?:do|does|did) (?:we|our company|our team) (?:currently |now |already )?(?:have|own|run|operate)\b(?! (?:\S+ )?(?:feedback|reviews?|comments?|complaints?|responses?|ratings?|messages?|tickets?))`,
    ),
  ],
  [
    'population',
    /\bhow many (?:employees|staff|staff members|workers|colleagues) (?:work|works|are employed|are working) (?:in|at|for|on)\b/,
  ],
  [
    'population',
    new RegExp(
      String.raw`\bhow many ${crowd} (do|does|did) (we|our|you|the \S+) (\S+ ){0,2}have\b(?! (?:\S+ )?(?:feedback|reviews?|comments?|complaints?|responses?|ratings?|messages?|tickets?))`,
    ),
  ],
  [
    'population',
    new RegExp(
      String.raw`\bhow many ${crowd} (have )?(signed up|sign up|registered|subscribed|installed|downloaded|bought|purchased|visited|paid|renewed|logged in)\b(?! (?:it|this|them|one|the \S+) (?:as|for|because|to|twice|with|on|at) )`,
    ),
  ],
  [
    'task',
    /^(please )?(write|translate|draw|compose|draft|delete|remove|erase|send|(?:book|order|email|mail|call|close|mark|move|cancel|block|ban|change|set|update|schedule|post|upload|refund|reply|play|fix|upload|publish|answer|respond)(?= (?:the|all|this|that|these|those|my|our|your|their|a|an|any|every|each|me|us|him|her|them|it|to|everyone|everybody|for|up|\d+)\b|$)|buy|create|make|generate|calculate|solve|sing|tell me a (joke|story|poem)|ignore|assign|rename|remind|forward|can you (write|send|draft|reply|delete|fix|translate|create|book|call|refund))\b/,
  ],
  [
    'measurement',
    /\b(longest|shortest) (\S+ )?(reviews?|comments?|tickets?|messages?|tweets?|texts?|answers?|responses?)\b/,
  ],
  [
    'measurement',
    /^how (?:full|busy|profitable|rich|crowded|empty|expensive to run) (?:is|are|was|were)\b|\bhow (tall|heavy|old|far|fast|deep|high|big|long)\b(?! (has|have|had)\b)(?! (a|an|is|are|was|were|of a) ((the|our|a|an|of) )*(\S+ ){0,2}(shares?|parts?|proportion|percentages?|average|mean|number|ratings?|scores?|nps|csat|difference|problems?|issues?|topics?|themes?|impact|gap|change|growth|increase|decrease|rise|fall)\b)(?! (a )?(share|part|proportion|percentage|problem|issue))/,
  ],
  [
    'measurement',
    /\b(square root|session (length|duration)|average (session|order|basket|age|price|salary))\b/,
  ],
];

const counted =
  /\b(how (?:many|often)|share|percent(?:age)?|per cent|proportion|complain\w*|say|says|think|about|mention\w*|trend|increasing|growing|rising|falling|declining|going up|going down|quotes?|interest in)\b/;

/** Whether a word like "about" makes it the matter of feedback. */
function isSpokenOf({ words }: Reading, found: Taken | null): boolean {
  if (!found) return false;
  return words
    .slice(Math.max(0, found.first - 4), found.first)
    .some(({ text }) =>
      /^(about|regarding|concerning|with|mention\w*|complain\w*|contain\w*|on|over|praise|like|interest)$/.test(
        text,
      ),
    );
}

/** Whether a question asks for what is not in feedback. */
export function beyondFeedback(
  reading: Reading,
  today: string,
  names: NameIndex,
): { reason: BeyondReason; text: string } | null {
  // What feedback is about may be anything: "How many tickets are about salaries?"
  const isCounted = reading.has(counted);
  for (const [reason, phrase] of rules) {
    const found = reading.find(phrase);
    if (
      isCounted &&
      (reason === 'private' || reason === 'business_figure' || reason === 'measurement') &&
      isSpokenOf(reading, found)
    )
      continue;
    // "What should we build next quarter?" asks for what is wished for now.
    if (reason === 'future' && found && reading.has(/\b(should|could) (we|i)\b/)) continue;
    // What a column is called is in the data.
    if (reason === 'business_figure' && found && isColumn(reading, found, names)) continue;
    // "Average age" of data with ages.
    if (reason === 'measurement' && found && isNumber(reading, found.end - 1, names)) continue;
    if (found) return { reason, text: saidOf(reading, found.first, found.end) };
  }
  const number = numberAsked(reading, names);
  if (number) return { reason: 'measurement', text: saidOf(reading, number.first, number.end) };
  const year = reading.words.find(({ text }) => /^20\d\d$/.test(text) && Number(text) > yearOf(today));
  return year ? { reason: 'future', text: year.said } : null;
}

const adding = /^(?:total|sum)$/;

/** "The total of the amounts": numbers of a column are averaged and ranked by; they are not added up, since items may repeat them. */
function numberAsked(reading: Reading, names: NameIndex): Taken | null {
  const { words } = reading;
  for (let first = 0; first < words.length; first += 1) {
    if (!adding.test(words[first]?.text ?? '')) continue;
    let at = first + 1;
    while (/^(?:the|of)$/.test(words[at]?.text ?? '')) at += 1;
    for (const length of [3, 2, 1]) {
      const end = at + length;
      // "Largest ARR first" is an order.
      if (words[end]?.text === 'first') continue;
      const said = end <= words.length ? textOf(reading, at, end) : '';
      if (said !== '' && [...names.numberFields].some((key) => names.isNounOf(said, key)))
        return { groups: [], first, end };
    }
  }
  return null;
}

/** Whether a column of numbers is named from a place on, by up to three words. */
function isNumber(reading: Reading, place: number, names: NameIndex): boolean {
  const said = [1, 2, 3].map((length) => textOf(reading, place, place + length));
  return [...names.numberFields].some((key) => said.some((words) => names.isNounOf(words, key)));
}

function isColumn(reading: Reading, { first, end }: Taken, names: NameIndex): boolean {
  const said = textOf(reading, first, end);
  if (names.valueAt(reading, first)?.end === end) return true;
  return names.fieldNouns.some(([, key]) => names.isNounOf(said, key));
}

function textOf({ words }: Reading, first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ text }) => text)
    .join(' ');
}

function saidOf({ words }: Reading, first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ said }) => said)
    .join(' ');
}
