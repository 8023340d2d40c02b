/** Writes the workspaces and the questions of this set: `node make.ts`. The files are the same every time. */
import { writeFileSync } from 'node:fs';
import { languageSchoolQuestions } from './made-by/language-school/questions.ts';
import { languageSchool } from './made-by/language-school/workspace.ts';
import { payslipsQuestions } from './made-by/payslips/questions.ts';
import { payslips } from './made-by/payslips/workspace.ts';
import { scootersQuestions } from './made-by/scooters/questions.ts';
import { scooters } from './made-by/scooters/workspace.ts';
import { writeWorkspace } from './made-by/workspace.ts';

const folder = new URL('./', import.meta.url);
const [pay, sco, sch] = [payslips(), scooters(), languageSchool()];
for (const workspace of [pay, sco, sch]) writeWorkspace(workspace, folder);

const questions = [...payslipsQuestions(pay), ...scootersQuestions(sco), ...languageSchoolQuestions(sch)];
const lines = questions.map((question) => JSON.stringify(question));
writeFileSync(new URL('questions.jsonl', folder), `${lines.join('\n')}\n`);
