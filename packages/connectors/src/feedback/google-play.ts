import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer, loginRefused } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';
import { signedToken } from './signed-token.ts';

const origin = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications';
const tokenUrl = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/androidpublisher';
const perPage = 100;

export const googlePlay: ConnectionKind = {
  id: 'google_play',
  name: 'Google Play',
  group: 'reviews',
  brings: 'Reviews of your app with stars, device, version and your answers.',
  needs: 'A service account with the right to reply to reviews.',
  docs: { title: 'Google Play Developer API: reviews.list', version: 'v3' },
  fields: [
    {
      id: 'package',
      isPlace: true,
      label: 'Package name',
      help: 'As in your app’s address in the store.',
      secret: false,
      shape: 'text',
      placeholder: 'com.example.app',
    },
    {
      id: 'service_account',
      label: 'Key of the service account',
      help: 'The whole content of the JSON file that Google Cloud gives.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['androidpublisher', 'Reply to reviews'],
  limits: [
    'Google returns reviews of the last seven days. Import earlier ones from the file that the Play Console exports.',
    'Google does not return ratings without a review.',
  ],
  async test(ask, settings) {
    const now = Date.parse((await ask({ url: tokenUrl })).headers.date ?? '');
    if (Number.isNaN(now)) throw new ConnectionFault('unavailable', 'Google Play does not answer.');
    const headers = await login(ask, settings, now);
    await askFor(ask, { url: address(reviews(settings), { maxResults: 1 }), headers }, callerOf(now));
    return { account: settings.package ?? '' };
  },
  async read(ask, settings, cursor, now) {
    const headers = await login(ask, settings, now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const url = address(reviews(settings), { maxResults: perPage, token: from.page });
      const isForgotten = (status: number) => status === 400 && from.page !== null;
      return askForPage(ask, { url, headers }, callerOf(now), ({ status }) => isForgotten(status));
    });
    const rows = listAt(answer.body, 'reviews');
    const page = textAt(answer.body, 'tokenPagination', 'nextPageToken');
    return {
      items: rows.map((review) => itemOf(review, settings)),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...afterNewest(place, rows.map(changeOf), page === '' ? null : page),
    };
  },
};

function itemOf(review: unknown, { package: app = '' }: ConnectionSettings): BroughtItem {
  const id = textAt(review, 'reviewId');
  const comments = listAt(review, 'comments');
  const said = comments.map((comment) => at(comment, 'userComment')).find((one) => one !== undefined);
  const stars = numberAt(said, 'starRating');
  const changed = iso(changeOf(review));
  return {
    externalId: id,
    url: `https://play.google.com/store/apps/details?id=${encodeURIComponent(app)}&reviewId=${encodeURIComponent(id)}`,
    createdAt: changed ?? '',
    turns: comments.flatMap((comment) => [
      ...turnOf(at(comment, 'userComment'), 'customer'),
      ...turnOf(at(comment, 'developerComment'), 'agent'),
    ]),
    author: known({ name: textAt(review, 'authorName') }),
    ...known({
      updatedAt: changed,
      language: textAt(said, 'reviewerLanguage').split(/[-_]/)[0],
      rating: stars === null ? null : { value: stars, min: 1, max: 5 },
    }),
    fields: fieldsOf({
      version: at(said, 'appVersionName'),
      device: at(said, 'deviceMetadata', 'productName'),
      android: at(said, 'androidOsVersion'),
      thumbs_up: at(said, 'thumbsUpCount'),
    }),
  };
}

function turnOf(comment: unknown, by: 'customer' | 'agent'): BroughtItem['turns'] {
  const text = textAt(comment, 'text').replace('\t', '\n').trim();
  const seconds = numberAt(comment, 'lastModified', 'seconds');
  return text === '' ? [] : [{ by, text, ...known({ at: iso(seconds === null ? null : seconds * 1000) }) }];
}

/** When the user last wrote; the team’s answers move nothing. */
function changeOf(review: unknown): number | null {
  for (const comment of listAt(review, 'comments')) {
    const seconds = numberAt(comment, 'userComment', 'lastModified', 'seconds');
    if (seconds !== null) return seconds * 1000;
  }
  return null;
}

async function login(
  ask: Ask,
  { service_account: file = '' }: ConnectionSettings,
  now: number,
): Promise<{ authorization: string }> {
  const account = parsed(file);
  const issued = Math.floor(now / 1000);
  const claims = {
    iss: textAt(account, 'client_email'),
    scope,
    aud: tokenUrl,
    iat: issued,
    exp: issued + 3600,
  };
  const assertion = await signedToken('RS256', textAt(account, 'private_key'), {}, claims);
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const body = new URLSearchParams({ grant_type: grant, assertion }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // What Google says of a key that was withdrawn, here and nowhere else.
  const isRefused = (status: number) => status === 400 || status === 401;
  const request = { url: tokenUrl, method: 'POST', headers, body } as const;
  const answer = await askForPage(ask, request, callerOf(now), ({ status }) => isRefused(status));
  const token = textAt(answer?.body, 'access_token');
  if (token === '') throw loginRefused(callerOf(now));
  return bearer(token);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    throw new ConnectionFault('login', 'The key of the service account is not a JSON file.');
  }
}

function reviews({ package: app = '' }: ConnectionSettings): string {
  if (!/^[A-Za-z]\w*(?:\.\w+)+$/.test(app)) {
    throw new ConnectionFault('not_found', 'The package name looks like com.example.app.');
  }
  return `${origin}/${app}/reviews`;
}

function callerOf(now: number): Caller {
  return {
    name: 'Google Play',
    right: 'read reviews: the service account needs the right to reply to reviews',
    where: 'the package name',
    now,
  };
}
