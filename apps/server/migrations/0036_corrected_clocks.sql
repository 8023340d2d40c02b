-- A page's clock may be wrong: beside what it said stands the time by the server's clock, worked out from when chunks came.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- Milliseconds that are added to the page's clock; the same for all of a recording, so that its order and lengths stay. Null
-- while nothing tells whether the clock is right.
alter table recording add column clock_offset bigint;
-- How long after its last event, by the page's clock, the first chunk came.
alter table recording add column first_delay bigint;

-- Recordings that came before: none is longer than four hours, and none ended after its last chunk came.
alter table recording no force row level security;
update recording set last_event = first_event + 14400000
  where last_event - first_event > 14400000
    and abs(first_event - extract(epoch from begun_at) * 1000) <= abs(last_event - extract(epoch from last_chunk_at) * 1000);
update recording set first_event = last_event - 14400000 where last_event - first_event > 14400000;
update recording set clock_offset = (extract(epoch from last_chunk_at) * 1000)::bigint - last_event
  where last_event > extract(epoch from last_chunk_at) * 1000 + 60000;
alter table recording force row level security;

-- By the server's clock, in milliseconds since 1970.
alter table recording add column started bigint not null generated always as (first_event + coalesce(clock_offset, 0)) stored;
alter table recording add column ended bigint not null generated always as (last_event + coalesce(clock_offset, 0)) stored;

drop index recording_newest;
drop index recording_person;
create index recording_newest on recording (workspace_id, started desc, id);
create index recording_person on recording (workspace_id, person_id, started desc) where person_id is not null;
