/**
 * Imports the exports of other tools in `imports/cases` as the screen would, and compares with what a person would make of them.
 *
 *   npm run bench:imports [-- fourth …]
 *
 * The open sets are printed by case; of the frozen ones only sums are. With names of sets, only those are.
 */
import { accountsFigures } from './imports/accounts-case.ts';
import { feedbackFigures } from './imports/feedback-case.ts';
import type { CaseFigures } from './imports/figures.ts';
import { printFigures } from './imports/figures.ts';
import type { Half } from './imports/truth.ts';
import { casesOf } from './imports/truth.ts';

const sets: [Half, title: string, isOpen: boolean][] = [
  ['open', 'First set, open', true],
  ['second', 'Second set, open', true],
  ['third', 'Third set, open', true],
  ['fourth', 'Fourth set, open', true],
  ['frozen', 'Frozen set', false],
  ['frozen-second', 'Second frozen set', false],
];
const asked = process.argv.slice(2);

for (const [half, title, isOpen] of sets) {
  if (asked.length === 0 || asked.includes(half)) printFigures(title, await figuresOf(half), isOpen);
}

async function figuresOf(half: Half): Promise<CaseFigures[]> {
  const figures: CaseFigures[] = [];
  for (const one of casesOf(half)) {
    const { truth } = one;
    figures.push(
      truth.kind === 'feedback' ? await feedbackFigures(one, truth) : await accountsFigures(one, truth),
    );
  }
  return figures;
}
