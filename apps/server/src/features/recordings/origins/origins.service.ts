import type { ParsedBody } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';
import { isOriginMeant, originParts, writtenOrigin } from '@earshot/contracts/recordings/site-origins';
import { registrableDomain } from '@earshot/crawler/registrable-domain';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { badField } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import * as sql from './origins.sql.ts';

/** Notes that a site's key came from an origin that nobody has heard of. */
export function learnOrigin(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  workspaceId: string,
  siteId: number,
  origin: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  return inWorkspace(database, workspaceId, (tx) =>
    sql.insertLearnt(tx, workspaceId, { siteId, origin, now: at }),
  );
}

type Decided = Omit<ParsedBody<typeof recordings.setSiteOrigins>, 'site_id'>;

/**
 * Writes what somebody decided. Origins that were learnt and stand in neither list go on waiting; those that were decided before
 * and stand in neither are forgotten, as are those that a wildcard now stands for.
 *
 * @throws Problem `bad_request` for what is no origin, stands in both lists, or is a wildcard for domains of many owners
 */
export async function decideOrigins(
  tx: Db,
  workspaceId: string,
  siteId: number,
  given: Decided,
  now: string,
): Promise<void> {
  const [allowed, refused] = [readOrigins(given, 'allowed'), readOrigins(given, 'refused')];
  const twice = refused.findIndex((origin) => allowed.includes(origin));
  if (twice !== -1) throw badField(`refused/${twice}`, 'This origin is also allowed.');
  const decided = [
    ...[...new Set(allowed)].map((origin) => ({ origin, state: 'allowed' as const })),
    ...[...new Set(refused)].map((origin) => ({ origin, state: 'refused' as const })),
  ];
  const isDecided = (origin: string) => decided.some((one) => one.origin === origin);
  const before = await sql.originsOf(tx, workspaceId, [siteId]);
  const past = before.filter(({ origin, state }) => {
    if (isDecided(origin)) return false;
    const isWaiting = state === 'learnt' || state === 'unknown';
    return !isWaiting || decided.some((one) => isOriginMeant(one.origin, origin));
  });
  await sql.deleteOrigins(
    tx,
    workspaceId,
    siteId,
    past.map(({ origin }) => origin),
  );
  await sql.writeDecided(tx, workspaceId, siteId, decided, now);
  await sql.setLearns(tx, workspaceId, siteId, given.learns);
}

function readOrigins(given: Decided, field: 'allowed' | 'refused'): string[] {
  return given[field].map((typed, n) => {
    const origin = writtenOrigin(typed);
    if (origin === undefined) {
      throw badField(
        `${field}/${n}`,
        'Enter an origin such as https://shop.example.com or https://*.example.com, without a path.',
      );
    }
    if (isOfManyOwners(origin)) {
      throw badField(`${field}/${n}`, `${origin} covers domains of many owners. Enter your own domain.`);
    }
    return origin;
  });
}

/** A wildcard stands for what one owner registered, not for everybody's `.co.uk`. */
function isOfManyOwners(origin: string): boolean {
  const parts = originParts(origin);
  if (!parts?.isWildcard) return false;
  const below = `a.${parts.host}`;
  return registrableDomain(below) === below;
}
