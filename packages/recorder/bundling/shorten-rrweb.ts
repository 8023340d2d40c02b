import { createHash } from 'node:crypto';
import { parseAst } from 'rolldown/parseAst';
import { declaredNames, type SyntaxNode } from './scopes.ts';
import { blocking } from './shorter/blocking.ts';
import { libraryHashes } from './shorter/library-hashes.ts';
import { managers } from './shorter/managers.ts';
import { mirrors } from './shorter/mirrors.ts';
import { mutations } from './shorter/mutations.ts';
import { observers } from './shorter/observers.ts';
import { rules } from './shorter/rules.ts';
import { serialise } from './shorter/serialise.ts';
import { styles } from './shorter/styles.ts';
import { untainted } from './shorter/untainted.ts';

/** By the name of the library's function: one that does the same in fewer bytes in browsers from the year 2022 on. */
export const shorter: Readonly<Record<string, string>> = {
  ...untainted,
  ...styles,
  ...mirrors,
  ...blocking,
  ...serialise,
  ...mutations,
  ...observers,
  ...rules,
  ...managers,
};

/**
 * The library with shorter functions in the place of some.
 *
 * @throws RangeError when the source is not the one that they were written for
 */
export function shortenRrweb(source: string): string {
  const { body } = parseAst(source) as unknown as { body: SyntaxNode[] };
  const waiting = new Set(Object.keys(shorter));
  let text = '';
  let at = 0;
  for (const statement of body) {
    const name = declaredNames(statement)[0] ?? '';
    const own = shorter[name];
    if (own === undefined || !waiting.delete(name)) continue;
    const { start, end } = statement;
    const is = createHash('sha256').update(source.slice(start, end)).digest('hex').slice(0, 8);
    if (is !== libraryHashes[name]) throw new RangeError(`${name} is another one: ${is}`);
    text += source.slice(at, start) + own;
    at = end;
  }
  if (waiting.size > 0) throw new RangeError(`Not found: ${[...waiting].join(', ')}`);
  return text + source.slice(at);
}
