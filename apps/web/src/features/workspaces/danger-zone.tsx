import { roleAllows } from '@earshot/contracts/call';
import { deletion } from '@earshot/contracts/deletion';
import type { Workspace } from '@earshot/contracts/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { deletionQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

interface DangerZoneProps {
  workspace: Workspace;
  /** Draws the dialog in which somebody proves who they are before the workspace is deleted. */
  confirmDeletion: (dialog: { opened: boolean; onClose: () => void; onDone: () => void }) => ReactNode;
}

/** The ways out of a workspace: leaving it, and for owners deleting it, and keeping it after all. */
export function DangerZone({ workspace, confirmDeletion }: DangerZoneProps) {
  const queryClient = useQueryClient();
  const deletesAt = useQuery(deletionQuery).data?.deletes_at ?? null;
  const [asks, setAsks] = useState(false);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: deletionQuery.queryKey });
  const keep = useMutation({
    mutationFn: () => send(deletion.keepWorkspace),
    onSuccess: () => showToast(words.danger.kept),
    onError: (error) => showToast(problemSentence(error)),
    onSettled: readAgain,
  });
  const isOwner = roleAllows(workspace.role, 'owner');
  return (
    <section className="col g4" style={{ marginTop: 40 }}>
      <h2 className="h rule-head">{words.danger.head}</h2>
      <div className="col g4" style={{ alignItems: 'flex-start', maxWidth: 640 }}>
        {deletesAt !== null && (
          <Alert meaning="warn">
            {words.danger.closing} <DateTime iso={deletesAt} />. {words.danger.until}
          </Alert>
        )}
        {isOwner && deletesAt !== null && (
          <Button variant="ink" busy={keep.isPending} onClick={() => keep.mutate()}>
            {words.danger.keep}
          </Button>
        )}
        {isOwner && deletesAt === null && (
          <>
            <p className="sec">{words.danger.deleteText}</p>
            <Button variant="danger" onClick={() => setAsks(true)}>
              {words.danger.delete}
            </Button>
          </>
        )}
        {!isOwner && (
          <>
            <p className="sec">{words.danger.leaveText}</p>
            <LeaveWorkspace />
          </>
        )}
      </div>
      {confirmDeletion({
        opened: asks,
        onClose: () => setAsks(false),
        onDone: () => {
          setAsks(false);
          void readAgain();
        },
      })}
    </section>
  );
}
