-- Cards that came from other roadmap tools.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table card_import (
  workspace_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  file_name text not null,
  by uuid not null references app_user (id),
  at timestamptz not null,
  cards int not null,
  skipped int not null,
  undone_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, board_id) references board (workspace_id, id) on delete cascade
);
create index card_import_of on card_import (workspace_id, board_id, at desc);

-- What the tool said of a card, beside what became fields of it. It outlives the board that it was imported to.
create table card_origin (
  workspace_id uuid not null,
  idea_id uuid not null,
  import_id uuid not null,
  file_name text not null,
  status text,
  owner text,
  votes int,
  external_id text,
  url text,
  created_on date,
  parent text,
  primary key (workspace_id, idea_id),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade
);
create index card_origin_of_import on card_origin (workspace_id, import_id);

grant select, insert, update, delete on card_import, card_origin to earshot_app;
select workspace_table('card_import');
select workspace_table('card_origin');
