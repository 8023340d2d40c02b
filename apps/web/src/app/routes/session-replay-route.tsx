import { VisitForm } from '../../features/visits/visit-form.tsx';
import { Island } from '../../public/islands/island.tsx';
import { SessionReplayPage } from '../../public/session-replay-page.tsx';

/** The page about session replay, with the form that has a site visited. */
export function SessionReplayRoute() {
  return (
    <SessionReplayPage
      form={
        <Island name="visit-form">
          <VisitForm />
        </Island>
      }
    />
  );
}
