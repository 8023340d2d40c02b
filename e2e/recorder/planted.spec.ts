import { RecorderSettings } from '@earshot/contracts/recordings';
import type { Page } from '@playwright/test';
import type { FrontEnd } from './planted/front-ends/front-end.ts';
import { plain } from './planted/front-ends/plain.ts';
import { router } from './planted/front-ends/router.ts';
import { strict } from './planted/front-ends/strict.ts';
import { figuresOf, type Figures } from './planted/judging/figures.ts';
import { goThrough, type Journey } from './planted/judging/journey.ts';
import { isSeen } from './planted/judging/split-found.ts';
import { sentParts } from './planted/judging/sent-parts.ts';
import { plantedSecrets } from './planted/planted-secrets.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import type { StandIn } from './support/stand-in.ts';

test.setTimeout(180_000);

const frontEnds: [name: string, build: (standIn: StandIn, attributes: string) => FrontEnd][] = [
  ['plain', (standIn, attributes) => plain(recorderTag(standIn, attributes))],
  ['router', (standIn, attributes) => router(recorderTag(standIn, attributes))],
  [
    'strict',
    (standIn, attributes) =>
      strict(recorderTag(standIn, `data-worker="/earshot-worker-1.js" ${attributes}`), standIn.recorderUrl),
  ],
];

const settingsWith = (more: Partial<RecorderSettings>) => ({
  ...RecorderSettings.parse({ record_console: true, ...more }),
  new_sessions: true,
});

/** Refusals of the page's policy: what a planting of ours does that its site forbids would count as masked. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

function print(name: string, { lines, secrets, words, missing }: Figures, isAll: boolean): void {
  const named = [...secrets, ...(isAll ? words : missing)].map((line) => `    ${line}`);
  console.log([name, ...lines.map((line) => `  ${line}`), ...named].join('\n'));
}

function everyPageIsRecorded({ told }: Journey): void {
  for (const tag of ['look', 'es:page', 'es:network'])
    expect
      .soft(
        told.map((counts) => (counts[tag] ?? 0) > 0),
        `pages on which ${tag} was told`,
      )
      .toEqual([true, true, true, true, true]);
}

for (const [name, build] of frontEnds) {
  test(`[REC-1] ${name}: no planted secret leaves five pages with default settings, and nothing friendly is hidden`, async ({
    page,
    standIn,
  }) => {
    standIn.settings = settingsWith({});
    const refused = watchPolicy(page);
    const journey = await goThrough(page, standIn, build(standIn, ''));
    const figures = figuresOf(standIn, journey, false);
    print(`${name}, default settings`, figures, false);
    expect(refused).toEqual([]);
    everyPageIsRecorded(journey);
    const labels = plantedSecrets.flatMap(({ split }) => split ?? []);
    expect(labels.filter((label) => !isSeen(sentParts(standIn), label))).toEqual([]);
    expect.soft(figures.missing, 'friendly things that were hidden').toEqual([]);
    expect.soft(figures.secrets, 'planted secrets that left the page').toEqual([]);
  });

  for (const [way, settings, attributes] of [
    ['the site’s setting', { mask_all_text: true }, ''],
    ['the tag’s attribute', {}, 'data-mask-text'],
  ] as const) {
    test(`[REC-1] ${name}: with every text masked by ${way}, no secret and no word leaves five pages`, async ({
      page,
      standIn,
    }) => {
      standIn.settings = settingsWith(settings);
      const journey = await goThrough(page, standIn, build(standIn, attributes));
      const figures = figuresOf(standIn, journey, true);
      print(`${name}, every text masked by ${way}`, figures, true);
      everyPageIsRecorded(journey);
      // Classes are no texts, and without them a replay has no look.
      expect
        .soft(
          figures.missing.filter((line) => line.startsWith('friendly-class')),
          'classes that were hidden',
        )
        .toEqual([]);
      expect.soft(figures.words, 'words that left the page').toEqual([]);
      expect.soft(figures.secrets, 'planted secrets that left the page').toEqual([]);
    });
  }
}
