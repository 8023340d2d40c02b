-- What people say of what the engine decided about items, and what that teaches it.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- The tone may also be told by what a workspace's labels taught, and by a person.
alter table feedback_item drop constraint feedback_item_sentiment_by_check;
alter table feedback_item add constraint feedback_item_sentiment_by_check
  check (sentiment_by in ('lexicon', 'rating', 'learned', 'person'));

-- The workspace's revision when what the customer said was last written. changed_rev is higher where only what is made of it has
-- changed since: its tone, its language, whether it counts as a copy.
alter table feedback_item add column written_rev bigint not null default 0;
alter table feedback_item no force row level security;
update feedback_item set written_rev = changed_rev;
alter table feedback_item force row level security;

-- A person said that it is no copy of the items with the same words.
alter table feedback_item add column stands_apart boolean not null default false;
-- Items with the same key are copies of each other.
alter table feedback_item add column copy_key bigint not null generated always as (
  case when stands_apart then -id else hashtextextended(lower(btrim(text)), 0) & 9007199254740991 end) stored;
drop index feedback_item_copies;
create index feedback_item_copies on feedback_item (workspace_id, copy_key, id);

-- What a person says an item's tone or language is. It holds for the text that it was said of: items that say something else now
-- show what the engine finds.
create table item_word (
  workspace_id uuid not null,
  item_id int not null,
  subject text not null check (subject in ('sentiment', 'language')),
  said text not null,
  -- SHA-256 of title and text.
  text_hash bytea not null,
  -- What the engine finds: shows again when the word is taken back.
  engine jsonb not null,
  primary key (workspace_id, item_id, subject),
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);

-- One person's verdict on one thing that was decided about an item.
create table item_check (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  item_id int not null,
  kind text not null check (kind in ('sentiment', 'language', 'topic', 'theme', 'copies')),
  -- The topic, the theme, or the other copy; 0 where the item itself is meant.
  subject_id int not null,
  checked_by uuid not null references app_user (id),
  checked_at timestamptz not null,
  -- How the item came to be asked about. Only what was drawn at random tells how often the engine is right.
  drawn text not null check (drawn in ('random', 'uncertain', 'chosen')),
  -- What the engine said, and by what: rating, words, labels.
  shown text not null,
  shown_by text not null,
  -- The item's language when it was shown.
  language text not null,
  -- SHA-256 of the title and text that were judged.
  text_hash bytea not null,
  verdict text not null check (verdict in ('agree', 'disagree', 'unsure')),
  -- What is right; null when unsure.
  said text,
  -- What has to be put back when the check is taken back.
  before jsonb,
  primary key (workspace_id, id),
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
create unique index item_check_of_person on item_check (workspace_id, item_id, kind, subject_id, checked_by);
create index item_check_newest on item_check (workspace_id, checked_at desc, id desc);
create index item_check_kind on item_check (workspace_id, kind, subject_id);

-- What a workspace's stars and its people's checks taught of the tone of its feedback.
create table tone_model (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- As packages/analysis writes it; null where the lexicon goes on speaking.
  model bytea,
  -- Goes up each time something else was learnt.
  version int not null,
  label_count int not null,
  -- Of these, how many people gave.
  person_count int not null,
  -- Rated items and people's labels there were, of which at most so many are learnt from.
  available_count int not null,
  -- takes_over, or why it does not.
  verdict text not null,
  -- Macro-F1 on held-out labels, 0…1; null where nothing was measured.
  learnt_f1 real,
  lexicon_f1 real,
  learnt_at timestamptz not null,
  -- The version that every item is judged by, and how far the next one is: items up to this id, so many of so many.
  judged_version int not null default 0,
  judged_to int not null default 0,
  judged_count int not null default 0,
  item_count int not null default 0,
  judging_since timestamptz
);

select workspace_table('item_word');
select workspace_table('item_check');
select workspace_table('tone_model');

grant select, insert, update, delete on item_word, item_check, tone_model to earshot_app;
