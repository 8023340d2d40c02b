import { parseAst } from 'rolldown/parseAst';
import { collectFreeNames, declaredNames, type SyntaxNode } from './scopes.ts';

interface Statement {
  start: number;
  end: number;
  declares: Set<string>;
  /** The names that it takes from outside. */
  mentions: Set<string>;
}

/**
 * Drops the top-level statements of a flat ES module that `entries` cannot reach by name. A bundler has to keep every
 * statement that might have an effect (decorated classes, assignments to prototypes), so a library that ships as one file brings
 * parts along that are never used. Here a statement without a declaration of its own is kept only when something kept is mentioned in it.
 *
 * @param source an ES module without imports
 * @param entries the names to keep; they become the module's only exports
 * @throws RangeError when the module imports another one or an entry is not declared in it
 */
export function keepReachable(source: string, entries: string[]): string {
  const statements = topLevelStatements(source);
  const declaredBy = new Map<string, Statement>();
  for (const statement of statements) {
    for (const name of statement.declares) declaredBy.set(name, statement);
  }
  const kept = new Set<Statement>();
  const waiting = entries.map((name) => {
    const statement = declaredBy.get(name);
    if (!statement) throw new RangeError(`${name} is not declared in the module`);
    return statement;
  });
  const effects = statements.filter((statement) => statement.declares.size === 0);
  for (;;) {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (kept.has(next)) continue;
      kept.add(next);
      for (const name of next.mentions) {
        const found = declaredBy.get(name);
        if (found) waiting.push(found);
      }
    }
    const touched = effects.filter((effect) => !kept.has(effect) && touchesKept(effect, declaredBy, kept));
    if (touched.length === 0) break;
    waiting.push(...touched);
  }
  const parts = statements.filter((statement) => kept.has(statement));
  return `${parts.map(({ start, end }) => source.slice(start, end)).join('\n')}\nexport { ${entries.join(', ')} };\n`;
}

function touchesKept(effect: Statement, declaredBy: Map<string, Statement>, kept: Set<Statement>): boolean {
  for (const name of effect.mentions) {
    const declaration = declaredBy.get(name);
    if (declaration && kept.has(declaration)) return true;
  }
  return false;
}

function topLevelStatements(source: string): Statement[] {
  const program = parseAst(source) as unknown as { body: SyntaxNode[] };
  const statements: Statement[] = [];
  for (const node of program.body) {
    if (node.type.startsWith('Import')) throw new RangeError('The module imports another one');
    if (node.type === 'ExportNamedDeclaration') continue;
    const mentions = new Set<string>();
    collectFreeNames(node, mentions);
    statements.push({ start: node.start, end: node.end, declares: new Set(declaredNames(node)), mentions });
  }
  return statements;
}
