/**
 * Writes packages/analysis/assets/tone.bin: what feedback of eleven invented businesses and plain sayings teach about tone, half of it
 * and half of what the lexicon says.
 *
 *   node scripts/engine/fit-tone.ts
 *
 * The texts are those of the outside examinations that were opened and of the practice (`scripts/bench/outside`); frozen ones are left
 * out. Texts of which one part praises and another blames teach nothing. `--judge` prints instead how each business is read by what
 * the others teach.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeToneModel } from '@earshot/analysis/sentiment/tone-bytes';
import { macroF1 } from '@earshot/analysis/sentiment/macro-f1';
import type { Verdict } from '@earshot/analysis/sentiment/macro-f1';
import { toneInputs } from '@earshot/analysis/sentiment/tone-inputs';
import { fitToneModel, lexiconModel, meanModel, sharesOf } from '@earshot/analysis/sentiment/tone-model';
import type { ToneExample, ToneModel } from '@earshot/analysis/sentiment/tone-model';
import { likeliest, TONES } from '@earshot/analysis/sentiment/tones';
import type { Tone } from '@earshot/analysis/sentiment/tones';
import { readWordTable } from '@earshot/analysis/word-table';
import { readSet } from '../bench/outside/read-set.ts';

const assets = new URL('../../packages/analysis/assets/', import.meta.url);
const outside = new URL('../bench/outside/', import.meta.url);
const openSets = ['sets/first', 'sets-second', 'sets-third', 'practice'];
/** How the sets call the tones. */
const tones: Readonly<Record<string, Tone>> = {
  '-1': 'negative',
  '0': 'neutral',
  '1': 'positive',
  bad: 'negative',
  none: 'neutral',
  good: 'positive',
  negative: 'negative',
  neutral: 'neutral',
  positive: 'positive',
};

/** A line of plain sayings weighs as much as this many texts, however many alternatives it has. */
const lineWeight = 12;
/** A rare tone of a language weighs at most this many times as much as a common one. */
const mostBalance = 20;

interface Told {
  business: string;
  key: string;
  language: string;
  example: ToneExample;
}

interface Truth {
  id: string;
  language: string;
  sentiment: string | number;
  mixed: boolean;
}

const words = readWordTable(readFileSync(new URL('words-en.bin', assets)));
const told = [...(await readTold()), ...plainSayings()];
if (process.argv.includes('--judge')) judge();
else {
  const model = taught(told);
  const report = { labels: told.length, learntF1: 0, lexiconF1: 0, verdict: 'takes_over' } as const;
  writeFileSync(new URL('tone.bin', assets), encodeToneModel(model, report));
  console.log(`${told.length} texts`);
}

function taught(from: readonly Told[]): ToneModel {
  const examples = balanced([...new Map(from.map((one) => [one.key, one])).values()]);
  return meanModel(fitToneModel(examples, words.dimensions), lexiconModel(words.dimensions));
}

/** Makes the tones of each language weigh alike, so that a language alone tells no tone. */
function balanced(from: readonly Told[]): ToneExample[] {
  const weights = new Map<string, number>();
  const of = (language: string, label: number) => weights.get(`${language} ${label}`) ?? 0;
  for (const { language, example } of from)
    weights.set(`${language} ${example.label}`, of(language, example.label) + example.weight);
  return from.map(({ language, example }) => {
    const most = Math.max(...TONES.map((_, label) => of(language, label)));
    const times = Math.min(mostBalance, most / of(language, example.label));
    return { ...example, weight: example.weight * times };
  });
}

async function readTold(): Promise<Told[]> {
  const all: Told[] = [];
  for (const name of openSets) {
    const folder = new URL(`${name}/`, outside).pathname;
    const { workspaces } = await readSet(folder);
    for (const { name: business, items } of workspaces) {
      const lines = readFileSync(`${folder}${business}.truth.jsonl`, 'utf8').trim().split('\n');
      const truths = new Map(lines.map((line) => JSON.parse(line) as Truth).map((one) => [one.id, one]));
      for (const { id, title, text } of items) {
        const truth = truths.get(id);
        const tone = truth && !truth.mixed ? tones[String(truth.sentiment)] : undefined;
        if (!truth || tone === undefined) continue;
        const inputs = toneInputs({ title, text }, truth.language, words);
        all.push({
          business: `${name}/${business}`,
          key: `${title}\n${text}`,
          language: truth.language,
          example: { inputs, label: TONES.indexOf(tone), weight: 1 },
        });
      }
    }
  }
  return all;
}

/** Plain sayings; each line is a language, a tone and a text with alternatives in braces. */
function plainSayings(): Told[] {
  const lines = readFileSync(new URL('plain-sayings.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [language = '', tone = '', ...rest] = line.split(' ');
    const label = TONES.findIndex((known) => known === tone);
    if (label < 0) throw new Error(`No tone in: ${line}`);
    const texts = spread(rest.join(' '));
    return texts.map((text) => ({
      business: 'plain',
      key: text,
      language,
      example: { inputs: toneInputs({ text }, language, words), label, weight: lineWeight / texts.length },
    }));
  });
}

/** A text in each of its alternatives. */
function spread(text: string): string[] {
  const open = text.indexOf('{');
  const close = text.indexOf('}', open);
  if (open < 0 || close < 0) return [text];
  const before = text.slice(0, open);
  const after = spread(text.slice(close + 1));
  return text
    .slice(open + 1, close)
    .split('|')
    .flatMap((one) => after.map((rest) => before + one + rest));
}

/** Macro-F1 of each business by the lexicon and by what the other businesses teach. */
function judge(): void {
  for (const business of new Set(told.map((one) => one.business).filter((name) => name !== 'plain'))) {
    const model = taught(told.filter((one) => one.business !== business));
    const own = told.filter((one) => one.business === business).map(({ example }) => example);
    const by = (speaker: ToneModel) => {
      const verdicts = own.flatMap(({ inputs, label }): Verdict[] => {
        const right = TONES[label];
        return right ? [{ given: likeliest(sharesOf(speaker, inputs)), right, weight: 1 }] : [];
      });
      return (100 * macroF1(verdicts)).toFixed(1);
    };
    console.log(`${business}: lexicon ${by(lexiconModel(words.dimensions))}, taught ${by(model)}`);
  }
}
