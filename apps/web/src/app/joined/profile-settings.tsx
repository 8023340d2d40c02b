import { ProfileScreen } from '../../features/users/account/profile-screen.tsx';
import { SettingsFrame } from '../../features/workspaces/settings-frame.tsx';

/** The profile among the other settings. */
export function ProfileSettings() {
  return (
    <SettingsFrame>
      <ProfileScreen />
    </SettingsFrame>
  );
}
