-- Who runs this server. Nothing here belongs to a workspace.

create table operator (
  user_id uuid primary key references app_user (id) on delete cascade,
  since timestamptz not null,
  -- Who made them one; null for the first, whom the set-up link made.
  made_by uuid
);

-- The link that makes the first operator. Only its hash is stored; it works once.
create table set_up_link (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What was refused and dropped, counted by UTC day: where, for what reason, how often.
create table refusal (
  day date not null,
  place text not null,
  reason text not null,
  count bigint not null,
  last_at timestamptz not null,
  primary key (day, place, reason)
);

-- How much each workspace holds, as it was last measured. The name of the key is another than elsewhere, since the operator reads
-- all of them together.
create table workspace_size (
  measured uuid primary key,
  measured_at timestamptz not null,
  items bigint not null,
  item_bytes bigint not null,
  recordings bigint not null,
  -- Bytes of chunks in the database, and in packs.
  chunk_bytes bigint not null,
  pack_bytes bigint not null,
  -- Uploaded files that are kept.
  file_bytes bigint not null,
  total_bytes bigint not null generated always as (item_bytes + chunk_bytes + pack_bytes + file_bytes) stored
);
create index workspace_size_largest on workspace_size (total_bytes desc, measured desc);

-- What became of a message; spam and deleted ones are kept for a while, so that it can be taken back.
alter table contact_message
  add column state text not null default 'unread' check (state in ('unread', 'read', 'answered', 'spam', 'deleted')),
  add column state_since timestamptz;
create index contact_message_state on contact_message (state, sent_at desc, id);

grant select, insert, update, delete on operator, set_up_link, refusal, workspace_size to earshot_app;
