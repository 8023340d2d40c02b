import type { Db } from '../database/open.ts';

export interface NewSetUpLink {
  tokenHash: Buffer;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

/** Puts a link in the place of those before it. */
export async function replaceSetUpLinks(tx: Db, link: NewSetUpLink): Promise<void> {
  await tx.deleteFrom('setUpLink').execute();
  await tx.insertInto('setUpLink').values(link).execute();
}

/** Whether the link can still be used; the first operator ends them all. */
export async function isSetUpLinkOpen(db: Db, tokenHash: Buffer, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('setUpLink')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('operator').select('userId'))))
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSetUpLink(tx: Db, tokenHash: Buffer, now: string): Promise<void> {
  await tx.updateTable('setUpLink').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
}
