import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { refusalOf, TransactionWatch } from './distributable.ts';
import type { KnownTables } from './distributable.ts';

let tables: KnownTables;
beforeAll(() => {
  const { ofWorkspaces, all } = inject('testServer').tables;
  tables = { ofWorkspaces: new Set(ofWorkspaces), all: new Set(all) };
});

describe('a statement that a database distributed by workspace refuses is found:', () => {
  test.each([
    [
      `insert into topic_change (workspace_id, id, topic_id, number) select $1, $2, $3, coalesce(max(number), 0) + 1
       from topic_change where workspace_id = $1 and topic_id = $3`,
      'inserts what it aggregates',
    ],
    [
      `with put as (insert into item_count (workspace_id, facet) select workspace_id, facet from item_count group by 1, 2 returning 1)
       select count(*) from put`,
      'inserts what it aggregates',
    ],
    [
      'delete from market_run n where n.ended_at < $1 and not exists (select 1 from market_report r where r.run_id = n.id)',
      'changes market_run by what it looks up in market_report',
    ],
    [
      `select s.id from site s, site_key k where s.workspace_id = $1 and k.opens = s.workspace_id`,
      'joins tables of a workspace with site_key',
    ],
    [
      'select "l"."name" from "workspace_market_report" as "l" inner join "market_report" as "r" on "r"."id" = "l"."report_id"',
      'joins tables of a workspace with market_report',
    ],
    [
      'select 1 from membership where workspace_id = $1 and exists (select 1 from closing_workspace where closes = $1)',
      'joins tables of a workspace with closing_workspace',
    ],
  ])('%s', (statement, refusal) => {
    expect(refusalOf(statement, tables)).toBe(refusal);
  });

  test('a table that all nodes share is changed after others were by another column than their key', () => {
    const watch = new TransactionWatch(tables);
    const said = [
      'begin',
      'delete from "session_token" where "user_id" = $1',
      'update "app_user" set "email" = $1 where "id" = $2',
    ].map((statement) => watch.next(statement));
    expect(said).toEqual([
      null,
      null,
      'changes app_user, which all nodes share, after session_token by another column',
    ]);
  });
});

describe('a statement that it takes is let through:', () => {
  test.each([
    'insert into topic_change (workspace_id, id, number) values ($1, $2, $3)',
    'insert into theme_item (workspace_id, item_id) select workspace_id, item_id from theme_found where workspace_id = $1',
    `insert into item_count (workspace_id, facet, value, count) values ($1, $2, $3, $4)
     on conflict (workspace_id, facet, value) do update set count = (select max(c) from unnest($5::int[]) c)`,
    `with gone as (delete from theme_item where workspace_id = $1 returning 1),
       put as (insert into theme_item (workspace_id, item_id) select workspace_id, item_id from theme_found returning 1)
     select (select count(*) from gone) + (select count(*) from put)`,
    'select c.id, u.display_name from topic_change c join app_user u on u.id = c.changed_by where c.workspace_id = $1',
    'select e.email, u.id from user_email e join app_user u on u.id = e.user_id where e.email = $1',
    'select r.id from market_report r join market_run n on n.id = r.run_id where r.id = any($1)',
    'with site_key as (select 1) select * from site join site_key on true where workspace_id = $1',
    "select 'from site_key' from site where workspace_id = $1 -- join site_key",
  ])('%s', (statement) => {
    expect(refusalOf(statement, tables)).toBeNull();
  });

  test.each([
    [['begin', 'update app_user set email = $1', 'delete from session_token where user_id = $1']],
    [['begin', 'delete from session_token where token_hash = $1', 'update app_user set email = $1']],
    [
      [
        'begin',
        'delete from mail_link where email = $1',
        'commit',
        'begin',
        'update app_user set email = $1',
      ],
    ],
  ])('%s', (statements) => {
    const watch = new TransactionWatch(tables);
    expect(statements.map((statement) => watch.next(statement))).toEqual(statements.map(() => null));
  });
});

describe('a test that runs one', () => {
  let stop: () => Promise<void>;
  afterAll(() => expect(stop()).rejects.toThrow('A distributed database refuses'));

  test('fails when its database is stopped', async () => {
    const database = await testDatabase();
    stop = () => database.stop();
    await database.appPool.query('select 1 from site s join site_key k on k.opens = s.workspace_id');
  });
});
