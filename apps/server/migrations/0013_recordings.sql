-- Sites that are recorded, and what came of them.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table workspace add column last_site_id int not null default 0;
-- Recordings are deleted so many days after their last event.
alter table workspace add column recording_days int not null default 30 check (recording_days between 1 and 730);

-- Look-up: the key that stands in the pages of a site. It lets send and nothing else.
create table site_key (
  key text primary key,
  opens uuid not null,
  site_id int not null,
  revoked_at timestamptz
);
grant select, insert, update, delete on site_key to earshot_app;

create table site (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  name text not null,
  key text not null,
  -- What the recorder is told: packages/contracts/src/recordings.ts says what may stand in it.
  settings jsonb not null,
  created_at timestamptz not null,
  -- The first chunk from it, and the address of the page it came from.
  first_seen_at timestamptz,
  seen_on text,
  primary key (workspace_id, id)
);
select workspace_table('site');
grant select, insert, update, delete on site to earshot_app;

-- One visit: what the tabs of one browser sent between two long pauses. The id is drawn by the browser.
create table recording (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  site_id int not null,
  -- By the server's clock.
  begun_at timestamptz not null,
  last_chunk_at timestamptz not null,
  -- By the page's clock, in milliseconds since 1970.
  first_event bigint not null,
  last_event bigint not null,
  chunk_count int not null,
  event_count int not null,
  -- Bytes as they were sent.
  bytes bigint not null,
  -- Set by each chunk, taken away by the job that reads the chunks.
  digest_due_at timestamptz,
  -- What reading them told; zero and null until then.
  page_count int not null default 0,
  click_count int not null default 0,
  input_count int not null default 0,
  rage_click_count int not null default 0,
  dead_click_count int not null default 0,
  error_count int not null default 0,
  active_seconds int not null default 0,
  -- Events that the recorder or the server could not keep.
  dropped_events int not null default 0,
  first_url text,
  person_id text,
  person_name text,
  person_email text,
  account text,
  plan text,
  -- The customer's server signed for the person.
  is_verified boolean not null default false,
  metadata jsonb not null default '{}',
  browser jsonb,
  primary key (workspace_id, id)
);
create index recording_newest on recording (workspace_id, first_event desc, id);
create index recording_due on recording (workspace_id, digest_due_at) where digest_due_at is not null;
create index recording_person on recording (workspace_id, person_id, first_event desc) where person_id is not null;
select workspace_table('recording');
grant select, insert, update, delete on recording to earshot_app;

-- Bytes as they came, until the recording is packed.
create table recording_chunk (
  workspace_id uuid not null,
  recording_id uuid not null,
  tab_id text not null,
  seq int not null,
  first_event bigint not null,
  last_event bigint not null,
  event_count int not null,
  raw_bytes int not null,
  has_snapshot boolean not null,
  is_gzip boolean not null,
  body bytea not null,
  -- What the job found in it; null until it was read.
  facts jsonb,
  -- Why nothing of it is shown.
  refused text,
  primary key (workspace_id, recording_id, tab_id, seq),
  foreign key (workspace_id, recording_id) references recording (workspace_id, id) on delete cascade
);
-- Asked with every chunk: which tabs have a picture of their page.
create index recording_chunk_snapshot on recording_chunk (workspace_id, recording_id, tab_id) where has_snapshot;
-- Gzipped bytes do not get smaller by another compression.
alter table recording_chunk alter column body set storage external;
select workspace_table('recording_chunk');
grant select, insert, update, delete on recording_chunk to earshot_app;

-- What happened when: markers on the timeline, the list of events, what is searched.
create table recording_moment (
  workspace_id uuid not null,
  recording_id uuid not null,
  tab_id text not null,
  seq int not null,
  -- Counts the moments of a chunk.
  number int not null,
  at bigint not null,
  kind text not null,
  label text not null,
  value double precision,
  primary key (workspace_id, recording_id, tab_id, seq, number),
  foreign key (workspace_id, recording_id) references recording (workspace_id, id) on delete cascade
);
create index recording_moment_order on recording_moment (workspace_id, recording_id, at);
select workspace_table('recording_moment');
grant select, insert, update, delete on recording_moment to earshot_app;
