import type { AccountMapping } from '@earshot/contracts/account-files';
import { accountFiles } from '@earshot/contracts/account-files';
import type { CallReply } from '@earshot/contracts/call';
import { people } from '@earshot/contracts/people';
import { sources } from '@earshot/contracts/sources';
import { describe, expect, test } from 'vitest';
import { addItems } from '../../testing/feedback-app.ts';
import { importApp, importFile } from '../../testing/import-app.ts';
import { invite, signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';
import { sendFile } from '../../testing/send-file.ts';

const given = personEach(importApp);

type Read = CallReply<typeof accountFiles.read>;

const read = async (text: string | Buffer, name = 'accounts.csv', as = given.person) =>
  sendFile(given.server.app, accountFiles.read.path, { as, bytes: text, name });

async function ready(text: string, change: Partial<AccountMapping> = {}) {
  const { reply } = await read(text);
  const { mapping, rows } = reply as Read;
  return { mapping: { ...mapping, ...change }, rows };
}

const match = async (text: string, change: Partial<AccountMapping> = {}) =>
  (await send(given.server.app, accountFiles.match, { as: given.person, body: await ready(text, change) }))
    .reply;
const apply = async (text: string, change: Partial<AccountMapping> = {}) =>
  (
    await send(given.server.app, accountFiles.apply, {
      as: given.person,
      body: { ...(await ready(text, change)), file_name: 'crm.csv' },
    })
  ).reply;
const undo = (account_file_id: string) =>
  send(given.server.app, accountFiles.undo, { as: given.person, body: { account_file_id } });
const accounts = async () =>
  (
    await send(given.server.app, people.listAccounts, { as: given.person, body: { order: 'name' } })
  ).reply.results.map(({ name, plan, yearly_revenue_eur, items }) => [
    name,
    plan,
    yearly_revenue_eur,
    items.count,
  ]);

/** Feedback of three accounts: one known by id, one whose people have addresses at its domain, one by name alone. */
async function speak(): Promise<void> {
  await addItems(given.server, given.person, [
    { text: 'Sync is broken', account: { name: 'Acme', external_id: 'A-1' } },
    {
      text: 'The map is slow',
      author: { name: 'Bo', email: 'bo@globex.example' },
      account: { name: 'Globex Europe' },
    },
    { text: 'I like the calendar', account: { name: 'Initech GmbH' } },
    { text: 'Nobody knows my company', author: { name: 'Cy', email: 'cy@hooli.example' } },
  ]);
}

const crm = `Customer ID,Company,Website,Plan,MRR,Owner,Employees,Contact email
A-1,Acme Incorporated,acme.example,Pro,"1.200,00 €",Jo,54,
,Globex,https://www.globex.example/,Team,"150,00 €",Eva,12,
,Initech,,Free,soon,,7,
H-9,Hooli,hooli.example,Pro,"$18k",Jo,900,cy@hooli.example
,,,Pro,"9,00 €",,,
`;

test('a file shows what it matches by id, domain and name, and which values it cannot read', async () => {
  await speak();
  const seen = await match(crm);
  expect(seen.counts).toEqual({
    rows: 5,
    by_id: 1,
    by_domain: 1,
    by_name: 1,
    unknown: 1,
    nameless: 1,
    people: 1,
    unknown_people: 0,
    not_in_file: 0,
  });
  expect(seen.rows.map(({ name, matched_by, account }) => [name, matched_by, account])).toEqual([
    ['Acme Incorporated', 'id', 'Acme'],
    ['Globex', 'domain', 'Globex Europe'],
    ['Initech', 'name', 'Initech GmbH'],
    ['Hooli', 'none', null],
  ]);
  expect(seen.rows[0]?.yearly_revenue_eur).toBe(14_400);
  expect(seen.currencies_without_rate).toEqual(['USD']);
  expect(seen.faults).toEqual([
    { line: 4, column: 'MRR', detail: '“soon” is not an amount of money.' },
    { line: 5, column: 'MRR', detail: 'Enter how many euros 1 USD is worth to import “$18k”.' },
  ]);
  expect(await accounts()).toEqual([
    ['Acme', null, null, 1],
    ['Globex Europe', null, null, 1],
    ['Initech GmbH', null, null, 1],
  ]);
});

test('applied, it gives accounts plan, revenue, facts and people, and its undo takes exactly that back', async () => {
  await speak();
  const before = await accounts();
  const file = await apply(crm, { rates: { USD: 0.9 } });
  expect(await accounts()).toEqual([
    ['Acme', 'Pro', 14_400, 1],
    ['Globex Europe', 'Team', 1800, 1],
    ['Hooli', 'Pro', 194_400, 1],
    ['Initech GmbH', 'Free', null, 1],
  ]);
  const { reply } = await send(given.server.app, people.listAccounts, {
    as: given.person,
    body: { search: 'Acme' },
  });
  const detail = await send(given.server.app, people.getAccount, {
    as: given.person,
    query: { account_id: reply.results[0]?.account_id ?? 0 },
  });
  expect(detail.reply).toMatchObject({
    given_plan: 'Pro',
    given_revenue_as: '1.200,00 € a month',
    domain: 'acme.example',
    facts: { Owner: 'Jo', Size: '54' },
  });
  expect((await undo(file.account_file_id)).reply.undone_at).not.toBeNull();
  expect(await accounts()).toEqual(before);
  expect((await undo(file.account_file_id)).status).toBe(409);
});

test('what was changed since the file stays when it is undone', async () => {
  await speak();
  const file = await apply(crm);
  const list = (await send(given.server.app, people.listAccounts, { as: given.person, body: {} })).reply
    .results;
  const acme = list.find(({ name }) => name === 'Acme')?.account_id ?? 0;
  await send(given.server.app, people.updateAccount, {
    as: given.person,
    body: { account_id: acme, plan: 'Enterprise', yearly_revenue_eur: 14_400 },
  });
  await undo(file.account_file_id);
  expect((await accounts())[0]).toEqual(['Acme', 'Enterprise', null, 1]);
});

test('feedback that comes later by the file’s name or id is of the same account', async () => {
  await apply('Customer ID,Company,Plan\nK-1,Acme,Pro\n');
  await addItems(given.server, given.person, [
    { text: 'Sync is broken', account: { name: 'acme' } },
    { text: 'Sync is still broken', account: { name: 'ACME Incorporated', external_id: 'K-1' } },
  ]);
  expect(await accounts()).toEqual([['ACME Incorporated', 'Pro', null, 2]]);
});

test('accounts of a file outlive the undo of an import that named them', async () => {
  await apply('Company,Plan\nAcme,Pro\n');
  const run = await importFile(given.server, given.person, 'text,account\nSync is broken,Acme\n');
  expect(run.state).toBe('done');
  const again = await match('Company,Plan\nAcme,Pro\n');
  expect(again.counts.by_name).toBe(1);
});

test('the mapping is kept for the next file with the same columns', async () => {
  await apply('Company,Turnover\nAcme,12\n', {
    columns: [
      { name: 'Company', target: 'account_name' },
      { name: 'Turnover', target: 'revenue' },
    ],
    period: 'month',
  });
  const { reply } = await read('Company,Turnover\nGlobex,99\n');
  expect(reply).toMatchObject({
    mapping_kept: true,
    mapping: { period: 'month', columns: [{}, { target: 'revenue' }] },
  });
  expect((await send(given.server.app, accountFiles.list, { as: given.person })).reply.files).toMatchObject([
    { file_name: 'crm.csv', undone_at: null, counts: { unknown: 1 } },
  ]);
});

describe('who may', () => {
  test('viewers look, members change, and another workspace’s file does not exist', async () => {
    const viewer = await invite(given.server, given.person, 'viewer');
    const file = await apply('Company,Plan\nAcme,Pro\n');
    expect((await read('a,b\n1,2\n', 'x.csv', viewer)).status).toBe(403);
    const stranger = await signUp(given.server);
    const { account_file_id } = file;
    expect(
      (await send(given.server.app, accountFiles.undo, { as: stranger, body: { account_file_id } })).status,
    ).toBe(404);
    expect((await send(given.server.app, sources.list, { as: viewer })).status).toBe(200);
  });
});

test('a file that is none is refused', async () => {
  expect((await read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'a.png')).status).toBe(422);
});
