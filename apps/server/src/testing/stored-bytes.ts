import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../platform/database/open.ts';

/**
 * Where any of the needles stands: in a row of any table of the database, read whole as the owner with row-level security
 * lifted, in text or in bytes; letter case aside.
 *
 * @returns `schema.table: needle`, each once
 */
export async function tablesWith(
  database: Database,
  superuser: pg.ClientConfig,
  needles: readonly string[],
): Promise<string[]> {
  const { rows: names } = await database.ownerPool.query<{ name: string }>(
    'select current_database() as name',
  );
  const client = new pg.Client({ ...superuser, database: names[0]?.name });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where relkind in ('r', 'm') and nspname !~ '^pg_|^information_schema$' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      const text = rows
        .map(({ row }) => row)
        .join('\n')
        .toLowerCase();
      found.push(...needlesIn(text, needles).map((needle) => `${name}: ${needle}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Names of the files below a folder in which any of the needles stands. */
export async function filesWith(folder: string, needles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    found.push(
      ...needlesIn(`${entry.name}\n${bytes.toString('latin1')}`.toLowerCase(), needles).map(
        (needle) => `${entry.name}: ${needle}`,
      ),
    );
  }
  return found;
}

/** Those of the needles that a text holds, as they are or as bytes in hexadecimal digits. */
export function needlesIn(lowerText: string, needles: readonly string[]): string[] {
  return needles.filter((needle) => {
    const lower = needle.toLowerCase();
    const hex = (text: string) => Buffer.from(text).toString('hex');
    return lowerText.includes(lower) || lowerText.includes(hex(needle)) || lowerText.includes(hex(lower));
  });
}
