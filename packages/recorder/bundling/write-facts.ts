// Writes what the page for developers says of the recorder: node packages/recorder/bundling/write-facts.ts
import { writeFileSync } from 'node:fs';
import { recorderFacts } from './recorder-facts.ts';

const file = new URL('../../../apps/web/content/recorder.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(recorderFacts(), null, 2)}\n`);
