-- Who said what of a conversation was told by columns of its file: its joined text alone does not tell it again.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table item_source_text add column by_columns boolean not null default false;
