-- Imports: the uploaded file's facts and mapping, progress, rejected rows, and what undo needs.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table import_run (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null check (state in
    ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed', 'undoing', 'undone')),
  file_name text not null,
  file_bytes bigint not null,
  -- Name of the stored file; null once it was thrown away.
  blob_name text,
  facts jsonb not null,
  guesses jsonb not null default '[]',
  mapping jsonb not null,
  -- True when the mapping was taken over from an earlier file with the same columns.
  mapping_kept boolean not null default false,
  -- SHA-256 over the columns' names: finds the mapping of the last file with the same columns.
  columns_key bytea not null,
  -- Goes up with each dry run that is asked for: one that was overtaken stores nothing more.
  check_round int not null default 0,
  dry_run jsonb,
  -- Rows whose effect is committed: where an interrupted import goes on.
  rows_done int not null default 0,
  -- What the import did up to rows_done: counts and groups of rejected rows.
  tally jsonb,
  -- Whoever works on the run holds the token; a worker that finds another one there stops.
  work_token uuid,
  -- How often the work was taken up since it last got on.
  work_tries int not null default 0,
  -- The work in hand (dry run, import or undo): how far it is, and where and when it was begun or taken up again.
  work_done int not null default 0,
  work_total int not null default 0,
  work_from int not null default 0,
  work_started_at timestamptz,
  -- The order in which a workspace's imports and undos take their turn; null when none is asked for.
  queued_at timestamptz,
  result jsonb,
  error text,
  -- What was going on when it failed, and may be asked for again.
  failed_in text check (failed_in in ('checking', 'importing', 'undoing')),
  source_id int,
  -- True when this import made its source, which an undo then removes once it is empty.
  made_source boolean not null default false,
  kept_after_undo int[] not null default '{}',
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (workspace_id, id)
);
create index import_run_newest on import_run (workspace_id, created_at desc, id desc);
create index import_run_columns on import_run (workspace_id, columns_key, created_at desc);

create table import_reject (
  workspace_id uuid not null,
  import_id uuid not null,
  row_number int not null,
  line int not null,
  code text not null,
  column_name text,
  reason text not null,
  cells jsonb not null,
  primary key (workspace_id, import_id, row_number),
  foreign key (workspace_id, import_id) references import_run (workspace_id, id) on delete cascade
);

create table import_change (
  workspace_id uuid not null,
  import_id uuid not null,
  item_id int not null,
  kind text not null check (kind in ('created', 'updated')),
  -- The item's columns before an update; null for a created item.
  before jsonb,
  -- The revision that content was written at: undoing the update makes another import's change of it the last one again.
  before_rev bigint,
  -- The item's revision after this import wrote it: another one at undo means it was edited since.
  after_rev bigint not null,
  primary key (workspace_id, import_id, item_id),
  foreign key (workspace_id, import_id) references import_run (workspace_id, id) on delete cascade
);

select workspace_table('import_run');
select workspace_table('import_reject');
select workspace_table('import_change');

grant select, insert, update, delete on import_run, import_reject, import_change to earshot_app;
