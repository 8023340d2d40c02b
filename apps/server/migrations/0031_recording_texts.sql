-- What lists of recordings look for, kept so that nobody reads moments for it.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Kinds of moments that it has: one bit each, in the order of packages/replay-format/src/facts.ts.
alter table recording add column kinds int not null default 0;

-- Texts of moments and people in lower case, each once in a workspace; deleted with the last recording that says it.
create table recording_text (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Made of the text.
  id uuid not null,
  text text not null
);

-- Which recording says what.
create table recording_text_use (
  workspace_id uuid not null,
  text_id uuid not null,
  recording_id uuid not null,
  -- 'page': an address that was opened; 'label': of another moment; 'person': who was there, as was told last.
  part text not null
);

-- Those that were read before.
alter table recording no force row level security;
alter table recording_moment no force row level security;
create temporary table said on commit drop as
  select workspace_id, recording_id, part, text,
    substr(encode(sha256(convert_to(text, 'UTF8')), 'hex'), 1, 32)::uuid as text_id
  from (
    select distinct m.workspace_id, m.recording_id, lower(m.label) as text,
      case m.kind when 'page' then 'page' else 'label' end as part
    from recording_moment m where m.label <> ''
    union all
    select r.workspace_id, r.id, lower(concat_ws(chr(31), r.person_id, r.person_name, r.person_email, r.account)), 'person'
    from recording r where r.person_id is not null or r.account is not null) t;
insert into recording_text (workspace_id, id, text) select distinct workspace_id, text_id, text from said;
insert into recording_text_use (workspace_id, text_id, recording_id, part)
  select workspace_id, text_id, recording_id, part from said;
update recording r set kinds = k.kinds from (
  select workspace_id, recording_id, bit_or(1 << (array_position(array['page', 'click', 'rage_click', 'dead_click', 'input',
    'error', 'console_error', 'console_warning', 'failed_request', 'slow_request', 'custom', 'identify', 'hidden', 'shown',
    'vital', 'dropped'], kind) - 1)) as kinds
  from recording_moment group by workspace_id, recording_id) k
where k.workspace_id = r.workspace_id and k.recording_id = r.id;

-- After the rows, which is several times as fast as before them.
alter table recording_text add primary key (workspace_id, id);
alter table recording_text_use add primary key (workspace_id, text_id, part, recording_id);
alter table recording_text_use add foreign key (workspace_id, recording_id)
  references recording (workspace_id, id) on delete cascade;
alter table recording force row level security;
alter table recording_moment force row level security;
create index recording_text_use_recording on recording_text_use (workspace_id, recording_id);
select workspace_table('recording_text');
select workspace_table('recording_text_use');
grant select, insert, update, delete on recording_text, recording_text_use to earshot_app;
