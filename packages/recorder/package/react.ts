'use client';

import { useEffect, useState } from 'react';
import type { RecorderOptions } from '../src/options.ts';
import { start } from './index.ts';
import { tellChanges, type Person } from './tell-person.ts';

export type { Person } from './tell-person.ts';

export interface EarshotProps extends RecorderOptions {
  /** Who is logged in; undefined or null while nobody is. When somebody logs out, a new session begins. */
  person?: Person | null;
}

/** Records the page from when it is first shown, and tells who is there whenever that changes. Shows nothing. */
export function Earshot({ person, ...options }: EarshotProps): null {
  const [tell] = useState(tellChanges);
  useEffect(() => {
    // The recorder that runs already, but for the first time.
    tell(start(options), person);
  });
  return null;
}
