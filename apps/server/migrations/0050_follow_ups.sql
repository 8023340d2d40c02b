-- Emails to the people whose feedback a released card rests on.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- A card's follow-up that was sent. It stays when the idea goes: what was sent stands with the people who got it.
create table follow_up (
  workspace_id uuid not null references workspace (id) on delete cascade,
  idea_id uuid not null,
  -- Who sent it last; answers go to them.
  started_by uuid not null references app_user (id),
  started_at timestamptz not null,
  -- Null while there are people without a row of their own, because a day takes only so many.
  planned_at timestamptz,
  primary key (workspace_id, idea_id)
);

create table follow_up_text (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  idea_id uuid not null,
  language text not null,
  subject text not null,
  body text not null,
  -- Sent to people in whose language there is no text.
  is_fallback boolean not null,
  -- Where it was changed since: kept for those who got it.
  replaced_at timestamptz,
  primary key (workspace_id, id)
);
create unique index follow_up_text_now on follow_up_text (workspace_id, idea_id, language) where replaced_at is null;

-- One row for each person and address, written before anything is sent, so that nobody gets it twice.
create table follow_up_person (
  workspace_id uuid not null references workspace (id) on delete cascade,
  idea_id uuid not null,
  -- Keyed hash of the address; the address itself is read from the author when it is written to.
  recipient_hash bytea not null,
  person_id int not null,
  text_id uuid not null,
  -- `sending` is set before the email leaves. Found by a later attempt it becomes `unsure`, and nothing is sent again.
  state text not null check (state in ('waiting', 'sending', 'sent', 'unsure', 'refused', 'stopped', 'in_file')),
  chosen_by uuid not null references app_user (id),
  chosen_at timestamptz not null,
  sent_at timestamptz,
  primary key (workspace_id, idea_id, recipient_hash),
  unique (workspace_id, idea_id, person_id)
);
create index follow_up_person_of on follow_up_person (workspace_id, person_id);
create index follow_up_person_by_day on follow_up_person (workspace_id, chosen_at);

-- Addresses that asked a workspace for no more follow-ups, by their keyed hash.
create table follow_up_stop (
  workspace_id uuid not null references workspace (id) on delete cascade,
  recipient_hash bytea not null,
  stopped_at timestamptz not null,
  primary key (workspace_id, recipient_hash)
);

grant select, insert, update, delete on follow_up, follow_up_text, follow_up_person, follow_up_stop to earshot_app;
select workspace_table('follow_up');
select workspace_table('follow_up_text');
select workspace_table('follow_up_person');
select workspace_table('follow_up_stop');
