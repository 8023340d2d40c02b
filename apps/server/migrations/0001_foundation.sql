-- What every other migration builds on. The owner runs this in the schema "earshot", which is there already.

-- Binds the transaction to a workspace; the policies of every workspace's table compare with it.
create function bind_workspace(id uuid) returns void language plpgsql as $f$
begin
  execute format('set local app.workspace_id = %L', id);
end $f$;

-- Stays empty. A job is sent after a delete from it, which makes data and job commit together where the tables are
-- distributed and the queue is not.
create table two_phase (
  id int primary key
);

-- Ends the making of a table that holds rows of workspaces: each workspace sees and changes its own rows only.
-- An unbound session has the setting unset or empty, and finds nothing.
create function workspace_table(t regclass) returns void language plpgsql as $f$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format($p$create policy own_workspace on %s
    using      (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
    with check (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$p$, t);
end $f$;

-- Grants to the application's role are given table by table, to parents of partitions only.
grant usage on schema earshot to earshot_app;
grant select, delete on two_phase to earshot_app;
revoke execute on function workspace_table(regclass) from public;
