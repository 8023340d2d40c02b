import type { ReactNode } from 'react';

/** The parts of public pages that React runs; all else of them is HTML alone. */
export type IslandName = 'hero' | 'posts' | 'database-status' | 'visit-form';

/** A part of a built page that becomes alive in the browser. It has no box of its own. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
