/** Writes the workspaces and the questions of this set: `node make.ts`. The files are the same every time. */
import { writeFileSync } from 'node:fs';
import { ferriesQuestions } from './made-by/ferries/questions.ts';
import { ferries } from './made-by/ferries/workspace.ts';
import { tillsQuestions } from './made-by/tills/questions.ts';
import { tills } from './made-by/tills/workspace.ts';
import { trailsQuestions } from './made-by/trails/questions.ts';
import { trails } from './made-by/trails/workspace.ts';
import { readTruth } from './made-by/truth.ts';
import { writeWorkspace } from './made-by/workspace.ts';

const folder = new URL('./', import.meta.url);
for (const workspace of [ferries(), tills(), trails()]) writeWorkspace(workspace, folder);

const questions = [
  ...ferriesQuestions(readTruth('ferries', folder)),
  ...tillsQuestions(readTruth('tills', folder)),
  ...trailsQuestions(readTruth('trails', folder)),
];
const lines = questions.map((question) => JSON.stringify(question));
writeFileSync(new URL('questions.jsonl', folder), `${lines.join('\n')}\n`);
