import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import { plainText } from '../plain-text.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askFor, askForPage, bearer, loginRefused, readAnswer } from './asking.ts';
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
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';
import { checkCurrency, revenueOf, revenuePer } from './revenue.ts';

const version = 'v62.0';
/** An answer holds 2,000 rows at most, and mails and comments count: few cases, so that most come whole with theirs. */
const perPage = 50;
const mostChildPages = 20;

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
      isPlace: true,
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
      help: 'The API name of the account field that says what the account pays you.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'ARR__c',
    },
    revenuePer,
    {
      id: 'currency',
      label: 'Currency of revenue',
      help: 'Three letters, as in USD. Needed for revenue.',
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
    'Emails and comments that were deleted in Salesforce are not imported.',
    'The description of a case that a colleague opened counts as the team’s words.',
    'Each sync takes two or more of the requests that your edition allows a day.',
  ],
  async test(ask, settings) {
    checkRevenue(settings);
    const caller = callerOf(0);
    await queried(ask, settings, await login(ask, settings, caller), placeOf(null), 1, caller);
    return { account: `${settings.domain ?? ''}.my.salesforce.com` };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const currency = checkRevenue(settings);
    const headers = await login(ask, settings, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) =>
      queried(ask, settings, headers, from, perPage, caller),
    );
    const rows = listAt(answer.body, 'records');
    const kept = rows.filter((row) => at(row, 'IsDeleted') !== true);
    const isLast = at(answer.body, 'done') === true && rows.length < perPage;
    const items: BroughtItem[] = [];
    for (const row of kept) {
      const mails = await childrenOf(ask, settings, headers, at(row, 'EmailMessages'), caller);
      const comments = await childrenOf(ask, settings, headers, at(row, 'CaseComments'), caller);
      items.push(itemOf(row, turnsOf(row, mails, comments), settings));
    }
    return {
      items,
      accounts: [...new Map(kept.flatMap((row) => accountOf(row, currency, settings))).values()],
      people: kept.flatMap(personOf),
      removed: rows.filter((row) => !kept.includes(row)).map((row) => textAt(row, 'Id')),
      refused: [],
      ...after(
        place,
        rows.map((row) => dateAt(row, 'SystemModstamp')),
        isLast ? null : pageAfter(rows.at(-1)),
      ),
    };
  },
};

/** Read on from the last case: page numbers end at 2,000, which one load of data reaches within a second. */
function pageAfter(row: unknown): string | null {
  const at = dateAt(row, 'SystemModstamp');
  return at === null ? null : `${at.getTime()}/${textAt(row, 'Id')}`;
}

async function queried(
  ask: Ask,
  settings: ConnectionSettings,
  headers: { authorization: string },
  place: Place,
  count: number,
  caller: Caller,
): Promise<Answer> {
  const query = (hasMail: boolean) => {
    const url = `${origin(settings)}/services/data/${version}/queryAll`;
    return { url: address(url, { q: soql(settings, place, count, hasMail) }), headers };
  };
  // Organizations that take no mail have no such relation.
  const hasNoMail = (status: number, body: string) => status === 400 && body.includes('EmailMessages');
  const whole = await askForPage(ask, query(true), caller, ({ status, body }) => hasNoMail(status, body));
  if (whole !== null) return whole;
  const reply = await ask(query(false));
  return { reply, body: readAnswer(reply, caller) };
}

function soql(settings: ConnectionSettings, place: Place, count: number, hasMail: boolean): string {
  const own = ownFields(settings).map((name) => `Account.${name}`);
  const mails =
    '(SELECT TextBody, HtmlBody, Incoming, MessageDate, FromName, IsDeleted FROM EmailMessages ORDER BY MessageDate)';
  const comments =
    '(SELECT CommentBody, IsPublished, CreatedDate, CreatedBy.Name, CreatedBy.UserType, IsDeleted FROM CaseComments ORDER BY CreatedDate)';
  const fields = [
    'Id, CaseNumber, Subject, Description, Status, Priority, Origin, Type, CreatedDate, SystemModstamp, IsDeleted',
    'SuppliedName, SuppliedEmail, CreatedBy.UserType, ContactId, Contact.Name, Contact.Email',
    'AccountId, Account.Name, Account.Website, Account.Industry, Account.Owner.Name',
    ...own,
    comments,
    ...(hasMail ? [mails] : []),
  ];
  return `SELECT ${fields.join(', ')} FROM Case${conditionOf(place)} ORDER BY SystemModstamp, Id LIMIT ${count}`;
}

function conditionOf({ since, page }: Place): string {
  const [, ms = '', id = ''] = /^(\d{1,16})\/([A-Za-z\d]{15,18})$/.exec(page ?? '') ?? [];
  if (id !== '') {
    const last = new Date(Number(ms)).toISOString();
    return ` WHERE SystemModstamp > ${last} OR (SystemModstamp = ${last} AND Id > '${id}')`;
  }
  return since === null ? '' : ` WHERE SystemModstamp >= ${new Date(since).toISOString()}`;
}

/** The mails or comments of a case that are still there. A list that breaks off says where it goes on. */
async function childrenOf(
  ask: Ask,
  settings: ConnectionSettings,
  headers: { authorization: string },
  list: unknown,
  caller: Caller,
): Promise<unknown[]> {
  const found = [...listAt(list, 'records')];
  let next = textAt(list, 'nextRecordsUrl');
  for (let page = 1; next.startsWith('/services/data/') && page <= mostChildPages; page += 1) {
    const { body } = await askFor(ask, { url: `${origin(settings)}${next}`, headers }, caller);
    found.push(...listAt(body, 'records'));
    next = textAt(body, 'nextRecordsUrl');
  }
  return found.filter((one) => at(one, 'IsDeleted') !== true);
}

function ownFields({ revenue_field: revenue, plan_field: plan }: ConnectionSettings): string[] {
  const own = [revenue, plan].filter((name) => name !== undefined);
  if (own.some((name) => !/^[A-Za-z]\w{0,79}$/.test(name))) {
    throw new ConnectionFault('not_found', 'A field is named by its API name, as in ARR__c.');
  }
  return own;
}

function itemOf(row: unknown, turns: readonly BroughtTurn[], settings: ConnectionSettings): BroughtItem {
  const id = textAt(row, 'Id');
  const accountId = textAt(row, 'AccountId');
  return {
    externalId: id,
    url: `${origin(settings)}/${id}`,
    createdAt: iso(dateAt(row, 'CreatedDate')) ?? '',
    turns: turns.filter(({ text }) => text !== ''),
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

function turnsOf(row: unknown, mailRows: readonly unknown[], commentRows: readonly unknown[]): BroughtTurn[] {
  const mails = mailRows.map((mail): BroughtTurn => {
    const html = textAt(mail, 'HtmlBody');
    return {
      by: at(mail, 'Incoming') === true ? 'customer' : 'agent',
      text: html === '' ? textAt(mail, 'TextBody') : html,
      html: html !== '',
      ...known({ at: iso(dateAt(mail, 'MessageDate')), author: textAt(mail, 'FromName') }),
    };
  });
  const comments = commentRows.map((comment): BroughtTurn => {
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
  const turns = [...(isRepeated(row, mails) ? [] : [description]), ...mails, ...comments];
  return turns.sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
}

/** Whether a mail of the customer’s says what the description says: the one that opened the case does, and no other. */
function isRepeated(row: unknown, mails: readonly BroughtTurn[]): boolean {
  const incoming = mails.filter(({ by }) => by === 'customer');
  if (incoming.length > 0 && textAt(row, 'Origin').toLowerCase() === 'email') return true;
  const said = wordsOf(textAt(row, 'Description'));
  return incoming.some(({ text, html }) => wordsOf(html === true ? plainText(text) : text).startsWith(said));
}

function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether it was made by somebody who is no colleague: a guest, or a customer in a portal. */
function isOutside(record: unknown): boolean {
  const type = textAt(record, 'CreatedBy', 'UserType');
  return type !== '' && type !== 'Standard' && type !== 'AutomatedProcess';
}

function accountOf(row: unknown, currency: string, settings: ConnectionSettings): [string, BroughtAccount][] {
  const id = textAt(row, 'AccountId');
  const account = at(row, 'Account');
  if (id === '') return [];
  const { revenue_field: revenue = '', plan_field: plan = '' } = settings;
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
      revenue: revenueOf(numberAt(account, revenue), currency, settings),
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

/** @throws ConnectionFault `not_found` where revenue has no currency: Salesforce does not say it to all */
function checkRevenue(settings: ConnectionSettings): string {
  const currency = checkCurrency(settings);
  if (settings.revenue_field !== undefined && currency === '') {
    throw new ConnectionFault('not_found', 'Revenue needs a currency: three letters, as in USD.');
  }
  return currency;
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
