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
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';
import { checkCurrency, revenueOf, revenuePer } from './revenue.ts';

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
  'hs_created_by_user_id',
];
/** How tickets come about that hold a customer’s words. */
const ofCustomers = new Set(['FORM', 'EMAIL', 'CONVERSATIONS', 'CUSTOMER_PORTAL']);
/** By other tools: what they hold only whoever set them up knows. */
const ofTools = new Set([
  'API',
  'IMPORT',
  'INTEGRATION',
  'INTEGRATIONS_PLATFORM',
  'INTEGRATIONS_SYNC',
  'MIGRATION',
  'SALESFORCE',
]);
const ofPrograms = new Set([
  'AI_GROUP',
  'AUTOMATION_JOURNEY',
  'AUTOMATION_PLATFORM',
  'BOT',
  'BREEZE_AGENT',
  'CUSTOMER_AGENT',
  'HELP_DESK_AI',
  'PRIMARY_AUTOMATION',
  'PROSPECTING_AGENT',
  'WORKFLOWS',
]);
/** How HubSpot calls the company that a ticket is about first of all. */
const primaryCompany = 26;

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
      help: 'The internal name of the company property that says what the company pays you.',
      secret: false,
      optional: true,
      shape: 'text',
    },
    revenuePer,
    {
      id: 'currency',
      label: 'Currency of revenue',
      help: 'Three letters, as in USD. Empty: the currency of your HubSpot account.',
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
    {
      id: 'tools',
      label: 'Tickets from other tools',
      help: 'Those of imports, integrations and the API.',
      secret: false,
      optional: true,
      shape: 'choice',
      choices: [
        { value: 'team', label: 'Count as your team’s words' },
        { value: 'customers', label: 'Count as customers’ words' },
      ],
    },
  ],
  scopes: ['tickets', 'crm.objects.companies.read', 'crm.objects.contacts.read', 'crm.objects.owners.read'],
  limits: [
    'Messages of the conversations inbox are not imported, only the description of a ticket.',
    'Tickets from forms, emails, conversations and the customer portal count as customers’ words, others as the team’s.',
    'Tickets that are deleted in HubSpot stay here until you delete them.',
  ],
  async test(ask, settings) {
    checkCurrency(settings);
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
    const currency = companies.objects.size === 0 ? '' : await currencyOf(ask, settings, caller);
    const total = numberAt(answer.body, 'total');
    const items = rows.map((row) => {
      const id = textAt(row, 'id');
      const contact = contacts.objects.get(contacts.of.get(id) ?? '');
      return itemOf(row, contact, companies.of.get(id) ?? '', settings);
    });
    return {
      items,
      accounts: [...companies.objects.values()].map((company) =>
        accountOf(company, currency, settings, owners),
      ),
      people: [...contacts.objects.values()].map(personOf),
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      // To the millisecond: page numbers end at 10,000, which one import reaches within a second.
      ...afterStep(place, rows.map(changeOf), textAt(answer.body, 'paging', 'next', 'after') !== '', 1),
    };
  },
};

function changeOf(row: unknown): Date | null {
  return dateAt(row, 'properties', 'hs_lastmodifieddate') ?? dateAt(row, 'updatedAt');
}

interface Associated {
  /** By the id of the ticket: the id of the one that it is about first of all. */
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
    const to = textAt(listAt(link, 'to').find(isPrimary) ?? at(link, 'to', 0), 'toObjectId');
    if (to !== '') found.of.set(textAt(link, 'from', 'id'), to);
  }
  const wanted = [...new Set(found.of.values())].map((id) => ({ id }));
  if (wanted.length === 0) return found;
  const query = { properties, inputs: wanted };
  const objects = await post(ask, settings, `/crm/v3/objects/${kind}/batch/read`, query, caller);
  found.objects = byId(objects.body, 'results');
  return found;
}

function isPrimary(to: unknown): boolean {
  return listAt(to, 'associationTypes').some(
    (type) => numberAt(type, 'typeId') === primaryCompany && textAt(type, 'category') === 'HUBSPOT_DEFINED',
  );
}

/** The currency of revenue; empty where there is no revenue to bring. */
async function currencyOf(ask: Ask, settings: ConnectionSettings, caller: Caller): Promise<string> {
  const named = checkCurrency(settings);
  if (named !== '' || settings.revenue_property === undefined) return named;
  const { body } = await get(ask, settings, '/account-info/v3/details', caller);
  return checkCurrency({ currency: textAt(body, 'companyCurrency') });
}

async function ownersOf(
  ask: Ask,
  settings: ConnectionSettings,
  caller: Caller,
): Promise<Map<string, unknown>> {
  return byId((await get(ask, settings, '/crm/v3/owners?limit=500', caller)).body, 'results');
}

function itemOf(
  row: unknown,
  contact: unknown,
  companyId: string,
  settings: ConnectionSettings,
): BroughtItem {
  const said = at(row, 'properties');
  const content = textAt(said, 'content');
  const person = contact === undefined ? null : personOf(contact);
  return {
    externalId: textAt(row, 'id'),
    createdAt: textAt(said, 'createdate') || textAt(row, 'createdAt'),
    turns: [{ by: sideOf(said, settings), text: content, html: isMarkup(content) }],
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

function sideOf(said: unknown, { tools = 'team' }: ConnectionSettings): BroughtTurn['by'] {
  const source = textAt(said, 'hs_object_source');
  const isByUser = (numberAt(said, 'hs_created_by_user_id') ?? 0) !== 0;
  if (ofPrograms.has(source)) return 'system';
  // The help desk takes customers’ mail, and colleagues create tickets in it.
  if (ofCustomers.has(source) || (source === 'HELP_DESK' && !isByUser)) return 'customer';
  return ofTools.has(source) && tools === 'customers' ? 'customer' : 'agent';
}

/** The description of a ticket is plain text, in which some tools put markup. An address in angle brackets is none. */
function isMarkup(text: string): boolean {
  return /<(?:p|br|div|span|a|ul|ol|li|table|b|strong|em|i|img|h[1-6]|blockquote)(?:\s[^<>]*)?\/?>/i.test(
    text,
  );
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
  currency: string,
  settings: ConnectionSettings,
  owners: ReadonlyMap<string, unknown>,
): BroughtAccount {
  const of = at(company, 'properties');
  const owner = owners.get(textAt(of, 'hubspot_owner_id'));
  const { revenue_property: revenue = '', plan_property: plan = '' } = settings;
  return {
    externalId: textAt(company, 'id'),
    name: textAt(of, 'name') || textAt(of, 'domain'),
    ...known({
      domain: textAt(of, 'domain'),
      plan: plan === '' ? '' : textAt(of, plan),
      owner: `${textAt(owner, 'firstName')} ${textAt(owner, 'lastName')}`.trim(),
      revenue: revenueOf(numberAt(of, revenue), currency, settings),
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
