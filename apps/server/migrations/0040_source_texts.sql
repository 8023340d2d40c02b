-- Items hold what the customer said. What the source gave is kept beside them where it differs.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table item_source_text (
  workspace_id uuid not null,
  item_id int not null,
  -- As they came.
  title text,
  text text not null,
  -- Who said what of the text: a list of speakers, each with the parts of what they said.
  turns jsonb not null,
  cleaner_version int not null,
  primary key (workspace_id, item_id),
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
select workspace_table('item_source_text');
grant select, insert, update, delete on item_source_text to earshot_app;

-- Items without words of the customer are no copies of each other.
drop index feedback_item_copies;
alter table feedback_item drop column copy_key;
alter table feedback_item add column copy_key bigint not null generated always as (
  case when stands_apart or text = '' then -id else hashtextextended(lower(btrim(text)), 0) & 9007199254740991 end) stored;
create index feedback_item_copies on feedback_item (workspace_id, copy_key, sort_at, id);
