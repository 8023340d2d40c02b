import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askForPage, bearer, loginRefused, readAnswer } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
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
import type { Step } from './place.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

const version = 'v62.0';
const perPage = 200;

export const salesforce: ConnectionKind = {
  id: 'salesforce',
  name: 'Salesforce',
  group: 'crm',
  brings:
    'Cases with their emails and comments, and the contacts and accounts they are about, with owner, plan and revenue.',
  needs: 'A connected app with the client credentials flow, run as a user who sees cases and accounts.',
  docs: { title: 'Salesforce REST API: QueryAll; Object Reference: Case', version: '62.0' },
  fields: [
    {
      id: 'domain',
      label: 'My Domain',
      help: 'The part before .my.salesforce.com in your address.',
      secret: false,
      shape: 'text',
      placeholder: 'yourcompany',
    },
    { id: 'client_id', label: 'Consumer key', help: 'Of the connected app.', secret: false, shape: 'text' },
    {
      id: 'client_secret',
      label: 'Consumer secret',
      help: 'Of the connected app.',
      secret: true,
      shape: 'token',
    },
    {
      id: 'revenue_field',
      label: 'Field for revenue',
      help: 'The API name of the account field that says what the account pays you in a year.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'ARR__c',
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
      id: 'plan_field',
      label: 'Field for plan',
      help: 'The API name of the account field that names its plan.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'Plan__c',
    },
  ],
  scopes: ['api'],
  limits: [
    'The description of a case that a colleague opened counts as the team’s words.',
    'Each sync takes two or more of the requests that your edition allows a day.',
  ],
  async test(ask, settings) {
    await queried(ask, settings, { since: null, page: 1 }, 1, callerOf(0));
    return { account: `${settings.domain ?? ''}.my.salesforce.com` };
  },
  async read(ask, settings, cursor, now) {
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) =>
      queried(ask, settings, stepOf(from), perPage, callerOf(now)),
    );
    const rows = listAt(answer.body, 'records');
    const kept = rows.filter((row) => at(row, 'IsDeleted') !== true);
    const isLast = at(answer.body, 'done') === true && rows.length < perPage;
    return {
      items: kept.map((row) => itemOf(row, settings)),
      accounts: [...new Map(kept.flatMap((row) => accountOf(row, settings))).values()],
      people: kept.flatMap(personOf),
      removed: rows.filter((row) => !kept.includes(row)).map((row) => textAt(row, 'Id')),
      refused: [],
      ...afterStep(
        place,
        rows.map((row) => dateAt(row, 'SystemModstamp')),
        !isLast && rows.length > 0,
      ),
    };
  },
};

async function queried(
  ask: Ask,
  settings: ConnectionSettings,
  step: Step,
  count: number,
  caller: Caller,
): Promise<Answer> {
  const headers = await login(ask, settings, caller);
  const query = (hasMail: boolean) => {
    const url = `${origin(settings)}/services/data/${version}/queryAll`;
    return { url: address(url, { q: soql(settings, step, count, hasMail) }), headers };
  };
  // Organizations that take no mail have no such relation.
  const hasNoMail = (status: number, body: string) => status === 400 && body.includes('EmailMessages');
  const whole = await askForPage(ask, query(true), caller, ({ status, body }) => hasNoMail(status, body));
  if (whole !== null) return whole;
  const reply = await ask(query(false));
  return { reply, body: readAnswer(reply, caller) };
}

function soql(settings: ConnectionSettings, { since, page }: Step, count: number, hasMail: boolean): string {
  const own = ownFields(settings).map((name) => `Account.${name}`);
  const mails =
    '(SELECT TextBody, HtmlBody, Incoming, MessageDate, FromName FROM EmailMessages ORDER BY MessageDate)';
  const comments =
    '(SELECT CommentBody, IsPublished, CreatedDate, CreatedBy.Name, CreatedBy.UserType FROM CaseComments ORDER BY CreatedDate)';
  const fields = [
    'Id, CaseNumber, Subject, Description, Status, Priority, Origin, Type, CreatedDate, SystemModstamp, IsDeleted',
    'SuppliedName, SuppliedEmail, CreatedBy.UserType, ContactId, Contact.Name, Contact.Email',
    'AccountId, Account.Name, Account.Website, Account.Industry, Account.Owner.Name',
    ...own,
    comments,
    ...(hasMail ? [mails] : []),
  ];
  const where = since === null ? '' : ` WHERE SystemModstamp >= ${new Date(since).toISOString()}`;
  const offset = page === 1 ? '' : ` OFFSET ${(page - 1) * count}`;
  return `SELECT ${fields.join(', ')} FROM Case${where} ORDER BY SystemModstamp, Id LIMIT ${count}${offset}`;
}

function ownFields({ revenue_field: revenue, plan_field: plan }: ConnectionSettings): string[] {
  const own = [revenue, plan].filter((name) => name !== undefined);
  if (own.some((name) => !/^[A-Za-z]\w{0,79}$/.test(name))) {
    throw new ConnectionFault('not_found', 'A field is named by its API name, as in ARR__c.');
  }
  return own;
}

function itemOf(row: unknown, settings: ConnectionSettings): BroughtItem {
  const id = textAt(row, 'Id');
  const accountId = textAt(row, 'AccountId');
  return {
    externalId: id,
    url: `${origin(settings)}/${id}`,
    createdAt: iso(dateAt(row, 'CreatedDate')) ?? '',
    turns: turnsOf(row).filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(row, 'ContactId'),
      email: textAt(row, 'Contact', 'Email') || textAt(row, 'SuppliedEmail'),
      name: textAt(row, 'Contact', 'Name') || textAt(row, 'SuppliedName'),
    }),
    ...known({
      title: textAt(row, 'Subject'),
      updatedAt: iso(dateAt(row, 'SystemModstamp')),
      account: accountId === '' ? null : { externalId: accountId },
    }),
    fields: fieldsOf({
      number: at(row, 'CaseNumber'),
      status: at(row, 'Status'),
      priority: at(row, 'Priority'),
      channel: at(row, 'Origin'),
      type: at(row, 'Type'),
    }),
  };
}

function turnsOf(row: unknown): BroughtTurn[] {
  const mails = listAt(row, 'EmailMessages', 'records').map((mail): BroughtTurn => {
    const html = textAt(mail, 'HtmlBody');
    return {
      by: at(mail, 'Incoming') === true ? 'customer' : 'agent',
      text: html === '' ? textAt(mail, 'TextBody') : html,
      html: html !== '',
      ...known({ at: iso(dateAt(mail, 'MessageDate')), author: textAt(mail, 'FromName') }),
    };
  });
  const comments = listAt(row, 'CaseComments', 'records').map((comment): BroughtTurn => {
    // What is not published is the team’s among itself.
    const isCustomer = isOutside(comment) && at(comment, 'IsPublished') === true;
    return {
      by: isCustomer ? 'customer' : 'agent',
      text: textAt(comment, 'CommentBody'),
      ...known({ at: iso(dateAt(comment, 'CreatedDate')), author: textAt(comment, 'CreatedBy', 'Name') }),
    };
  });
  const isSupplied = textAt(row, 'SuppliedEmail') !== '' || isOutside(row);
  const description: BroughtTurn = {
    by: isSupplied ? 'customer' : 'agent',
    text: textAt(row, 'Description'),
    ...known({ at: iso(dateAt(row, 'CreatedDate')) }),
  };
  // A case that a mail opened repeats it as its description.
  const turns = [...(mails.length === 0 ? [description] : mails), ...comments];
  return turns.sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
}

/** Whether it was made by somebody who is no colleague: a guest, or a customer in a portal. */
function isOutside(record: unknown): boolean {
  const type = textAt(record, 'CreatedBy', 'UserType');
  return type !== '' && type !== 'Standard' && type !== 'AutomatedProcess';
}

function accountOf(
  row: unknown,
  { revenue_field: revenue = '', plan_field: plan = '', currency = 'USD' }: ConnectionSettings,
): [string, BroughtAccount][] {
  const id = textAt(row, 'AccountId');
  const account = at(row, 'Account');
  if (id === '') return [];
  const amount = revenue === '' ? null : numberAt(account, revenue);
  const website =
    textAt(account, 'Website')
      .replace(/^https?:\/\//, '')
      .split('/')[0] ?? '';
  const brought: BroughtAccount = {
    externalId: id,
    name: textAt(account, 'Name'),
    ...known({
      domain: website.replace(/^www\./, ''),
      plan: plan === '' ? '' : textAt(account, plan),
      owner: textAt(account, 'Owner', 'Name'),
      revenue: amount === null ? null : ({ amount, currency, per: 'year' } as const),
    }),
    fields: fieldsOf({ industry: at(account, 'Industry') }),
  };
  return [[id, brought]];
}

function personOf(row: unknown): BroughtPerson[] {
  const id = textAt(row, 'ContactId');
  if (id === '') return [];
  const about = { email: textAt(row, 'Contact', 'Email'), name: textAt(row, 'Contact', 'Name') };
  return [
    { externalId: id, ...known({ ...about, accountExternalId: textAt(row, 'AccountId') }), fields: {} },
  ];
}

async function login(
  ask: Ask,
  settings: ConnectionSettings,
  caller: Caller,
): Promise<{ authorization: string }> {
  const { client_id: id = '', client_secret: secret = '' } = settings;
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `${origin(settings)}/services/oauth2/token`;
  const request = { url, method: 'POST', headers, body: new URLSearchParams(form).toString() } as const;
  const answer = await askForPage(ask, request, caller, ({ status }) => status === 400 || status === 401);
  const token = textAt(answer?.body, 'access_token');
  if (token === '') throw loginRefused(caller);
  return bearer(token);
}

function origin({ domain = '' }: ConnectionSettings): string {
  if (!/^[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?(?:\.sandbox|\.develop)?$/i.test(domain)) {
    throw new ConnectionFault('not_found', 'My Domain is the part before .my.salesforce.com.');
  }
  return `https://${domain}.my.salesforce.com`;
}

function callerOf(now: number): Caller {
  return {
    name: 'Salesforce',
    right: 'read cases: its user needs to see cases, contacts and accounts',
    where: 'My Domain',
    now,
  };
}
