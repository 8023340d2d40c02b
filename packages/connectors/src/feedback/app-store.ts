import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer } from './asking.ts';
import { byId, fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';
import { signedToken } from './signed-token.ts';

const origin = 'https://api.appstoreconnect.apple.com/v1';
const perPage = 200;
/** Apple takes tokens that live up to 20 minutes. */
const tokenS = 10 * 60;

export const appStore: ConnectionKind = {
  id: 'app_store',
  name: 'App Store',
  group: 'reviews',
  brings: 'Reviews of your app from all countries, with stars and your answers.',
  needs: 'An App Store Connect API key with the role Customer Support.',
  docs: { title: 'App Store Connect API: Customer Reviews', version: '2.0 and later' },
  fields: [
    {
      id: 'app',
      isPlace: true,
      label: 'App ID',
      help: 'The number after “id” in your app’s address in the App Store.',
      secret: false,
      shape: 'text',
      placeholder: '1234567890',
    },
    {
      id: 'issuer',
      label: 'Issuer ID',
      help: 'App Store Connect → Users and Access → Integrations.',
      secret: false,
      shape: 'text',
    },
    { id: 'key_id', label: 'Key ID', help: 'Beside the key.', secret: false, shape: 'text' },
    {
      id: 'private_key',
      label: 'Private key',
      help: 'The whole content of the .p8 file.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['Customer Support'],
  limits: [
    'Reviews that are changed or deleted after they were imported stay here as they were.',
    'Ratings without a review are not part of the API.',
  ],
  async test(ask, settings) {
    const now = nowOf(await ask({ url: `${origin}/apps` }));
    const headers = await login(settings, now);
    const { body } = await askFor(ask, { url: `${app(settings)}?fields[apps]=name`, headers }, callerOf(now));
    const url = address(`${app(settings)}/customerReviews`, { limit: 1 });
    await askFor(ask, { url, headers }, callerOf(now));
    return { account: textAt(body, 'data', 'attributes', 'name') || (settings.app ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const headers = await login(settings, now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const query = { limit: perPage, sort: '-createdDate', include: 'response', cursor: from.page };
      const url = address(`${app(settings)}/customerReviews`, query);
      const isForgotten = (status: number) => status === 400 && from.page !== null;
      return askForPage(ask, { url, headers }, callerOf(now), ({ status }) => isForgotten(status));
    });
    const { body } = answer;
    const rows = listAt(body, 'data');
    const responses = byId(body, 'included');
    const next = textAt(body, 'links', 'next');
    const page = URL.canParse(next) ? new URL(next).searchParams.get('cursor') : null;
    const total = numberAt(body, 'meta', 'paging', 'total');
    return {
      items: rows.map((review) => itemOf(review, responses, settings)),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...afterNewest(
        place,
        rows.map((review) => dateAt(review, 'attributes', 'createdDate')),
        page,
      ),
    };
  },
};

function itemOf(
  review: unknown,
  responses: ReadonlyMap<string, unknown>,
  { app: appId = '' }: ConnectionSettings,
): BroughtItem {
  const said = at(review, 'attributes');
  const created = iso(dateAt(said, 'createdDate'));
  const turns: BroughtTurn[] = [{ by: 'customer', text: textAt(said, 'body'), ...known({ at: created }) }];
  const response = responses.get(textAt(review, 'relationships', 'response', 'data', 'id'));
  const answer = textAt(response, 'attributes', 'responseBody');
  if (answer !== '') {
    const answeredAt = iso(dateAt(response, 'attributes', 'lastModifiedDate'));
    turns.push({ by: 'agent', text: answer, ...known({ at: answeredAt }) });
  }
  const stars = numberAt(said, 'rating');
  return {
    externalId: textAt(review, 'id'),
    url: `https://apps.apple.com/app/id${appId}?see-all=reviews`,
    createdAt: created ?? '',
    turns,
    author: known({ name: textAt(said, 'reviewerNickname') }),
    ...known({
      title: textAt(said, 'title'),
      rating: stars === null ? null : { value: stars, min: 1, max: 5 },
    }),
    fields: fieldsOf({ country: at(said, 'territory') }),
  };
}

function app({ app: id = '' }: ConnectionSettings): string {
  if (!/^\d{5,15}$/.test(id)) throw new ConnectionFault('not_found', 'The app ID is a number.');
  return `${origin}/apps/${id}`;
}

async function login(settings: ConnectionSettings, now: number): Promise<{ authorization: string }> {
  const { issuer = '', key_id: keyId = '', private_key: key = '' } = settings;
  const issued = Math.floor(now / 1000);
  const claims = { iss: issuer, iat: issued - 60, exp: issued + tokenS, aud: 'appstoreconnect-v1' };
  return bearer(await signedToken('ES256', key, { kid: keyId }, claims));
}

/** A test has no clock: Apple’s answer to nobody tells the time. */
function nowOf({ headers }: { headers: Readonly<Record<string, string>> }): number {
  const at = Date.parse(headers.date ?? '');
  if (Number.isNaN(at)) throw new ConnectionFault('unavailable', 'App Store Connect does not answer.');
  return at;
}

function callerOf(now: number): Caller {
  return {
    name: 'App Store Connect',
    right: 'read reviews: the key needs the role Customer Support',
    where: 'the app ID',
    now,
  };
}
