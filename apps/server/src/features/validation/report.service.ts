import { agreementOf } from '@earshot/analysis/scores/agreement';
import type { AnswerPair } from '@earshot/analysis/scores/agreement';
import { wilson } from '@earshot/analysis/scores/wilson';
import type { CallReply } from '@earshot/contracts/call';
import type {
  Agreement,
  CheckFilter,
  validation,
  LearntToneStanding,
  MeasuredQuality,
} from '@earshot/contracts/validation';
import { checkKinds, fewestChecks, fewestPairs } from '@earshot/contracts/validation';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { shownByOf } from './check-view.ts';
import type { DrawnCount } from './report.sql.ts';
import * as sql from './report.sql.ts';
import { countLabels, readToneModel } from './tone/tone.sql.ts';
import { fewestLabels } from './tone/want-learning.ts';

type Report = CallReply<typeof validation.report>;

export function qualityReport(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
): Promise<Report> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const totals = await sql.readTotals(tx, workspaceId);
    const drawn = await sql.readDrawn(tx, workspaceId);
    const pairs = await sql.readPairs(tx, workspaceId);
    const topics = await sql.readTopicTitles(tx, workspaceId);
    const people = await sql.readPeople(tx, workspaceId);
    return {
      checks: { count: totals.reduce((sum, { checks: count }) => sum + count, 0), filters: {} },
      people: people.map(({ id, name, checks: count }) => ({
        ...{ user_id: id, name },
        checks: { count, filters: { checked_by: id } },
      })),
      kinds: checkKinds.map((kind): Report['kinds'][number] => {
        const total = totals.find((one) => one.kind === kind);
        return {
          kind,
          quality: qualityOf(drawn, { kind }),
          checks: { count: total?.checks ?? 0, filters: { kind } },
          corrections: { count: total?.corrections ?? 0, filters: { kind, verdict: 'disagree' } },
          unsure: { count: total?.unsure ?? 0, filters: { kind, verdict: 'unsure' } },
          agreement: agreementIn(pairs.filter((pair) => pair.kind === kind)),
        };
      }),
      speakers: speakersIn(drawn),
      languages: languagesIn(drawn),
      topics: topics
        .map(({ id, title }) => ({
          ...{ custom_trend_id: id, title },
          quality: qualityOf(drawn, { kind: 'topic', custom_trend_id: id }),
        }))
        .filter(({ quality }) => quality.checked.count > 0),
      tone: await toneStanding(tx, workspaceId),
    };
  });
}

/** What quality is told of: checks of one kind, narrowed to a speaker, a language or a topic. */
type Part = Pick<CheckFilter, 'language' | 'shown_by' | 'custom_trend_id'> & { kind: DrawnCount['kind'] };

function qualityOf(drawn: readonly DrawnCount[], part: Part): MeasuredQuality {
  const of = drawn.filter(
    ({ kind, language, shownBy, topicId }) =>
      kind === part.kind &&
      (part.language === undefined || part.language === language) &&
      (part.shown_by === undefined || part.shown_by === shownBy) &&
      (part.custom_trend_id === undefined || part.custom_trend_id === topicId),
  );
  const checked = of.reduce((sum, one) => sum + one.checked, 0);
  const right = of.reduce((sum, one) => sum + one.agreed, 0);
  const filters: CheckFilter = { ...part, drawn: 'random', counted: true };
  const share = right / checked;
  return {
    checked: { count: checked, filters },
    right: { count: right, filters: { ...filters, verdict: 'agree' } },
    precision: checked < fewestChecks ? null : { share, ...wilson(share, checked) },
  };
}

function speakersIn(drawn: readonly DrawnCount[]): Report['speakers'] {
  const speakers = new Set(drawn.filter(({ kind }) => kind === 'sentiment').map(({ shownBy }) => shownBy));
  return [...speakers].sort().map((shownBy) => {
    const by = shownByOf(shownBy);
    return { shown_by: by, quality: qualityOf(drawn, { kind: 'sentiment', shown_by: by }) };
  });
}

function languagesIn(drawn: readonly DrawnCount[]): Report['languages'] {
  const parts = new Map(drawn.map(({ kind, language }) => [`${kind}/${language}`, { kind, language }]));
  return [...parts.values()]
    .map((part) => ({ ...part, quality: qualityOf(drawn, part) }))
    .sort(
      (a, b) =>
        checkKinds.indexOf(a.kind) - checkKinds.indexOf(b.kind) ||
        b.quality.checked.count - a.quality.checked.count ||
        (a.language < b.language ? -1 : 1),
    );
}

function agreementIn(pairs: readonly AnswerPair[]): Agreement {
  const { pairs: count, same, share, kappa } = agreementOf(pairs);
  return { pairs: count, same, different: count - same, share, kappa: count < fewestPairs ? null : kappa };
}

async function toneStanding(db: Db, workspaceId: string): Promise<LearntToneStanding> {
  const row = await readToneModel(db, workspaceId);
  const labels = await countLabels(db, workspaceId);
  return {
    state: row ? 'learnt' : 'waiting',
    labels: labels.available,
    labels_of_people: labels.people,
    labels_needed: fewestLabels,
    verdict: row?.verdict ?? null,
    learnt_f1: row?.learntF1 ?? null,
    lexicon_f1: row?.lexiconF1 ?? null,
    learnt_at: row?.learntAt ?? null,
    judging:
      row && row.judgedVersion !== row.version && row.judgingSince !== null
        ? { done: row.judgedCount, total: row.itemCount, since: row.judgingSince }
        : null,
  };
}
