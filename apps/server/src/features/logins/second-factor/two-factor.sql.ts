import type { Db } from '../../../platform/database/open.ts';

/** The key that authenticators' secrets are encrypted with, the same on every node. */
export async function twoFactorKey(db: Db): Promise<Buffer> {
  const row = await db
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', 'two_factor')
    .executeTakeFirstOrThrow();
  return row.secret;
}

export interface TwoFactor {
  sealedSecret: Buffer;
  /** Null while the enrolment waits for its first code. */
  confirmedAt: string | null;
}

export function findTwoFactor(db: Db, userId: string): Promise<TwoFactor | undefined> {
  return db
    .selectFrom('twoFactor')
    .select(['sealedSecret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Keeps a secret that waits for its first code. @returns false when two-factor log-in is on already */
export async function putUnconfirmed(
  db: Db,
  userId: string,
  { sealedSecret, now }: { sealedSecret: Buffer; now: string },
): Promise<boolean> {
  const put = await db
    .insertInto('twoFactor')
    .values({ userId, sealedSecret, createdAt: now })
    .onConflict((on) =>
      on
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt: now })
        .where('twoFactor.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return put !== undefined;
}

/** Of several at once one gets true. */
export async function confirm(
  db: Db,
  userId: string,
  { step, now }: { step: number; now: string },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('twoFactor')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Takes a step's code: each once, and none of a step before the last. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('twoFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Removes the second factor with all that belongs to it. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await deleteChallenges(db, userId);
}

/** As {@link deleteTwoFactor}, but only what was turned on since an instant. */
export async function deleteTwoFactorSince(db: Db, userId: string, since: string): Promise<void> {
  const confirmedAt = (await findTwoFactor(db, userId))?.confirmedAt ?? null;
  if (confirmedAt !== null && Date.parse(confirmedAt) >= Date.parse(since)) await deleteTwoFactor(db, userId);
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCode')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Uses a recovery code up. Of several at the same moment one gets true. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  codeHash: Buffer,
  now: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function insertChallenge(
  db: Db,
  challenge: { tokenHash: Buffer; userId: string; expiresAt: string },
): Promise<void> {
  await db.insertInto('loginChallenge').values(challenge).execute();
}

/** Counts a try. @returns whose log-in waits; undefined when it waits no more or its tries are used up */
export async function tryChallenge(
  db: Db,
  tokenHash: Buffer,
  { maxTries, now }: { maxTries: number; now: string },
): Promise<string | undefined> {
  const tried = await db
    .updateTable('loginChallenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return tried?.userId;
}

/** Ends a log-in's waiting. Of several at once one gets true. */
export async function takeChallenge(db: Db, tokenHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('loginChallenge')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('loginChallenge').where('userId', '=', userId).execute();
}
