-- Sentences that a company or a program puts into many items are learnt, and taken out where an admin says so.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table item_template (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  -- What the cleaner knows it by.
  key bigint not null,
  -- With … where numbers and names change.
  text text not null,
  writer text not null check (writer in ('agent', 'system', 'automatic')),
  item_count int not null,
  author_count int not null,
  -- Ids of items that have it.
  examples int[] not null,
  is_on boolean not null default false,
  primary key (workspace_id, id),
  unique (workspace_id, key)
);
select workspace_table('item_template');
grant select, insert, update, delete on item_template to earshot_app;

create table template_learning (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- Of the workspace, when its templates were learnt last.
  item_count int not null,
  learnt_at timestamptz not null
);
select workspace_table('template_learning');
grant select, insert, update, delete on template_learning to earshot_app;

-- Text and turns before templates were taken out of them; null where none was.
alter table item_source_text add column before_templates jsonb;

-- The templates that a run switches, each with whether it is on then.
alter table cleaning_run add column switches jsonb not null default '[]';
