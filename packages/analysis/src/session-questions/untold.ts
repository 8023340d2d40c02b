import type { Reading } from '../questions/reading/reading.ts';
import type { UntoldReason } from './plan.ts';

/** What no recording can tell, however many there are. */
const rules: readonly [UntoldReason, RegExp][] = [
  [
    'task',
    /^(please )?(write|translate|draw|compose|delete|remove|erase|send|email|mail|book|buy|create|make|generate|solve|play|sing|share|export|download|block|tell me a (joke|story)|ignore)\b/,
  ],
  [
    'future',
    /\b(next (day|week|month|quarter|year|summer|winter|spring)|tomorrow|predict|forecast|in the future|going to (be|have|get))\b/,
  ],
  ['future', /^(what|how|when|who|where|which)( \S+){0,3} will\b/],
  [
    'business_figure',
    /\b(revenue|profits?|turnover|sales|income|price|prices|cost|costs|churn|retention|conversion rate|market share|mrr|arr|ltv|lifetime value|headcount|employees)\b/,
  ],
  ['reasons', /^why\b|\b(reasons?( why| that| for)?|how come|what made|what motivated|intend|intended)\b/],
  [
    'opinions',
    /\b(think|thinks|thought|feel|feels|felt|opinions?|like|likes|liked|love|prefer|prefers|preferred|favou?rite|happy|unhappy|satisfied|satisfaction|nps|csat|sentiment|mood|complain|complained|complaints?|trust|recommend)\b/,
  ],
  [
    'traits',
    /\b(how old|ages?|aged|gender|male|female|men|women|education|jobs?|job titles?|profession|salary|salaries|nationality|religion|ethnicity|married)\b/,
  ],
  [
    'not_recorded',
    /\b(passwords?|credit card numbers?|card numbers?|looking at|looked at|looking|eyes?|gaze|voices?|faces?|webcam|screen readers?|keystrokes?)\b/,
  ],
];

/** Whether a question asks for what no recording holds. */
export function untoldBySessions(
  reading: Reading,
  today: string,
): { reason: UntoldReason; text: string } | null {
  for (const [reason, phrase] of rules) {
    const found = reading.find(phrase);
    if (found) {
      const said = reading.words.slice(found.first, found.end).map(({ said: word }) => word);
      return { reason, text: said.join(' ') };
    }
  }
  const year = reading.words.find(({ text }) => /^20\d\d$/.test(text) && text > today.slice(0, 4));
  return year ? { reason: 'future', text: year.said } : null;
}
