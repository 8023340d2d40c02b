/** Writes the workspaces and the questions of this set: `node make.ts`. The files are the same every time. */
import { writeFileSync } from 'node:fs';
import { doorbellQuestions } from './made-by/doorbell/questions.ts';
import { doorbell } from './made-by/doorbell/workspace.ts';
import { petcoverQuestions } from './made-by/petcover/questions.ts';
import { petcover } from './made-by/petcover/workspace.ts';
import { signingQuestions } from './made-by/signing/questions.ts';
import { signing } from './made-by/signing/workspace.ts';
import { readTruth } from './made-by/truth.ts';
import { writeWorkspace } from './made-by/workspace.ts';

const folder = new URL('./', import.meta.url);
for (const workspace of [petcover(), signing(), doorbell()]) writeWorkspace(workspace, folder);

const questions = [
  ...petcoverQuestions(readTruth('petcover', folder)),
  ...signingQuestions(readTruth('signing', folder)),
  ...doorbellQuestions(readTruth('doorbell', folder)),
];
const lines = questions.map((question) => JSON.stringify(question));
writeFileSync(new URL('questions.jsonl', folder), `${lines.join('\n')}\n`);
