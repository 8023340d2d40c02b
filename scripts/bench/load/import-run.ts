import { setTimeout as wait } from 'node:timers/promises';
import type { ImportRun } from '@earshot/contracts/imports';
import { imports } from '@earshot/contracts/imports';
import { callApi } from './api-client.ts';
import { feedbackText, randomSequence } from './texts.ts';

const firstDay = Date.UTC(2025, 0, 1);

/** Uploads a CSV file of `rows` rows, whose ids begin with `name`, and checks it. @returns the import, ready to be committed */
export async function uploadFile(
  address: string,
  token: string,
  rows: number,
  name: string,
): Promise<ImportRun> {
  const random = randomSequence(5);
  const lines = Array.from({ length: rows }, (_, n) => {
    const saidAt = new Date(firstDay + Math.floor(random() * 600) * 86_400_000).toISOString();
    return `${name}-${n},${saidAt},"${feedbackText(random)}",${1 + Math.floor(random() * 5)},plan ${n % 3}`;
  });
  const form = new FormData();
  form.append('file', new Blob([`id,created_at,text,stars,plan\n${lines.join('\n')}\n`]), `${name}.csv`);
  const run = await callApi(address, token, imports.upload, { body: form });
  const body = { import_id: run.import_id, mapping: run.mapping };
  await callApi(address, token, imports.dryRun, { body });
  return until(address, token, run.import_id, 'checked');
}

/** Commits the import and waits for its end, calling `whileRunning` a few times a second. @returns seconds taken */
export async function runImport(
  address: string,
  token: string,
  importId: string,
  whileRunning: () => void,
): Promise<{ seconds: number; run: ImportRun }> {
  const startedAt = performance.now();
  await callApi(address, token, imports.commit, { body: { import_id: importId } });
  const run = await until(address, token, importId, 'done', whileRunning);
  return { seconds: (performance.now() - startedAt) / 1000, run };
}

async function until(
  address: string,
  token: string,
  importId: string,
  state: ImportRun['state'],
  meanwhile: () => void = () => undefined,
): Promise<ImportRun> {
  for (;;) {
    const run = await callApi(address, token, imports.get, { query: { import_id: importId } });
    if (run.state === state) return run;
    if (run.state === 'failed') throw new Error(`The import failed: ${run.error ?? ''}`);
    meanwhile();
    await wait(250);
  }
}
