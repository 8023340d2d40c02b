-- What of a board is told to the public.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table board_roadmap (
  workspace_id uuid not null,
  board_id uuid not null,
  -- Named by the link; another one makes the old link open nothing.
  link_id uuid not null,
  is_public boolean not null,
  title text not null,
  intro text not null,
  -- Ids of columns with the titles that the public reads.
  columns jsonb not null,
  shows_people boolean not null,
  updated_at timestamptz not null,
  primary key (workspace_id, board_id),
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade
);

-- What the public reads of a card; null where it is not told.
alter table board_card add column public_title text;
alter table board_card add column public_text text;
alter table board_card add column public_at timestamptz;

grant select, insert, update, delete on board_roadmap to earshot_app;
select workspace_table('board_roadmap');
