import { RecorderSettings } from '@earshot/contracts/recordings';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { findKey, findSite } from '../sites.sql.ts';

export interface KnownSite {
  workspaceId: string;
  siteId: number;
  settings: RecorderSettings;
}

/** How long an answer is kept: a key that is revoked or renewed stops working within this time. */
const rememberMs = 2000;
const maxRemembered = 10_000;

/** Finds the site behind a key. Every chunk asks, so answers are kept for a moment, those of unknown keys too. */
export class SiteDirectory {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #remembered = new Map<string, { site: Promise<KnownSite | undefined>; until: number }>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The site, or undefined when the key leads nowhere. */
  async find(key: string): Promise<KnownSite | undefined> {
    const remembered = this.#remembered.get(key);
    if (remembered && remembered.until > this.#now()) return remembered.site;
    this.#remembered.delete(key);
    const site = this.#look(key);
    this.#remembered.set(key, { site, until: this.#now() + rememberMs });
    site.catch(() => this.#remembered.delete(key));
    if (this.#remembered.size > maxRemembered) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    return site;
  }

  async #look(key: string): Promise<KnownSite | undefined> {
    const found = await findKey(this.#database.app, key);
    if (!found) return undefined;
    const site = await readInWorkspace(this.#database, found.opens, (tx) =>
      findSite(tx, found.opens, found.siteId),
    );
    if (!site) return undefined;
    return { workspaceId: found.opens, siteId: site.id, settings: RecorderSettings.parse(site.settings) };
  }
}
