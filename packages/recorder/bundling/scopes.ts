/** A node of the syntax tree, as far as names are looked for in it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function isNode(part: unknown): part is SyntaxNode {
  return typeof part === 'object' && part !== null && 'type' in part;
}

/** The names that a pattern (a parameter, the left side of a declaration) brings into being; its default values are left out. */
export function boundNames(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundNames);
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return boundNames(pattern.properties);
    case 'Property':
      return boundNames(pattern.value);
    case 'ArrayPattern':
      return boundNames(pattern.elements);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

/** Names declared by a statement for the block that it stands in. */
export function declaredNames(statement: SyntaxNode): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return boundNames(statement.id);
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement.declarations as SyntaxNode[]).flatMap((declarator) => boundNames(declarator.id));
}

/** Collects the names that `part` uses and does not bind itself. `bound`: names that its surroundings bind. */
export function collectFreeNames(
  part: unknown,
  into: Set<string>,
  bound: ReadonlySet<string> = new Set(),
): void {
  if (Array.isArray(part)) {
    for (const each of part) collectFreeNames(each, into, bound);
    return;
  }
  if (!isNode(part)) return;
  if (part.type === 'Identifier') {
    const name = part.name as string;
    if (!bound.has(name)) into.add(name);
    return;
  }
  const own = namesOf(part);
  const within = own.length > 0 ? new Set([...bound, ...own]) : bound;
  for (const [field, value] of Object.entries(part)) {
    const isPlainName = (field === 'property' || field === 'key') && part.computed === false;
    // In `{ a }` the key is the same name as the value, which is looked at too.
    if (!isPlainName) collectFreeNames(value, into, within);
  }
}

/** What a node binds for everything inside of it. */
function namesOf(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...boundNames(node.params), ...boundNames(node.id), ...hoistedNames(node.body)];
    case 'ClassExpression':
      return boundNames(node.id);
    case 'BlockStatement':
    case 'StaticBlock':
      return (node.body as SyntaxNode[]).flatMap(declaredNames);
    case 'ForStatement':
      return isNode(node.init) ? declaredNames(node.init) : [];
    case 'ForOfStatement':
    case 'ForInStatement':
      return isNode(node.left) ? declaredNames(node.left) : [];
    case 'CatchClause':
      return boundNames(node.param);
    default:
      return [];
  }
}

/** `var`s anywhere in a function's body, but not in functions within it. */
function hoistedNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(hoistedNames);
  if (!isNode(part) || /Function|Class/.test(part.type)) return [];
  const own = part.type === 'VariableDeclaration' && part.kind === 'var' ? declaredNames(part) : [];
  return [...own, ...Object.values(part).flatMap(hoistedNames)];
}
