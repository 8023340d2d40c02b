-- From which origins a site's key is taken, and which recordings lost what their site asks for.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Origins that nobody has heard of are taken, and wait for somebody to decide.
alter table site add column learns_origins boolean not null default true;

create table site_origin (
  workspace_id uuid not null,
  site_id int not null,
  -- As browsers send it, one with a wildcard such as https://*.example.com, or '*' for further ones that were refused.
  origin text not null,
  -- 'learnt': taken until somebody decides; 'allowed', 'refused': what somebody decided; 'unknown': refused, and nobody decided.
  state text not null check (state in ('learnt', 'allowed', 'refused', 'unknown')),
  first_seen_at timestamptz not null,
  refused_count int not null default 0,
  last_refused_at timestamptz,
  primary key (workspace_id, site_id, origin),
  foreign key (workspace_id, site_id) references site (workspace_id, id) on delete cascade
);
select workspace_table('site_origin');
grant select, insert, update, delete on site_origin to earshot_app;

-- Until then recorders lost what a site asks for on every page after a visit's first. Nothing stands here where nothing was
-- recorded before.
create table mended_recorder (mended_at timestamptz primary key);
grant select on mended_recorder to earshot_app;
alter table recording no force row level security;
insert into mended_recorder select now() where exists (select from recording);
alter table recording force row level security;

-- Since when every text of it is masked.
alter table recording add column masked_at timestamptz;
-- When somebody asked for the recordings of the site to be masked.
alter table site add column masking_asked_at timestamptz;
