import { availableParallelism, loadavg } from 'node:os';
import { extractFeatures } from '@earshot/analysis/features';
import { findThemes } from '@earshot/analysis/themes/find-themes';
import type { ThemeItem } from '@earshot/analysis/themes/find-themes';
import type { LabelledText } from '../../engine/labelled-texts.ts';
import { fixtureLines, words } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import { agreementOf } from './agreement.ts';

const SEEDS = [1, 2, 3, 4, 5];
const LANGUAGES = ['de', 'fr', 'es', 'ja', 'ko'];
const MOST_WITHOUT = 15;
const GROWTH = 0.05;
const ROUNDS = [1, 2, 3];

/** Items with their places as ids, in another order for each seed. */
function itemsOf(texts: readonly string[], seed: number): ThemeItem[] {
  const step = stepFor(texts.length, seed);
  return texts.map((text, i) => ({
    id: (i * step + seed) % texts.length,
    text,
    features: extractFeatures(text, words),
  }));
}

/** A step that visits every place once. */
function stepFor(length: number, seed: number): number {
  let step = Math.floor(length * (0.3 + 0.1 * seed)) | 1;
  while (divisor(step, length) !== 1) step += 1;
  return step;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean of five seeds; an item without a theme counts as a theme of its own. */
export function measureLabels(
  name: string,
  texts: readonly LabelledText[],
  limits?: { nmi: number; ari: number },
): Measured[] {
  const runs = SEEDS.map((seed) => {
    const items = itemsOf(
      texts.map(({ text }) => text),
      seed,
    );
    const { themes, themeOf } = findThemes(items, words, { seed });
    const found = items.map(({ id }) => themeOf.get(id) ?? null);
    const labels = texts.map(({ label }) => label);
    return {
      ...agreementOf(found, labels),
      themes: themes.length,
      without: (100 * (items.length - themeOf.size)) / items.length,
    };
  });
  return [
    {
      name: `${name}, NMI, mean of ${SEEDS.length} seeds`,
      value: mean(runs.map(({ nmi }) => nmi)),
      unit: '',
      ...(limits ? { limit: { atLeast: limits.nmi } } : {}),
    },
    {
      name: `${name}, ARI, mean of ${SEEDS.length} seeds`,
      value: mean(runs.map(({ ari }) => ari)),
      unit: '',
      ...(limits ? { limit: { atLeast: limits.ari } } : {}),
    },
    {
      name: `${name}, items without a theme, most of ${SEEDS.length} seeds`,
      value: Math.max(...runs.map(({ without }) => without)),
      unit: '%',
      limit: { atMost: MOST_WITHOUT },
    },
    { name: `${name}, themes`, value: mean(runs.map(({ themes }) => themes)), unit: '' },
  ];
}

/** Own paraphrases, twelve intents of five in each language: far fewer than themes are for. */
export function measureParaphrases(): Measured[] {
  return LANGUAGES.map((language) => {
    const texts = fixtureLines(`paraphrases/${language}.tsv`).map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text };
    });
    const items = itemsOf(
      texts.map(({ text }) => text),
      1,
    );
    const { themeOf } = findThemes(items, words);
    const found = items.map(({ id }) => themeOf.get(id) ?? null);
    const { nmi } = agreementOf(
      found,
      texts.map(({ label }) => label),
    );
    return { name: `paraphrases in ${language}, NMI`, value: nmi, unit: '' };
  });
}

/** A full rebuild with a twentieth more items: how far the items that were there keep their themes, by id. */
export function measureRebuild(texts: readonly LabelledText[]): Measured[] {
  const runs = SEEDS.map((seed) => {
    const all = itemsOf(
      texts.map(({ text }) => text),
      seed,
    );
    const before = all.filter(({ id }) => id < texts.length / (1 + GROWTH));
    const first = findThemes(before, words, { seed });
    const next = findThemes(all, words, { seed, previous: first });
    const cold = findThemes(all, words, { seed });
    const old = before.map(({ id }) => first.themeOf.get(id) ?? null);
    const kept = before.filter(({ id }) => first.themeOf.get(id) === next.themeOf.get(id)).length;
    return {
      continued: agreementOf(
        old,
        before.map(({ id }) => next.themeOf.get(id) ?? null),
      ).ari,
      cold: agreementOf(
        old,
        before.map(({ id }) => cold.themeOf.get(id) ?? null),
      ).ari,
      kept: (100 * kept) / before.length,
    };
  });
  return [
    {
      name: 'rebuild with 5 % more, ARI with the run before',
      value: mean(runs.map(({ continued }) => continued)),
      unit: '',
      limit: { atLeast: 0.85 },
    },
    {
      name: 'the same, items that keep their theme id',
      value: mean(runs.map(({ kept }) => kept)),
      unit: '%',
    },
    { name: 'the same without the run before, ARI', value: mean(runs.map(({ cold }) => cold)), unit: '' },
  ];
}

/**
 * Processor time of a whole run, features included, the least of three: other programs lengthen it, nothing shortens it.
 * Beside it that of a loop which never changes.
 */
export function measureCost(texts: readonly string[]): Measured[] {
  const control = spent(() => {
    let state = 1;
    for (let i = 0; i < 100_000_000; i += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state;
  });
  const items = texts.length.toLocaleString('en');
  const value = Math.min(...ROUNDS.map(() => spent(() => findThemes(itemsOf(texts, 1), words))));
  return [
    {
      name: `themes of ${items} items, processor time, least of three`,
      value,
      unit: 's',
      limit: { atMost: 10 },
    },
    { name: 'control loop, processor time', value: control, unit: 's' },
    { name: 'load per processor', value: (loadavg()[0] ?? 0) / availableParallelism(), unit: '' },
  ];
}

function spent(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Lists themes for reading: size, phrases, most central item. */
export function printNames(title: string, texts: readonly string[]): void {
  const items = texts.map((text, id) => ({ id, text, features: extractFeatures(text, words) }));
  const { themes, groups, themeOf } = findThemes(items, words);
  console.log(
    `${title}: ${themes.length} themes, ${items.length - themeOf.size} of ${items.length} items without`,
  );
  for (const { phrases, itemIds } of themes) {
    const quote = (texts[itemIds[0] ?? 0] ?? '').replace(/\s+/g, ' ').slice(0, 90);
    console.log(`${String(itemIds.length).padStart(6)}  ${phrases.join(' · ').padEnd(64)}  ${quote}`);
  }
  for (const { name, themeIds } of groups) console.log(`  group ${name}: ${themeIds.length} themes`);
}
