import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyScreen } from '../loading/lazy-screen.ts';
import { NotFound } from '../loading/not-found.tsx';
import { OperatorsOnly } from '../guard/operators-only.tsx';
import { ScreenBoundary } from '../loading/screen-boundary.tsx';
import { screenAt, type Screen } from '../screens.ts';

/** The screen of the present path. */
export function ScreenRoute() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  if (!screen) return <NotFound />;
  const loaded = <LoadedScreen key={screen.path} screen={screen} />;
  return screen.isForOperators ? <OperatorsOnly>{loaded}</OperatorsOnly> : loaded;
}

/** Loads a screen's code when it is first opened, and anew when one tries again. */
function LoadedScreen({ screen }: { screen: Screen }) {
  const [Loaded, setLoaded] = useState(() => lazyScreen(screen));
  return (
    <ScreenBoundary onRetry={() => setLoaded(lazyScreen(screen))}>
      <title>{`${screen.title} · Earshot`}</title>
      <Suspense fallback={<p className="mut">Loading...</p>}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
