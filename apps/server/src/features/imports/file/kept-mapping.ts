import type { ImportMapping } from '@earshot/contracts/imports';
import type { Db } from '../../../platform/database/open.ts';
import { keptMapping } from './import-mapping.ts';
import { findSource } from '../import-source.sql.ts';
import { lastMapped } from '../imports.sql.ts';
import type { RunRow } from '../run-row.ts';

type FileFound = Pick<RunRow, 'id' | 'facts' | 'guesses' | 'columnsKey'> & { guessed: ImportMapping };

/** The mapping a file begins with: that of the last file with the same columns, else the guessed one. */
export async function mappingFor(
  tx: Db,
  workspaceId: string,
  { id, facts, guesses, columnsKey, guessed }: FileFound,
): Promise<Pick<RunRow, 'mapping' | 'mappingKept'>> {
  const last = await lastMapped(tx, workspaceId, columnsKey, id);
  if (!last) return { mapping: guessed, mappingKept: false };
  const kept = keptMapping(last.mapping, facts, guesses);
  const source = await findSource(
    tx,
    workspaceId,
    last.sourceId === null ? last.mapping.source : { id: last.sourceId },
  );
  return { mapping: { ...kept, source: source ? { id: source.id } : guessed.source }, mappingKept: true };
}
