import { roleAllows } from '@earshot/contracts/call';
import type { Workspace } from '@earshot/contracts/workspaces';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCounted } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { WorkspaceForm } from './workspace-form.tsx';
import { workspaceQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';
import styles from './workspace-screen.module.css';

/** Name and time zone of the workspace, and what stands below them. */
export function WorkspaceScreen({ children }: { children?: (workspace: Workspace) => ReactNode }) {
  const workspace = useQuery(workspaceQuery);
  return (
    <SettingsFrame>
      <QueryView query={workspace} what={words.workspace.what}>
        {(present) => (
          <>
            <div className={styles.columns}>
              <WorkspaceForm
                key={present.id}
                workspace={present}
                mayChange={roleAllows(present.role, 'admin')}
              />
              <dl className={styles.facts}>
                <div>
                  <dt>{words.workspace.items}</dt>
                  <dd>
                    <NumberLink
                      value={present.item_count}
                      to={paths.feedback}
                      label={formatCounted(present.item_count, 'item')}
                    />
                  </dd>
                </div>
                <div>
                  <dt>{words.workspace.created}</dt>
                  <dd>
                    <DateTime iso={present.created_at} />
                  </dd>
                </div>
              </dl>
            </div>
            {children?.(present)}
          </>
        )}
      </QueryView>
    </SettingsFrame>
  );
}
