import ts from 'typescript';

/** A small fault that can be planted: `source.slice(start, end)` becomes `replacement`. Offsets in UTF-16 units. */
export interface Mutant {
  kind: string;
  start: number;
  end: number;
  replacement: string;
  /** From 1. */
  line: number;
}

const otherOperators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
    '*': '/',
    '??': '&&',
  }),
);

const otherMethods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);

/** Every place of a module where one fault can be planted that a type checker would not see. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const plant = (kind: string, node: ts.Node, replacement: string) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ kind, start, end: node.getEnd(), replacement, line });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    plantAt(node, plant);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function plantAt(node: ts.Node, plant: (kind: string, node: ts.Node, replacement: string) => void): void {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    const other = otherOperators.get(operator);
    // Texts are joined, not added: the other operator would be found by types.
    if (other && !(operator === '+' && isText(node)))
      if (isChained(node)) plant(`${operator} to ${other}`, node, inBrackets(node, other));
      else plant(`${operator} to ${other}`, node.operatorToken, other);
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    plant('not dropped', node, node.operand.getText());
  } else if (node.kind === ts.SyntaxKind.TrueKeyword && isValue(node)) {
    plant('true to false', node, 'false');
  } else if (node.kind === ts.SyntaxKind.FalseKeyword && isValue(node)) {
    plant('false to true', node, 'true');
  } else if (ts.isPropertyAccessExpression(node)) {
    const other = otherMethods.get(node.name.text);
    if (other) plant(`${node.name.text} to ${other}`, node.name, other);
  } else if (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement)) {
    plant('early exit dropped', node, ';');
  } else if (ts.isConditionalExpression(node)) {
    plant('condition turned', node.condition, `!(${node.condition.getText()})`);
  }
}

/** `??` may stand beside `&&` only in brackets: without them the module would not load, which no test has to find. */
function isChained(node: ts.BinaryExpression): boolean {
  const isFallback = (side: ts.Node) =>
    ts.isBinaryExpression(side) && side.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isFallback(node) && (isFallback(node.left) || isFallback(node.parent));
}

function inBrackets({ left, right }: ts.BinaryExpression, operator: string): string {
  return `((${left.getText()}) ${operator} ${right.getText()})`;
}

const masks = new Set(['omit', 'pick', 'partial', 'required']);

/** `.omit({ id: true })`: types allow nothing but `true`. */
function isInMask(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return (
    call !== undefined &&
    call === node.parent.parent.parent &&
    ts.isPropertyAccessExpression(call.expression) &&
    masks.has(call.expression.name.text)
  );
}

/** Types are made of literals too, as are the names of properties. */
function isValue(node: ts.Node): boolean {
  return (
    !isInMask(node) &&
    !ts.isLiteralTypeNode(node.parent) &&
    !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)
  );
}

function isText(node: ts.BinaryExpression): boolean {
  return [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side) || /['`]/.test(side.getText()),
  );
}

function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  );
}
