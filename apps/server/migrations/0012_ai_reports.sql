-- Saved reports, their runs, and the links by which runs are read from outside.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table ai_report (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  -- How many days up to the run, or which days.
  period jsonb not null,
  sections jsonb not null,
  -- The score whose drivers are shown.
  score text not null,
  questions jsonb not null,
  schedule text not null check (schedule in ('none', 'weekly', 'monthly')),
  -- In the workspace's time zone; null without a schedule.
  next_run_on date,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null,
  -- Kept for some days, so that deleting can be undone.
  deleted_at timestamptz,
  primary key (workspace_id, id)
);

-- What a run found. Nothing of the items themselves is kept here: quotes are looked up again by item and place.
create table ai_report_run (
  workspace_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  -- Null when the schedule asked for it.
  asked_by uuid references app_user (id),
  asked_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Why it failed, for the log's reader.
  error text,
  period_from date,
  period_to date,
  content jsonb,
  primary key (workspace_id, id),
  foreign key (workspace_id, report_id) references ai_report (workspace_id, id) on delete cascade
);
create index ai_report_run_newest on ai_report_run (workspace_id, report_id, asked_at desc);

create table ai_report_share (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  shared_by uuid not null references app_user (id),
  shared_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, run_id) references ai_report_run (workspace_id, id) on delete cascade
);
create index ai_report_share_run on ai_report_share (workspace_id, run_id);

-- Leads from a link's secret to its workspace; only the secret's hash is stored.
create table ai_report_secret (
  secret_hash bytea primary key,
  opens uuid not null,
  share_id uuid not null,
  expires_at timestamptz not null
);

select workspace_table('ai_report');
select workspace_table('ai_report_run');
select workspace_table('ai_report_share');

grant select, insert, update, delete on ai_report, ai_report_run, ai_report_share, ai_report_secret to earshot_app;
