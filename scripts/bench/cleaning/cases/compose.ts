import { writeFileSync } from 'node:fs';
import type { CleaningCase, Half } from './case.ts';
import { drawFor, seeded } from './draw.ts';
import { formsOf } from './forms/forms.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import type { Language } from './languages/language.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { sv } from './languages/sv.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';
import { oddCases } from './odd.ts';
import { caseOf } from './parts.ts';

/** Writes `open.jsonl`, `second.jsonl` and `practice.jsonl`: the same bytes at each run. */
const COMPOSED_A_HALF = 220;
const IN_BOTH: readonly Language[] = [en, de, fr, es, it, pt, nl, pl, ja, ko];
const SECOND_ONLY: readonly Language[] = [tr, sv, ru, zh, ar];

/** Composed cases: each language meets the forms in turn, so that each form meets several languages. */
function composed(half: Half): CleaningCase[] {
  const languages = half === 'open' ? IN_BOTH : [...IN_BOTH, ...SECOND_ONLY];
  const forms = formsOf(half);
  const random = seeded(half === 'open' ? 4417 : 90117);
  const cases: CleaningCase[] = [];
  const bodies = new Set<string>();
  // A step without a common divisor with the number of forms visits them all before any comes again.
  for (let index = 0; cases.length < COMPOSED_A_HALF; index += 1) {
    const language = languages[index % languages.length];
    const [form, write] = forms[(index * 5 + Math.floor(index / languages.length)) % forms.length] ?? [];
    if (!language || !form || !write) continue;
    const id = `${half}-${form}-${language.code}-${String(cases.length + 1).padStart(3, '0')}`;
    const isSecondOnly = SECOND_ONLY.includes(language);
    const drawn = Array.from({ length: 8 }, () => write(drawFor(language, half, isSecondOnly, random)));
    const one = drawn
      .map((written) => caseOf({ id, language: language.code, form, kind: half }, written))
      .find(({ input }) => !bodies.has(input.body));
    // Some forms have one text a language, and are passed over when it was used.
    if (!one) continue;
    bodies.add(one.input.body);
    cases.push(one);
  }
  return cases;
}

function handWritten(half: Half): CleaningCase[] {
  return oddCases(half).map(({ language, form, written }, index) => {
    const id = `${half}-odd-${String(index + 1).padStart(3, '0')}-${form}`;
    return caseOf({ id, language, form: `odd-${form}`, kind: half }, written);
  });
}

/** The practice set: all written by hand, `odd/practice/` has one file a language. */
function practised(): CleaningCase[] {
  return [...IN_BOTH, ...SECOND_ONLY].flatMap(({ code }) =>
    oddCases(`practice/${code}`).map(({ language, form, written }, index) => {
      const id = `practice-${code}-${String(index + 1).padStart(2, '0')}-${form}`;
      return caseOf({ id, language, form, kind: 'practice' }, written);
    }),
  );
}

function write(half: Half, cases: readonly CleaningCase[], byHand: number): void {
  const lines = cases.map((one) => `${JSON.stringify(one)}\n`).join('');
  writeFileSync(new URL(`${half}.jsonl`, import.meta.url), lines);
  console.log(`${half}: ${cases.length} cases, ${byHand} of them written by hand`);
}

for (const half of ['open', 'second'] as const) {
  const odd = handWritten(half);
  write(half, [...composed(half), ...odd], odd.length);
}
const practice = practised();
write('practice', practice, practice.length);
