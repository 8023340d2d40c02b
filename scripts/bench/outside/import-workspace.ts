import { imports } from '@earshot/contracts/imports';
import type { ImportMapping, ImportRun } from '@earshot/contracts/imports';
import { enrichment } from '@earshot/contracts/enrichment';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../load/api-client.ts';
import { runImport } from '../load/import-run.ts';
import type { OutsideWorkspace } from './read-set.ts';

/** Nothing is under way when this has held for so many looks, since one step may begin a moment after another. */
const quietLooks = 8;
const lookEveryMs = 1000;

/** Imports a workspace's items as its mapping says, and waits until all that is found in them is found. */
export async function importWorkspace(
  address: string,
  token: string,
  { name, csv, mapping }: OutsideWorkspace,
): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([csv]), `${name}.csv`);
  const run = await callApi(address, token, imports.upload, { body: form });
  const body = { import_id: run.import_id, mapping: mappingOf(run, mapping, name) };
  await callApi(address, token, imports.dryRun, { body });
  for (;;) {
    const { state, error } = await callApi(address, token, imports.get, {
      query: { import_id: run.import_id },
    });
    if (state === 'checked') break;
    if (state === 'failed') throw new Error(`${name} cannot be read: ${error ?? ''}`);
    await wait(250);
  }
  await runImport(address, token, run.import_id, () => undefined);
  await untilAnalysed(address, token);
}

function mappingOf(run: ImportRun, mapping: OutsideWorkspace['mapping'], name: string): ImportMapping {
  const columns = run.columns.map((column) => mapping[column.name] ?? 'ignore');
  const rating = columns.find((column) => typeof column === 'object');
  return {
    ...run.mapping,
    targets: columns.map((column) => (typeof column === 'object' ? column.target : column)),
    rating_scale: rating ? { min: rating.lowest, max: rating.highest } : run.mapping.rating_scale,
    source: { name },
  };
}

/** Waits until all that is found in items is found. */
export async function untilAnalysed(address: string, token: string): Promise<void> {
  for (let quiet = 0; quiet < quietLooks;) {
    const { analysing } = await callApi(address, token, enrichment.progress, {});
    quiet = analysing === null ? quiet + 1 : 0;
    await wait(lookEveryMs);
  }
}
