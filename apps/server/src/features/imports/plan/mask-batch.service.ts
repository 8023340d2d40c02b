import type { ImportMapping } from '@earshot/contracts/imports';
import type { FileFacts } from '@earshot/tabular/facts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskNamed } from '../../personal-data/masking.service.ts';
import { hiddenCell, maskCell, namesPeople } from '../file/mask-facts.service.ts';
import type { RowBatch, RowWarning } from './plan-rows.ts';
import type { RejectedRow } from './planned-item.ts';

interface Columns {
  facts: FileFacts;
  mapping: ImportMapping;
}

/** Stands for a row whose cells cannot be told apart, where people are hidden. */
export const hiddenRow = '[not kept: it may name people]';
/** Sentences quote the value they speak of so. */
const quoted = /“[^”]*(”)?/g;

/** The sentence without the value it speaks of. */
export function withoutValues(sentence: string): string {
  return sentence.replace(quoted, (whole, closed?: string) => (closed === undefined ? whole : hiddenCell));
}

/** The batch with what is kept of rejected rows and warnings masked; its items are masked when they are made. */
export function maskBatch(masking: Masking, batch: RowBatch, columns: Columns): RowBatch {
  if (masking.kinds.size === 0 && !masking.hidesPeople) return batch;
  return {
    ...batch,
    rejects: batch.rejects.map((row) => maskReject(masking, row, columns)),
    warnings: batch.warnings.map((warning) => maskWarning(masking, warning, columns)),
  };
}

/** A row that reads well, as it is kept: its cells are masked one by one. */
export function maskReadRow(masking: Masking, row: RejectedRow, columns: Columns): RejectedRow {
  const { rowNumber, line, code, reason } = row;
  // Without a column at fault a row is taken for one whose cells cannot be told apart.
  const { cells } = maskReject(masking, { ...row, column: '' }, columns);
  return { rowNumber, line, code, reason, column: null, cells };
}

function maskReject(masking: Masking, row: RejectedRow, { facts, mapping }: Columns): RejectedRow {
  const { column, reason, cells } = row;
  const isOfPerson = masking.hidesPeople && isPersonal({ facts, mapping }, column);
  const isUnread = column === null || cells.length !== facts.columns.length;
  const mayNamePeople = masking.hidesPeople && isUnread && mapping.targets.some(namesPeople);
  return {
    ...row,
    reason: isOfPerson ? withoutValues(reason) : maskNamed(masking, column ?? '', reason),
    cells: mayNamePeople
      ? [hiddenRow]
      : cells.map((cell, index) =>
          maskCell(masking, cell, facts.columns[index]?.name, mapping.targets[index]),
        ),
  };
}

function maskWarning(masking: Masking, warning: RowWarning, columns: Columns): RowWarning {
  const { column, value } = warning;
  const isOfPerson = masking.hidesPeople && isPersonal(columns, column);
  return { ...warning, value: isOfPerson ? hiddenCell : maskNamed(masking, column, value) };
}

function isPersonal({ facts, mapping }: Columns, column: string | null): boolean {
  return namesPeople(mapping.targets[facts.columns.findIndex(({ name }) => name === column)]);
}
