import type { Chance } from './chance.ts';
import type { Part, Sayings } from './sayings.ts';

const months: Record<string, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ja: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  ko: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
};

const names =
  'Shirley Mo Agnieszka Tom Priya Callum Denise Yusuf Hannah Keith Ola Marta Ravi Joanne Ffion Gareth Bilal Rosie'.split(
    ' ',
  );

export const fill = (
  text: string,
  language: string,
  chance: Chance,
  own: Record<string, string> = {},
): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => {
    const from = own[slot];
    if (from !== undefined) return from;
    if (slot === 'month') return chance.one((months[language] ?? months['en'] ?? '').split(' '));
    if (slot === 'name') return chance.one(names);
    if (slot === 'helper') return chance.one(['Jasmine', 'Owen', 'Bronagh']);
    if (slot === 'num') return String(3 + chance.below(38));
    if (slot === 'many') return String(15 + chance.below(12));
    if (slot === 'day') return String(20 + chance.below(9));
    if (slot === 'room') return String(100 + chance.below(30));
    if (slot === 'book') return String(35 + chance.below(30));
    if (slot === 'amount') return `£${String(18 + chance.below(700))}`;
    if (slot === 'eur') return `${String(5 + chance.below(90))} €`;
    if (slot === 'weekday') return chance.one(['Monday', 'Friday', 'Saturday', 'Sunday']);
    if (slot === 'weekday_de') return chance.one(['Montag', 'Freitag', 'Samstag']);
    if (slot === 'office') return chance.one(['Niamh', 'Luca', 'Sabine']);
    throw new Error(`unknown slot ${slot}`);
  });

interface Manner {
  opening: number;
  filler: number;
  closer: number;
}

/** A text that says each of `heads`, with what people write around it. */
export const compose = (
  sayings: Sayings,
  heads: readonly string[],
  language: string,
  chance: Chance,
  manner: Manner,
): { text: string; parts: Part[] } => {
  const sentences: string[] = [];
  const maybe = (slot: keyof Manner): void => {
    if (chance.happens(manner[slot]) && sayings.has(`${slot}/none`, language)) {
      sentences.push(sayings.deal(`${slot}/none`, language));
    }
  };
  maybe('opening');
  for (const [at, head] of heads.entries()) {
    if (at > 0) maybe('filler');
    sentences.push(sayings.deal(head, language));
  }
  maybe('filler');
  maybe('closer');
  const ended = sentences.map((sentence, at) =>
    at === sentences.length - 1 || /[.,:!?。、)…]$/u.test(sentence) ? sentence : `${sentence}.`,
  );
  const parts = heads.map((head) => sayings.parts.get(head)).filter((part) => part !== undefined);
  return { text: ended.join(language === 'ja' ? '' : ' '), parts };
};

/** A day of a period, drawn at random. */
export const dayWithin = (chance: Chance, from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + chance.below(days) * 86_400_000).toISOString().slice(0, 10);

/** Two different heads at most, both of which can be said in `language`. */
export const chooseHeads = (
  sayings: Sayings,
  weights: Record<string, number>,
  language: string,
  chance: Chance,
  second: number,
): string[] => {
  const sayable = Object.fromEntries(Object.entries(weights).filter(([head]) => sayings.has(head, language)));
  const first = chance.weighed(sayable);
  if (first.startsWith('empty-praise') || !chance.happens(second)) return [first];
  const [matter = ''] = first.split('/');
  const others = Object.fromEntries(
    Object.entries(sayable).filter(
      ([head]) => !head.startsWith(`${matter}/`) && !head.startsWith('empty-praise'),
    ),
  );
  return [first, chance.weighed(others)];
};
