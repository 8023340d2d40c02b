-- Systems that feedback comes from by itself, and what each sync of one brought.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table source drop constraint source_kind_check;
alter table source add constraint source_kind_check check (kind in ('file', 'api', 'sample', 'connection'));

create table connection (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null,
  source_id int not null,
  -- What the settings lead to, as the system names it.
  account text not null,
  -- What was filled in and is no secret, by field.
  settings jsonb not null,
  -- The secrets, by field, as JSON sealed with AES-256-GCM for this workspace and connection.
  secrets bytea not null,
  secret_key_id text not null,
  -- `active` syncs by itself; `needs_attention` waits for a person; `removing` deletes its items and then itself.
  state text not null check (state in ('active', 'paused', 'needs_attention', 'removing')),
  -- Why it cannot get on, in a sentence, and the kind of fault; null while it can.
  problem text,
  problem_kind text,
  -- Where the next page begins; null: at the beginning.
  cursor text,
  -- When everything that was there at first had come; null before.
  backfilled_at timestamptz,
  -- How many items the system says there are, while they come for the first time.
  expected_items int,
  -- Syncs that failed since the last one that worked.
  failures int not null default 0,
  next_sync_at timestamptz not null,
  -- Of the worker that reads it: what another one still has in hand is not stored.
  work_token uuid,
  last_synced_at timestamptz,
  last_brought_at timestamptz,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, source_id),
  foreign key (workspace_id, source_id) references source (workspace_id, id)
);

create table connection_run (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  -- `waiting` was asked to come back later, and goes on by itself.
  state text not null check (state in ('running', 'waiting', 'done', 'failed', 'stopped')),
  started_at timestamptz not null,
  ended_at timestamptz,
  pages int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  removed int not null default 0,
  refused int not null default 0,
  -- The reasons of what was refused: `[{reason, count, examples}]`, most first.
  reasons jsonb not null default '[]',
  -- It began again at the beginning, since the system did not know the place any more.
  is_restarted boolean not null default false,
  error text,
  primary key (workspace_id, id),
  foreign key (workspace_id, connection_id) references connection (workspace_id, id) on delete cascade
);
create index connection_run_newest on connection_run (workspace_id, connection_id, started_at desc, id desc);
create unique index connection_run_open on connection_run (workspace_id, connection_id)
  where state in ('running', 'waiting');

grant select, insert, update, delete on connection, connection_run to earshot_app;
select workspace_table('connection');
select workspace_table('connection_run');
