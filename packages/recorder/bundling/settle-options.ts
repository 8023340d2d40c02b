import { parseAst } from 'rolldown/parseAst';
import { isNode, type SyntaxNode } from './scopes.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Where a name is brought into being by its place in a list, so that it has to stay. */
const bindings = new Set(['params', 'id', 'label', 'param']);

/**
 * Puts values in the place of options that are always the same, and takes them out of the objects in which they are handed on.
 *
 * @param values by name: an expression; the name means this option wherever it stands
 */
export function settleOptions(source: string, values: Readonly<Record<string, string>>): string {
  const edits: Edit[] = [];
  const valueOf = (name: unknown) =>
    typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;

  /** With the comma behind it: one that is left before the end changes nothing. */
  const takeOut = ({ start, end }: SyntaxNode) => {
    const comma = /^\s*[,;]/.exec(source.slice(end))?.[0].length ?? 0;
    edits.push({ start, end: end + comma, text: '' });
  };
  const isSettledKey = (node: SyntaxNode) =>
    node.computed !== true && isNode(node.key) && valueOf(node.key.name) !== undefined;

  /** `this.option = options.option;` */
  const isSettling = (expression: unknown) =>
    isNode(expression) &&
    expression.type === 'AssignmentExpression' &&
    isNode(expression.left) &&
    isNode(expression.left.property) &&
    valueOf(expression.left.property.name) !== undefined;

  const visit = (part: unknown, field: string, within: SyntaxNode | undefined): void => {
    if (Array.isArray(part)) {
      for (const each of part) visit(each, field, within);
      return;
    }
    if (!isNode(part)) return;
    const { type, start, end } = part;
    if ((type === 'Property' || type === 'PropertyDefinition') && isSettledKey(part)) {
      takeOut(part);
      return;
    }
    if (type === 'ExpressionStatement' && isSettling(part.expression)) {
      takeOut(part);
      return;
    }
    const isAssigned = field === 'left' && /^Assignment/.test(within?.type ?? '');
    if (type === 'MemberExpression' && part.computed === false && isNode(part.property)) {
      const { name } = part.property;
      const text = valueOf(name) ?? settledMember(part.object, name);
      if (text !== undefined && !isAssigned) {
        edits.push({ start, end, text });
        return;
      }
      visit(part.object, 'object', part);
      return;
    }
    if (type === 'Identifier') {
      const text = valueOf(part.name);
      if (text !== undefined && !isAssigned && !bindings.has(field)) edits.push({ start, end, text });
      return;
    }
    for (const [key, value] of Object.entries(part)) {
      const isPlainName = key === 'key' && part.computed !== true;
      if (!isPlainName) visit(value, key, part);
    }
  };

  /** A field of an option that is an empty object. */
  const settledMember = (object: unknown, field: unknown): string | undefined => {
    if (!isNode(object) || typeof field !== 'string') return undefined;
    const name = isNode(object.property) ? object.property.name : object.name;
    return valueOf(name) === '{}' ? 'void 0' : undefined;
  };

  visit(parseAst(source), '', undefined);
  let settled = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    settled += source.slice(at, start) + text;
    at = end;
  }
  return settled + source.slice(at);
}
