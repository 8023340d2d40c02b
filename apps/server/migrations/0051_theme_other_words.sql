-- What texts of other languages write for the words of a theme's found name, joined by commas; null where there is nothing.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table theme add column other_words text check (other_words <> '');
