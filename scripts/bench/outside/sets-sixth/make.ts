/** Writes the workspaces and the questions of this set: `node make.ts`. The files are the same every time. */
import { writeFileSync } from 'node:fs';
import { bikenavQuestions } from './made-by/bikenav/questions.ts';
import { writeBikenav } from './made-by/bikenav/workspace.ts';
import { labdeskQuestions } from './made-by/labdesk/questions.ts';
import { writeLabdesk } from './made-by/labdesk/workspace.ts';
import { lunchesQuestions } from './made-by/lunches/questions.ts';
import { writeLunches } from './made-by/lunches/workspace.ts';
import { readTruth } from './made-by/truth.ts';

const folder = new URL('./', import.meta.url);
writeLunches(folder);
writeLabdesk(folder);
writeBikenav(folder);

const questions = [
  ...lunchesQuestions(readTruth('lunches', folder)),
  ...labdeskQuestions(readTruth('labdesk', folder)),
  ...bikenavQuestions(readTruth('bikenav', folder)),
];
const lines = questions.map((question) => JSON.stringify(question));
writeFileSync(new URL('questions.jsonl', folder), `${lines.join('\n')}\n`);
