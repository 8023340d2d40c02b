import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { capital } from '../word/capital.ts';
import { countFigure, toldAs } from './draft.ts';
import { asEstimate, estimatedShareInWords, isGuess } from './estimate.ts';
import { unitInWords } from '../word/in-words.ts';
import { partInWords } from '../word/part-in-words.ts';
import { runRank } from './run-rank.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, take } from './scene.ts';

/** Which share of the items are of the part; without a part, the share of each value. */
export async function runShare(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit, part } = plan;
  if (!part || plan.by !== undefined) {
    return runRank({ ...scene, plan: { ...plan, kind: 'rank', by: plan.by ?? 'source' } });
  }
  const { total } = await take(scene, { filters, unit, measure: 'share', part });
  const counted = { ...blank(scene), behind: narrowed(filters, part) };
  const whole = inWords(scene, filters);
  if (total.value === null) return { ...counted, missing: nothingMeasured(scene, whole) };
  const { draft } = counted;
  const main = draft.figure('main', `Share of ${whole}`, total);
  const { numerator = 0, denominator = 0 } = total;
  const found = countFigure(numerator, unit, total.filters);
  const inside = draft.figure('part', 'In the part', found);
  const all = draft.figure(
    'whole',
    'In all',
    countFigure(denominator, unit, total.denominator_filters ?? filters),
  );
  const noun = unit === 'items' ? `of ${whole}` : `of the ${unitInWords(unit, 2)} behind ${whole}`;
  const told = asEstimate(inside, part, found);
  const guess =
    isGuess(part, found) && denominator > 0
      ? estimatedShareInWords(part, { found: numerator, of: denominator })
      : null;
  draft.say(
    guess ? toldAs(main, capital(guess.number)) : main,
    ` ${noun} ${partInWords(scene, part)}${guess?.range ?? ''}: `,
    told,
    ' of ',
    all,
    '.',
  );
  return counted;
}
