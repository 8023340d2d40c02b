-- What members write about a card, and who hears of it.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- It stays with the idea when that leaves its board.
create table card_comment (
  workspace_id uuid not null,
  id uuid not null,
  idea_id uuid not null,
  by uuid not null references app_user (id),
  at timestamptz not null,
  text text not null,
  -- Ids of the members whom it names.
  mentions jsonb not null default '[]',
  edited_at timestamptz,
  -- Kept for some days, so that deleting can be undone.
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade
);
create index card_comment_of on card_comment (workspace_id, idea_id, at, id);

-- Whether a member wants to hear of a card. Without a row: its owner does.
create table card_watch (
  workspace_id uuid not null,
  idea_id uuid not null,
  user_id uuid not null references app_user (id),
  watches boolean not null,
  primary key (workspace_id, idea_id, user_id),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade
);

-- Of a comment, which a member is told of once, however often it is edited.
alter table card_alert add column comment_id uuid;
alter table card_alert add column is_mention boolean not null default false;
create unique index card_alert_of_comment on card_alert (workspace_id, user_id, comment_id) where comment_id is not null;

grant select, insert, update, delete on card_comment, card_watch to earshot_app;
select workspace_table('card_comment');
select workspace_table('card_watch');
