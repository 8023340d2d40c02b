import type { MarketCitation, MarketReport } from '@earshot/contracts/market/market-report';
import type { Db } from '../../../platform/database/open.ts';
import { correctedFact } from '../corrections/corrected-fact.ts';
import type { SaidCorrection } from '../corrections/corrections.ts';
import { corrected } from '../corrections/corrections.ts';
import { heldCitations } from './cited-pages.sql.ts';
import type { Parts } from '../runs/hold-claims.ts';
import { holdClaims } from '../runs/hold-claims.ts';
import { acceptedOf } from '../corrections/offered-corrections.sql.ts';
import { waitingSteps } from '../research/steps.ts';
import type { ReportRow } from './reports.sql.ts';
import { findRun, readParts, runsAhead } from '../runs/runs.sql.ts';
import type { RunRow } from '../runs/runs.sql.ts';
import { sourceKey } from '../runs/stored-parts.ts';

/** A report, with what tells how new its parts are. */
export interface ReadReport {
  report: MarketReport;
  run: RunRow;
  /** The run's revision when a part was written last. */
  revisions: ReadonlyMap<string, number>;
}

interface ReadOptions {
  /** As its pages were read: without what the operator accepted. */
  asRead?: boolean;
}

/** The report as it is now. Each quote is looked up in the stored text again: what is not there any more is not told. */
export async function readReport(
  db: Db,
  row: ReportRow,
  { asRead = false }: ReadOptions = {},
): Promise<ReadReport> {
  const run = await findRun(db, row.runId);
  if (!run) throw new Error('A report lost its run');
  const stored = await readParts(db, run.id);
  const cites = new Map(stored.flatMap(({ content }) => content.cites.map((cite) => [cite.id, cite])));
  const held = new Map((await heldCitations(db, [...cites.values()])).map((one) => [one.id, one]));
  const found: Parts = Object.fromEntries(stored.map(({ part, content }) => [part, content.value]));
  const accepted = asRead ? [] : await acceptedFor(db, found, [...held.values()]);
  const parts = holdClaims(corrected(found, [...accepted, ...row.corrections]), (id) => held.has(id));
  const sources = parts.sources ?? [];
  const numbers = new Map(sources.map(({ key, number }) => [key, number]));
  const state = row.cancelledAt === null ? run.state : 'cancelled';
  const citations = citedIn(parts).flatMap((id): MarketCitation[] => {
    const one = held.get(id);
    const source = one && numbers.get(sourceKey(one));
    if (!one || source === undefined) return [];
    const { url, title, quote, excerpt } = one;
    return [
      {
        ...{ id, source, url, title, quote, excerpt },
        ...{ fetched_at: one.fetchedAt, first_party: one.firstParty, said_at: one.saidAt },
      },
    ];
  });
  return {
    run,
    revisions: new Map(stored.map(({ part, revision }) => [part, revision])),
    report: {
      uuid: row.id,
      state,
      queue_position: state === 'queued' ? await runsAhead(db, run) : null,
      steps: run.steps.length > 0 ? run.steps : waitingSteps(),
      subject: row.subject ?? run.host ?? '',
      name: nameOf(parts, run) || (row.subject ?? ''),
      asked_at: row.askedAt,
      started_at: run.startedAt,
      ended_at: row.cancelledAt ?? run.endedAt,
      readable_until: row.readableUntil,
      notice: run.notice,
      companies: parts.companies ?? [],
      findings: worded(parts),
      voices: parts.voices ?? null,
      rivals: parts.rivals ?? null,
      plans: parts.plans ?? null,
      proposals: parts.proposals ?? null,
      rates: parts.rates ?? null,
      features: parts.features ?? null,
      trends: parts.trends ?? null,
      news: parts.news ?? null,
      opportunities: parts.opportunities ?? null,
      changes: row.changes,
      sources: sources.map(({ key: _key, ...source }) => source),
      citations,
      requests: parts.requests ?? [],
      worded_by_model: run.wordedByModel,
    },
  };
}

/** What the operator accepted of facts that this report reads as they were read then. */
async function acceptedFor(
  db: Db,
  found: Parts,
  cited: Parameters<typeof correctedFact>[1],
): Promise<SaidCorrection[]> {
  const accepted = await acceptedOf(db, found.companies?.map(({ host }) => host) ?? []);
  return accepted.flatMap(({ correction, reading, decidedAt, saidAt }) =>
    correctedFact(found, cited, correction)?.reading === reading
      ? [{ ...correction, by: 'operator' as const, at: decidedAt ?? saidAt }]
      : [],
  );
}

/** The findings, in a language model's sentences where there are some. */
function worded({ findings, wording = {} }: Parts): MarketReport['findings'] {
  return findings?.map((one) => ({ ...one, detail: wording[one.id] ?? one.detail })) ?? null;
}

function nameOf({ companies }: Parts, { host, askedFor }: RunRow): string {
  return companies?.find(({ is_subject: isSubject }) => isSubject)?.name ?? host ?? askedFor;
}

/** Ids of the citations that the parts still name, each once. */
function citedIn({
  companies,
  findings,
  voices,
  rivals,
  plans,
  proposals,
  features,
  news,
  opportunities,
}: Parts): string[] {
  const cited = [
    ...(companies ?? []),
    ...(findings ?? []),
    ...(voices ?? []),
    ...(plans ?? []),
    ...(proposals ?? []),
    ...(news ?? []),
    ...(opportunities ?? []),
    ...(rivals ?? []).flatMap(({ reasons }) => reasons),
    ...(features ?? []).flatMap(({ cells }) => cells),
  ];
  return [...new Set(cited.flatMap(({ citations }) => citations))];
}
