import { useQuery } from '@tanstack/react-query';
import { SubscribeScreen } from '../../features/billing/subscribe-screen.tsx';
import { SettingsFrame } from '../../features/workspaces/settings-frame.tsx';
import { deletionQuery } from '../../features/workspaces/workspaces.queries.ts';

/** The subscription among the other settings; nothing is ordered for a workspace that waits for its deletion. */
export function SubscribeSettings() {
  const { data } = useQuery(deletionQuery);
  return (
    <SettingsFrame>
      <SubscribeScreen deletesAt={data?.deletes_at ?? null} />
    </SettingsFrame>
  );
}
