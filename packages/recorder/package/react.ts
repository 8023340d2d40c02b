'use client';

import { useEffect, useRef } from 'react';
import type { Earshot as Recorder } from '../src/earshot.ts';
import type { RecorderOptions } from '../src/options.ts';
import { start } from './index.ts';

/** Who is there, as `identify` takes it. */
export type Person = Parameters<Recorder['identify']>[0];

export interface EarshotProps extends RecorderOptions {
  /** Who is logged in; undefined or null while nobody is. */
  person?: Person | null;
}

/** Records the page from when it is first shown, and tells who is there whenever that changes. Shows nothing. */
export function Earshot({ person, ...options }: EarshotProps): null {
  const told = useRef('');
  useEffect(() => {
    // The recorder that runs already, but for the first time.
    const recorder = start(options);
    const says = person ? JSON.stringify(person) : '';
    if (says === told.current) return;
    told.current = says;
    if (person) recorder.identify(person);
  });
  return null;
}
