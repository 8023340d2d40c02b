import { capital } from '../word/capital.ts';
import { periodInWords, unitInWords } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, labelOf, nothingMeasured, scaleOf, take } from './scene.ts';
import { verdictInWords } from '../word/verdict-in-words.ts';

/** A period against another. */
export async function runPeriods(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const compare = plan.compare ?? 'previous';
  const { total, compared, period } = await take(scene, {
    filters,
    unit: kind === 'count' ? unit : 'items',
    measure: kind,
    compare,
    by: { time: 'auto' },
  });
  const counted = blank(scene);
  const { draft } = counted;
  const { said_from: _from, said_to: _to, ...lasting } = filters;
  const phrase = inWords(scene, lasting);
  if (total.value === null || !total.change || total.change.from === null) {
    return { ...counted, missing: nothingMeasured(scene, phrase) };
  }
  const { change } = total;
  const main = draft.figure('main', labelOf(scene, phrase), total);
  const now = period ? periodInWords({ said_from: period.from, said_to: period.to }) : '';
  const noun =
    total.measure === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureName(total.measure, scaleOf(scene))} of `;
  if (change.verdict === 'not_covered') {
    draft.say(capital(`${noun}${phrase}: `), main, ` ${now}. ${verdictInWords(change)}`);
    return counted;
  }
  const earlier = {
    ...total,
    value: change.from,
    n: change.from_n,
    interval: null,
    filters: change.from_filters,
  };
  const { change: _change, ...own } = earlier;
  const before = draft.figure('before', 'The period before', own);
  const then = compared ? periodInWords({ said_from: compared.from, said_to: compared.to }) : '';
  draft.say(
    capital(`${noun}${phrase}: `),
    main,
    ` ${now}, against `,
    before,
    ` ${then}. ${verdictInWords(change)}`,
  );
  return counted;
}
