-- What strangers set right in their own reports. The operator decides whether it holds for everybody.

create table market_correction (
  id uuid primary key,
  -- Null once the report is gone, which only an accepted one outlives.
  report_id uuid references market_report (id) on delete set null,
  -- What it is of, such as `plan marrowby.test/crew`.
  fact text not null,
  host text not null,
  name text not null,
  -- As the report told it, and the page that it was read on.
  told text not null,
  url text,
  -- What was read, by which a report tells that it has read the same.
  reading text not null,
  correction jsonb not null,
  said_at timestamptz not null,
  state text not null default 'offered' check (state in ('offered', 'accepted', 'declined')),
  decided_at timestamptz,
  decided_by uuid references app_user (id) on delete set null
);
create unique index market_correction_offered on market_correction (report_id, fact) where state = 'offered';
-- One word holds for everybody.
create unique index market_correction_accepted on market_correction (fact, reading) where state = 'accepted';
create index market_correction_of on market_correction (host) where state = 'accepted';
create index market_correction_newest on market_correction (state, said_at desc, id desc);
create index market_correction_report on market_correction (report_id);
grant select, insert, update, delete on market_correction to earshot_app;
