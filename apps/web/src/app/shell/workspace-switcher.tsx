import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { workspaceListQuery, workspaceQuery } from '../../features/workspaces/workspaces.queries.ts';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { beginSession } from '../../lib/session.ts';
import { startPath } from '../../lib/start-path.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The present workspace, and the way to the others that the person belongs to. */
export function WorkspaceSwitcher() {
  const present = useQuery(workspaceQuery);
  const all = useQuery(workspaceListQuery);
  const navigate = useNavigate();
  const switchTo = useMutation({
    mutationFn: (workspace_id: string) => send(workspaces.switchWorkspace, { body: { workspace_id } }),
    onSuccess: async (login) => {
      // What is open belongs to the workspace one leaves.
      await navigate(startPath(login));
      beginSession(login);
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  if (!present.data) return <Skeleton width="96px" />;
  const { id, name } = present.data;
  const others: MenuEntry[] = (all.data?.workspaces ?? []).map((workspace) => ({
    kind: 'action',
    label: workspace.name,
    checked: workspace.id === id,
    onSelect: () => workspace.id !== id && switchTo.mutate(workspace.id),
  }));
  return (
    <Menu
      align="start"
      entries={[{ kind: 'heading', label: 'Workspaces' }, ...others]}
      target={
        <Button variant="quiet" size="sm" aria-label={`Workspace: ${name}`}>
          <span className="clip" style={{ maxWidth: 200 }}>
            {name}
          </span>
          <Icon name="chevronDown" size="xs" />
        </Button>
      }
    />
  );
}
