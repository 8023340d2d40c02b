import type { Chance } from './chance.ts';
import type { Part, Sayings } from './sayings.ts';

const months: Record<string, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

const names = 'Sunniva Caspar Odette Ravi Bettina Lorcan Ilse Mateus Nerys Tomke Aurel Pia Joost Wanda'.split(
  ' ',
);

const fill = (
  text: string,
  language: string,
  chance: Chance,
  own: Readonly<Record<string, string>>,
): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => {
    const from = own[slot];
    if (from !== undefined) return from;
    if (slot === 'month') return chance.one((months[language] ?? months['en'] ?? '').split(' '));
    if (slot === 'name') return chance.one(names);
    if (slot === 'num') return String(6 + chance.below(50));
    if (slot === 'amount') return `€${String(14 + chance.below(400))}`;
    if (slot === 'eur') return `${String(11 + chance.below(60))} €`;
    if (slot === 'weekday') return chance.one(['Tuesday', 'Thursday', 'Saturday', 'Sunday']);
    throw new Error(`unknown slot ${slot}`);
  });

interface Manner {
  opening: number;
  filler: number;
  closer: number;
}

/** A text that says each of `heads`, with what people write around it. `own` fills slots of the item's own. */
export const compose = (
  sayings: Sayings,
  heads: readonly string[],
  language: string,
  chance: Chance,
  manner: Manner,
  own: Readonly<Record<string, string>> = {},
): { text: string; parts: Part[] } => {
  const sentences: string[] = [];
  const maybe = (slot: keyof Manner): void => {
    if (chance.happens(manner[slot]) && sayings.has(`${slot}/none`, language)) {
      sentences.push(sayings.deal(`${slot}/none`, language));
    }
  };
  maybe('opening');
  for (const head of heads) sentences.push(sayings.deal(head, language));
  maybe('filler');
  maybe('closer');
  const ended = sentences.map((sentence, at) =>
    at === sentences.length - 1 || /[.,:!?。、)…]$/u.test(sentence) ? sentence : `${sentence}.`,
  );
  const parts = heads.map((head) => sayings.parts.get(head)).filter((part) => part !== undefined);
  return { text: fill(ended.join(language === 'ja' ? '' : ' '), language, chance, own), parts };
};

/** The day of item `at` of `count`, spread evenly over `days` days from `from`, give or take. */
export const dayOf = (chance: Chance, from: string, days: number, at: number, count: number): string => {
  const day = Math.floor(((at + chance.next()) * days) / count);
  return new Date(Date.parse(`${from}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
};

/** Two different heads at most, both of which can be said in `language`. */
export const chooseHeads = (
  sayings: Sayings,
  weights: Readonly<Record<string, number>>,
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
      ([head, weight]) => weight > 0 && !head.startsWith(`${matter}/`) && !head.startsWith('empty-praise'),
    ),
  );
  return Object.keys(others).length === 0 ? [first] : [first, chance.weighed(others)];
};
