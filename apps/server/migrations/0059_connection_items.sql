-- What connections brought, where from, and what of it was refused.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Where a connection read that left the source behind: SHA-256 of its kind and of the settings that lead there.
alter table source add column place bytea;

-- A connection brought it, and not a file or a program.
alter table feedback_item add column is_brought boolean not null default false;
update feedback_item i set is_brought = true
  from source s
 where s.workspace_id = i.workspace_id and s.id = i.source_id and s.kind = 'connection'
   and i.import_id is null and i.external_id is not null;

-- What is refused now: it goes when the item is taken.
create table connection_refusal (
  workspace_id uuid not null,
  connection_id uuid not null,
  -- SHA-256 of the external id.
  item_hash bytea not null,
  reason text not null,
  refused_at timestamptz not null,
  primary key (workspace_id, connection_id, item_hash),
  foreign key (workspace_id, connection_id) references connection (workspace_id, id) on delete cascade
);
grant select, insert, update, delete on connection_refusal to earshot_app;
select workspace_table('connection_refusal');
