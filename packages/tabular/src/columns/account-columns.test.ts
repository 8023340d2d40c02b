import { expect, test } from 'vitest';
import { domainOf, emailsIn, guessAccountColumns } from './account-columns.ts';
import { load, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();
const targetsOf = async (text: string) => guessAccountColumns((await load(await file(text))).facts.columns);

test('columns of a CRM, a billing system and a German list are told by name and values', async () => {
  expect(
    await targetsOf(
      'Record ID,Company name,Company Domain Name,Company owner,Annual Revenue,Number of Employees,Country/Region,Lifecycle Stage\n' +
        '77,Acme Inc,acme.com,Jo Lee,"1,200,000",54,Germany,Customer\n',
    ),
  ).toEqual(['account_id', 'account_name', 'domain', 'owner', 'revenue', 'size', 'region', 'field']);
  expect(
    await targetsOf(
      'customer_email,customer_name,plan,mrr (USD)\nann@acme.com,Acme,Pro,$99\nbo@globex.com,Globex,Team,$49\n',
    ),
  ).toEqual(['person_email', 'account_name', 'plan', 'revenue']);
  expect(
    await targetsOf(
      'Kundennummer;Firma;Tarif;Umsatz pro Jahr;Betreuer\nK-1;Acme GmbH;Basis;1.200,00 €;Eva\n',
    ),
  ).toEqual(['account_id', 'account_name', 'plan', 'revenue', 'owner']);
});

test.each([
  ['https://www.acme.com/about?x=1', 'acme.com'],
  ['Acme.COM', 'acme.com'],
  ['jo@mail.acme.co.uk', 'mail.acme.co.uk'],
  ['Acme Inc', null],
  ['', null],
])('the domain of %j', (value, domain) => {
  expect(domainOf(value)).toBe(domain);
});

test.each([
  ['email', ['ann@acme.com', 'bo@globex.com', ''], 'person_email'],
  ['email', ['ann@acme.com; bo@acme.com', 'cy@globex.com; di@globex.com'], 'person_email'],
  ['email', ['ask Ann', 'ask Bo'], 'field'],
  ['email', ['', ''], 'ignore'],
  ['domain', ['acme.com', 'globex.com', 'none'], 'domain'],
  ['domain', ['acme.com', 'none'], 'field'],
  ['mrr', ['$99', '1 200', 'n/a'], 'revenue'],
  ['mrr', ['much', 'little'], 'field'],
  ['company', ['Acme', 'Globex'], 'account_name'],
  ['company', ['ann@acme.com', 'bo@globex.com'], 'field'],
  ['company', ['17', '18'], 'field'],
  ['owner', ['Eva', 'Jo'], 'owner'],
  ['anything', ['Eva', 'Jo'], 'field'],
  ['people', ['[{"email":"ann@acme.com"}]', '[]'], 'person_email'],
  ['people', ['[{"name":"Ann"}]', '[]'], 'field'],
])('a column %s of %j is %s', async (name, values, target) => {
  const rows = values.map((value) => `k,"${value.replaceAll('"', '""')}"`);
  expect((await targetsOf([`key,${name}`, ...rows].join('\n')))[1]).toBe(target);
});

test.each([
  ['Ann@Acme.com', ['ann@acme.com']],
  ['ann@acme.com, bo@acme.com;cy@acme.com', ['ann@acme.com', 'bo@acme.com', 'cy@acme.com']],
  ['Ann Lee <ann@acme.com>', ['ann@acme.com']],
  [
    '[{"email":"Ann@acme.com"},{"email_address" : "bo@acme.com"},{"name":"cy@acme.com"}]',
    ['ann@acme.com', 'bo@acme.com'],
  ],
  ['[{"email":"nobody"}]', []],
  ['ask Ann', []],
  ['', []],
])('the addresses of %j', (cell, emails) => {
  expect(emailsIn(cell)).toEqual(emails);
});
