import { yearOf } from './calendar.ts';
import type { BeyondReason } from './plan.ts';
import type { Reading } from './reading.ts';

const crowd = '(people|persons|users|customers|clients|subscribers|visitors|accounts|companies)';

/** What no feedback can tell, however much of it there is. */
const rules: readonly [BeyondReason, RegExp][] = [
  [
    'future',
    /\b(next (day|week|month|quarter|year|summer|winter|spring)|tomorrow|predict|forecast|in the future)\b/,
  ],
  ['future', /^(what|how|when|who|where|which)( \S+){0,3} will\b/],
  [
    'business_figure',
    /\b(churn rate|retention rate|conversion rate|profits?|profit margin|turnover|stock price|share price|market share|mrr|arr|cash flow|(daily|weekly|monthly) active (users|people|accounts)|head ?count|employees|page ?views|bounce rate|sign ?ups|signups|downloads|lifetime value)\b/,
  ],
  [
    'population',
    new RegExp(String.raw`\bhow many ${crowd} (do|does|did) (we|our|you|the \S+) (\S+ ){0,2}have\b`),
  ],
  [
    'population',
    new RegExp(
      String.raw`\bhow many ${crowd} (have )?(signed up|sign up|registered|subscribed|installed|downloaded|bought|purchased|visited|paid|renewed|logged in)\b`,
    ),
  ],
  [
    'task',
    /^(please )?(write|translate|draw|compose|delete|remove|send|email|mail|book|buy|create|make|generate|calculate|solve|play|sing|tell me a (joke|story)|ignore)\b/,
  ],
  ['measurement', /\bhow (tall|heavy|old|far|fast|deep|high|big|long)\b(?! has)/],
  [
    'measurement',
    /\b(square root|session (length|duration)|average (session|order|basket|age|price|salary))\b/,
  ],
];

/** Whether a question asks for what is not in feedback. */
export function beyondFeedback(
  reading: Reading,
  today: string,
): { reason: BeyondReason; text: string } | null {
  for (const [reason, phrase] of rules) {
    const found = reading.find(phrase);
    if (found) return { reason, text: saidOf(reading, found.first, found.end) };
  }
  const year = reading.words.find(({ text }) => /^20\d\d$/.test(text) && Number(text) > yearOf(today));
  return year ? { reason: 'future', text: year.said } : null;
}

function saidOf({ words }: Reading, first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ said }) => said)
    .join(' ');
}
