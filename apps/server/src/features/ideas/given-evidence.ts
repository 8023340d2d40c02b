import type { ParsedBody } from '@earshot/contracts/call';
import type { ideas } from '@earshot/contracts/ideas';
import { createHash } from 'node:crypto';
import type { EvidenceRow } from './ideas.sql.ts';

type Given = Pick<ParsedBody<typeof ideas.send>, 'evidence' | 'feedback'>;

const nothing: Omit<EvidenceRow, 'kind'> = {
  ...{ marketReportId: null, claimKey: null, topicId: null, themeId: null, filter: null, searchTerm: null },
};

/** What came with an idea as it is kept: pointers first, then feedback, each once. */
export function rowsOf({ evidence, feedback }: Given): EvidenceRow[] {
  const rows = [
    ...evidence.map(pointerRow),
    ...feedback.map(({ filters, search_term: searchTerm }): EvidenceRow => ({
      ...nothing,
      ...{ kind: 'feedback', filter: filters, searchTerm },
    })),
  ];
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function pointerRow(given: Given['evidence'][number]): EvidenceRow {
  const row = { ...nothing, kind: given.kind };
  switch (given.kind) {
    case 'market_report':
      return { ...row, marketReportId: given.market_report_id };
    case 'topic':
      return { ...row, topicId: given.custom_trend_id };
    case 'theme':
      return { ...row, themeId: given.theme_id };
    default:
      return { ...row, marketReportId: given.market_report_id, claimKey: given.key };
  }
}

/** The same for the same evidence: by its first an idea is known again. */
export function originOf([first]: readonly EvidenceRow[]): Buffer {
  if (!first) throw new RangeError('An idea rests on something');
  return createHash('sha256').update(keyOf(first)).digest();
}

/** The same for what points at the same. */
export function keyOf(row: EvidenceRow): string {
  const { kind, marketReportId, claimKey, topicId, themeId, filter, searchTerm } = row;
  const parts = Object.entries(filter ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, marketReportId, claimKey, topicId, themeId, parts, searchTerm]);
}
