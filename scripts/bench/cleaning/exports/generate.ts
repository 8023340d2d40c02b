import { mkdirSync, writeFileSync } from 'node:fs';
import { accountFiles } from './writers/accounts.ts';
import { freshdesk, intercom, jira, salesforce, zendeskCsv, zendeskJson } from './writers/helpdesks.ts';
import { appStoreConnect, g2, playCommas, playTabs, trustpilot } from './writers/reviews.ts';
import { hubspot, mergedCells, readmeSheet, semicolons, titleRows } from './writers/spreadsheets.ts';
import { delighted, googleForms, surveyMonkey, typeform } from './writers/surveys.ts';

/** Writes `files/`, `accounts/` and what is expected of each: the same bytes at each run. */
const files = [
  zendeskCsv(),
  zendeskJson(),
  intercom(),
  freshdesk(),
  salesforce(),
  hubspot(),
  jira(),
  typeform(),
  surveyMonkey(),
  delighted(),
  googleForms(),
  appStoreConnect(),
  playCommas(),
  playTabs(),
  trustpilot(),
  g2(),
  titleRows(),
  readmeSheet(),
  mergedCells(),
  semicolons(),
];

write('files', files);
write('accounts', accountFiles());
keep(
  'expected.json',
  files.map(({ expected }) => expected),
);
keep(
  'accounts/expected.json',
  accountFiles().map(({ expected }) => expected),
);

function write(folder: string, made: readonly { bytes: Buffer; expected: { file: string } }[]): void {
  mkdirSync(new URL(`${folder}/`, import.meta.url), { recursive: true });
  for (const { bytes, expected } of made) {
    writeFileSync(new URL(`${folder}/${expected.file}`, import.meta.url), bytes);
  }
  console.log(`${folder}: ${made.length} files`);
}

function keep(path: string, expected: object): void {
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(expected, null, 2)}\n`);
}
