import { stem } from '../../text/stem.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import type { Word } from './reading.ts';

/** Words that questions are built from, and that are long enough to be told when a letter is wrong. */
const grammar =
  `many much often number share percentage percent proportion average rating ratings reviews review comments feedback tickets items messages
  customers people users accounts mention mentions mentioned mentioning contain contains containing about complain complains complaints complaint
  negative positive neutral compare compared between versus which what most fewest least highest lowest biggest month months week weeks quarter year
  since before after during january february march april june july august september october november december yesterday language english german
  french spanish italian dutch source sources topics themes problems bugs requests features feature increasing decreasing growing rising trend
  summarise summarize summary quotes examples without rated stars distribution different wishes suggestions questions cancelled praise breakdown
  top worst best last list show count total respondents responses mentioned monthly weekly accounts unhappy unhappier happy satisfied dissatisfied
  country countries city cities version versions branch branches cancel cancelled suggestions suggested compare overview people build improved
  account complaining mentioning improvement getting weekends positive summarised opinions experience mainly biggest largest frequently`
    .split(/\s+/)
    .filter((word) => word.length >= 4);
const known = new Set(grammar.flatMap((word) => [word, stem(word)]));
/** Right words that are a letter away from one of these. */
const right = new Set(
  `start starts stare native reverse mouth monthly week weeks peak seek meek wear year hear near pear rear dear fear gear tear last lost list
  past fast mast cast vast host most must mist show slow snow shot shop top tip tap toy best beat rest test west nest pest worst work words worse worst
  bags hugs bugs bug mugs lust rust dust cost post boost contact content contest contents count court county counts custom costume customs mean menu mention mansion
  march match marsh april june july juan august since science sense price prices prince after alter later often soften open user users uses used
  people peoples purple about abound above rated dated hated rates rate rater ratio ration station rating eating dating raising raining training
  stars stairs start share shave shape spare scare care item items times time terms themes these there where which witch watch what chat that
  topic tropic tonic source sauce course sources resource without within witness total totals local metal bettery battery quota quote quotes quite
  feature future fixture features picture review reviews reviewer preview renew view views between better letter latter setting getting
  count counts could mount amount trend trends tread friend spend send growing crowing rowing glowing rising raising using losing closing
  response respond language luggage package month many any man may money honey manly various variance praise raise raised
  showing shown showed shows count reason season answer counter title last least lease leave request quest require required`.split(
    /\s+/,
  ),
);

/** How people shorten words where they type fast. */
const shortForms = new Map(
  Object.entries({
    ppl: 'people',
    r: 'are',
    u: 'you',
    ur: 'your',
    b4: 'before',
    hw: 'how',
    w: 'with',
    abt: 'about',
    plz: 'please',
    msg: 'message',
    msgs: 'messages',
    cmts: 'comments',
    revs: 'reviews',
    acct: 'account',
    accts: 'accounts',
    cust: 'customer',
    custs: 'customers',
    avg: 'average',
    qtr: 'quarter',
    gimme: 'give',
    lemme: 'let',
    whos: 'who',
    yr: 'year',
    yrs: 'years',
    mth: 'month',
    mths: 'months',
    wk: 'week',
    wks: 'weeks',
    vs: 'versus',
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    wont: "won't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    couldnt: "couldn't",
    havent: "haven't",
    hasnt: "hasn't",
  }),
);

/** Short words that most questions have: these are known with a letter too many or too few, too. */
const short = new Set([
  'which',
  'what',
  'most',
  'many',
  'much',
  'least',
  'about',
  'year',
  'month',
  'week',
  'often',
]);

/** One letter too many or too few behind the first. */
export function isLetterOff(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) !== 1) return false;
  return distance(one, other) === 1;
}

const sameStart = 6;

/**
 * The same words, those of the grammar spelt right; names and values are compared elsewhere.
 *
 * @param names words of names and values, which are spelt as they are
 */
export function spelt(words: readonly Word[], names: ReadonlySet<string> = new Set()): Word[] {
  return words.map((word, place) => {
    const { text } = word;
    const long = shortForms.get(text);
    if (long !== undefined) return { ...word, text: long };
    if (
      text === '4' &&
      /^(?:asking|looking|waiting|wishing|hoping|ask|wish|wait)$/.test(words[place - 1]?.text ?? '')
    )
      return { ...word, text: 'for' };
    if (
      words[place - 1]?.text === 'how' &&
      text !== 'money' &&
      distance(text, 'many') === 1 &&
      text.length > 2
    )
      return { ...word, text: 'many' };
    if (text.length < 4 || !/^[a-z]+$/.test(text)) return word;
    if (
      names.has(text) ||
      names.has(text.replace(/(?:es|s)$/, '')) ||
      known.has(text) ||
      known.has(stem(text)) ||
      right.has(text) ||
      isScaffolding(text)
    )
      return word;
    const near = grammar.filter((one) => isNear(text, one) || (short.has(one) && isLetterOff(text, one)));
    const least = Math.min(...near.map((one) => distance(text, one)));
    const meant = near.filter((one) => distance(text, one) === least);
    const [only] = meant;
    // Forms of one word are as good as one.
    const isOne = new Set(meant.map((one) => stem(one).slice(0, sameStart))).size === 1;
    return only !== undefined && isOne ? { ...word, text: only } : word;
  });
}

/** One letter wrong, missing, too many or two in the wrong order; two in long words. Short words may only have their letters swapped. */
export function isNear(one: string, other: string): boolean {
  if (one[0] !== other[0] && one.length < 7) return false;
  const far = distance(one, other);
  const length = Math.min(one.length, other.length);
  if (length < 5) return far === 1 && isSwapped(one, other);
  return far <= (length >= 9 ? 2 : 1);
}

function isSwapped(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('');
}

/** Damerau and Levenshtein's, of neighbours that are swapped once. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 3;
}
