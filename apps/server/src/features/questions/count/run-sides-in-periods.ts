import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import { capital } from '../word/capital.ts';
import { periodInWords } from '../word/in-words.ts';
import { measuredInWords } from '../word/measured-in-words.ts';
import { verdictInWords } from '../word/verdict-in-words.ts';
import { asEstimate } from './estimate.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, take } from './scene.ts';

/** "Q4 with Q1 for Hedda and Milo": each side in both periods, with what can be said of its change. */
export async function runSidesInPeriods(
  scene: Scene,
  sides: NonNullable<QuestionPlan['sides']>,
  { kind, unit }: Pick<QuestionPlan, 'unit'> & { kind: QuestionPlan['measure'] },
): Promise<Counted> {
  const { plan } = scene;
  const { part, compare = 'previous' } = plan;
  const counted = blank(scene);
  const { draft } = counted;
  const { said_from: _from, said_to: _to, ...lasting } = plan.filters;
  const what = measuredInWords(scene, lasting, { measure: kind, unit });
  for (const [place, side] of sides.entries()) {
    const filters = narrowed(plan.filters, side.filters);
    const query = { filters, unit, measure: kind, compare, ...(kind === 'share' && part && { part }) };
    const { total, period, compared } = await take(scene, query);
    const { change, numerator: _n, denominator: _d, denominator_filters: _f, parts: _p, ...own } = total;
    const [now, then] = [period, comparedOf(plan, compared)].map((one) =>
      one ? periodInWords({ said_from: one.from, said_to: one.to }) : '',
    );
    if (total.value === null) {
      draft.say(`${side.label}: there is nothing to count ${now ?? ''}.`);
      continue;
    }
    const figure = draft.figure(place === 0 ? 'main' : 'other', side.label, total);
    const said = [capital(`${what}, ${side.label}: `), asEstimate(figure, filters, total), ` ${now ?? ''}`];
    // A period that the data does not cover has no number.
    if (!change || change.from === null || change.verdict === 'not_covered') {
      draft.say(...said, `. ${change ? verdictInWords(change) : ''}`.trimEnd());
      continue;
    }
    const earlier = {
      ...own,
      value: change.from,
      n: change.from_n,
      interval: null,
      filters: change.from_filters,
    };
    const name = place === 0 ? 'before' : 'other_before';
    const before = draft.figure(name, `${side.label} ${then ?? ''}`.trimEnd(), earlier);
    const verdict = `${then ?? ''}. ${verdictInWords(change)}`.trimEnd();
    draft.say(...said, ', ', asEstimate(before, filters, earlier), ` ${verdict}`);
  }
  counted.groups = sides.map((side) => ({
    label: side.label,
    filters: narrowed(plan.filters, side.filters),
  }));
  return counted;
}

function comparedOf({ compare }: QuestionPlan, compared: { from: string; to: string } | undefined) {
  if (compared) return compared;
  return typeof compare === 'object' ? { from: compare.said_from, to: compare.said_to } : undefined;
}
