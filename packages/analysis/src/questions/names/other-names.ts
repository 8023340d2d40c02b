import { isScaffolding } from '../grammar/scaffolding.ts';
import type { KnownNames } from '../plan.ts';
import { wordsOf } from '../reading/reading.ts';

/** Shops of apps by their names, with the other names that people have for them. */
const shops: Readonly<Record<string, readonly string[]>> = {
  'google play': ['play store', 'google play store', 'playstore', 'android store', 'google store'],
  'play store': ['google play', 'google play store', 'playstore', 'android store'],
  'app store': ['apple store', 'ios store', 'appstore', 'ios app store', 'apple app store', 'itunes'],
  'apple app store': ['app store', 'apple store', 'ios store', 'appstore'],
};

/** Words for feedback at large are no name of one source. */
const atLarge =
  /^(?:reviews?|reviewers?|feedbacks?|comments?|items?|responses?|answers?|ratings?|data|exports?|imports?|files?|csv|apps?|stores?|customers?|users?|support|public|internal|main|other)$/;

interface Alias {
  name: string;
  /** Whether a word like "on" has to stand before it. */
  isPointed: boolean;
}

/** What sources are called besides their names: by their first or last word, where no other source has it. */
export function sourceAliases(sources: KnownNames['sources']): { id: number; alias: Alias }[] {
  const split = sources.map(({ id, name }) => ({ id, name, words: wordsOf(name).map(({ text }) => text) }));
  const counts = new Map<string, number>();
  for (const word of split.flatMap(({ words }) => [...new Set(words)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const own = new Set(split.map(({ name }) => name.toLowerCase()));
  return split.flatMap(({ id, name, words }) => {
    const others = (shops[name.toLowerCase()] ?? [])
      .filter((other) => !own.has(other))
      .map((other) => ({ id, alias: { name: other, isPointed: false } }));
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const isShop = name.toLowerCase() in shops;
    const parts = words.length < 2 ? [] : [first, last];
    const short = parts
      .filter(
        (word, i) =>
          counts.get(word) === 1 &&
          !isShop &&
          word.length >= 4 &&
          !atLarge.test(word) &&
          (i === 1 || !isScaffolding(word)),
      )
      .map((word) => ({ id, alias: { name: word, isPointed: true } }));
    return [...others, ...short];
  });
}

/** What people call systems by the devices that they run on. */
const systems: Readonly<Record<string, readonly string[]>> = {
  ios: ['iphone', 'iphones', 'ipad', 'ipads', 'apple devices'],
  iphone: ['ios'],
  macos: ['mac', 'macs', 'macbook', 'macbooks'],
  windows: ['windows pc'],
};

/** "Is it better on iPhone or on Android" of a column with iOS. */
export function systemNames(value: string): readonly string[] {
  return systems[value.toLowerCase()] ?? [];
}

/** How people say ranges of numbers that are values: "over 55s" are of "55+". */
export function spokenRanges(value: string): string[] {
  const [, from = ''] = /^(\d{1,3})\s?\+$/.exec(value) ?? [];
  if (from !== '')
    return [
      `over ${from}s`,
      `over ${from}`,
      `${from}s and over`,
      `${from} and over`,
      `${from} plus`,
      `${from} or over`,
    ];
  const [, until = ''] = /^(?:under|below|<)\s?(\d{1,3})$/i.exec(value) ?? [];
  if (until !== '') return [`under ${until}s`, `under ${until}`, `below ${until}`, `younger than ${until}`];
  const [, low = '', high = ''] = /^(\d{1,3})\s?[-–]\s?(\d{1,3})$/.exec(value) ?? [];
  return low === '' ? [] : [`${low} to ${high}`, `${low} to ${high} year olds`, `${low} ${high}s`];
}
