import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moreClinicQuestions } from './clinic.more-questions.ts';
import { clinicQuestions } from './clinic.questions.ts';
import { clinicCsv, clinicMapping, makeClinic } from './clinic.ts';
import type { Made } from './made.ts';
import { sentimentOf } from './made.ts';
import { toolhireQuestions } from './toolhire.questions.ts';
import { makeToolhire, toolhireCsv, toolhireMapping } from './toolhire.ts';

const write = (file: string, text: string) => writeFileSync(join(import.meta.dirname, file), text);
const lines = (all: readonly object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('');
const truthOf = (item: Made) => {
  const sentiment = sentimentOf(item);
  return { id: item.id, language: item.language, sentiment, mixed: sentiment === 'mixed', parts: item.parts };
};

const clinic = makeClinic();
const toolhire = makeToolhire();
write('clinic.csv', clinicCsv(clinic));
write('clinic.mapping.json', `${JSON.stringify(clinicMapping, null, 2)}\n`);
write('clinic.truth.jsonl', lines(clinic.map(truthOf)));
write('toolhire.csv', toolhireCsv(toolhire));
write('toolhire.mapping.json', `${JSON.stringify(toolhireMapping, null, 2)}\n`);
write('toolhire.truth.jsonl', lines(toolhire.map(truthOf)));
write(
  'questions.jsonl',
  lines([...clinicQuestions(clinic), ...moreClinicQuestions(clinic), ...toolhireQuestions(toolhire)]),
);
