-- Items that were stored before texts were cleaned are cleaned by runs, each of which can be undone.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table cleaning_run (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null
    check (state in ('checking', 'checked', 'cleaning', 'counting', 'done', 'undoing', 'undone', 'failed')),
  -- The work that failed, and is taken up again from where it stopped.
  failed_in text check (failed_in in ('checking', 'cleaning', 'undoing')),
  item_count int not null,
  -- Of the work in hand.
  items_done int not null default 0,
  last_item_id int not null default 0,
  -- How often it was begun without getting on.
  tries int not null default 0,
  -- What the check found.
  items_to_change int not null default 0,
  items_shorter int not null default 0,
  items_emptied int not null default 0,
  examples int[] not null default '{}',
  -- What was changed.
  items_changed int not null default 0,
  -- Items of each topic and theme: a list of kind, id and count.
  counts_before jsonb,
  counts_after jsonb,
  -- Ids of items that were changed since, which the undo left as they are.
  kept_after_undo int[] not null default '{}',
  asked_by uuid not null references app_user (id),
  asked_at timestamptz not null,
  applied_at timestamptz,
  finished_at timestamptz,
  error text,
  primary key (workspace_id, id)
);
create index cleaning_run_newest on cleaning_run (workspace_id, asked_at desc);
select workspace_table('cleaning_run');
grant select, insert, update, delete on cleaning_run to earshot_app;

create table cleaning_change (
  workspace_id uuid not null,
  run_id uuid not null,
  item_id int not null,
  -- What was said and what was made of it, before the run.
  before jsonb not null,
  -- The revision at which the item's content was written: another one at undo means that it was changed since.
  written_rev bigint not null,
  primary key (workspace_id, run_id, item_id),
  foreign key (workspace_id, run_id) references cleaning_run (workspace_id, id) on delete cascade,
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create index cleaning_change_item on cleaning_change (workspace_id, item_id);
select workspace_table('cleaning_change');
grant select, insert, update, delete on cleaning_change to earshot_app;
