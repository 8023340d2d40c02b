/**
 * Imports the exports of other tools in `imports/cases` as the screen would, and compares with what a person would make of them.
 *
 *   npm run bench:imports
 *
 * The open sets are printed by case; of the frozen ones only sums are.
 */
import { accountsFigures } from './imports/accounts-case.ts';
import { feedbackFigures } from './imports/feedback-case.ts';
import type { CaseFigures } from './imports/figures.ts';
import { printFigures } from './imports/figures.ts';
import type { Half } from './imports/truth.ts';
import { casesOf } from './imports/truth.ts';

printFigures('First set, open', await figuresOf('open'), true);
printFigures('Second set, open', await figuresOf('second'), true);
printFigures('Third set, open', await figuresOf('third'), true);
printFigures('Frozen set', await figuresOf('frozen'), false);
printFigures('Second frozen set', await figuresOf('frozen-second'), false);

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
