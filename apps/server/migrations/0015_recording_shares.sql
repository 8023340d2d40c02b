-- Links by which recordings are watched from outside, and clips that were marked in recordings.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table recording_share (
  workspace_id uuid not null,
  id uuid not null,
  recording_id uuid not null,
  -- The part that is shown, by the page's clock, in milliseconds since 1970; null for the whole recording.
  shown_from bigint,
  shown_to bigint,
  -- What is shown besides the page and its events.
  with_person boolean not null,
  with_metadata boolean not null,
  with_console boolean not null,
  with_network boolean not null,
  shared_by uuid not null references app_user (id),
  shared_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count int not null default 0,
  last_opened_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, recording_id) references recording (workspace_id, id) on delete cascade,
  check ((shown_from is null) = (shown_to is null) and shown_from < shown_to)
);
create index recording_share_of on recording_share (workspace_id, recording_id);

-- Leads from a link's secret to its workspace; only the secret's hash is stored.
create table recording_secret (
  secret_hash bytea primary key,
  opens uuid not null,
  share_id uuid not null,
  expires_at timestamptz not null
);

create table recording_clip (
  workspace_id uuid not null,
  id uuid not null,
  recording_id uuid not null,
  name text not null,
  -- By the page's clock, in milliseconds since 1970.
  clip_from bigint not null,
  clip_to bigint not null,
  made_by uuid not null references app_user (id),
  made_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, recording_id) references recording (workspace_id, id) on delete cascade,
  check (clip_from < clip_to)
);
create index recording_clip_of on recording_clip (workspace_id, recording_id, clip_from);

select workspace_table('recording_share');
select workspace_table('recording_clip');

grant select, insert, update, delete on recording_share, recording_secret, recording_clip to earshot_app;
