/** A day, month, quarter or year as Japanese and Korean write it, in English words, and how far it goes. */
interface ReadDates {
  english: string;
  end: number;
}

const monthNames = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
]; // prettier-ignore
const one = String.raw`(?:(\d{4})\s?[年년]\s?(?:の|도)?\s?)?(?:第?(\d)\s?(?:四半期|분기)|(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?)|(\d{4})\s?[年년]`;
const date = new RegExp(String.raw`(?:${one})(?:中|間)?`, 'uy');
const to = /\s?(?:から|부터|~|〜|～)\s?/uy;
const until = /\s?(?:まで|까지)(?:の間|の)?/uy;
const after = /\s?(?:以降|以来|から|이후|부터)(?:の|로)?/uy;
const before = /\s?(?:以前|より前|まで|이전|까지)(?:の)?/uy;
const rolling =
  /(?:過去|直近|この|최근|지난)\s?(\d{1,3})\s?(日間?|週間?|[かヶカ]月間?|年間?|일|주|개월|달|년)(?:の|\s?동안|\s?간)?/uy;
const units: readonly [RegExp, string][] = [
  [/^(?:日|일)/u, 'days'],
  [/^(?:週|주)/u, 'weeks'],
  [/^(?:[かヶカ]月|개월|달)/u, 'months'],
  [/^(?:年|년)/u, 'years'],
];

/** Reads the dates that begin at a place of a question; null where none do. */
export function datesAt(question: string, at: number): ReadDates | null {
  const last = matchAt(rolling, question, at);
  if (last) {
    const unit = units.find(([said]) => said.test(last[2] ?? ''))?.[1] ?? 'days';
    return { english: `in the last ${last[1] ?? ''} ${unit}`, end: at + last[0].length };
  }
  const first = matchAt(date, question, at);
  if (!first) return null;
  const place = at + first[0].length;
  const joint = matchAt(to, question, place);
  const second = joint && matchAt(date, question, place + joint[0].length);
  if (joint && second) {
    const end = place + joint[0].length + second[0].length;
    const close = matchAt(until, question, end);
    return {
      english: `from ${inWords(first)} to ${inWords(second)}`,
      end: end + (close?.[0].length ?? 0),
    };
  }
  const open = matchAt(after, question, place);
  if (open) return { english: `since ${inWords(first)}`, end: place + open[0].length };
  const closed = matchAt(before, question, place);
  if (closed) return { english: `until ${inWords(first)}`, end: place + closed[0].length };
  return { english: `in ${inWords(first)}`, end: place };
}

function matchAt(pattern: RegExp, question: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(question);
}

function inWords([, year, quarter, month, day, alone]: RegExpExecArray): string {
  if (alone !== undefined) return alone;
  if (quarter !== undefined) return `q${quarter} ${year ?? ''}`.trim();
  return [day, monthNames[Number(month) - 1] ?? '', year].filter(Boolean).join(' ');
}
