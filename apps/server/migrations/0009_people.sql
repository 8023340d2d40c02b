-- One person across sources, what people say of persons and accounts by hand, and copies counted once.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- The author that stands for the person, where it is another one: such an author stands for nobody else.
alter table author add column person_id int;
-- The account of what the author says without naming one.
alter table author add column given_account_id int;
alter table author add foreign key (workspace_id, person_id) references author (workspace_id, id);
alter table author add foreign key (workspace_id, given_account_id) references account (workspace_id, id);
create index author_person on author (workspace_id, person_id) where person_id is not null;

-- The item names no account: it counts for the one given to its author.
alter table feedback_item add column account_given boolean not null default false;

-- What feedback says of an account stays beside what people gave; the given holds.
alter table account rename column plan to said_plan;
alter table account rename column yearly_revenue_eur to said_revenue_eur;
alter table account
  add column given_plan text,
  add column given_revenue_eur numeric check (given_revenue_eur >= 0),
  add column plan text generated always as (coalesce(given_plan, said_plan)) stored,
  add column yearly_revenue_eur numeric generated always as (coalesce(given_revenue_eur, said_revenue_eur)) stored;

-- Authors made one person, or parted again: each can be taken back exactly.
create table person_change (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('merge', 'split')),
  -- For each author the one that stood for it before, and the one that stands for it since.
  moved jsonb not null,
  changed_by uuid not null references app_user (id),
  changed_at timestamptz not null,
  undone_at timestamptz,
  primary key (workspace_id, id)
);
create index person_change_newest on person_change (workspace_id, changed_at desc);

-- Two authors that somebody said are not one person: they are not suggested again. The smaller id comes first.
create table person_apart (
  workspace_id uuid not null,
  author_id int not null,
  other_id int not null check (other_id > author_id),
  primary key (workspace_id, author_id, other_id),
  foreign key (workspace_id, author_id) references author (workspace_id, id) on delete cascade,
  foreign key (workspace_id, other_id) references author (workspace_id, id) on delete cascade
);

-- Lists of people and accounts are added up from these indexes alone.
drop index feedback_item_author;
create index feedback_item_author on feedback_item (workspace_id, author_id)
  include (sort_at, sentiment) where author_id is not null;
drop index feedback_item_account;
create index feedback_item_account on feedback_item (workspace_id, account_id, author_id)
  include (sort_at, sentiment) where account_id is not null;
-- The newest of several items with the same words is found at once.
drop index feedback_item_copies;
create index feedback_item_copies on feedback_item (workspace_id, copy_key, sort_at, id);

select workspace_table('person_change');
select workspace_table('person_apart');

grant select, insert, update, delete on person_change, person_apart to earshot_app;
