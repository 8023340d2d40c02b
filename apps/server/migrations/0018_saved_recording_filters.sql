-- Filters of recordings that were given a name.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table saved_recording_filter (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select workspace_table('saved_recording_filter');
grant select, insert, update, delete on saved_recording_filter to earshot_app;

-- A person's recordings are also found by the address that the page told.
create index recording_email on recording (workspace_id, lower(person_email)) where person_email is not null;
