/**
 * Writes packages/analysis/assets/tone.bin: what feedback of eleven invented businesses teaches about tone, half of it and half of
 * what the lexicon says.
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

/** Many plain statements are of one form. */
const plainWeight = 0.25;

interface Told {
  business: string;
  key: string;
  example: ToneExample;
}

interface Truth {
  id: string;
  language: string;
  sentiment: string | number;
  mixed: boolean;
}

const words = readWordTable(readFileSync(new URL('words-en.bin', assets)));
const told = [...(await readTold()), ...plainStatements()];
if (process.argv.includes('--judge')) judge();
else {
  const model = taught(told);
  const report = { labels: told.length, learntF1: 0, lexiconF1: 0, verdict: 'takes_over' } as const;
  writeFileSync(new URL('tone.bin', assets), encodeToneModel(model, report));
  console.log(`${told.length} texts`);
}

function taught(from: readonly Told[]): ToneModel {
  const examples = [...new Map(from.map((one) => [one.key, one.example])).values()];
  return meanModel(fitToneModel(examples, words.dimensions), lexiconModel(words.dimensions));
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
          example: { inputs, label: TONES.indexOf(tone), weight: 1 },
        });
      }
    }
  }
  return all;
}

/** Plain statements blame and praise nothing; each line is a language and a text with alternatives in braces. */
function plainStatements(): Told[] {
  const lines = readFileSync(new URL('plain-statements.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) =>
    spread(line.slice(3)).map((text) => ({
      business: 'plain',
      key: text,
      example: {
        inputs: toneInputs({ text }, line.slice(0, 2), words),
        label: TONES.indexOf('neutral'),
        weight: plainWeight,
      },
    })),
  );
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
