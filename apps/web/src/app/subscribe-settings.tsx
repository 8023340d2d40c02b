import { SubscribeScreen } from '../features/billing/subscribe-screen.tsx';
import { SettingsFrame } from '../features/workspaces/settings-frame.tsx';

/** The subscription among the other settings. */
export function SubscribeSettings() {
  return (
    <SettingsFrame>
      <SubscribeScreen />
    </SettingsFrame>
  );
}
