import { CompiledQuery } from 'kysely';

/** A query that is parsed once on each connection and planned only a few times. */
export interface PreparedQuery extends CompiledQuery {
  preparedAs: string;
}

/** Plans stay in the database's memory for as long as their connection lives, so only so many texts are prepared. */
const maxPrepared = 64;
const names = new Map<string, string>();

/** A query as it is written, prepared unless too many others are. For texts that come again and again. */
export function preparedQuery(text: string, parameters: readonly unknown[]): CompiledQuery | PreparedQuery {
  const query = CompiledQuery.raw(text, [...parameters]);
  const preparedAs = names.get(text) ?? nextName(text);
  return preparedAs === undefined ? query : { ...query, preparedAs };
}

function nextName(text: string): string | undefined {
  if (names.size >= maxPrepared) return undefined;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
