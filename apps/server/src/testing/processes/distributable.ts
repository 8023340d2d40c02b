import { lookUpTables, sharedTables } from '../placement.ts';

/** Names of the tables that a statement may be about. */
export interface KnownTables {
  /** Those that lie with their workspace. */
  ofWorkspaces: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** Quoted text and comments: what stands in them is no part of the statement. */
const opaque = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const name = '(?:"?earshot"?\\.)?"?[a-z_][a-z0-9_]*"?';
const alias = '(?:\\s+(?:as\\s+)?"?[a-z_][a-z0-9_]*"?)?';
const named = new RegExp(
  `\\b(?:from|join|update|into|using)\\s+(?:only\\s+)?(${name}${alias}(?:\\s*,\\s*${name}${alias})*)`,
  'g',
);
const withNames = /"?([a-z_][a-z0-9_]*)"?\s*(?:\([^()]*\)\s*)?\bas\s+(?:(?:not\s+)?materialized\s+)?\(/g;
const aggregates =
  /\b(?:array_agg|avg|bool_and|bool_or|count|every|json_agg|jsonb_agg|max|min|percentile_\w+|string_agg|sum)\s*\(|\bgroup\s+by\b|\bselect\s+distinct\b/;

/** What a database that is distributed by workspace refuses in one statement; null when nothing is known. */
export function refusalOf(statement: string, tables: KnownTables): string | null {
  const sql = plain(statement);
  const met = tablesOf(sql, tables);
  const apart = met.filter((table) => !tables.ofWorkspaces.has(table) && !sharedTables.includes(table));
  if (apart.length > 0 && apart.length < met.filter((table) => !sharedTables.includes(table)).length) {
    return `joins tables of a workspace with ${apart.join(', ')}`;
  }
  if (insertedSelects(sql).some((select) => aggregates.test(select))) return 'inserts what it aggregates';
  const [changed, ...read] = changes(sql) ? met : [];
  const other = read.find((table) => isLookUp(table) !== isLookUp(changed) && !sharedTables.includes(table));
  return changed !== undefined && other !== undefined
    ? `changes ${changed} by what it looks up in ${other}`
    : null;
}

/** Statements of one transaction that a distributed database refuses after each other. */
export class TransactionWatch {
  readonly #tables: KnownTables;
  #spread: string | null = null;

  constructor(tables: KnownTables) {
    this.#tables = tables;
  }

  /** @returns what is refused; null when nothing is known */
  next(statement: string): string | null {
    const sql = plain(statement);
    if (/^(?:begin|commit|rollback)\b/.test(sql)) this.#spread = null;
    if (!changes(sql)) return null;
    const [table = ''] = tablesOf(sql, this.#tables);
    if (sharedTables.includes(table)) {
      return (
        this.#spread && `changes ${table}, which all nodes share, after ${this.#spread} by another column`
      );
    }
    const key = lookUpTables[table];
    const isByKey = key !== undefined && new RegExp(`"?\\b${key}\\b"?\\s*(?:=|in\\b)`).test(sql);
    if (key !== undefined && !isByKey && !sql.startsWith('insert')) this.#spread ??= table;
    return null;
  }
}

function plain(statement: string): string {
  return statement.replaceAll(opaque, ' ').trim().toLowerCase();
}

function changes(sql: string): boolean {
  return /^(?:with\b[^]*\b)?(?:insert\s+into|update|delete\s+from)\b/.test(sql);
}

function isLookUp(table: string | undefined): boolean {
  return table !== undefined && table in lookUpTables;
}

/** Names of tables of ours, in the order in which they stand, each once. */
function tablesOf(sql: string, { all }: KnownTables): string[] {
  const own = new Set(Array.from(sql.matchAll(withNames), ([, defined]) => defined));
  const met = new Set<string>();
  for (const [, list = ''] of sql.matchAll(named)) {
    for (const one of list.split(',')) {
      const table = /^(?:"?earshot"?\.)?"?([a-z_][a-z0-9_]*)/.exec(one.trim())?.[1];
      if (table !== undefined && all.has(table) && !own.has(table)) met.add(table);
    }
  }
  return [...met];
}

/** The `select` of each `insert … select`, up to its end. */
function insertedSelects(sql: string): string[] {
  return Array.from(
    sql.matchAll(/\binsert\s+into\s+[\w".]+\s*(?:\([^()]*\)\s*)?(?=select\b|with\b)/g),
    (found) => {
      const from = found.index + found[0].length;
      let depth = 0;
      for (let at = from; at < sql.length; at += 1) {
        if (sql[at] === '(') depth += 1;
        if (sql[at] === ')' && --depth < 0) return sql.slice(from, at);
      }
      return sql.slice(from).replace(/\b(?:on\s+conflict|returning)\b[^]*$/, '');
    },
  );
}
