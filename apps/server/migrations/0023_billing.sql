-- What a workspace bought, and what it used of its plan. Where nothing is sold, these tables stay empty.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

create table subscription (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- As the payment service calls it.
  id text not null,
  plan text not null check (plan in ('team')),
  payment_terms text not null check (payment_terms in ('monthly', 'annual')),
  -- Members that are paid for.
  people int not null check (people >= 1),
  status text not null check (status in ('approval_pending', 'approved', 'active', 'suspended', 'cancelled', 'expired')),
  created_at timestamptz not null,
  -- Of the payment service's clock: an answer that is older than this one changes nothing.
  updated_at timestamptz not null,
  -- Until when it is paid for; null while nothing is.
  paid_until timestamptz,
  failed_payments int not null default 0,
  -- When the payment service was last asked.
  checked_at timestamptz not null,
  primary key (workspace_id, id)
);
select workspace_table('subscription');

-- Counted of what a plan limits by the month: one row for a workspace and a month of UTC.
create table plan_use (
  workspace_id uuid not null references workspace (id) on delete cascade,
  month date not null,
  feedback_items int not null default 0,
  recorded_sessions int not null default 0,
  market_reports int not null default 0,
  primary key (workspace_id, month)
);
select workspace_table('plan_use');

-- Look-up: whose subscription an event of the payment service is about.
create table subscription_owner (
  subscription_id text primary key,
  belongs_to uuid not null
);

-- Events of the payment service that were taken, so that each counts once however often it comes.
create table payment_event (
  id text primary key,
  kind text not null,
  subscription_id text,
  received_at timestamptz not null
);
create index payment_event_received on payment_event (received_at);

grant select, insert, update, delete on subscription, plan_use, subscription_owner, payment_event to earshot_app;
