-- What files say of accounts: plan, revenue and further facts, by what they are known, and how to undo each file.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table account
  -- Of the company's e-mail addresses.
  add column domain text,
  -- Owner, segment, region, size and the file's own columns, by name.
  add column facts jsonb not null default '{}',
  -- The revenue as the file wrote it, with its currency and period.
  add column given_revenue_as text,
  -- The file that added it: kept without feedback until that is undone.
  add column added_by_file uuid;

-- Further names and ids that an account is known by; feedback that says one of them is about it.
create table account_alias (
  workspace_id uuid not null,
  -- SHA-256 of what `account.identity` would be.
  identity_hash bytea not null,
  account_id int not null,
  file_id uuid not null,
  primary key (workspace_id, identity_hash),
  foreign key (workspace_id, account_id) references account (workspace_id, id) on delete cascade
);
create index account_alias_account on account_alias (workspace_id, account_id);

create table account_file (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  -- SHA-256 of the columns' names: the next such file begins with this mapping.
  columns_key bytea not null,
  mapping jsonb not null,
  counts jsonb not null,
  -- What each account and author was before and after; null once undone.
  changes jsonb,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (workspace_id, id)
);
create index account_file_newest on account_file (workspace_id, created_at desc);

select workspace_table('account_alias');
select workspace_table('account_file');
grant select, insert, update, delete on account_alias, account_file to earshot_app;
