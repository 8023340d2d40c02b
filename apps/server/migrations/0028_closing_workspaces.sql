-- Workspaces that an owner asked to delete: after a time in which owners can keep them, they go with all that they hold. A
-- look-up, since who deletes them is bound to no workspace.
create table closing_workspace (
  closes uuid primary key,
  asked_by uuid not null,
  asked_at timestamptz not null,
  deletes_at timestamptz not null
);
grant select, insert, update, delete on closing_workspace to earshot_app;
