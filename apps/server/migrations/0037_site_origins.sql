-- From which origins a site's key is taken, and which recordings may show what their site asks to mask.
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

-- Recorders lost what a site asks for on every page after a visit's first. Recordings that began before this time may show
-- text that the site asks to mask; null where it asked for no more than usual. Open pages keep their recorder for a while.
alter table site add column lost_masking_until timestamptz;
alter table site no force row level security;
update site set lost_masking_until = now() + interval '1 day'
  where settings ->> 'mask_all_text' = 'true' or jsonb_array_length(coalesce(settings -> 'mask_selectors', '[]')) > 0
    or jsonb_array_length(coalesce(settings -> 'block_selectors', '[]')) > 0;
alter table site force row level security;
-- When somebody asked for them to be masked.
alter table site add column masking_asked_at timestamptz;
-- Since when every text of it is masked.
alter table recording add column masked_at timestamptz;
