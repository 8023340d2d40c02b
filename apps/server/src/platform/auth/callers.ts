import { dayMs } from '@earshot/contracts/durations';
import type { ApiKeyScope } from '@earshot/contracts/call';
import { apiKeyRole, roleAllows } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import type { Database } from '../database/open.ts';
import { inWorkspace, readAtOnce } from '../database/workspace-transaction.ts';
import type { Caller } from './caller.ts';
import * as sql from './callers.sql.ts';
import { isOperator } from './operators.sql.ts';
import { hashSecret } from './secret.ts';

/** API keys begin so, which tells them from session tokens and lets secret scanners find them. */
export const apiKeyPrefix = 'esk_';

/** How long an answer is kept: a revocation on another node takes effect within this time, on this node at once. */
const rememberMs = 2000;
/** A session's last use is written down at most this often. */
const touchEveryMs = 10 * 60_000;
const maxRemembered = 10_000;

type Known = Caller & { scope: ApiKeyScope | null };

/** Finds who is behind a bearer token. */
export class CallerDirectory {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #remembered = new Map<string, { caller: Known; until: number }>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The caller behind a session token or API key; undefined when it is unknown, ended, expired or idle too long. */
  async resolve(token: string): Promise<Known | undefined> {
    const hash = hashSecret(token);
    const key = hash.toString('hex');
    const now = this.#now();
    const remembered = this.#remembered.get(key);
    if (remembered && remembered.until > now) return remembered.caller;
    this.#remembered.delete(key);
    const caller = token.startsWith(apiKeyPrefix)
      ? await this.#fromApiKey(hash)
      : await this.#fromSession(hash, now);
    if (caller) {
      this.#remembered.set(key, { caller, until: now + rememberMs });
      if (this.#remembered.size > maxRemembered) {
        const oldest = this.#remembered.keys().next().value;
        if (oldest !== undefined) this.#remembered.delete(oldest);
      }
    }
    return caller;
  }

  /** Whether a user runs this server. Asked anew each time: rights that were taken end at once. */
  isOperator(userId: string): Promise<boolean> {
    return isOperator(this.#database.app, userId);
  }

  /** Forgets what is remembered of a user or an API key, after its rights changed. */
  forget(who: { userId: string } | { apiKeyId: string } | { sessionKey: string }): void {
    for (const [key, { caller }] of this.#remembered) {
      const isMeant =
        ('userId' in who && caller.userId === who.userId) ||
        ('apiKeyId' in who && caller.countedAs === who.apiKeyId) ||
        ('sessionKey' in who && key === who.sessionKey);
      if (isMeant) this.#remembered.delete(key);
    }
  }

  async #fromSession(hash: Buffer, now: number): Promise<Known | undefined> {
    const session = await sql.findSession(this.#database.app, hash);
    if (!session || session.endedAt !== null) return undefined;
    const idleSince = Date.parse(session.lastUsedAt);
    if (Date.parse(session.expiresAt) <= now || idleSince + limits.sessionIdleDays * dayMs <= now)
      return undefined;
    if (now - idleSince > touchEveryMs)
      await sql.touchSession(this.#database.app, hash, new Date(now).toISOString());
    const role = await readAtOnce(this.#database, session.boundTo, (tx) =>
      sql.roleOf(tx, session.boundTo, session.userId),
    );
    if (!role) return undefined;
    return {
      workspaceId: session.boundTo,
      userId: session.userId,
      role,
      via: 'session',
      countedAs: session.userId,
      sessionKey: hash.toString('hex'),
      scope: null,
    };
  }

  async #fromApiKey(hash: Buffer): Promise<Known | undefined> {
    const found = await sql.findApiKeyHash(this.#database.app, hash);
    if (!found) return undefined;
    const at = new Date(this.#now()).toISOString();
    const key = await inWorkspace(this.#database, found.opens, async (tx) => {
      const row = await sql.findApiKey(tx, found.opens, found.apiKeyId);
      if (!row || !roleAllows(row.makersRole, apiKeyRole)) return undefined;
      await sql.touchApiKey(tx, found.opens, found.apiKeyId, at);
      return row;
    });
    if (!key) return undefined;
    return {
      workspaceId: found.opens,
      userId: key.createdBy,
      role: key.scope === 'ingest' ? 'member' : 'viewer',
      via: 'api_key',
      countedAs: found.apiKeyId,
      sessionKey: '',
      scope: key.scope,
    };
  }
}
