import type { MeasureRow } from '@earshot/contracts/measures';
import type { Answer } from '@earshot/contracts/questions';
import { figureText } from './in-words.ts';
import { nounOf, rankLead } from './rank-words.ts';
import { runTrend } from './run-trend.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, take } from './scene.ts';
import { verdictInWords } from './verdict-in-words.ts';

/** Rows that a sentence names. */
const namedRows = 5;
const maxRows = 200;

/** The values of a property, in the order that was asked for. */
export async function runRank(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const by = plan.by ?? 'theme';
  if (typeof by === 'object' && 'time' in by) return runTrend(scene);
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const order = plan.order === 'change' ? 'change' : kind === 'count' ? 'size' : 'value';
  const { filters } = plan;
  const counted = blank(scene);
  if (plan.order === 'change' && plan.compare === undefined) return { ...counted, missing: noPeriod };
  const query = { filters, unit, measure: kind, by, order, limit: maxRows } as const;
  const taken = await take(scene, plan.compare === undefined ? query : { ...query, compare: plan.compare });
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const { change } = taken.total;
  if (plan.order === 'change' && change?.verdict === 'not_covered') {
    return { ...counted, missing: { reason: 'nothing_measured', detail: verdictInWords(change) } };
  }
  const all = taken.rows.filter(({ key, figure }) => key !== null && figure.value !== null);
  const sorted =
    kind === 'count' && order === 'size'
      ? [...all].sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
      : all;
  const rows = (plan.order === 'least' ? sorted.reverse() : sorted).slice(0, namedRows);
  const [top] = rows;
  if (!top && taken.total.n > 0) return { ...counted, missing: nothingToRank(nounOf(by, 1), phrase) };
  if (!top) return { ...counted, missing: nothingMeasured(plan, phrase) };
  const lead = rankLead({ measure: kind, unit, order: plan.order, by, phrase, rows: all.length });
  const named = rows.map((row, i) => draft.figure(i === 0 ? 'main' : `row_${i + 1}`, row.label, row.figure));
  const list = rows.flatMap((row, i) => [
    i === 0 ? '' : i === rows.length - 1 ? ' and ' : ', ',
    `${row.label} (`,
    named[i] ?? '',
    changeInWords(row),
    ')',
  ]);
  const isOverlapping = by === 'topic' || by === 'theme';
  draft.say(
    lead,
    ...list,
    '.',
    isOverlapping && rows.length > 1 ? ' Some items count in more than one.' : '',
    plan.order === 'least' && taken.more_rows > 0
      ? ` Only the first ${maxRows} ${nounOf(by, maxRows)} were ranked.`
      : '',
  );
  counted.groups = rows.slice(0, 3).map((row) => ({ label: row.label, filters: row.figure.filters }));
  return counted;
}

const noPeriod: Answer['missing'] = {
  reason: 'nothing_measured',
  detail: 'A change needs a period: say since when, such as “since last month”.',
};

/** There are items, but none has what they should be told apart by. */
function nothingToRank(what: string, phrase: string): Answer['missing'] {
  return { reason: 'nothing_measured', detail: `No ${what} is known of the ${phrase}, to rank them by.` };
}

function changeInWords({ figure }: MeasureRow): string {
  const { change } = figure;
  if (!change || change.from === null || change.verdict === 'not_covered') return '';
  return `, before ${figureText({ ...figure, value: change.from })}`;
}
