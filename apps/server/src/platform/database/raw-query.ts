import { CompiledQuery } from 'kysely';
import type { Db } from './open.ts';
import { preparedQuery } from './prepared-query.ts';

/** Runs one statement as it is written; rows come with camelCase names. */
export async function runRaw<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** As {@link runRaw}; the text is parsed and planned once, so it has to be one of few. */
export async function runPrepared<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(preparedQuery(text, parameters));
  return rows;
}

/** Gathers a statement's parameters while its text is put together. */
export class Parameters {
  readonly values: unknown[];

  constructor(...first: unknown[]) {
    this.values = first;
  }

  /** The parameter's name in the text. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
