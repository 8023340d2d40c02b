import type { Chance } from './chance.ts';
import { speak, type Saying, type Sayings } from './sayings.ts';
import { judge, type Part, type Row } from './rows.ts';
import { untidy } from './untidy.ts';

export interface Wanted {
  language: string;
  /** How much each matter and saying is spoken of, for this item. 1 is usual. */
  weight: (saying: Saying) => number;
  names: Readonly<Record<string, string>>;
}

export type Said = Pick<Row, 'text' | 'language' | 'parts' | 'sentiment' | 'mixed'>;

const lengths = { one: 58, two: 27, three: 10, many: 5 };
const partsOf = { one: 1, two: 2, three: 3, many: 5 };

function chooseSaying(sayings: readonly Saying[], wanted: Wanted, chance: Chance): Saying | undefined {
  const weights = sayings.map((saying) => wanted.weight(saying));
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return sayings.find((_, index) => (left -= weights[index] ?? 0) < 0);
}

const joints = [' ', ' ', '\n', ' Also, ', ' And ', ' - ', ' Another thing: '];

/** One item's text: one to five matters, each spoken by one saying, with the untidiness of people. */
export function compose(sayings: Sayings, wanted: Wanted, chance: Chance): Said {
  const known = sayings.of.filter((saying) => saying.language === wanted.language);
  const wish = partsOf[chance.weighted(lengths)];
  const chosen: Saying[] = [];
  for (let tries = 0; chosen.length < wish && tries < 12; tries += 1) {
    const open = known.filter((saying) => !chosen.some((other) => other.matter === saying.matter));
    const saying = chooseSaying(open, wanted, chance);
    if (saying) chosen.push(saying);
  }
  let text = '';
  for (const { pattern } of withAsides(chosen, sayings.asides.get(wanted.language) ?? [], chance)) {
    const sentence = finish(speak(pattern, wanted.names, chance), chance);
    const joint = wanted.language === 'en' ? chance.pick(joints) : ' ';
    text += text === '' ? sentence : `${joint}${sentence}`;
  }
  const opener = sayings.openers.get(wanted.language);
  const closer = sayings.closers.get(wanted.language);
  if (opener && chance.is(0.16)) text = `${speak(chance.pick(opener), wanted.names, chance)} ${text}`;
  if (closer && chance.is(0.14)) text = `${text} ${speak(chance.pick(closer), wanted.names, chance)}`;
  const parts: Part[] = chosen.map(({ matter, kind, tone }) => ({ matter, kind, tone }));
  return { text: untidy(text, chance), language: wanted.language, parts, ...judge(parts) };
}

/** A text without a matter, such as "ok", as it comes again and again. */
export function composeNoise(sayings: Sayings, chance: Chance): Said {
  const { text, language, tone } = chance.pick(sayings.noise);
  return { text, language, parts: [], sentiment: tone, mixed: false };
}

/** One text in six has an aside, and a few ramble. */
function withAsides(
  chosen: readonly { pattern: string }[],
  asides: readonly string[],
  chance: Chance,
): { pattern: string }[] {
  const count = chance.is(0.03) ? chance.whole(2, 4) : chance.is(0.15) ? 1 : 0;
  const all = [...chosen];
  const open = [...asides];
  for (let index = 0; index < count && open.length > 0; index += 1) {
    const [pattern = ''] = open.splice(chance.whole(0, open.length - 1), 1);
    all.splice(chance.whole(0, all.length), 0, { pattern });
  }
  return all;
}

function finish(sentence: string, chance: Chance): string {
  if (/[.!?。]$/u.test(sentence)) return sentence;
  const capital = chance.is(0.75) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
  return chance.is(0.85) ? `${capital}${chance.pick(['.', '.', '.', '.', '!', '...'])}` : capital;
}
