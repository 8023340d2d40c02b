/** Writes `questions.jsonl`: each question with checks whose numbers are counted from the generated items. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionsAbout } from './made-by/questions.ts';
import { workspaces } from './made-by/workspaces.ts';

const lines = questionsAbout(workspaces()).map((question) => JSON.stringify(question));
writeFileSync(join(import.meta.dirname, 'questions.jsonl'), `${lines.join('\n')}\n`);
