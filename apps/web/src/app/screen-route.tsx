import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyScreen } from './lazy-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { screenAt } from './screens.ts';
import { NotFound } from './not-found.tsx';

/** The screen of the present path: its code is loaded when it is first opened. */
export function ScreenRoute() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const [attempt, setAttempt] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new attempt must load anew
  const Loaded = useMemo(() => screen && lazyScreen(screen), [screen, attempt]);
  if (!screen || !Loaded) return <NotFound />;
  return (
    <ScreenBoundary key={screen.path} onRetry={() => setAttempt(attempt + 1)}>
      <title>{`${screen.title} · Earshot`}</title>
      <Suspense fallback={<p className="mut">Loading...</p>}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
