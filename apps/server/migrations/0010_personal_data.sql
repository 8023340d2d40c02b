-- What of personal data is masked before it is stored, and the masking of what was stored before.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- From it each workspace's own key is made: what must be told apart, but not read, is kept as a hash under that key.
insert into server_secret values
  ('masking', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

alter table workspace
  -- Kinds of personal data that are masked in what comes in.
  add column masked_kinds text[] not null default '{}',
  add column hides_people boolean not null default false,
  -- Goes up with every change of the two: what was masked by an older choice is not stored.
  add column masking_version int not null default 1,
  -- Of the choice, what holds for everything stored, not for the newest alone.
  add column masked_throughout text[] not null default '{}',
  add column people_hidden_throughout boolean not null default false;

-- New workspaces mask every kind, from their first item on.
alter table workspace
  alter column masked_kinds set default '{email,phone,card,iban,national_id,ip_address,postal_address,passport,birth_date,secret_link}',
  alter column masked_throughout set default '{email,phone,card,iban,national_id,ip_address,postal_address,passport,birth_date,secret_link}';

-- The masking of what is stored already, which cannot be taken back.
create table masking_run (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- The choice that it goes by: it ends when another is made.
  masking_version int not null,
  item_count int not null,
  items_done int not null default 0,
  -- Items in which something was masked.
  items_masked int not null default 0,
  -- Where an interrupted run goes on.
  last_item_id int not null default 0,
  asked_by uuid not null references app_user (id),
  asked_at timestamptz not null,
  finished_at timestamptz,
  error text,
  primary key (workspace_id, id)
);
create index masking_run_newest on masking_run (workspace_id, asked_at desc);

select workspace_table('masking_run');

grant select, insert, update, delete on masking_run to earshot_app;
