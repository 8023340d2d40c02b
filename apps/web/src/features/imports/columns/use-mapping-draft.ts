import { imports, type ImportMapping, type ImportRun } from '@earshot/contracts/imports';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { useRunChange } from '../use-run-change.ts';

/** How long a mapping rests before it is counted. */
const restMs = 400;

export interface MappingDraft {
  mapping: ImportMapping;
  change: (part: Partial<ImportMapping>) => void;
  /** True once what is shown is what was counted, and nothing is on its way. */
  isCounted: boolean;
  /** Why the mapping was not taken; its fields are in it by pointer. */
  error: Error | null;
  countAgain: () => void;
}

/** The mapping as it is being made; each change is counted by a dry run once it rests. */
export function useMappingDraft(run: ImportRun): MappingDraft {
  const [mapping, setMapping] = useState(run.mapping);
  const dryRun = useRunChange(run.import_id, (wanted: ImportMapping) =>
    send(imports.dryRun, { body: { import_id: run.import_id, mapping: wanted } }),
  );
  const { mutate } = dryRun;
  const asked = useRef<ImportMapping>(run.state === 'uploaded' ? null : run.mapping);
  useEffect(() => {
    if (mapping === asked.current) return;
    const first = asked.current === null;
    const timer = setTimeout(
      () => {
        asked.current = mapping;
        mutate(mapping);
      },
      first ? 0 : restMs,
    );
    return () => clearTimeout(timer);
  }, [mapping, mutate]);
  return {
    mapping,
    change: (part) => setMapping((before) => ({ ...before, ...part })),
    isCounted:
      run.state === 'checked' && !dryRun.isPending && !dryRun.error && sameMapping(mapping, run.mapping),
    error: dryRun.error,
    countAgain: () => mutate(mapping),
  };
}

function sameMapping(one: ImportMapping, other: ImportMapping): boolean {
  return (Object.keys(one) as (keyof ImportMapping)[]).every(
    (part) => JSON.stringify(one[part]) === JSON.stringify(other[part]),
  );
}
