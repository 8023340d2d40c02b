-- A second factor of a user's log-in: codes of an authenticator app (RFC 6238), and codes that stand in for it.
create table two_factor (
  user_id uuid primary key,
  -- Encrypted with a key of this server's.
  sealed_secret bytea not null,
  -- Null until a code showed that the app has the secret.
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken; none of it or before is taken again.
  last_step int not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A log-in whose password was right and that waits for its code.
create table login_challenge (
  token_hash bytea primary key,
  user_id uuid not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index login_challenge_user on login_challenge (user_id);

insert into server_secret values
  ('two_factor', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

grant select, insert, update, delete on two_factor, recovery_code, login_challenge to earshot_app;
