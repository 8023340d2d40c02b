import { googlePlay } from '../../feedback/google-play.ts';
import { textAt } from '../../json.ts';
import { claimsIn, newKey } from '../new-key.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const { pem } = await newKey('RS256');
const account = {
  type: 'service_account',
  project_id: 'marrowby',
  private_key_id: '3f1c',
  private_key: pem,
  client_email: 'reviews@marrowby.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const token = 'ya29.secret-access-token';
const path = '/androidpublisher/v3/applications/com.marrowby.rota/reviews';

/** Shapes of the page “Reply to Reviews” of the Google Play Developer API, v3. */
export const googlePlayStandIn: StandIn = {
  kind: googlePlay,
  settings: { package: 'com.marrowby.rota', service_account: JSON.stringify(account) },
  externalId: idOf,
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: true,
  refusals: {
    expired: refused(401, { error: { code: 401, status: 'UNAUTHENTICATED' } }),
    revoked: refused(400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }),
    forbidden: refused(403, { error: { code: 403, status: 'PERMISSION_DENIED' } }),
  },
  limited: tooMany({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }),
  answer({ at, headers, body = '' }, world) {
    if (at.host === 'oauth2.googleapis.com') return login(new URLSearchParams(body));
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    return at.pathname === path
      ? listed(at, world)
      : refused(404, { error: { code: 404, status: 'NOT_FOUND' } });
  },
};

function login(form: URLSearchParams) {
  const assertion = form.get('assertion');
  if (assertion === null) return refused(400, { error: 'invalid_request' });
  const isMeant = textAt(claimsIn(assertion).claims, 'iss') === account.client_email;
  if (!isMeant) return refused(400, { error: 'invalid_grant' });
  return sentJson({ access_token: token, expires_in: 3599, token_type: 'Bearer' });
}

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `gp:${id}`;
}

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  // The latest first: the same list with its clock turned round.
  const rows = world.alive.map((thing) => ({ ...thing, changedAt: -thing.changedAt }));
  const page = sequel(world, rows, searchParams.get('token'), Number(searchParams.get('maxResults')));
  if (page === null) return refused(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } });
  return sentJson({
    reviews: page.rows.map(reviewOf),
    ...(page.hasMore && { tokenPagination: { nextPageToken: page.next } }),
  });
}

function reviewOf(thing: Thing) {
  const stamp = (ms: number) => ({ seconds: String(unixS(ms)), nanos: 213000000 });
  const userComment = {
    text: thing.said,
    lastModified: stamp(-thing.changedAt),
    starRating: 5,
    reviewerLanguage: 'en',
    device: 'trltecan',
    androidOsVersion: 21,
    appVersionCode: 12345,
    appVersionName: '1.2.3',
    thumbsUpCount: 10,
    thumbsDownCount: 3,
    deviceMetadata: { productName: 'E5333 (Xperia™ C4 Dual)', manufacturer: 'Sony', deviceClass: 'phone' },
  };
  const answer = { text: thing.reply, lastModified: stamp(thing.createdAt + 60_000) };
  return {
    reviewId: idOf(thing),
    authorName: 'John Doe',
    comments: [{ userComment }, ...(thing.reply === null ? [] : [{ developerComment: answer }])],
  };
}
