import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Figure } from '@earshot/contracts/analytics';
import { capital } from '../word/capital.ts';
import { weekdayNames } from '../word/in-words.ts';
import { measuredInWords } from '../word/measured-in-words.ts';
import { superlative } from '../word/rank-words.ts';
import { asEstimate } from './estimate.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, take } from './scene.ts';

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
  if (rows.every(({ figure }) => figure.n === 0))
    return { ...counted, missing: nothingMeasured(scene, inWords(scene, filters)) };
  const sign = plan.order === 'least' ? 1 : -1;
  rows.sort((a, b) => sign * ((a.figure.value ?? 0) - (b.figure.value ?? 0)));
  const named = rows.slice(0, plan.limit ?? rows.length);
  const list = named.flatMap(({ label, figure }, at) => {
    const told = draft.figure(at === 0 ? 'main' : `row_${at + 1}`, label, figure);
    const joint = at === 0 ? '' : at === named.length - 1 ? ' and ' : ', ';
    return [joint, `${label} (`, asEstimate(told, filters, figure), ')'];
  });
  const what = measuredInWords(scene, filters, { measure: kind, unit });
  const order = plan.order === 'least' ? 'least' : 'most';
  draft.say(
    capital(`days of the week with the ${superlative(kind, unit, order)} ${what}: `),
    ...list,
    '. Items without a date are left out.',
  );
  counted.groups = rows.slice(0, 2).map(({ label, figure }) => ({ label, filters: figure.filters }));
  return counted;
}
