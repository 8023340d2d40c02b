import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { askFor, bearer } from './asking.ts';
import { byId, fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtPerson,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

const origin = 'https://api.hubapi.com';
const perPage = 100;
const ticketProperties = [
  'subject',
  'content',
  'createdate',
  'hs_lastmodifieddate',
  'hs_pipeline_stage',
  'hs_ticket_priority',
  'hs_ticket_category',
  'source_type',
  'hs_object_source',
];

export const hubspot: ConnectionKind = {
  id: 'hubspot',
  name: 'HubSpot',
  group: 'crm',
  brings: 'Tickets with the contacts and companies they are about, their owners, plans and revenue.',
  needs: 'A private app that may read tickets, companies, contacts and owners.',
  docs: { title: 'HubSpot CRM API: Tickets, Companies, Associations', version: 'v3' },
  fields: [
    {
      id: 'token',
      label: 'Access token',
      help: 'HubSpot → Settings → Integrations → Private apps.',
      secret: true,
      shape: 'token',
    },
    {
      id: 'revenue_property',
      label: 'Property for revenue',
      help: 'The internal name of the company property that says what the company pays you in a year.',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'currency',
      label: 'Currency of revenue',
      help: 'Three letters, as in USD.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'USD',
    },
    {
      id: 'plan_property',
      label: 'Property for plan',
      help: 'The internal name of the company property that names its plan.',
      secret: false,
      optional: true,
      shape: 'text',
    },
  ],
  scopes: ['tickets', 'crm.objects.companies.read', 'crm.objects.contacts.read', 'crm.objects.owners.read'],
  limits: [
    'Messages of the conversations inbox are not brought: a ticket’s description is.',
    'What a colleague typed into a ticket counts as the team’s words.',
    'Tickets that are deleted in HubSpot stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await get(ask, settings, '/account-info/v3/details', callerOf(0));
    await post(ask, settings, '/crm/v3/objects/tickets/search', { limit: 1 }, callerOf(0));
    return { account: `HubSpot ${textAt(body, 'portalId')}`.trim() };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const property = 'hs_lastmodifieddate';
      const filters =
        since === null ? [] : [{ propertyName: property, operator: 'GTE', value: String(since) }];
      const search = {
        filterGroups: filters.length === 0 ? [] : [{ filters }],
        sorts: [{ propertyName: property, direction: 'ASCENDING' }],
        properties: ticketProperties,
        limit: perPage,
        after: String((page - 1) * perPage),
      };
      return post(ask, settings, '/crm/v3/objects/tickets/search', search, caller);
    });
    const rows = listAt(answer.body, 'results');
    const ids = rows.map((row) => textAt(row, 'id'));
    const companies = await associated(ask, settings, 'companies', ids, companyProperties(settings), caller);
    const contacts = await associated(
      ask,
      settings,
      'contacts',
      ids,
      ['email', 'firstname', 'lastname'],
      caller,
    );
    const owners =
      companies.objects.size === 0 ? new Map<string, unknown>() : await ownersOf(ask, settings, caller);
    const total = numberAt(answer.body, 'total');
    const items = rows.map((row) => {
      const id = textAt(row, 'id');
      const contact = contacts.objects.get(contacts.of.get(id) ?? '');
      return itemOf(row, contact, companies.of.get(id) ?? '');
    });
    return {
      items,
      accounts: [...companies.objects.values()].map((company) => accountOf(company, settings, owners)),
      people: [...contacts.objects.values()].map(personOf),
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...afterStep(place, rows.map(changeOf), textAt(answer.body, 'paging', 'next', 'after') !== ''),
    };
  },
};

function changeOf(row: unknown): Date | null {
  return dateAt(row, 'properties', 'hs_lastmodifieddate') ?? dateAt(row, 'updatedAt');
}

interface Associated {
  /** By the id of the ticket: the id of the first that it is about. */
  of: Map<string, string>;
  objects: Map<string, unknown>;
}

async function associated(
  ask: Ask,
  settings: ConnectionSettings,
  kind: 'companies' | 'contacts',
  ids: readonly string[],
  properties: readonly string[],
  caller: Caller,
): Promise<Associated> {
  const found: Associated = { of: new Map(), objects: new Map() };
  if (ids.length === 0) return found;
  const inputs = ids.map((id) => ({ id }));
  const links = await post(
    ask,
    settings,
    `/crm/v4/associations/tickets/${kind}/batch/read`,
    { inputs },
    caller,
  );
  for (const link of listAt(links.body, 'results')) {
    const to = textAt(link, 'to', 0, 'toObjectId');
    if (to !== '') found.of.set(textAt(link, 'from', 'id'), to);
  }
  const wanted = [...new Set(found.of.values())].map((id) => ({ id }));
  if (wanted.length === 0) return found;
  const query = { properties, inputs: wanted };
  const objects = await post(ask, settings, `/crm/v3/objects/${kind}/batch/read`, query, caller);
  found.objects = byId(objects.body, 'results');
  return found;
}

async function ownersOf(
  ask: Ask,
  settings: ConnectionSettings,
  caller: Caller,
): Promise<Map<string, unknown>> {
  return byId((await get(ask, settings, '/crm/v3/owners?limit=500', caller)).body, 'results');
}

function itemOf(row: unknown, contact: unknown, companyId: string): BroughtItem {
  const said = at(row, 'properties');
  const person = contact === undefined ? null : personOf(contact);
  return {
    externalId: textAt(row, 'id'),
    createdAt: textAt(said, 'createdate') || textAt(row, 'createdAt'),
    turns: [
      {
        by: textAt(said, 'hs_object_source') === 'CRM_UI' ? 'agent' : 'customer',
        text: textAt(said, 'content'),
        html: true,
      },
    ],
    author: known({ externalId: person?.externalId, email: person?.email, name: person?.name }),
    ...known({
      url: textAt(row, 'url'),
      title: textAt(said, 'subject'),
      updatedAt: changeOf(row)?.toISOString(),
      account: companyId === '' ? null : { externalId: companyId },
    }),
    fields: fieldsOf({
      stage: at(said, 'hs_pipeline_stage'),
      priority: at(said, 'hs_ticket_priority'),
      category: at(said, 'hs_ticket_category'),
      channel: at(said, 'source_type'),
    }),
  };
}

function companyProperties(settings: ConnectionSettings): string[] {
  const own = [settings.revenue_property, settings.plan_property].filter((name) => name !== undefined);
  if (own.some((name) => !/^\w{1,100}$/.test(name))) {
    throw new ConnectionFault(
      'not_found',
      'A property is named by its internal name: letters, digits and underscores.',
    );
  }
  return ['name', 'domain', 'industry', 'country', 'lifecyclestage', 'hubspot_owner_id', ...own];
}

function accountOf(
  company: unknown,
  { revenue_property: revenue = '', plan_property: plan = '', currency = 'USD' }: ConnectionSettings,
  owners: ReadonlyMap<string, unknown>,
): BroughtAccount {
  const of = at(company, 'properties');
  const owner = owners.get(textAt(of, 'hubspot_owner_id'));
  const amount = revenue === '' ? null : numberAt(of, revenue);
  return {
    externalId: textAt(company, 'id'),
    name: textAt(of, 'name') || textAt(of, 'domain'),
    ...known({
      domain: textAt(of, 'domain'),
      plan: plan === '' ? '' : textAt(of, plan),
      owner: `${textAt(owner, 'firstName')} ${textAt(owner, 'lastName')}`.trim(),
      revenue: amount === null ? null : ({ amount, currency, per: 'year' } as const),
    }),
    fields: fieldsOf({
      industry: at(of, 'industry'),
      country: at(of, 'country'),
      lifecycle_stage: at(of, 'lifecyclestage'),
    }),
  };
}

function personOf(contact: unknown): BroughtPerson {
  const of = at(contact, 'properties');
  const name = `${textAt(of, 'firstname')} ${textAt(of, 'lastname')}`.trim();
  return { externalId: textAt(contact, 'id'), ...known({ email: textAt(of, 'email'), name }), fields: {} };
}

function get(ask: Ask, { token = '' }: ConnectionSettings, path: string, caller: Caller): Promise<Answer> {
  return askFor(ask, { url: `${origin}${path}`, headers: bearer(token) }, caller);
}

function post(
  ask: Ask,
  { token = '' }: ConnectionSettings,
  path: string,
  body: unknown,
  caller: Caller,
): Promise<Answer> {
  const request = { url: `${origin}${path}`, method: 'POST', headers: bearer(token) } as const;
  return askFor(ask, { ...request, body: JSON.stringify(body) }, caller);
}

function callerOf(now: number): Caller {
  return {
    name: 'HubSpot',
    right: 'read this: it needs the scopes tickets, companies, contacts and owners',
    where: 'the token',
    now,
  };
}
