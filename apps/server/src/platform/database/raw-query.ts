import { CompiledQuery } from 'kysely';
import type { Db } from './open.ts';
import { preparedQuery } from './prepared-query.ts';

/** What `column-values.ts` never makes of a column: instants and days come as text, counts as numbers. */
type NeverDelivered = Date | bigint;

/**
 * The rows of a statement as its caller says they are. Only tests on a real database check that a text delivers them; columns that no
 * text could deliver are refused here.
 */
type Delivered<Row> = { [Column in keyof Row]: Exclude<Row[Column], NeverDelivered> };

/** Runs one statement as it is written; rows come with camelCase names. */
export async function runRaw<Row extends Delivered<Row>>(
  db: Db,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** As {@link runRaw}; the text is parsed and planned once, so it has to be one of few. */
export async function runPrepared<Row extends Delivered<Row>>(
  db: Db,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
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
