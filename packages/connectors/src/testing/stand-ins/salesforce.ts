import { salesforce } from '../../feedback/salesforce.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const settings = {
  domain: 'marrowby',
  client_id: '3MVG9lKcPoNINVB',
  client_secret: 'sf-secret',
  revenue_field: 'ARR__c',
  currency: 'USD',
  plan_field: 'Plan__c',
};
const token = '00Dxx0000001gPL!secret';

/** Shapes of the Salesforce REST API, 62.0: “QueryAll”, relationship queries; objects of the Object Reference. */
export const salesforceStandIn: StandIn = {
  kind: salesforce,
  settings,
  externalId: idOf,
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  refusals: {
    expired: refused(401, [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }]),
    revoked: refused(400, { error: 'invalid_client', error_description: 'invalid client credentials' }),
    forbidden: refused(403, [
      { message: 'The REST API is not enabled for this Organization', errorCode: 'API_DISABLED_FOR_ORG' },
    ]),
  },
  limited(retryAfterS) {
    const value = [{ message: 'TotalRequests Limit exceeded.', errorCode: 'REQUEST_LIMIT_EXCEEDED' }];
    return refused(403, value, retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) });
  },
  answer({ at, headers, body = '' }, world) {
    if (at.pathname === '/services/oauth2/token') {
      const isKnown = new URLSearchParams(body).get('client_secret') === settings.client_secret;
      return isKnown
        ? sentJson({
            access_token: token,
            instance_url: 'https://marrowby.my.salesforce.com',
            token_type: 'Bearer',
          })
        : this.refusals.revoked;
    }
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    const [, child] = /^\/services\/data\/v62\.0\/query\/01gmails-(\d+)$/.exec(at.pathname) ?? [];
    if (child !== undefined) {
      const thing = world.byId(Number(child));
      return sentJson({ done: true, totalSize: mailsOf(thing).length, records: mailsOf(thing).slice(2) });
    }
    const isQuery = at.pathname === '/services/data/v62.0/queryAll';
    return isQuery
      ? queried(at.searchParams.get('q') ?? '', world)
      : refused(404, [{ errorCode: 'NOT_FOUND' }]);
  },
};

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `500D000000${String(id).padStart(5, '0')}IAM`;
}

/** `OFFSET` goes to 2,000, and a relation that breaks off says so itself. */
function queried(q: string, world: StandInWorld) {
  const since = Date.parse(/SystemModstamp >= (\S+)/.exec(q)?.[1] ?? '1970-01-01T00:00:00Z');
  const [, limit = '2000'] = /LIMIT (\d+)$/.exec(q) ?? [];
  const [, last, same, id] = / > (\S+) OR \(SystemModstamp = (\S+) AND Id > '(\w{18})'\)/.exec(q) ?? [];
  if (q.includes('OFFSET') || !q.includes('ORDER BY SystemModstamp, Id') || last !== same) {
    return refused(400, [{ message: 'NUMBER_OUTSIDE_VALID_RANGE', errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' }]);
  }
  if (q.includes('EmailMessages') && world.repeats) {
    return refused(400, [
      { message: "Didn't understand relationship 'EmailMessages'", errorCode: 'INVALID_FIELD' },
    ]);
  }
  const rows = byChange(world.things).filter((thing) => {
    const from = Date.parse(last ?? '');
    return last === undefined
      ? thing.changedAt >= since
      : thing.changedAt > from || (thing.changedAt === from && idOf(thing) > (id ?? ''));
  });
  const { rows: shown, next } = cut(world, rows, 0, Number(limit));
  return sentJson({
    totalSize: rows.length,
    done: next === null,
    ...(next !== null && { nextRecordsUrl: `/services/data/v62.0/query/01gD0000002HU6KIAW-${next}` }),
    records: shown.map((thing) => caseOf(thing, q.includes('EmailMessages'))),
  });
}

/** The mails of a case that came by a form: those of the team’s, and one that was deleted. */
function mailsOf(thing: Thing) {
  const mail = (text: string, isIncoming: boolean, isDeleted = false) => ({
    attributes: { type: 'EmailMessage' },
    TextBody: text,
    HtmlBody: null,
    Incoming: isIncoming,
    MessageDate: stamp(thing.createdAt + 1000),
    FromName: 'Ada',
    IsDeleted: isDeleted,
  });
  const reply = thing.reply === null ? [] : [mail(thing.reply, false)];
  return [
    mail('A reply that was deleted', false, true),
    mail('Words that were deleted', true, true),
    ...reply,
  ];
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

function caseOf(thing: Thing, hasMail: boolean) {
  const mails = mailsOf(thing);
  const comment = (body: string, userType: string) => ({
    attributes: { type: 'CaseComment' },
    CommentBody: body,
    IsPublished: true,
    CreatedDate: stamp(thing.createdAt + 1000),
    CreatedBy: { Name: 'Ada', UserType: userType },
  });
  return {
    attributes: { type: 'Case', url: `/services/data/v62.0/sobjects/Case/${idOf(thing)}` },
    Id: idOf(thing),
    CaseNumber: '00001026',
    Subject: thing.title,
    Description: thing.said,
    Status: 'New',
    Priority: 'Medium',
    Origin: 'Web',
    Type: null,
    CreatedDate: stamp(thing.createdAt),
    SystemModstamp: stamp(thing.changedAt),
    IsDeleted: thing.isDeleted,
    SuppliedName: 'Jo Reed',
    SuppliedEmail: 'jo@example.com',
    CreatedBy: { UserType: 'AutomatedProcess' },
    ContactId: '003D000000QRAbc',
    Contact: { Name: 'Jo Reed', Email: 'jo@example.com' },
    AccountId: '001D000000IRFma',
    Account: {
      Name: 'Example Ltd',
      Website: 'https://www.example.com/en',
      Industry: 'Media',
      Owner: { Name: 'Ada Marrow' },
      ARR__c: 24000,
      Plan__c: 'Business',
    },
    // Two rows of the answer are left for the mails of a case: the rest stands at an address of its own.
    EmailMessages: !hasMail
      ? null
      : {
          totalSize: mails.length,
          done: mails.length <= 2,
          records: mails.slice(0, 2),
          ...(mails.length > 2 && { nextRecordsUrl: `/services/data/v62.0/query/01gmails-${thing.id}` }),
        },
    CaseComments:
      thing.reply === null || hasMail
        ? null
        : { totalSize: 1, done: true, records: [comment(thing.reply, 'Standard')] },
  };
}
