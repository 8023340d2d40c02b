-- Boards, whose cards are ideas: an idea is on one board at most, and waits in the list of ideas until then.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table idea drop constraint idea_state_check;
alter table idea add constraint idea_state_check check (state in ('waiting', 'on_board', 'dismissed'));

create table board (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  title text not null,
  -- Seen by who made it alone.
  is_private boolean not null,
  score text not null check (score in ('rice', 'ice', 'value_effort')),
  made_by uuid not null references app_user (id),
  made_at timestamptz not null,
  -- Counts the changes of the board and its cards: each takes the board's row first, so they are in one order.
  revision bigint not null default 0,
  -- The workspace's revision that the evidence of all cards was counted at; null before the first time.
  counted_rev bigint,
  -- Kept for some days, so that deleting can be undone.
  deleted_at timestamptz,
  primary key (workspace_id, id)
);

create table board_column (
  workspace_id uuid not null,
  board_id uuid not null,
  id uuid not null,
  title text not null,
  state text not null check (state in ('considering', 'planned', 'committed', 'released', 'declined')),
  -- From 0, the leftmost.
  place int not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade
);
create index board_column_of on board_column (workspace_id, board_id, place);

-- What a board says of an idea. It stays when the idea leaves the board, so that this can be undone.
create table board_card (
  workspace_id uuid not null,
  idea_id uuid not null,
  board_id uuid not null,
  column_id uuid not null,
  -- The board's one order, which each view shows its lanes in; far apart, so that there is room between two.
  rank bigint not null,
  horizon text check (horizon in ('now', 'next', 'later')),
  owner_id uuid references app_user (id),
  target_on date,
  -- A list of texts.
  tags jsonb not null default '[]',
  -- Typed: how much it helps one person, 0.25 to 3, and person-weeks.
  impact float8,
  effort float8,
  -- Typed instead of what evidence says, with the reason.
  reach_given float8,
  reach_reason text,
  confidence_given float8,
  confidence_reason text,
  -- Counted of the own feedback that the idea rests on, each item, person and account once; null before the first time.
  items int,
  people int,
  -- Items whose author is not known.
  unnamed int,
  accounts int,
  -- Yearly, in euros, of the accounts that it is known of; null where it is known of none.
  revenue float8,
  -- Share of the evidence that is right, as far as it was checked; null without own feedback.
  confidence float8,
  counted_at timestamptz,
  primary key (workspace_id, idea_id),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade,
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade,
  foreign key (workspace_id, column_id) references board_column (workspace_id, id)
);
create index board_card_order on board_card (workspace_id, board_id, rank);

-- What changed on a board, in order. `before` and `after` hold the fields that differ.
create table board_change (
  workspace_id uuid not null,
  board_id uuid not null,
  revision bigint not null,
  -- Null where the board itself changed.
  idea_id uuid,
  kind text not null,
  -- Null where new evidence changed it.
  by uuid references app_user (id),
  at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  -- The change that undid it.
  undone_in bigint,
  primary key (workspace_id, board_id, revision),
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade
);
create index board_change_of_idea on board_change (workspace_id, idea_id, revision desc) where idea_id is not null;

grant select, insert, update, delete on board, board_column, board_card, board_change to earshot_app;
select workspace_table('board');
select workspace_table('board_column');
select workspace_table('board_card');
select workspace_table('board_change');
