-- Feedback: sources, people, items, what the engine keeps of them, and counts kept in the writing transaction.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- The revision at which items were last changed or removed: counts taken since then only grow by what was added.
alter table workspace add column rewritten_rev bigint not null default 0;
-- The revision at which a known source, author or account last got another name: names read since then still hold.
alter table workspace add column renamed_rev bigint not null default 0;

create table source (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  name text not null,
  kind text not null check (kind in ('file', 'api', 'sample')),
  created_at timestamptz not null default now(),
  last_item_at timestamptz,
  primary key (workspace_id, id)
);
create unique index source_name on source (workspace_id, lower(name));

create table author (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  -- What tells authors apart: `email:…`, else `id:<source>:…`, else `name:<source>:…`.
  identity text not null,
  name text,
  email text,
  external_id text,
  primary key (workspace_id, id),
  unique (workspace_id, identity)
);

create table account (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  identity text not null,
  name text not null,
  external_id text,
  plan text,
  yearly_revenue_eur numeric,
  primary key (workspace_id, id),
  unique (workspace_id, identity)
);

create table feedback_item (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  source_id int not null,
  external_id text,
  -- SHA-256 of the mapped columns with the occurrence number within its file: tells items without an external id apart.
  content_key bytea,
  title text,
  text text not null,
  link text,
  said_at timestamptz,
  -- Undated items come last in lists and are never dated.
  sort_at timestamptz not null generated always as (coalesce(said_at, '-infinity'::timestamptz)) stored,
  rating real,
  rating_min real,
  rating_max real,
  rating_share real generated always as ((rating - rating_min) / nullif(rating_max - rating_min, 0)) stored,
  language text not null,
  sentiment text not null check (sentiment in ('negative', 'neutral', 'positive')),
  sentiment_score real not null,
  sentiment_by text not null check (sentiment_by in ('lexicon', 'rating')),
  author_id int,
  account_id int,
  import_id uuid,
  is_sample boolean not null default false,
  fields jsonb not null default '{}',
  received_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The workspace's revision at the last change: whoever holds a copy asks for what is newer.
  changed_rev bigint not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, source_id) references source (workspace_id, id),
  foreign key (workspace_id, author_id) references author (workspace_id, id),
  foreign key (workspace_id, account_id) references account (workspace_id, id)
);
create unique index feedback_item_external on feedback_item (workspace_id, source_id, external_id)
  where external_id is not null;
create unique index feedback_item_content on feedback_item (workspace_id, source_id, content_key)
  where content_key is not null;
create index feedback_item_newest on feedback_item (workspace_id, sort_at desc, id desc);
create index feedback_item_source on feedback_item (workspace_id, source_id, sort_at desc, id desc);
create index feedback_item_sentiment on feedback_item (workspace_id, sentiment, sort_at desc, id desc);
create index feedback_item_language on feedback_item (workspace_id, language, sort_at desc, id desc);
create index feedback_item_changed on feedback_item (workspace_id, changed_rev);
create index feedback_item_author on feedback_item (workspace_id, author_id) where author_id is not null;
create index feedback_item_account on feedback_item (workspace_id, account_id) where account_id is not null;
create index feedback_item_import on feedback_item (workspace_id, import_id) where import_id is not null;
-- Counts of combined facets are answered from this index alone.
create index feedback_item_facets on feedback_item
  (workspace_id, sort_at, source_id, sentiment, language, rating_share, is_sample);

create table item_feature (
  workspace_id uuid not null,
  item_id int not null,
  version int not null,
  features bytea not null,
  primary key (workspace_id, item_id),
  foreign key (workspace_id, item_id) references feedback_item (workspace_id, id) on delete cascade
);
-- Read whole and never compressible: neither compression nor its cost.
alter table item_feature alter column features set storage external;

-- Ids of deleted items, for whoever holds a copy of the workspace's items.
create table removed_item (
  workspace_id uuid not null references workspace (id) on delete cascade,
  item_id int not null,
  changed_rev bigint not null,
  -- The note is thrown away once no copy can be so old.
  removed_at timestamptz not null default now(),
  primary key (workspace_id, item_id)
);
create index removed_item_changed on removed_item (workspace_id, changed_rev);

-- Exact counts: all items (facet 'all', value ''), and each value of source, sentiment, language.
create table item_count (
  workspace_id uuid not null references workspace (id) on delete cascade,
  facet text not null,
  value text not null,
  count int not null,
  primary key (workspace_id, facet, value)
);

-- Items per UTC day of sort_at ('-infinity' holds the undated): a deep page is found by adding up days.
create table item_day (
  workspace_id uuid not null references workspace (id) on delete cascade,
  day date not null,
  count int not null,
  primary key (workspace_id, day)
);

create table saved_view (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  name text not null,
  filter jsonb not null,
  search_term text,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index saved_view_name on saved_view (workspace_id, lower(name));

-- An answer kept for 24 hours under the caller's idempotency key.
create table request_key (
  workspace_id uuid not null references workspace (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, key)
);

select workspace_table('source');
select workspace_table('author');
select workspace_table('account');
select workspace_table('feedback_item');
select workspace_table('item_feature');
select workspace_table('removed_item');
select workspace_table('item_count');
select workspace_table('item_day');
select workspace_table('saved_view');
select workspace_table('request_key');

grant select, insert, update, delete on
  source, author, account, feedback_item, item_feature, removed_item, item_count, item_day, saved_view, request_key
to earshot_app;
