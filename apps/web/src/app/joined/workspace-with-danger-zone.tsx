import { DeleteWorkspaceDialog } from '../../features/users/account/delete-workspace-dialog.tsx';
import { DangerZone } from '../../features/workspaces/danger-zone.tsx';
import { WorkspaceScreen } from '../../features/workspaces/workspace-screen.tsx';

/** The workspace's settings, with its deletion proven by its owner's password. */
export function WorkspaceWithDangerZone() {
  return (
    <WorkspaceScreen>
      {(workspace) => (
        <DangerZone
          workspace={workspace}
          confirmDeletion={(dialog) => <DeleteWorkspaceDialog name={workspace.name} {...dialog} />}
        />
      )}
    </WorkspaceScreen>
  );
}
