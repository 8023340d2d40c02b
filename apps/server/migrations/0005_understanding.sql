-- What is found in items beyond their own text: topics that people define, themes that are discovered, and who says the same.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Items changed up to this revision have their topics, themes and learnt tone.
alter table workspace add column understood_rev bigint not null default 0;
alter table workspace add column last_topic_id int not null default 0;
alter table workspace add column last_theme_id int not null default 0;
alter table workspace add column last_theme_edit_id int not null default 0;

-- Items with the same words, letter case and outer blanks aside, have the same key: they are shown as copies. Kept within
-- 53 bits, which every client reads exactly.
alter table feedback_item add column text_key bigint not null
  generated always as (hashtextextended(lower(btrim(text)), 0) & 9007199254740991) stored;
create index feedback_item_copies on feedback_item (workspace_id, text_key);

-- A topic that people defined (the API's custom trend).
create table topic (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  title text not null,
  description text not null,
  -- Items outside it never belong.
  filter jsonb not null default '{}',
  -- Where "belongs" begins: 0.5 until somebody moves the slider.
  threshold real not null default 0.5,
  -- The fitted model, as packages/analysis writes it; null until it was fitted.
  model bytea,
  -- Goes up with every rating and edit; what was fitted last.
  wanted_fit int not null default 1,
  fitted int not null default 0,
  -- What was found when it was fitted last: audited precision and expected recall.
  quality jsonb,
  -- What to ask about next, best first: ids of items with the reason.
  queue jsonb not null default '[]',
  -- Ratings older than this were given to other words: the accuracy says that it is stale.
  reworded_at timestamptz,
  -- The item it was made from.
  made_from int,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index topic_title on topic (workspace_id, lower(title));

-- How likely an item belongs to a topic; items that are very unlikely to have no row.
create table topic_item (
  workspace_id uuid not null,
  topic_id int not null,
  item_id int not null,
  score real not null,
  -- Belongs: its score, or a person, says so.
  is_in boolean not null,
  primary key (workspace_id, topic_id, item_id),
  foreign key (workspace_id, topic_id) references topic (workspace_id, id) on delete cascade,
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create index topic_item_item on topic_item (workspace_id, item_id);
create index topic_item_score on topic_item (workspace_id, topic_id, score desc, item_id);

create table topic_rating (
  workspace_id uuid not null,
  topic_id int not null,
  item_id int not null,
  rated_by uuid not null references app_user (id),
  category text not null check (category in ('positive', 'negative', 'suggested')),
  -- Drawn at random among the tagged: the only ratings that the audited precision counts.
  is_audit boolean not null,
  rated_at timestamptz not null,
  primary key (workspace_id, topic_id, item_id, rated_by),
  foreign key (workspace_id, topic_id) references topic (workspace_id, id) on delete cascade,
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create index topic_rating_item on topic_rating (workspace_id, item_id);

-- What was before each change of a topic, so that it can be undone exactly.
create table topic_change (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  topic_id int not null,
  -- Counts up within the topic: the order of its changes.
  number int not null,
  kind text not null check (kind in ('edit', 'threshold', 'rating', 'delete')),
  before jsonb not null,
  after jsonb not null,
  changed_by uuid not null references app_user (id),
  changed_at timestamptz not null,
  undone_at timestamptz,
  primary key (workspace_id, id)
);
create unique index topic_change_topic on topic_change (workspace_id, topic_id, number);

-- What an edit would do to a topic; kept for a day.
create table topic_preview (
  workspace_id uuid not null,
  id uuid not null,
  topic_id int not null,
  asked jsonb not null,
  -- Null until it is worked out.
  result jsonb,
  asked_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, topic_id) references topic (workspace_id, id) on delete cascade
);

-- A theme: a group of items that was found, or that a person split off; and a broader theme of several.
create table theme (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  -- Broader theme that this one is part of.
  parent_id int,
  -- The theme that this one was merged into, where its items are shown.
  shown_in int,
  found_name text not null,
  -- The name that a person gave; null while the found one holds.
  given_name text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);

-- The theme that was found for an item. What people made of it is in theme_item.
create table theme_found (
  workspace_id uuid not null,
  item_id int not null,
  theme_id int not null,
  -- 1 for the most central item of the theme, near 0 for the least; 0 where it joined later.
  strength real not null,
  -- Of the text that it was found for.
  text_key bigint not null,
  primary key (workspace_id, item_id),
  foreign key (workspace_id, theme_id) references theme (workspace_id, id) on delete cascade,
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create index theme_found_theme on theme_found (workspace_id, theme_id, strength desc, item_id);

-- The themes that people see, with their edits applied.
create table theme_item (
  workspace_id uuid not null,
  item_id int not null,
  theme_id int not null,
  strength real not null,
  -- A person put it there: rebuilding leaves it.
  is_pinned boolean not null default false,
  primary key (workspace_id, item_id, theme_id),
  foreign key (workspace_id, theme_id) references theme (workspace_id, id) on delete cascade,
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create index theme_item_theme on theme_item (workspace_id, theme_id, strength desc, item_id);

-- What people did to themes, in order; each can be reverted, and a rebuild does them again.
create table theme_edit (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  kind text not null check (kind in ('rename', 'merge', 'split', 'move')),
  -- As packages/analysis applies it.
  edit jsonb not null,
  edited_by uuid not null references app_user (id),
  edited_at timestamptz not null,
  reverted_by uuid references app_user (id),
  reverted_at timestamptz,
  primary key (workspace_id, id)
);

create table theme_build (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  asked_by uuid references app_user (id),
  asked_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Items to look at, when it was asked for.
  item_count int not null,
  -- Items changed up to here were looked at.
  read_rev bigint,
  resolution double precision,
  theme_count int,
  error text,
  primary key (workspace_id, id)
);
create index theme_build_newest on theme_build (workspace_id, asked_at desc);

select workspace_table('topic');
select workspace_table('topic_item');
select workspace_table('topic_rating');
select workspace_table('topic_change');
select workspace_table('topic_preview');
select workspace_table('theme');
select workspace_table('theme_found');
select workspace_table('theme_item');
select workspace_table('theme_edit');
select workspace_table('theme_build');

grant select, insert, update, delete on
  topic, topic_item, topic_rating, topic_change, topic_preview, theme, theme_found, theme_item, theme_edit, theme_build
to earshot_app;

-- Questions that people asked and what was answered. Nothing of the items themselves is kept here: quotes are looked up again
-- by item and place, so that what is deleted is gone from answers too.

create table answer (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Answers of one conversation share it; its first answer's id.
  conversation_id uuid not null,
  question text not null,
  -- The filter that the asker set beside the question.
  filter jsonb not null,
  -- Null when there was none to be read.
  plan jsonb,
  -- The answer as it is written, with quotes by item and place.
  content jsonb not null,
  asked_by uuid not null references app_user (id),
  asked_at timestamptz not null,
  -- Kept under this name; without one an answer is forgotten after a while.
  name text,
  saved_by uuid references app_user (id),
  saved_at timestamptz,
  primary key (workspace_id, id)
);
create index answer_conversation on answer (workspace_id, conversation_id, asked_at);
create index answer_unsaved on answer (workspace_id, asked_at) where name is null;
create unique index answer_name on answer (workspace_id, lower(name)) where name is not null;

select workspace_table('answer');

grant select, insert, update, delete on answer to earshot_app;
