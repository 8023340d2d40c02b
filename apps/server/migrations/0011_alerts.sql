-- What is watched for changes, the changes that were found, and who wants to hear of them.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table workspace add column last_alert_rule_id int not null default 0;
alter table workspace add column last_alert_change_id int not null default 0;

-- Watches the items of a topic, a theme, a saved view, or a filter of its own. Topics and themes get theirs by themselves.
create table alert_rule (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  kind text not null check (kind in ('topic', 'theme', 'view', 'filter')),
  topic_id int,
  theme_id int,
  view_id int,
  -- Of a filter; the others are called what they watch.
  name text,
  filter jsonb,
  is_on boolean not null default true,
  -- Who wants it watched; null for those that came by themselves.
  created_by uuid references app_user (id),
  created_at timestamptz not null,
  -- The last day on which it had something to say.
  last_spoke_on date,
  -- What the newest look found.
  standing jsonb,
  -- What it would have said in the past year.
  past jsonb,
  primary key (workspace_id, id),
  foreign key (workspace_id, topic_id) references topic (workspace_id, id) on delete cascade,
  foreign key (workspace_id, theme_id) references theme (workspace_id, id) on delete cascade,
  foreign key (workspace_id, view_id) references saved_view (workspace_id, id) on delete cascade,
  check (num_nonnulls(topic_id, theme_id, view_id, filter) = 1)
);
create unique index alert_rule_topic on alert_rule (workspace_id, topic_id) where topic_id is not null;
create unique index alert_rule_theme on alert_rule (workspace_id, theme_id) where theme_id is not null;
create unique index alert_rule_view on alert_rule (workspace_id, view_id) where view_id is not null;

-- A change beyond chance, as it was found.
create table alert_change (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id int not null,
  rule_id int not null,
  kind text not null check (kind in ('rise', 'fall', 'drift_up', 'drift_down')),
  found_at timestamptz not null,
  days_from date not null,
  days_to date not null,
  before_from date not null,
  before_to date not null,
  since date not null,
  -- The last day on which the rule still saw it.
  last_seen_on date not null,
  observed int not null,
  expected double precision not null,
  low int not null,
  high int not null,
  ratio double precision not null,
  drivers jsonb not null,
  -- Somebody said so, and nobody took it back: the rule then has to be surer.
  not_useful_by uuid references app_user (id),
  not_useful_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, rule_id) references alert_rule (workspace_id, id) on delete cascade
);
create index alert_change_rule on alert_change (workspace_id, rule_id, id desc);

-- How a workspace is watched.
create table alert_watch (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- Every topic and theme.
  watches_all boolean not null default true,
  asked_at timestamptz,
  looked_at timestamptz,
  -- The workspace's own day of the newest look, and its revision then.
  looked_on date,
  looked_rev bigint,
  -- Nothing is left to be seen or mailed until something changes.
  is_settled boolean not null default false,
  past_on date
);

-- What a member wants to hear of.
create table alert_choice (
  workspace_id uuid not null references workspace (id) on delete cascade,
  user_id uuid not null references app_user (id),
  -- Changes of what they set up themselves, of all, or none by mail.
  mail text not null default 'own' check (mail in ('none', 'own', 'all')),
  -- Said by themselves, and not merely the default.
  has_chosen_mail boolean not null default false,
  -- Day of the week of the digest, 0 for Monday; null without one.
  digest_day int check (digest_day between 0 and 6),
  seen_change_id int not null default 0,
  mailed_change_id int not null default 0,
  mailed_on date,
  digest_on date,
  primary key (workspace_id, user_id)
);

create table alert_mute (
  workspace_id uuid not null references workspace (id) on delete cascade,
  user_id uuid not null references app_user (id),
  rule_id int not null,
  -- Null: for good.
  until timestamptz,
  primary key (workspace_id, user_id, rule_id),
  foreign key (workspace_id, rule_id) references alert_rule (workspace_id, id) on delete cascade
);

select workspace_table('alert_rule');
select workspace_table('alert_change');
select workspace_table('alert_watch');
select workspace_table('alert_choice');
select workspace_table('alert_mute');

grant select, insert, update, delete on alert_rule, alert_change, alert_watch, alert_choice, alert_mute to earshot_app;
