import { isScaffolding } from '../grammar/scaffolding.ts';
import type { KnownNames } from '../plan.ts';
import type { Word } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';

/** Shorter words are too often words of daily speech. */
const leastLetters = 5;

/** What many firms are called first. */
const ofMany =
  /^(?:north|south|east|west|northern|southern|eastern|western|global|national|general|united|american|british|european|german|french|first|second|city|royal|central|international|digital|smart|green|great|grand|greater|group|school|hotel|studio|clinic|hospital|university|college|institute|company|bank|house|green|black|white|golden|silver|river|valley|mountain|ocean|garden|market|health|medical|energy|power|water|solar|advanced|applied|modern|total|prime|super|ultra|happy|fresh|clean|local|saint|street|point|summit|bright|clear|simple|quick|cloud|cyber|media|design|system|systems|service|services|support|premium|standard|business|enterprise|travel|sports?|fitness|family|friends|community|creative|future|pacific|atlantic)$/;

/** Verbs and states of somebody who gives feedback. */
const ofSpeaker =
  /^(?:complain\w*|grumbl\w*|unhappy|happy|angry|upset|annoyed|satisfied|dissatisfied|so|still|say|says|said|saying|mention\w*|ask\w*|want\w*|written|wrote|report\w*|leav\w+|cancel\w*|churn\w*|rate\w*|think\w*|like|love|hate|struggl\w*|waiting|told|raised|requested|send|sent)$/;
const beforeSpeaker = /^(?:has|have|had|is|are|was|does|do|did|will|why|what|when|how|from|at|with|by)$/;

/** The first words of accounts' names that no other account begins with, in lower case, with the whole name. */
export function shortNames(accounts: KnownNames['accounts']): ReadonlyMap<string, string> {
  const byFirst = Map.groupBy(accounts, ({ name }) => wordsOf(name)[0]?.text ?? '');
  return new Map(
    [...byFirst].flatMap(([first, [only, other]]) => {
      const isWhole = only !== undefined && wordsOf(only.name).length < 2;
      const isPlain = first.length < leastLetters || ofMany.test(first) || isScaffolding(first);
      return only === undefined || other !== undefined || isWhole || isPlain ? [] : [[first, only.name]];
    }),
  );
}

/** The words with the whole name of an account in the place of its first word: "has Alder complained", "why is alder unhappy". */
export function byShortNames(words: readonly Word[], shorts: ReadonlyMap<string, string>): Word[] {
  return words.flatMap((word, at) => {
    const name = shorts.get(word.text);
    if (name === undefined) return [word];
    const whole = wordsOf(name).map(({ text, said }) => ({ text, said, start: word.start, end: word.end }));
    const isWhole = whole.every(({ text }, i) => words[at + i]?.text === text);
    if (isWhole) return [word];
    const isCapital = at > 0 && /^\p{Lu}/u.test(word.said);
    const isSpeaker =
      beforeSpeaker.test(words[at - 1]?.text ?? '') && ofSpeaker.test(words[at + 1]?.text ?? '');
    return isCapital || isSpeaker ? whole : [word];
  });
}
