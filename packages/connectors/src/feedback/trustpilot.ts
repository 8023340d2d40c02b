import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, basic, bearer, loginRefused } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

const origin = 'https://api.trustpilot.com/v1';
const perPage = 100;

export const trustpilot: ConnectionKind = {
  id: 'trustpilot',
  name: 'Trustpilot',
  group: 'reviews',
  brings: 'Reviews of your company with stars, language and your answers.',
  needs: 'The key and the secret of an API application of your Trustpilot business account.',
  docs: { title: 'Trustpilot Business Units API: Get a business unit’s private reviews', version: 'v1' },
  fields: [
    {
      id: 'domain',
      isPlace: true,
      label: 'Domain',
      help: 'As your profile on Trustpilot is called.',
      secret: false,
      shape: 'text',
      placeholder: 'example.com',
    },
    {
      id: 'key',
      label: 'API key',
      help: 'Business → Integrations → Developers → APIs.',
      secret: false,
      shape: 'text',
    },
    { id: 'secret', label: 'API secret', help: 'Beside the key.', secret: true, shape: 'token' },
  ],
  scopes: ['Business user OAuth'],
  limits: [
    'A review that is changed or deleted after it was imported stays here as it was.',
    'The API is part of some of Trustpilot’s plans only.',
  ],
  async test(ask, settings) {
    const headers = await login(ask, settings, callerOf(0));
    const { id, name } = await unitOf(ask, settings, callerOf(0));
    await askFor(ask, { url: address(reviews(id), { perPage: 1 }), headers }, callerOf(0));
    return { account: name };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const headers = await login(ask, settings, caller);
    const { id } = await unitOf(ask, settings, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const startDateTime = since === null ? null : new Date(since).toISOString().slice(0, 19);
      const url = address(reviews(id), { orderBy: 'createdat.asc', perPage, page, startDateTime });
      return askFor(ask, { url, headers }, caller);
    });
    const rows = listAt(answer.body, 'reviews');
    return {
      items: rows.map(itemOf),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      // A page may be short, so only an empty one is the last.
      ...afterStep(
        place,
        rows.map((review) => dateAt(review, 'createdAt')),
        rows.length > 0,
      ),
    };
  },
};

function itemOf(review: unknown): BroughtItem {
  const id = textAt(review, 'id');
  const stars = numberAt(review, 'stars');
  const createdAt = utc(textAt(review, 'createdAt'));
  const turns: BroughtTurn[] = [{ by: 'customer', text: textAt(review, 'text'), at: createdAt }];
  const answer = textAt(review, 'companyReply', 'text');
  if (answer !== '') {
    turns.push({
      by: 'agent',
      text: answer,
      ...known({ at: utc(textAt(review, 'companyReply', 'createdAt')) }),
    });
  }
  return {
    externalId: id,
    url: `https://www.trustpilot.com/reviews/${encodeURIComponent(id)}`,
    createdAt,
    turns,
    author: known({
      externalId: textAt(review, 'consumer', 'id'),
      email: textAt(review, 'referralEmail'),
      name: textAt(review, 'consumer', 'displayName'),
    }),
    ...known({
      title: textAt(review, 'title'),
      updatedAt: utc(textAt(review, 'updatedAt')),
      language: textAt(review, 'language'),
      rating: stars === null ? null : { value: stars, min: 1, max: 5 },
    }),
    fields: fieldsOf({
      is_verified: at(review, 'isVerified'),
      order: at(review, 'referenceId'),
      location: at(review, 'location', 'name'),
      tags: listAt(review, 'tags').map((tag) => textAt(tag, 'value')),
    }),
  };
}

/** Trustpilot leaves the zone out where it is UTC. */
function utc(time: string): string {
  return time === '' || /(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`;
}

interface Unit {
  id: string;
  name: string;
}

async function unitOf(
  ask: Ask,
  { domain = '', key = '' }: ConnectionSettings,
  caller: Caller,
): Promise<Unit> {
  const request = {
    url: address(`${origin}/business-units/find`, { name: domain }),
    headers: { apikey: key },
  };
  const { body } = await askFor(ask, request, caller);
  const id = textAt(body, 'id');
  if (id === '') throw new ConnectionFault('not_found', 'Trustpilot has no profile of this domain.');
  return { id, name: textAt(body, 'displayName') || domain };
}

async function login(
  ask: Ask,
  { key = '', secret = '' }: ConnectionSettings,
  caller: Caller,
): Promise<{ authorization: string }> {
  const url = `${origin}/oauth/oauth-business-users-for-applications/accesstoken`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: basic(key, secret) };
  const request = { url, method: 'POST', headers, body: 'grant_type=client_credentials' } as const;
  const answer = await askForPage(ask, request, caller, ({ status }) => status === 400 || status === 401);
  const token = textAt(answer?.body, 'access_token');
  if (token === '') throw loginRefused(caller);
  return bearer(token);
}

function reviews(unitId: string): string {
  return `${origin}/private/business-units/${encodeURIComponent(unitId)}/reviews`;
}

function callerOf(now: number): Caller {
  return { name: 'Trustpilot', right: 'read reviews of this business', where: 'the domain', now };
}
