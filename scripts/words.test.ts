import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { replacedPhrases } from './replaced-phrases.ts';
import { code, documents, filesOf, textsPeopleRead, withProblems } from './texts-people-read.ts';

const glossary = readFileSync(
  join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/glossary.md'),
  'utf8',
);

const texts = textsPeopleRead();

test('screens, emails, answers, reports, problems, docs and the description of the API use no replaced phrase', () => {
  expect(texts.length).toBeGreaterThan(5000);
  const found = texts.flatMap(({ path, line, text }) =>
    replacedPhrases
      .filter((phrase) => phrase.found.test(text))
      .map(({ phrase, write }) => `${path}:${line} “${phrase}” → ${write}: ${text.trim().slice(0, 120)}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test.each([...code, ...withProblems, ...documents])('there are texts to read in %s', (pattern) => {
  expect(filesOf([pattern])).not.toEqual([]);
});

test('problems are read in features whose other texts are not', () => {
  const said = texts.map(({ text }) => text);
  expect(said).toContain('This link has expired or was revoked.');
  expect(said).toContain('A theme cannot be merged into itself.');
});

test('the glossary has each word once, and lists the replaced phrases', () => {
  const [terms = '', rest = ''] = glossary.split('## Renamed');
  const words = [...terms.matchAll(/^\| ([^|]+?) \|/gm)].map(([, word]) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.length).toBeGreaterThan(50);
  const listed = [...(rest.split('## Replaced phrases')[1] ?? '').matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .map(([, phrase, write]) => ({ phrase, write }))
    .filter(({ phrase = '' }) => phrase !== 'instead of' && !/^-+$/.test(phrase));
  expect(listed).toEqual(replacedPhrases.map(({ phrase, write }) => ({ phrase, write })));
});
