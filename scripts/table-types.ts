// Writes the types of the database's tables from its migrations: node scripts/table-types.ts [--check]
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely';
import { PostgresDialect, generate } from 'kysely-codegen';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';

const file = fileURLToPath(new URL('../apps/server/src/platform/database/tables.ts', import.meta.url));

/** How values arrive, as `column-values.ts` reads them. */
const typeMapping = { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'string' };

const isCheck = process.argv.includes('--check');
const written = await typesOfMigrations();
if (!isCheck) await writeFile(file, written);
else if ((await readFile(file, 'utf8')) !== written) {
  process.stderr.write('The table types do not fit the migrations: run node scripts/table-types.ts\n');
  process.exitCode = 1;
}

async function typesOfMigrations(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-types-'));
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openDatabase({ dataDir, log });
  try {
    await migrate(database, pino({ level: 'silent' }));
    const pool = openPool(database.connections.owner, { max: 1 }, log);
    const db = new Kysely({ dialect: new KyselyPostgres({ pool }) });
    try {
      return await generate({
        camelCase: true,
        db,
        defaultSchemas: ['earshot'],
        dialect: new PostgresDialect(),
        excludePattern: 'earshot.migration',
        includePattern: 'earshot.*',
        typeMapping,
      });
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true });
  }
}
