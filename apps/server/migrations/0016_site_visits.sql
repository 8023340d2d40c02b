-- Sites that strangers had visited, and the reports that they were given. None belongs to a workspace.

create table site_visit (
  id uuid primary key,
  -- A site is visited once a day, whatever page of it is named first.
  host text not null,
  day date not null,
  url text not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'removed')),
  queued_at timestamptz not null,
  ended_at timestamptz,
  -- Addresses of the pages that were opened so far.
  seen_pages jsonb not null default '[]',
  why text,
  analysis jsonb,
  recording_id uuid,
  unique (host, day)
);
create index site_visit_waiting on site_visit (queued_at) where state in ('queued', 'running');

create table site_visit_report (
  id uuid primary key,
  visit_id uuid not null references site_visit (id) on delete cascade,
  -- Whom to tell; null once they were told, or are not to be.
  email text,
  created_at timestamptz not null
);
create index site_visit_report_of on site_visit_report (visit_id);

grant select, insert, update, delete on site_visit, site_visit_report to earshot_app;

insert into server_secret values
  ('visit_report', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
