import { parseAst } from 'rolldown/parseAst';
import { isNode, type SyntaxNode } from './scopes.ts';

/**
 * Takes methods out of classes of which nothing else in the module has the name, and fields that hold nothing at first.
 *
 * @param asked names of methods that other modules call
 */
export function dropUnusedMethods(source: string, asked: readonly string[] = []): string {
  const counts = new Map<string, number>(asked.map((name) => [name, 1]));
  for (const [name] of source.matchAll(/[\w$]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const unused: SyntaxNode[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    if (!isNode(part)) return;
    const isEmptyField = part.type === 'PropertyDefinition' && !isNode(part.value);
    const isMember = part.type === 'MethodDefinition' || isEmptyField;
    if (isMember && part.computed === false && isNode(part.key) && part.key.type === 'Identifier') {
      const { name } = part.key;
      const isUnused = isEmptyField || counts.get(String(name)) === 1;
      if (name !== 'constructor' && isUnused) {
        unused.push(part);
        return;
      }
    }
    for (const value of Object.values(part)) visit(value);
  };
  visit(parseAst(source));
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}
