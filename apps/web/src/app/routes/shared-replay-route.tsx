import { lazy, Suspense } from 'react';
import { PublicFrame } from '../../public/frame/public-frame.tsx';

const SharedReplayPage = lazy(async () => ({
  default: (await import('./shared-replay-page.tsx')).SharedReplayPage,
}));

/** A session that somebody shared, for anybody who has the link. */
export function SharedReplayRoute() {
  return (
    <PublicFrame>
      <Suspense fallback={null}>
        <SharedReplayPage />
      </Suspense>
    </PublicFrame>
  );
}
