-- Reports about markets. Runs and the pages they read are of nobody: who asks on the same day shares them. A report is of
-- whoever asked for it, found by its id; a workspace's reports are listed in a table of the workspace.

create table market_run (
  id uuid primary key,
  -- What runs of a day are shared by, such as `site:crewlark.example` or the hash of a name; null for one that is not shared
  -- (any more).
  share_key text,
  day date not null,
  -- As it is looked up: an address, or a name, which is forgotten when the run is over.
  asked_for text not null,
  -- Found while it runs, where a name was given.
  host text,
  -- Rivals that a report asked for or does not want: `{added: [host], removed: [host]}`.
  scope jsonb not null default '{}',
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempt int not null default 0,
  queued_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  notice text,
  steps jsonb not null default '[]',
  -- Raised with every change that readers should see.
  revision int not null default 0,
  worded_by_model boolean not null default false,
  unique (share_key, day)
);
create index market_run_open on market_run (queued_at) where state in ('queued', 'running');

-- What a run has found so far, section by section.
create table market_part (
  run_id uuid not null references market_run (id) on delete cascade,
  part text not null,
  -- The run's revision when this was written.
  revision int not null,
  content jsonb not null,
  primary key (run_id, part)
);

-- Texts as they were read: pages of sites, reviews, posts, articles. Shared by the runs of a day.
create table market_page (
  id uuid primary key,
  -- Of whom it speaks.
  host text not null,
  day date not null,
  -- Which source gave it, such as `site` or `hacker_news`.
  source text not null,
  url text not null,
  title text not null,
  body text not null,
  fetched_at timestamptz not null,
  said_at timestamptz,
  first_party boolean not null,
  -- What the source told besides: stars, points.
  facts jsonb not null default '{}',
  -- Of the address and the text: one that says something else by now is another page.
  content_key bytea not null,
  unique (host, day, source, content_key)
);

create table market_run_page (
  run_id uuid not null references market_run (id) on delete cascade,
  page_id uuid not null references market_page (id) on delete cascade,
  primary key (run_id, page_id)
);
create index market_run_page_of on market_run_page (page_id);

-- What became of reading a site, or of asking a source about it, on a day.
create table market_reading (
  host text not null,
  day date not null,
  source text not null,
  outcome text not null,
  detail text,
  -- Requests that each host received: `[{host, count}]`.
  requests jsonb not null default '[]',
  -- What code made of the answer.
  facts jsonb not null default '{}',
  read_at timestamptz not null,
  primary key (host, day, source)
);

create table market_report (
  id uuid primary key,
  run_id uuid not null references market_run (id),
  -- The link's secret is made of the id and this; raising it ends the links before.
  version int not null default 1,
  -- As it was typed; shown to the requester alone. Null where a workspace keeps it.
  subject text,
  -- Whom to tell; null once they were told, or are not to be.
  email text,
  -- By which whoever proves to own the address may claim it; a keyed hash.
  email_hash bytea,
  asked_at timestamptz not null,
  readable_until timestamptz not null,
  cancelled_at timestamptz,
  -- The workspace that lists it, so that it stays when its link has run out.
  listed_in uuid,
  -- Facts that a person set right, the oldest first.
  corrections jsonb not null default '[]',
  -- The run before, where the report was made again.
  run_before uuid,
  -- Against the run before; null for the first.
  changes jsonb
);
create index market_report_of on market_report (run_id);
create index market_report_by on market_report (email_hash) where email_hash is not null;

grant select, insert, update, delete on
  market_run, market_part, market_page, market_run_page, market_reading, market_report to earshot_app;

insert into server_secret values
  ('market_report', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- A workspace's reports, as its members call them.
create table workspace_market_report (
  workspace_id uuid not null references workspace (id) on delete cascade,
  report_id uuid not null,
  name text not null,
  subject text not null,
  host text,
  made_by uuid not null references app_user (id),
  made_at timestamptz not null,
  opened_at timestamptz not null,
  schedule text not null default 'none' check (schedule in ('none', 'weekly', 'monthly')),
  next_run_on date,
  -- Whom to tell of what a later run found different.
  tell uuid references app_user (id),
  primary key (workspace_id, report_id)
);
create index workspace_market_report_newest on workspace_market_report (workspace_id, made_at desc, report_id desc);
grant select, insert, update, delete on workspace_market_report to earshot_app;
select workspace_table('workspace_market_report');
