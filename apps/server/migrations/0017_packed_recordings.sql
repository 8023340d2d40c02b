-- Recordings that have ended are packed: the bytes of their chunks go into one blob, and rows tell where each lies in it.
select set_config('citus.multi_shard_modify_mode', 'sequential', true);

alter table recording_chunk alter column body drop not null;
alter table recording_chunk add column pack_offset bigint;
-- Header and body.
alter table recording_chunk add column pack_bytes int;
alter table recording_chunk add constraint recording_chunk_lies_somewhere
  check ((body is null) = (pack_offset is not null) and (pack_offset is null) = (pack_bytes is null));

alter table recording add column pack text;
-- No chunk of it has its bytes in the database.
alter table recording add column is_packed boolean not null default false;
-- Neither column changes while chunks come in, so that taking them writes no index.
create index recording_unpacked on recording (workspace_id, begun_at) where not is_packed;

-- Look-up: blobs to be deleted, written with whatever makes them useless. A blob that is being written stands here too, until a
-- row names it.
create table blob_removal (
  name text primary key,
  due_at timestamptz not null,
  -- From now on nothing may name it any more.
  is_begun boolean not null default false
);
create index blob_removal_due on blob_removal (due_at);
grant select, insert, update, delete on blob_removal to earshot_app;
