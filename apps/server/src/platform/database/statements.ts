/** One statement of an SQL file. */
export interface Statement {
  text: string;
  /** Line of the file at which it begins, from 1. */
  line: number;
}

/** Quoted text, names, dollar-quoted bodies and comments: a semicolon in them ends nothing. */
const opaque = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;/g;

/** Splits an SQL file, since a distributed server wants one statement a call. Nested comments and E'…' are not known. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = sql.slice(from, to);
    const code = text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim();
    if (code !== '') {
      const begins = from + text.search(/\S/);
      statements.push({ text: text.trim(), line: sql.slice(0, begins).split('\n').length });
    }
    from = to + 1;
  };
  for (const match of sql.matchAll(opaque)) if (match[0] === ';') add(match.index);
  add(sql.length);
  return statements;
}
