import { trustpilot } from '../../feedback/trustpilot.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const settings = { domain: 'marrowby.test', key: 'tp-key', secret: 'tp-secret' };
const token = 'tp-access-token';
const unitId = '507f191e810c19729de860ea';

/** Shapes of the pages “Business Units API” and “Authentication” of Trustpilot’s developer site. */
export const trustpilotStandIn: StandIn = {
  kind: trustpilot,
  settings,
  externalId: idOf,
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: true,
  refusals: {
    expired: refused(401, { reason: 'Unauthorized', fault: { faultstring: 'Access Token expired' } }),
    revoked: refused(400, { reason: 'invalid_client' }),
    forbidden: refused(403, { reason: 'Forbidden' }),
  },
  limited: tooMany({ fault: { faultstring: 'Rate limit quota violation.' } }),
  answer({ at, headers }, world) {
    if (at.pathname.endsWith('/accesstoken')) {
      const isKnown = headers.authorization === `Basic ${btoa(`${settings.key}:${settings.secret}`)}`;
      return isKnown ? sentJson({ access_token: token, expires_in: '359999' }) : this.refusals.revoked;
    }
    if (at.pathname === '/v1/business-units/find' && headers.apikey === settings.key) {
      return sentJson({ id: unitId, displayName: 'Marrowby', name: { identifying: 'marrowby.test' } });
    }
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    const isList = at.pathname === `/v1/private/business-units/${unitId}/reviews`;
    return isList ? listed(at, world) : refused(404, { reason: 'Not found' });
  },
};

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `5e3de1b45fb06f00${String(id).padStart(8, '0')}`;
}

function listed({ searchParams }: URL, world: StandInWorld) {
  const since = Date.parse(`${searchParams.get('startDateTime') ?? '1970-01-01T00:00:00'}Z`);
  const made = world.alive.map((thing) => ({ ...thing, changedAt: thing.createdAt }));
  const rows = byChange(made).filter(({ createdAt }) => unixS(createdAt) >= unixS(since));
  if (searchParams.get('orderBy') !== 'createdat.asc') rows.reverse();
  const size = Math.min(world.pageSize, Number(searchParams.get('perPage')));
  const page = Number(searchParams.get('page') ?? 1);
  const { rows: shown } = cut(
    { pageSize: size, repeats: false, runsShort: false },
    rows,
    (page - 1) * size,
    size,
  );
  return sentJson({ links: [], reviews: shown.map(reviewOf) });
}

function reviewOf(thing: Thing) {
  return {
    id: idOf(thing),
    consumer: {
      id: '5e3de1b45fb06f0001790b50',
      displayName: 'John Doe',
      displayLocation: 'Frederiksberg, DK',
      numberOfReviews: 1,
    },
    businessUnit: { id: unitId, displayName: 'Marrowby' },
    stars: 5,
    title: thing.title,
    text: thing.said,
    language: 'da',
    createdAt: new Date(thing.createdAt).toISOString().slice(0, 19),
    updatedAt: null,
    companyReply:
      thing.reply === null
        ? null
        : { text: thing.reply, createdAt: new Date(thing.createdAt + 60_000).toISOString().slice(0, 19) },
    isVerified: true,
    status: 'active',
    referenceId: '1234567',
    referralEmail: 'john@example.com',
    tags: [{ group: 'Department', value: 'Sales' }],
  };
}
