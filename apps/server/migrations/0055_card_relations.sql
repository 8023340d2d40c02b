-- Links between cards, and cards that were merged.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table card_link (
  workspace_id uuid not null,
  from_id uuid not null,
  kind text not null check (kind in ('blocks', 'duplicates', 'part_of')),
  to_id uuid not null,
  primary key (workspace_id, from_id, kind, to_id),
  check (from_id <> to_id),
  foreign key (workspace_id, from_id) references idea (workspace_id, id) on delete cascade,
  foreign key (workspace_id, to_id) references idea (workspace_id, id) on delete cascade
);
create index card_link_to on card_link (workspace_id, to_id);

-- Where the address of a merged card leads to, while its idea is dismissed.
create table card_merge (
  workspace_id uuid not null,
  idea_id uuid not null,
  into_id uuid not null,
  primary key (workspace_id, idea_id),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade,
  foreign key (workspace_id, into_id) references idea (workspace_id, id) on delete cascade
);

grant select, insert, update, delete on card_link, card_merge to earshot_app;
select workspace_table('card_link');
select workspace_table('card_merge');
