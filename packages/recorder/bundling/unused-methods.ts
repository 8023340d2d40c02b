import { parseAst } from 'rolldown/parseAst';
import { isNode, type SyntaxNode } from './scopes.ts';

/** Takes methods and fields out of classes of which nothing in the module has the name. */
export function dropUnusedMethods(source: string): string {
  const counts = new Map<string, number>();
  for (const [name] of source.matchAll(/[\w$]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const unused: SyntaxNode[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    if (!isNode(part)) return;
    const isMember =
      part.type === 'MethodDefinition' || (part.type === 'PropertyDefinition' && !isNode(part.value));
    if (isMember && part.computed === false && isNode(part.key)) {
      const { name } = part.key;
      if (typeof name === 'string' && name !== 'constructor' && counts.get(name) === 1) {
        unused.push(part);
        return;
      }
    }
    for (const value of Object.values(part)) visit(value);
  };
  visit(parseAst(source));
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}
