-- What people wrote to whoever runs this server. It belongs to no workspace.

create table contact_message (
  id uuid primary key,
  sent_at timestamptz not null,
  reason text not null check (reason in ('partner', 'question', 'feedback')),
  details text not null,
  email text not null,
  -- Who wrote it, when they were signed in.
  user_id uuid
);
create index contact_message_sent on contact_message (sent_at desc, id);

grant select, insert, update, delete on contact_message to earshot_app;
