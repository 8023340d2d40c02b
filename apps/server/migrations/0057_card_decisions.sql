-- What was known when a card was committed, as it was then.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table card_decision (
  workspace_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  idea_id uuid not null,
  -- The line of the history that it was made in; undone with it.
  revision bigint not null,
  at timestamptz not null,
  by uuid not null references app_user (id),
  owner_id uuid references app_user (id),
  tags jsonb not null,
  score_kind text not null,
  -- Counts and factors.
  known jsonb not null,
  -- Ids of quoted items.
  quotes jsonb not null,
  -- What the owner expects; null where nobody said.
  expected text,
  -- Share by which complaints should fall.
  expected_fall float8,
  primary key (workspace_id, id),
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade,
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade
);
create index card_decision_of on card_decision (workspace_id, board_id, at desc, id);

-- How many times as many complaints there are as before the release; null where it is too early to say.
alter table card_verdict add column ratio float8;

grant select, insert, update, delete on card_decision to earshot_app;
select workspace_table('card_decision');
