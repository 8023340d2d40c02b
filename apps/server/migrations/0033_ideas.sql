-- Ideas that wait for the roadmap, with what they rest on. Boards take their cards from these.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table idea (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Hash of what it was sent from: the same is not sent twice.
  origin bytea not null,
  title text not null,
  note text not null,
  state text not null default 'waiting' check (state in ('waiting', 'dismissed')),
  sent_by uuid not null references app_user (id),
  sent_at timestamptz not null,
  -- Who gave it its state last; null while it is as it came.
  decided_by uuid references app_user (id),
  decided_at timestamptz,
  -- Kept for some days, so that deleting can be undone.
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
create unique index idea_origin on idea (workspace_id, origin) where deleted_at is null;
create index idea_newest on idea (workspace_id, state, sent_at desc, id desc) where deleted_at is null;

-- Points at what an idea rests on. What that says is not copied: it is read where it stands, and may be gone.
create table idea_evidence (
  workspace_id uuid not null,
  idea_id uuid not null,
  -- From 0; the first is what the idea was sent from.
  place int not null,
  kind text not null,
  market_report_id uuid,
  -- Of a claim, within its report.
  claim_key text,
  topic_id int,
  theme_id int,
  -- Items of the workspace's own feedback.
  filter jsonb,
  search_term text,
  primary key (workspace_id, idea_id, place),
  foreign key (workspace_id, idea_id) references idea (workspace_id, id) on delete cascade
);
create index idea_evidence_report on idea_evidence (workspace_id, market_report_id)
  where market_report_id is not null;

grant select, insert, update, delete on idea, idea_evidence to earshot_app;
select workspace_table('idea');
select workspace_table('idea_evidence');
