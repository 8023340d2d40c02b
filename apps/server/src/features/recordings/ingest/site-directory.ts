import { SiteSettings } from '@earshot/contracts/recordings';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { PlanDeps } from '../../billing/quotas.service.ts';
import { isFull } from '../../billing/quotas.service.ts';
import type { Deps } from '../../deps.ts';
import type { KnownOrigin } from '../origins/judge-origin.ts';
import { originsOf } from '../origins/origins.sql.ts';
import { findKey, findSite } from '../sites.sql.ts';

export interface KnownSite {
  workspaceId: string;
  siteId: number;
  name: string;
  settings: SiteSettings;
  learnsOrigins: boolean;
  origins: KnownOrigin[];
  /** The workspace's plan has no room for further sessions. */
  isFull: boolean;
}

type DirectoryDeps = PlanDeps & Pick<Deps, 'database'>;

/** How long an answer is kept: a key that is revoked or renewed stops working within this time. */
const rememberMs = 2000;
const maxRemembered = 10_000;

/** Finds the site behind a key. Every chunk asks, so answers are kept for a moment, those of unknown keys too. */
export class SiteDirectory {
  readonly #deps: DirectoryDeps;
  readonly #remembered = new Map<string, { site: Promise<KnownSite | undefined>; until: number }>();

  constructor(deps: DirectoryDeps) {
    this.#deps = deps;
  }

  /** The site, or undefined when the key leads nowhere. */
  async find(key: string): Promise<KnownSite | undefined> {
    const remembered = this.#remembered.get(key);
    if (remembered && remembered.until > this.#deps.now()) return remembered.site;
    this.#remembered.delete(key);
    const site = this.#look(key);
    this.#remembered.set(key, { site, until: this.#deps.now() + rememberMs });
    site.catch(() => this.#remembered.delete(key));
    if (this.#remembered.size > maxRemembered) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    return site;
  }

  async #look(key: string): Promise<KnownSite | undefined> {
    const { database } = this.#deps;
    const found = await findKey(database.app, key);
    if (!found) return undefined;
    const { opens: workspaceId } = found;
    return readInWorkspace(database, workspaceId, async (tx) => {
      const site = await findSite(tx, workspaceId, found.siteId);
      if (!site) return undefined;
      return {
        workspaceId,
        siteId: site.id,
        name: site.name,
        settings: SiteSettings.parse(site.settings),
        learnsOrigins: site.learnsOrigins,
        origins: await originsOf(tx, workspaceId, [site.id]),
        isFull: await isFull(this.#deps, tx, workspaceId, 'recordedSessionsPerMonth'),
      };
    });
  }
}
