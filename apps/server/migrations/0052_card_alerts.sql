-- What became of released cards as it was last read, and who is told of their cards.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- The verdict on a card's newest release. It stays while the card is reopened, and goes when another release is said of it.
create table card_verdict (
  workspace_id uuid not null,
  idea_id uuid not null,
  released_at timestamptz not null,
  verdict text not null check (verdict in ('improved', 'no_change', 'worse', 'too_early')),
  -- When it was read, and the workspace's revision then.
  read_at timestamptz not null,
  read_rev bigint not null,
  -- When it was first read as improved.
  improved_at timestamptz,
  -- When the card went back to its committed state: once for each release.
  reopened_at timestamptz,
  reopened_as text check (reopened_as in ('worse', 'back')),
  primary key (workspace_id, idea_id),
  foreign key (workspace_id, idea_id) references board_card (workspace_id, idea_id) on delete cascade
);

-- Tells a member of a line of a board's history.
create table card_alert (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null references app_user (id),
  board_id uuid not null,
  revision bigint not null,
  idea_id uuid not null,
  at timestamptz not null,
  seen_at timestamptz,
  -- Null where it is not emailed. `sending` is set before an email leaves; found by a later attempt it becomes `unsure`, and nothing is sent again.
  email text check (email in ('waiting', 'ordered', 'sending', 'sent', 'unsure', 'refused', 'stopped')),
  primary key (workspace_id, id),
  unique (workspace_id, user_id, board_id, revision),
  foreign key (workspace_id, board_id, revision) references board_change (workspace_id, board_id, revision) on delete cascade
);
create index card_alert_of on card_alert (workspace_id, user_id, at desc, id);
create index card_alert_to_email on card_alert (workspace_id, user_id) where email = 'waiting';

-- Whether a member gets emails about cards. Null where they did not say: yes, unless they stopped all email that others cause.
alter table alert_choice add column emails_cards boolean;

grant select, insert, update, delete on card_verdict, card_alert to earshot_app;
select workspace_table('card_verdict');
select workspace_table('card_alert');
