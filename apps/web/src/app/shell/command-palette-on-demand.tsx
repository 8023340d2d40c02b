import { lazy, Suspense, useState } from 'react';
import { useTypedAhead } from './use-typed-ahead.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

/** The command palette, loaded when somebody first opens it. What is typed while it loads is kept for it. */
export function CommandPaletteOnDemand({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  const takeTypedAhead = useTypedAhead(opened);
  // Once loaded it stays, so that closing gives the focus back to where it was.
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CommandPalette opened={opened} onClose={onClose} takeTypedAhead={takeTypedAhead} />
    </Suspense>
  );
}
