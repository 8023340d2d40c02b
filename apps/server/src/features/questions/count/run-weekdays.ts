import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Figure } from '@earshot/contracts/analytics';
import { capital } from '../word/capital.ts';
import { unitInWords, weekdayNames } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import { superlative } from '../word/rank-words.ts';
import { partInWords } from '../word/part-in-words.ts';
import { estimateInWords, isEstimated } from './estimate.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, scaleOf, take } from './scene.ts';

/** How much on each day of the week, in the order that is asked for. */
export async function runWeekdays(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, part } = plan;
  const kind = plan.measure === 'share' && !part ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const counted = blank(scene);
  const { draft } = counted;
  const rows: { label: string; figure: Figure }[] = [];
  for (const [place, label] of weekdayNames.entries()) {
    const query = {
      filters: narrowed(filters, { weekdays: [place + 1] }),
      unit,
      measure: kind,
      ...(kind === 'share' && part && { part }),
    };
    const { total } = await take(scene, query);
    if (total.value !== null) rows.push({ label, figure: total });
  }
  const phrase = inWords(scene, filters);
  if (rows.every(({ figure }) => figure.n === 0))
    return { ...counted, missing: nothingMeasured(scene, phrase) };
  const sign = plan.order === 'least' ? 1 : -1;
  rows.sort((a, b) => sign * ((a.figure.value ?? 0) - (b.figure.value ?? 0)));
  const isGuess = kind === 'count' && isEstimated(filters);
  const list = rows.slice(0, plan.limit ?? rows.length).flatMap(({ label, figure }, at) => {
    const told = draft.figure(at === 0 ? 'main' : `row_${at + 1}`, label, figure);
    const text =
      isGuess && told.kind === 'figure'
        ? { ...told, text: estimateInWords(filters, figure.value ?? 0).number }
        : told;
    return [at === 0 ? '' : at === rows.length - 1 ? ' and ' : ', ', `${label} (`, text, ')'];
  });
  const what =
    kind === 'count'
      ? `${unit === 'items' ? '' : `${unitInWords(unit, 2)} with `}${phrase}`
      : kind === 'share'
        ? `share of ${phrase}${part ? ` that ${partInWords(scene, part)}` : ''}`
        : `${measureName(kind, scaleOf(scene))} of ${phrase}`;
  const order = plan.order === 'least' ? 'least' : 'most';
  draft.say(
    capital(`days of the week with the ${superlative(kind, unit, order)} ${what}: `),
    ...list,
    '. Items without a date are left out.',
  );
  counted.groups = rows.slice(0, 2).map(({ label, figure }) => ({ label, filters: figure.filters }));
  return counted;
}
