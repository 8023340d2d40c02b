import { CompiledQuery } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** Runs one statement as it is written; rows come with camelCase names. */
export async function runRaw<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}
