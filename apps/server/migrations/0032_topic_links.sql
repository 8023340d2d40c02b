-- Which items say nearly the same, so that topics hear neighbours too.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table topic_links (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- As packages/analysis writes it.
  links bytea not null,
  -- Items there were when they were linked.
  item_count int not null,
  -- Another one with each linking.
  version uuid not null
);
select workspace_table('topic_links');
grant select, insert, update, delete on topic_links to earshot_app;
