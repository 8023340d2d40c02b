-- People, workspaces, and what is found before a workspace is known.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table app_user (
  id uuid primary key,
  email text not null,
  display_name text not null,
  password_hash text,
  email_verified_at timestamptz,
  signup_source text,
  created_at timestamptz not null default now()
);

-- Look-up: the whole key is what must be unique across workspaces.
create table user_email (
  email text primary key,
  user_id uuid not null
);

create table workspace (
  id uuid primary key,
  name text not null,
  time_zone text not null default 'UTC',
  onboarding_task int not null default 1,
  has_sample boolean not null default false,
  -- Counters of the workspace's integer ids, and of its changes: locked by every writer, so revisions commit in order.
  last_item_id int not null default 0,
  last_source_id int not null default 0,
  last_author_id int not null default 0,
  last_account_id int not null default 0,
  last_view_id int not null default 0,
  revision bigint not null default 0,
  created_at timestamptz not null default now()
);
alter table workspace enable row level security;
alter table workspace force row level security;
create policy own_workspace on workspace
  using      (id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.workspace_id', true), '')::uuid);

create table membership (
  workspace_id uuid not null references workspace (id) on delete cascade,
  user_id uuid not null references app_user (id),
  role text not null check (role in ('viewer', 'member', 'admin', 'owner')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);

create table invitation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('viewer', 'member', 'admin', 'owner')),
  invited_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz,
  primary key (workspace_id, id)
);
create unique index invitation_open on invitation (workspace_id, email)
  where accepted_at is null and cancelled_at is null;

create table api_key (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  scope text not null check (scope in ('ingest', 'read')),
  starts_with text not null,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, id)
);

-- Look-ups that lead to a workspace. Their workspace column bears another name than the workspace tables' key,
-- because they are distributed by their own.
create table user_workspace (
  user_id uuid not null,
  member_of uuid not null,
  primary key (user_id, member_of)
);

create table session_token (
  token_hash bytea primary key,
  -- Tokens that came from one login by rotation.
  family_id uuid not null,
  user_id uuid not null,
  bound_to uuid not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logged_out', 'rotated', 'password_changed', 'removed', 'reused')),
  user_agent text,
  address text
);
create index session_token_user on session_token (user_id);
create index session_token_family on session_token (family_id);

create table api_key_hash (
  key_hash bytea primary key,
  opens uuid not null,
  api_key_id uuid not null
);

-- A sign-up waits here until its address is verified; only then do user and workspace come to be. Password and
-- company belong to the link of this very sign-up, so nobody can prepare an account for somebody else's address.
create table sign_up (
  email text not null,
  id uuid not null,
  user_id uuid not null,
  password_hash text,
  company text,
  source text,
  created_at timestamptz not null,
  primary key (email, id)
);

-- Secrets that were mailed. Only their hash is stored; each works once.
create table mail_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'set_password', 'reset', 'invite')),
  email text not null,
  user_id uuid,
  sign_up_id uuid,
  invited_to uuid,
  invitation_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_link_email on mail_link (email, purpose);

create table stranger_mail (
  day date not null,
  kind text not null check (kind in ('recipient', 'address')),
  counted text not null,
  count int not null,
  primary key (day, kind, counted)
);

-- Files are fetched with a ticket that lives a minute and works once.
create table download_ticket (
  token_hash bytea primary key,
  opens uuid not null,
  kind text not null,
  payload jsonb not null,
  expires_at timestamptz not null
);

select workspace_table('membership');
select workspace_table('invitation');
select workspace_table('api_key');

grant select, insert, update, delete on
  app_user, user_email, workspace, membership, invitation, api_key, user_workspace, session_token, api_key_hash,
  sign_up, mail_link, stranger_mail, download_ticket
to earshot_app;
