import { SharedReplay } from '../../features/recordings/shared/shared-replay.tsx';
import { AppProviders } from '../document/app-providers.tsx';

/** The shared session with what its player needs around it. */
export function SharedReplayPage() {
  return (
    <AppProviders>
      <SharedReplay />
    </AppProviders>
  );
}
