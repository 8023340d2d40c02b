import { toCsvLine } from '@earshot/tabular/csv/csv-line';
import type { ExportedCard } from './export-board.service.ts';

const byteOrderMark = '\uFEFF';

type Cell = string | number | null | undefined;

/** What each column of the file holds; the first ten are read again by an import. */
const columns: readonly (readonly [name: string, cell: (of: ExportedCard) => Cell])[] = [
  ['ID', ({ card, origin }) => origin?.external_id ?? card.idea_id],
  ['Title', ({ card }) => card.title],
  ['Description', ({ note }) => note],
  ['Status', ({ column }) => column.title],
  ['Owner', ({ card, origin }) => card.owner?.name ?? origin?.owner],
  ['Target date', ({ card }) => card.target_on],
  ['Tags', ({ card }) => card.tags.join('; ')],
  ['Votes', ({ origin }) => origin?.votes],
  ['URL', ({ origin }) => origin?.url],
  ['Created', ({ origin }) => origin?.created],
  ['State', ({ column }) => column.state],
  ['Horizon', ({ card }) => card.horizon],
  ['Score', ({ card }) => rounded(card.score.value)],
  ['Reach', ({ card }) => card.score.reach.value],
  ['Reach reason', ({ card }) => card.score.reach.reason],
  ['Impact', ({ card }) => card.impact],
  ['Confidence', ({ card }) => rounded(card.score.confidence.value)],
  ['Confidence reason', ({ card }) => card.score.confidence.reason],
  ['Effort', ({ card }) => card.effort],
  ['Items', ({ card }) => card.counts?.items],
  ['People', ({ card }) => card.counts?.people],
  ['Accounts', ({ card }) => card.counts?.accounts],
  ['Revenue', ({ card }) => card.counts?.revenue],
  ['Released at', ({ card }) => card.released?.at],
  ['Version', ({ card }) => card.released?.version],
];

/** A board as CSV, safe to open in a spreadsheet. */
export function boardCsv(cards: readonly ExportedCard[]): string {
  const head = toCsvLine(
    columns.map(([name]) => name),
    { spreadsheetSafe: false },
  );
  const lines = cards.map((card) =>
    toCsvLine(
      columns.map(([, cell]) => String(cell(card) ?? '')),
      { spreadsheetSafe: true },
    ),
  );
  return `${byteOrderMark}${head}${lines.join('')}`;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}
