import type { ImportCounts, RejectGroup } from '@earshot/contracts/imports';
import type { RowBatch, RowWarning } from './plan-rows.ts';
import type { RejectedRow } from './planned-item.ts';
import { adviceOn } from './reject-advice.ts';

/** Values left out for one reason, with the first of them. */
export interface WarningGroup {
  code: string;
  count: number;
  column: string;
  value: string;
  line: number;
}

/** What a file, or its rows so far, came to. */
export interface Tally {
  counts: ImportCounts;
  /** In the order of their first lines. */
  rejects: RejectGroup[];
  warnings: WarningGroup[];
  /** Items to create or update that say no date. */
  undated: number;
  /** Rows that became part of a conversation with a later row; tallies stored before have none. */
  joined?: number;
}

export type Outcome = 'created' | 'updated' | 'same';

export function emptyTally(): Tally {
  return {
    counts: { create: 0, update: 0, same: 0, copies: 0, reject: 0 },
    rejects: [],
    warnings: [],
    undated: 0,
  };
}

/** The tally with one more batch; `outcomes` are those of the batch's items, in order. */
export function withBatch(tally: Tally, batch: RowBatch, outcomes: readonly Outcome[]): Tally {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const { counts } = tally;
  return {
    counts: {
      create: counts.create + count('created'),
      update: counts.update + count('updated'),
      same: counts.same + count('same'),
      copies: counts.copies + batch.copies,
      reject: counts.reject + batch.rejects.length,
    },
    joined: (tally.joined ?? 0) + batch.joined,
    rejects: withRejects(tally.rejects, batch.rejects),
    warnings: withWarnings(tally.warnings, batch.warnings),
    undated:
      tally.undated +
      batch.items.filter(({ draft }, i) => outcomes[i] !== 'same' && draft.saidAt === null).length,
  };
}

function withRejects(groups: readonly RejectGroup[], rows: readonly RejectedRow[]): RejectGroup[] {
  const keyOf = ({ code, column }: Pick<RejectGroup, 'code' | 'column'>) => `${code} ${column ?? ''}`;
  const byKey = new Map(groups.map((group) => [keyOf(group), { ...group }]));
  for (const { code, column, reason, line } of rows) {
    const group = byKey.get(keyOf({ code, column }));
    if (group) group.count += 1;
    else {
      const first = { code, column, count: 1, detail: reason, advice: adviceOn(code), first_line: line };
      byKey.set(keyOf(first), first);
    }
  }
  return [...byKey.values()];
}

function withWarnings(groups: readonly WarningGroup[], warnings: readonly RowWarning[]): WarningGroup[] {
  const byCode = new Map(groups.map((group) => [group.code, { ...group }]));
  for (const { code, column, value, line } of warnings) {
    const group = byCode.get(code);
    if (group) group.count += 1;
    else byCode.set(code, { code, count: 1, column, value, line });
  }
  return [...byCode.values()];
}
