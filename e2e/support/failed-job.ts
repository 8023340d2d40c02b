import { randomUUID } from 'node:crypto';
import { onDatabaseOf } from './database-of.ts';

/** Puts a job among those whose attempts are used up: waiting for one to fail for good would take minutes. */
export async function failJob(dataDir: string, queue: string, message: string): Promise<void> {
  await onDatabaseOf(dataDir, (client) =>
    client.query(
      `insert into pgboss.job (id, name, source_name, source_retry_count, source_output, data)
       values ($1, 'dead', $2, 4, $3, '{}')`,
      [randomUUID(), queue, { name: 'Error', message }],
    ),
  );
}
