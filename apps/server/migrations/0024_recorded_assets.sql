-- Pictures, fonts and style sheets that recorded pages use.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Each once in a workspace, by its content; deleted with the last recording that uses it.
create table recorded_asset (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Of the bytes, in hexadecimal.
  sha256 text not null,
  type text not null,
  body bytea not null,
  primary key (workspace_id, sha256)
);
-- Most of it is compressed already.
alter table recorded_asset alter column body set storage external;
select workspace_table('recorded_asset');
grant select, insert, update, delete on recorded_asset to earshot_app;

-- Under which address a recording names what; told before the bytes come, which may never be.
create table recorded_asset_use (
  workspace_id uuid not null,
  recording_id uuid not null,
  address text not null,
  sha256 text not null,
  bytes int not null,
  -- What it is called where the recording is given away: drawn by chance, so that nobody asks for what was not given.
  given_name text not null,
  primary key (workspace_id, recording_id, address),
  foreign key (workspace_id, recording_id) references recording (workspace_id, id) on delete cascade
);
create index recorded_asset_use_content on recorded_asset_use (workspace_id, sha256);
select workspace_table('recorded_asset_use');
grant select, insert, update, delete on recorded_asset_use to earshot_app;
