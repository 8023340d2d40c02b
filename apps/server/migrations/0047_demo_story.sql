-- What demo data consists of besides feedback items, so that all of it goes with them.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- The site of the demo's recordings. No key leads to it, so nothing else is recorded there.
alter table site add column is_sample boolean not null default false;

-- Of other kinds of things, those that came with the demo data.
create table sample_thing (
  workspace_id uuid not null references workspace (id) on delete cascade,
  kind text not null check (kind in ('topic', 'alert_rule', 'idea', 'report', 'market_report')),
  -- A number or a UUID, as its kind has it.
  id text not null,
  primary key (workspace_id, kind, id)
);
select workspace_table('sample_thing');
grant select, insert, update, delete on sample_thing to earshot_app;
