import { translationsOf } from '../../language/dictionary.ts';
import { isOfPlace } from '../grammar/demonyms.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import { isWording } from '../matters/matter-wordings.ts';
import { monthOf, weekdays } from '../periods/period-words.ts';
import type { KnownNames } from '../plan.ts';
import { isQuotedAt } from '../reading/quoted.ts';
import type { Word } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';
import { regionNames } from './region-names.ts';

/** Shorter words are too often words of daily speech. */
const leastLetters = 5;

/** What many firms are called first. */
const ofMany =
  /^(?:north|south|east|west|northern|southern|eastern|western|global|national|general|united|american|british|european|german|french|first|second|city|royal|central|international|digital|smart|green|great|grand|greater|group|school|hotel|studio|clinic|hospital|university|college|institute|company|bank|house|green|black|white|golden|silver|river|valley|mountain|ocean|garden|market|health|medical|energy|power|water|solar|advanced|applied|modern|total|prime|super|ultra|happy|fresh|clean|local|saint|street|point|summit|bright|clear|simple|quick|cloud|cyber|media|design|system|systems|service|services|support|premium|standard|business|enterprise|travel|sports?|fitness|family|friends|community|creative|future|pacific|atlantic|spring|summer|autumn|winter)$/;

/** Verbs and states of somebody who gives feedback. */
const ofSpeaker =
  /^(?:complain\w*|grumbl\w*|unhappy|happy|angry|upset|annoyed|satisfied|dissatisfied|so|still|say|says|said|saying|mention\w*|ask\w*|want\w*|written|wrote|report\w*|leav\w+|cancel\w*|churn\w*|rate\w*|think\w*|like|love|hate|struggl\w*|waiting|told|raised|requested|send|sent)$/;
const beforeAccount = /^(?:from|at|by|for)$/;
/** What stands behind these is looked for in what was said. */
const beforeMatter = /^(?:about|mention|mentions|mentioned|mentioning)$/;
const beforeSpeaker = /^(?:has|have|had|is|are|was|does|do|did|will|why|what|when|how|from|at|with|by)$/;

/** The first words of accounts' names that mean nothing else, in lower case, with the whole name. */
export function shortNames(known: KnownNames): ReadonlyMap<string, string> {
  const others = wordsOfOthers(known);
  const byFirst = Map.groupBy(known.accounts, ({ name }) => wordsOf(name)[0]?.text ?? '');
  return new Map(
    [...byFirst].flatMap(([first, [only, other]]) => {
      const isOne = only !== undefined && other === undefined && wordsOf(only.name).length > 1;
      return isOne && !others.has(first) && !isPlain(first) ? [[first, only.name]] : [];
    }),
  );
}

/** Words of sources, topics, plans and values: what is called so is meant by them sooner than an account. */
function wordsOfOthers({
  sources,
  topics,
  themes,
  accounts,
  plans,
  fields,
}: KnownNames): ReadonlySet<string> {
  const named = [...sources, ...topics, ...themes].map(({ name }) => name);
  // A column may hold the accounts once more.
  const whole = new Set(accounts.map(({ name }) => name));
  const values = fields.flatMap((field) => field.values).filter((value) => !whole.has(value));
  return new Set([...named, ...plans, ...values].flatMap((name) => wordsOf(name).map(({ text }) => text)));
}

/** Whether a word is one of daily speech, of the calendar or the map, or of what feedback is about. */
function isPlain(word: string): boolean {
  return (
    word.length < leastLetters ||
    ofMany.test(word) ||
    isScaffolding(word) ||
    monthOf(word) !== null ||
    weekdays.includes(word) ||
    isOfPlace(word) ||
    regionNames(word).length > 0 ||
    isWording(word) ||
    translationsOf(word).length > 0
  );
}

/** The words with the whole name of an account in the place of its first word: "has Alder complained", "complaints from Alder". */
export function byShortNames(
  words: readonly Word[],
  shorts: ReadonlyMap<string, string>,
  question: string,
): Word[] {
  return words.flatMap((word, at) => {
    const name = shorts.get(word.text);
    if (name === undefined || isQuotedAt(question, word.start)) return [word];
    const whole = wordsOf(name).map(({ text, said }) => ({ text, said, start: word.start, end: word.end }));
    const isWhole = whole.every(({ text }, i) => words[at + i]?.text === text);
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
    if (isWhole || beforeMatter.test(before)) return [word];
    const isNamed = /^\p{Lu}/u.test(word.said) && (beforeAccount.test(before) || /['’]s$/.test(word.said));
    const isSpeaker = beforeSpeaker.test(before) && ofSpeaker.test(next);
    return isNamed || isSpeaker ? whole : [word];
  });
}
