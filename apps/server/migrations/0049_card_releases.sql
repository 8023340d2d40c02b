-- When what a card asks for reached customers; what became of the complaints is judged from then on.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table board_card add column released_at timestamptz;
-- What the release is called; null where nobody said.
alter table board_card add column release_version text;
