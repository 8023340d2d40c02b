-- What the server keeps to itself; every node reads the same.
create table server_secret (
  name text primary key,
  secret bytea not null
);
insert into server_secret values
  ('mail_choice', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Addresses that asked for no more mail that strangers can cause. The address itself is not kept, only its keyed hash.
create table silenced_recipient (
  recipient_hash bytea primary key,
  silenced_at timestamptz not null
);

grant select on server_secret to earshot_app;
grant select, insert, update, delete on silenced_recipient to earshot_app;
