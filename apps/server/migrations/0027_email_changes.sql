-- Changes of a user's address: asked for, then made by a link that came to the new address, or stopped by one that came to
-- the old.
create table email_change (
  id uuid primary key,
  user_id uuid not null,
  old_email text not null,
  new_email text not null,
  asked_at timestamptz not null,
  made_at timestamptz,
  -- Stopped, or replaced by a later one.
  ended_at timestamptz
);
create index email_change_user on email_change (user_id);

alter table mail_link add column email_change_id uuid;
alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check
  check (purpose in ('verify', 'set_password', 'reset', 'invite', 'change_email', 'stop_email_change'));

grant select, insert, update, delete on email_change to earshot_app;
