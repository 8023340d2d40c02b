-- Feedback of a recorded person is found by the customer's own id.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create index author_external on author (workspace_id, external_id) where external_id is not null;
