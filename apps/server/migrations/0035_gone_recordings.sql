-- What was deleted stays deleted: open tabs and offline queues may send a part of it again for a day.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table deleted_recording (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  deleted_at timestamptz not null,
  primary key (workspace_id, id)
);
create index deleted_recording_age on deleted_recording (workspace_id, deleted_at);
select workspace_table('deleted_recording');

-- People whose recordings were erased.
create table erased_person (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Hash of the id or e-mail address that pages tell, under the workspace's own key.
  known_by bytea not null,
  erased_at timestamptz not null,
  primary key (workspace_id, known_by)
);
select workspace_table('erased_person');

grant select, insert, update, delete on deleted_recording, erased_person to earshot_app;
