import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { startBoss } from './boss.ts';

test("the queue's own work has limits of time, and its sessions need no start-up options for them", async () => {
  const database = await testDatabase();
  const boss = await startBoss(database.connections.owner, [], pino({ level: 'silent' }), { max: 1 });
  try {
    const { rows } = await boss.getDb()
      .executeSql(`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(rows).toEqual([{ lock: '1min', statement: '5min', idle: '1min' }]);
  } finally {
    await boss.stop({ graceful: false });
    await database.stop();
  }
});
