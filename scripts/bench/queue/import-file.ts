import { imports } from '@earshot/contracts/imports';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../load/api-client.ts';
import { runImport } from '../load/import-run.ts';
import { untilAnalysed } from '../outside/import-workspace.ts';

/** Imports a file as the screen would without a click: with the guessed mapping. Waits until all is found in its items. */
export async function importFile(address: string, token: string, name: string, csv: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([csv]), `${name}.csv`);
  const { import_id, mapping } = await callApi(address, token, imports.upload, { body: form });
  await callApi(address, token, imports.dryRun, { body: { import_id, mapping } });
  for (;;) {
    const { state, error } = await callApi(address, token, imports.get, { query: { import_id } });
    if (state === 'checked') break;
    if (state === 'failed') throw new Error(`${name} cannot be read: ${error ?? ''}`);
    await wait(250);
  }
  await runImport(address, token, import_id, () => undefined);
  await untilAnalysed(address, token);
}
