import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One option or call, as the page for developers lists it. */
export interface ListedName {
  /** An option with its type, as `sampleRate: number`; a call with what it takes, as `identify(person)`. */
  name: string;
  /** The attribute of the script tag that says the same; null where there is none, and of calls. */
  attribute: string | null;
  says: string;
}

/** What the page for developers says of the recorder. */
export interface RecorderFacts {
  options: ListedName[];
  calls: ListedName[];
  /** Of the benchmark: CPU of the page's main thread, to the same page without a recorder; medians. */
  cpu: { calm: number; heavy: number };
  /** Of the calm page of 90 seconds, with and without. */
  heap: { ours: string; none: string };
  sent: string;
  /** In KiB with gzip: the first file, it and the one that masks, and what comes once a page is recorded. */
  files: { first: number; together: number; later: number };
}

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Reads what pages may ask and say from the types, the tag's attributes from what reads them, and figures from the benchmarks. */
export function recorderFacts(): RecorderFacts {
  const attributes = attributesOfTag(read('packages/recorder/src/script-options.ts'));
  const options = read('packages/recorder/src/options.ts');
  const benchmarks = read('docs/benchmarks.md');
  const cpu = (page: string) => Number(cellsOf(benchmarks, `${page}, ours to no recorder`)[1]);
  const ours = cellsOf(benchmarks, 'ours', 9);
  const none = cellsOf(benchmarks, 'none', 9);
  return {
    options: [...membersOf(options, 'RecorderOptions'), ...membersOf(options, 'SelectorOptions')].map(
      ({ name, type, says }) => ({
        name: `${name}: ${type?.getText() ?? ''}`,
        attribute: attributes.get(name) ?? null,
        says,
      }),
    ),
    calls: membersOf(read('packages/recorder/src/earshot.ts'), 'Earshot').map(({ name, type, says }) => ({
      name: `${name}(${parametersOf(type)})`,
      attribute: null,
      says,
    })),
    cpu: { calm: cpu('calm'), heavy: cpu('heavy') },
    heap: { ours: ours[5] ?? '', none: none[5] ?? '' },
    sent: ours[6] ?? '',
    files: filesOf(ours[8] ?? ''),
  };
}

function filesOf(cell: string): RecorderFacts['files'] {
  const [, first, together, later] =
    /^([\d.]+) KiB, ([\d.]+) with its second file.* a third of ([\d.]+) KiB/.exec(cell) ?? [];
  return { first: Number(first), together: Number(together), later: Number(later) };
}

/** The cells of a table's row by its first one; of several, the first with so many cells. */
function cellsOf(text: string, first: string, count = 4): string[] {
  for (const line of text.split('\n')) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length === count && cells[0]?.trim() === first) return cells.map((cell) => cell.trim());
  }
  throw new Error(`docs/benchmarks.md has no row “${first}”`);
}

interface Member {
  name: string;
  type: ts.TypeNode | undefined;
  says: string;
}

function parametersOf(type: ts.TypeNode | undefined): string {
  if (!type || !ts.isFunctionTypeNode(type)) return '';
  return type.parameters.map((parameter) => parameter.name.getText()).join(', ');
}

function membersOf(source: string, name: string): Member[] {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
  const found = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found) throw new Error(`There is no interface ${name}`);
  const isForPages = (member: ts.Node) =>
    ts.getJSDocTags(member).every(({ tagName }) => tagName.text !== 'internal');
  const members = found.members.filter(ts.isPropertySignature).filter(isForPages);
  return members.map((member) => ({
    name: member.name.getText(),
    type: member.type,
    says: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  }));
}

/** By option: the attribute that `optionsOfTag` reads it from. */
function attributesOfTag(source: string): Map<string, string> {
  const file = ts.createSourceFile('tag.ts', source, ts.ScriptTarget.Latest, true);
  const attributes = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isConditionalExpression(node.initializer)) {
      const [, name, wanted] = /dataset\.(\w+)(?: === '(\w+)')?/.exec(node.initializer.getText()) ?? [];
      const kebab = name?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isTrue = wanted === undefined || wanted === 'true' ? '' : `="${wanted}"`;
      if (kebab) attributes.set(node.name.getText(), `data-${kebab}${isTrue}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return attributes;
}
