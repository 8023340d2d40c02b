import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { hashSecret, newSecret } from '../../../apps/server/src/platform/auth/secret.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { inWorkspace } from '../../../apps/server/src/platform/database/workspace-transaction.ts';

/** Empty workspaces of these names in a new data folder. @returns a session token for each, by its name */
export async function seedWorkspaces(
  dataDir: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir, log });
  try {
    await migrate(database, log);
    const tokens = new Map<string, string>();
    for (const name of names) {
      const [workspaceId, userId, token] = [randomUUID(), randomUUID(), newSecret()];
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
      await inWorkspace(database, workspaceId, async (tx) => {
        await tx.insertInto('workspace').values({ id: workspaceId, name }).execute();
        const user = { id: userId, email: `${userId}@bench.example`, displayName: 'Examiner' };
        await tx.insertInto('appUser').values(user).execute();
        await tx.insertInto('membership').values({ workspaceId, userId, role: 'owner' }).execute();
        const session = { familyId: randomUUID(), userId, boundTo: workspaceId, expiresAt };
        await tx
          .insertInto('sessionToken')
          .values({ tokenHash: hashSecret(token), ...session })
          .execute();
      });
      tokens.set(name, token);
    }
    return tokens;
  } finally {
    await database.stop();
  }
}
