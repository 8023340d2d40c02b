import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ImportMapping } from '@earshot/contracts/imports';
import { detectFile } from '@earshot/tabular/detect/detect-file';
import type { FileFacts } from '@earshot/tabular/facts';
import { guessMapping } from '@earshot/tabular/columns/guess-mapping';
import {
  guessedMapping,
  readingPlan,
} from '../../../apps/server/src/features/imports/file/import-mapping.ts';
import type { Cleaning, DraftItem } from '../../../apps/server/src/features/imports/plan/new-items.ts';
import { draftItem } from '../../../apps/server/src/features/imports/plan/new-items.ts';
import { planRows } from '../../../apps/server/src/features/imports/plan/plan-rows.ts';
import { judgeItem, likeness } from './judge-item.ts';
import type { CaseFigures } from './figures.ts';
import type { Case, FeedbackTruth } from './truth.ts';

const targetOf: Readonly<Record<string, ImportTarget>> = {
  text: 'text',
  title: 'title',
  date: 'said_at',
  rating: 'rating',
  authorName: 'author_name',
  authorEmail: 'author_email',
  authorId: 'author_id',
  account: 'account_name',
  id: 'external_id',
  language: 'language',
};
const asItIs: Cleaning = {
  masking: { version: 0, kinds: new Set(), hidesPeople: false, key: Buffer.alloc(32) },
  templates: new Map(),
};

/** Imports a file as the screen would: detected, guessed, and with what a person changes in at most two clicks. */
export async function feedbackFigures({ path }: Case, truth: FeedbackTruth): Promise<CaseFigures> {
  const read = await readOrChosen(path, truth);
  if (typeof read === 'string') return refusedFigures(truth, read);
  const { facts } = read;
  const guessed = guessedMapping(facts, guessMapping(facts.columns), {
    fileName: truth.file,
    timeZone: 'UTC',
  });
  const { mapping, wrong } = corrected(facts, guessed, truth);
  const clicks = read.clicks + (mapping === null ? Infinity : wrong.length);
  const items = await itemsOf(path, facts, clicks <= 2 && mapping ? mapping : guessed);
  const wanted = truth.items;
  const spare = truth.eitherWay?.length ?? 0;
  const judged = truth.samples.map(({ item }) => {
    const best = items.toSorted((a, b) => likeness(b, item) - likeness(a, item))[0];
    return judgeItem(best, item, truth);
  });
  return {
    name: truth.name,
    clicks,
    wrong: [...read.wrong, ...wrong],
    items: { right: items.length >= wanted && items.length <= wanted + spare, got: items.length, wanted },
    samples: { right: judged.filter(({ faults }) => faults.length === 0).length, all: judged.length },
    fields: {
      right: judged.reduce((sum, { asked, faults }) => sum + asked - faults.length, 0),
      all: judged.reduce((sum, { asked }) => sum + asked, 0),
    },
    faults: judged.flatMap(({ faults }) => faults),
  };
}

async function readOrChosen(path: string, { file, sheet }: FeedbackTruth) {
  const facts = await detectFile(path, file).catch(() => null);
  if (facts && (sheet === undefined || facts.sheet === sheet)) return { facts, clicks: 0, wrong: [] };
  const chosen = await detectFile(path, file, sheet === undefined ? {} : { sheet }).catch(
    (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (typeof chosen === 'string') return chosen;
  return { facts: chosen, clicks: 1, wrong: [`sheet: ${facts?.sheet ?? 'refused'}`] };
}

/** What a file came to that is not read at all. */
function refusedFigures({ name, items, samples }: FeedbackTruth, why: string): CaseFigures {
  return {
    name,
    clicks: Infinity,
    wrong: [why],
    items: { right: false, got: 0, wanted: items },
    samples: { right: 0, all: samples.length },
    fields: { right: 0, all: samples.length * 8 },
    faults: [],
  };
}

/** The mapping with what the truth says, and what had to be changed; null where columns are not there. */
function corrected(facts: FileFacts, guessed: ImportMapping, truth: FeedbackTruth) {
  const targets = [...guessed.targets];
  const wrong: string[] = [];
  const missing: string[] = [];
  const placeOf = (name: string) => facts.columns.findIndex((column) => isNamed(column.name, name));
  const wants = new Map<number, ImportTarget[]>();
  for (const [key, target] of Object.entries(targetOf)) {
    const given = truth.columns[key] ?? null;
    const names = Array.isArray(given) ? given : [given];
    const also = truth.alternatives?.[key] ?? [];
    const guess = targets.findIndex((each) => isTarget(each, target));
    const guessName = guess < 0 ? null : (facts.columns[guess]?.name ?? null);
    const isRight = [...names, ...also].some((name) =>
      name === null ? guessName === null : isNamed(guessName, name),
    );
    if (isRight) {
      if (guess >= 0) wants.set(guess, [...(wants.get(guess) ?? []), targets[guess] ?? 'ignore']);
      // A name may stand in two columns.
      for (const name of Array.isArray(given) ? given : []) {
        const place = placeOf(name);
        if (place >= 0) wants.set(place, [...(wants.get(place) ?? []), target]);
      }
      continue;
    }
    const [first] = names;
    if (first === null || first === undefined) continue;
    const place = placeOf(first);
    if (place < 0) missing.push(`${key}: no column ${first}`);
    else wants.set(place, [...(wants.get(place) ?? []), target]);
  }
  for (const one of [truth.join?.customers, truth.join?.public]) {
    if (one) wants.set(placeOf(one.column), [one === truth.join?.public ? 'is_public' : 'author_role']);
  }
  if (truth.join) wants.set(placeOf(truth.join.by), ['conversation_id']);
  const textNames = [truth.columns['text'] ?? []].flat();
  facts.columns.forEach(({ name }, place) => {
    const now = targets[place] ?? 'ignore';
    const wanted = wants.get(place);
    // The id of a message says nothing where rows are joined by another one.
    const isJudged = Object.values(targetOf).includes(now) && !(truth.join && now === 'external_id');
    if (wanted ? wanted.includes(now) : !isJudged || textNames.some((each) => isNamed(name, each))) return;
    targets[place] = wanted?.[0] ?? 'ignore';
    wrong.push(`${name}: ${now} instead of ${targets[place]}`);
  });
  const mapping = { ...guessed, targets };
  const scale = truth.ratingScale;
  const now = guessed.rating_scale;
  if (targets.includes('rating') && scale?.max !== undefined && scale.min !== undefined) {
    const isRight =
      now?.max === scale.max && (now.min === scale.min || (scale.kind === 'stars' && now.min <= 1));
    if (!isRight) {
      wrong.push(
        `scale: ${now ? `${now.min} to ${now.max}` : 'none'} instead of ${scale.min} to ${scale.max}`,
      );
      mapping.rating_scale = { min: scale.min, max: scale.max };
    }
  }
  const date = facts.columns[targets.indexOf('said_at')];
  if (date?.dateOrder && mapping.date_order === null && date.dateOrder.ambiguous > 0) {
    wrong.push('date order: asked');
    mapping.date_order = 'dmy';
  }
  const { zone } = truth;
  if (zone !== null && zone.includes('/') && mapping.time_zone !== zone) {
    wrong.push(`zone: ${zone}`);
    mapping.time_zone = zone;
  }
  return { mapping: missing.length > 0 ? null : mapping, wrong: [...missing, ...wrong] };
}

/** Under two header rows a column may be called by both; blanks at the ends are no part of a name. */
function isNamed(column: string | null, name: string | null | undefined): boolean {
  if (column === null || name === null || name === undefined) return false;
  const wanted = name.trim();
  return column === wanted || column.endsWith(` / ${wanted}`);
}

function isTarget(target: ImportTarget, wanted: ImportTarget): boolean {
  return target === wanted || (wanted === 'external_id' && target === 'conversation_id');
}

async function itemsOf(path: string, facts: FileFacts, mapping: ImportMapping): Promise<DraftItem[]> {
  if (!mapping.targets.some((target) => target === 'text' || target === 'title' || target === 'rating'))
    return [];
  const items: DraftItem[] = [];
  const plan = readingPlan(facts, mapping);
  for await (const batch of planRows({ path, facts, plan }, 0, new AbortController().signal)) {
    items.push(...batch.items.map((item) => draftItem(asItIs, item)));
  }
  // What holds no words of a customer and no rating is kept, but is no feedback.
  return items.filter(({ text, rating, title }) => text !== '' || rating !== null || title !== null);
}
