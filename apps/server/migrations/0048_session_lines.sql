-- What a list shows of a session on one line, worked out when it is read. Null for sessions that were read before.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table recording add column last_url text;
-- Of each of its equal parts: how much the person did, and in which of them something broke.
alter table recording add column part_activity smallint[];
alter table recording add column troubled_parts smallint[];
