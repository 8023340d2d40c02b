import { hubspot } from '../../feedback/hubspot.ts';
import { listAt, numberAt, textAt } from '../../json.ts';
import type { StandIn, StandInRequest } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const token = 'pat-eu1-secret';

function fault(status: number, category: string) {
  return refused(status, { status: 'error', message: category, correlationId: 'c033cdaa', category });
}

/** Shapes of HubSpot’s published OpenAPI descriptions: Tickets, Companies, Associations v4, Owners. */
export const hubspotStandIn: StandIn = {
  kind: hubspot,
  settings: { token, revenue_property: 'arr', plan_property: 'plan_name' },
  externalId: ({ id }) => String(id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: false,
  refusals: {
    expired: fault(401, 'EXPIRED_AUTHENTICATION'),
    revoked: fault(401, 'INVALID_AUTHENTICATION'),
    forbidden: fault(403, 'MISSING_SCOPES'),
  },
  limited: tooMany({ status: 'error', errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' }),
  answer(request, world) {
    const { at, headers, json } = request;
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.revoked;
    const ids = listAt(json, 'inputs').map((input) => textAt(input, 'id'));
    switch (at.pathname) {
      case '/account-info/v3/details':
        return sentJson({ portalId: 62515, accountType: 'STANDARD', companyCurrency: 'EUR' });
      case '/crm/v3/objects/tickets/search':
        return found(request, world);
      case '/crm/v4/associations/tickets/companies/batch/read':
        return sentJson({ status: 'COMPLETE', results: ids.map((id) => linkOf(id, 791, 790)) });
      case '/crm/v4/associations/tickets/contacts/batch/read':
        return sentJson({ status: 'COMPLETE', results: ids.map((id) => linkOf(id, 51)) });
      case '/crm/v3/objects/companies/batch/read':
        return sentJson({ status: 'COMPLETE', results: companies.filter(({ id }) => ids.includes(id)) });
      case '/crm/v3/objects/contacts/batch/read':
        return sentJson({ status: 'COMPLETE', results: [contact] });
      case '/crm/v3/owners':
        return sentJson({
          results: [{ id: '41629779', email: 'ada@marrowby.test', firstName: 'Ada', lastName: 'Marrow' }],
        });
      default:
        return fault(404, 'OBJECT_NOT_FOUND');
    }
  },
};

const company = {
  id: '790',
  properties: {
    name: 'Biglytics',
    domain: 'biglytics.net',
    industry: 'Technology',
    arr: '12000',
    plan_name: 'Team',
    hubspot_owner_id: '41629779',
  },
};
/** A partner, named before the company that the tickets are about first of all. */
const companies = [{ id: '791', properties: { name: 'A partner', arr: '1' } }, company];
const contact = {
  id: '51',
  properties: { email: 'bcooper@biglytics.net', firstname: 'Bryan', lastname: 'Cooper' },
};

function linkOf(id: string, to: number, primary?: number) {
  const type = { category: 'HUBSPOT_DEFINED', typeId: 339, label: null };
  const first = { category: 'HUBSPOT_DEFINED', typeId: 26, label: 'Ticket with Primary Company' };
  return {
    from: { id },
    to: [
      { toObjectId: to, associationTypes: [type] },
      ...(primary === undefined ? [] : [{ toObjectId: primary, associationTypes: [type, first] }]),
    ],
  };
}

/** A search goes no further than this many tickets. */
const mostFound = 10_000;

function found({ json }: StandInRequest, world: StandInWorld) {
  const since = Number(textAt(json, 'filterGroups', 0, 'filters', 0, 'value'));
  const isOldestFirst = textAt(json, 'sorts', 0, 'direction') === 'ASCENDING';
  const rows = byChange(world.alive).filter(({ changedAt }) => changedAt >= since);
  if (!isOldestFirst) rows.reverse();
  const asked = numberAt(json, 'limit') ?? 10;
  if ((numberAt(json, 'after') ?? 0) + asked > mostFound) return fault(400, 'VALIDATION_ERROR');
  // Counted in rows of the smaller pages of the stand-in.
  const start = ((numberAt(json, 'after') ?? 0) / asked) * Math.min(asked, world.pageSize);
  const { rows: shown, next } = cut(
    { pageSize: world.pageSize, repeats: world.repeats, runsShort: false },
    rows,
    start,
    asked,
  );
  return sentJson({
    total: rows.length,
    results: shown.map(ticketOf),
    ...(next !== null && { paging: { next: { after: String(next), link: `?after=${next}` } } }),
  });
}

function ticketOf(thing: Thing) {
  const [created, changed] = [thing.createdAt, thing.changedAt].map((ms) => new Date(ms).toISOString());
  return {
    id: String(thing.id),
    properties: {
      subject: thing.title,
      content: thing.said,
      createdate: created,
      hs_lastmodifieddate: changed,
      hs_pipeline_stage: '1',
      hs_ticket_priority: 'HIGH',
      source_type: 'EMAIL',
      hs_object_source: 'CONVERSATIONS',
    },
    createdAt: created,
    updatedAt: changed,
    archived: false,
    url: `https://app.hubspot.com/contacts/62515/record/0-5/${thing.id}`,
  };
}
