-- Share of a theme's items that say what its found name says, 0 to 1; null for broader themes and those of runs before.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table theme add column saying real check (saying between 0 and 1);
