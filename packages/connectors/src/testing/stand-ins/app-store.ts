import { appStore } from '../../feedback/app-store.ts';
import { numberAt, textAt } from '../../json.ts';
import { claimsIn, newKey } from '../new-key.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const { pem } = await newKey('ES256');
const settings = {
  app: '682658836',
  issuer: '57246542-96fe-1a63-e053-0824d011072a',
  key_id: '2X9R4HXF34',
  private_key: pem,
};

function fault(status: number, code: string, title: string) {
  return refused(status, {
    errors: [{ id: '8d2a5b2c', status: String(status), code, title, detail: title }],
  });
}

/** Shapes of the page “List all customer reviews for an app” of the App Store Connect API. */
export const appStoreStandIn: StandIn = {
  kind: appStore,
  settings,
  externalId: idOf,
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: true,
  refusals: {
    expired: fault(401, 'NOT_AUTHORIZED', 'Authentication credentials are missing or invalid.'),
    revoked: fault(401, 'NOT_AUTHORIZED', 'Authentication credentials are missing or invalid.'),
    forbidden: fault(403, 'FORBIDDEN_ERROR', 'This request is forbidden for security reasons'),
  },
  limited: tooMany({ errors: [{ status: '429', code: 'RATE_LIMIT_EXCEEDED' }] }),
  answer({ at, headers }, world) {
    if (!isSigned(headers.authorization ?? '', world)) return this.refusals.expired;
    if (at.pathname === '/v1/apps/682658836') {
      return sentJson({ data: { type: 'apps', id: '682658836', attributes: { name: 'Rota' } } });
    }
    if (at.pathname === '/v1/apps/682658836/customerReviews') return listed(at, world);
    return fault(404, 'NOT_FOUND', 'The specified resource does not exist');
  },
};

function isSigned(authorization: string, world: StandInWorld): boolean {
  if (!authorization.startsWith('Bearer ')) return false;
  const { header, claims } = claimsIn(authorization.slice(7));
  const lives = (numberAt(claims, 'exp') ?? 0) - (numberAt(claims, 'iat') ?? 0);
  const isNow = Math.abs((numberAt(claims, 'iat') ?? 0) - unixS(world.now)) < 4 * 3600;
  const isMeant = textAt(claims, 'aud') === 'appstoreconnect-v1' && textAt(claims, 'iss') === settings.issuer;
  return isMeant && isNow && lives <= 1200 && textAt(header, 'kid') === settings.key_id;
}

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `00000028-b08c-0014-729e-fbd5${String(id).padStart(8, '0')}`;
}

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  // The latest first: the same list with its clock turned round.
  const rows = world.alive.map((thing) => ({ ...thing, changedAt: -thing.createdAt }));
  const page = sequel(world, rows, searchParams.get('cursor'), Number(searchParams.get('limit')));
  if (page === null) return fault(400, 'PARAMETER_ERROR.INVALID', 'A parameter has an invalid value');
  searchParams.set('cursor', page.next);
  const answered = page.rows.filter(({ reply }) => reply !== null);
  return sentJson({
    data: page.rows.map(reviewOf),
    included: answered.map(responseOf),
    links: { self: at.href, ...(page.hasMore && { next: at.href }) },
    meta: { paging: { total: rows.length, limit: Number(searchParams.get('limit')) } },
  });
}

function reviewOf(thing: Thing) {
  return {
    type: 'customerReviews',
    id: idOf(thing),
    attributes: {
      rating: 5,
      title: thing.title,
      body: thing.said,
      reviewerNickname: 'Anne Johnson',
      createdDate: new Date(thing.createdAt - 8 * 3_600_000).toISOString().slice(0, 19) + '-08:00',
      territory: 'USA',
    },
    relationships: {
      response: {
        data: thing.reply === null ? null : { type: 'customerReviewResponses', id: `r${thing.id}` },
      },
    },
  };
}

function responseOf(thing: Thing) {
  return {
    type: 'customerReviewResponses',
    id: `r${thing.id}`,
    attributes: {
      responseBody: thing.reply,
      lastModifiedDate: new Date(thing.createdAt + 3_600_000).toISOString(),
      state: 'PUBLISHED',
    },
  };
}
