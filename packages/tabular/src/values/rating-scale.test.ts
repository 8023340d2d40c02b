import { expect, test } from 'vitest';
import { guessMapping, guessOptions } from '../columns/guess-mapping.ts';
import { load, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();

async function scaleOf(name: string, values: readonly string[]) {
  const rows = values.map((value, i) => `"The export ${i} takes far too long on my phone",${value}`);
  const { facts } = await load(await file(['Comment,' + name, ...rows].join('\n')));
  return guessOptions(facts.columns, guessMapping(facts.columns)).ratingScale;
}

test.each([
  ['Ease rating (1 = hard; 7 = easy)', ['3', '6', '7'], { min: 1, max: 7 }],
  ['Rating on a 7-point scale', ['3', '6', '7'], { min: 1, max: 7 }],
  ['満足度（5段階）', ['3', '4', '5'], { min: 1, max: 5 }],
  ['Rating', ['3/10', '8/10', '10/10'], { min: 1, max: 10 }],
  ['Rating', ['95 %', '40 %', '0 %'], { min: 0, max: 100 }],
  ['Rating', ['FIVE', 'ONE', 'FOUR'], { min: 1, max: 5 }],
  ['Satisfaction', ['Very satisfied', 'Neutral', 'Dissatisfied'], { min: 1, max: 5 }],
  ['Score', ['14', '4', '22'], null],
  ['Average rating', ['4', '3', '5'], null],
])('%s of %j', async (name, values, scale) => {
  expect(await scaleOf(name, values)).toEqual(scale);
});
