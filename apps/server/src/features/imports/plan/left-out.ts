import type { RejectGroup } from '@earshot/contracts/imports';
import type { StoredItem } from '../../feedback/store/new-item.service.ts';
import type { RowBatch } from './plan-rows.ts';
import type { RejectedRow } from './planned-item.ts';
import type { PlannedItem } from './planned-item.ts';
import { leftOutCode } from './reject-advice.ts';
import { storable } from './storable-cell.ts';
import type { Tally } from './tally.ts';

/** How many of the rejected rows the plan had no room for. */
export function leftOutIn(rejects: readonly RejectGroup[]): number {
  return rejects.find(({ code }) => code === leftOutCode)?.count ?? 0;
}

/** A row that is kept with the rejected ones, so that it can be taken up when there is room. */
export function leftOutRow({ row }: PlannedItem, reason: string): RejectedRow {
  return { ...row, cells: row.cells.map(storable), code: leftOutCode, column: null, reason };
}

/** The batch with those of its rows alone that were left out before; the others had their answer then. */
export function onlyLeftOut(batch: RowBatch, rows: ReadonlySet<number>): RowBatch {
  const items = batch.items.filter(({ row }) => rows.has(row.rowNumber));
  return { ...batch, items, rejects: [], copies: 0, joined: 0, warnings: [] };
}

/** The tally as if these rows had not been left out. */
export function withoutLeftOut(tally: Tally, count: number): Tally {
  return {
    ...tally,
    counts: { ...tally.counts, reject: tally.counts.reject - count },
    rejects: tally.rejects
      .map((group) => (group.code === leftOutCode ? { ...group, count: group.count - count } : group))
      .filter((group) => group.count > 0),
  };
}

/** The batch as it was stored: items that were left out stand among its rejected rows. */
export function asStored(
  batch: RowBatch,
  answers: readonly (Pick<StoredItem, 'outcome'> | { outcome: 'left_out' })[],
  keep: (item: PlannedItem) => RejectedRow,
): RowBatch {
  const left = batch.items.filter((_, place) => answers[place]?.outcome === 'left_out');
  if (left.length === 0) return batch;
  return {
    ...batch,
    items: batch.items.filter((item) => !left.includes(item)),
    rejects: [...batch.rejects, ...left.map(keep)].sort((a, b) => a.rowNumber - b.rowNumber),
  };
}
