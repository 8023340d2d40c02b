import type { DraftItem } from '../../../apps/server/src/features/imports/plan/new-items.ts';
import type { FeedbackTruth, TrueItem } from './truth.ts';

export interface Judged {
  asked: number;
  /** What is not right, in words. */
  faults: string[];
}

const shown = 70;

export function judgeItem(item: DraftItem | undefined, wanted: TrueItem, truth: FeedbackTruth): Judged {
  const got = {
    text: item?.text ?? null,
    title: item?.title ?? null,
    date: item?.saidAt ?? null,
    rating: item?.rating?.value ?? null,
    authorName: item?.author?.name ?? null,
    authorEmail: item?.author?.email ?? null,
    account: item?.account?.name ?? null,
    id: item?.externalId ?? null,
    language: item?.language ?? null,
  };
  const keys = (Object.keys(got) as (keyof TrueItem)[]).filter(
    (key) => key !== 'language' || truth.columns[key],
  );
  const faults = keys.flatMap((key) => {
    const isRight = isSame(key, got[key], wanted[key], truth);
    const text = (value: unknown) => JSON.stringify(value).slice(0, shown);
    return isRight ? [] : [`${key}: ${text(got[key])} instead of ${text(wanted[key])}`];
  });
  return { asked: keys.length, faults };
}

/** How much an item is the wanted one: by its id, its person and common words. */
export function likeness(item: DraftItem, wanted: TrueItem): number {
  const words = new Set(wordsOf(wanted.text ?? wanted.title ?? '').split(' '));
  const own = wordsOf(`${item.title ?? ''} ${item.text}`).split(' ');
  const shared = own.filter((word) => words.has(word)).length / Math.max(1, own.length, words.size);
  const author = wanted.authorName !== null && item.author?.name === wanted.authorName ? 0.5 : 0;
  const email = wanted.authorEmail !== null && item.author?.email === wanted.authorEmail ? 0.5 : 0;
  return shared + author + email + (wanted.id !== null && item.externalId === wanted.id ? 2 : 0);
}

function isSame(
  key: keyof TrueItem,
  got: string | number | null,
  wanted: string | number | null,
  truth: FeedbackTruth,
): boolean {
  const also = truth.alternatives?.[key];
  if (also !== undefined && key !== 'date' && got !== wanted)
    return got === null ? also.includes(null) : true;
  if (wanted === null || wanted === '') return got === null || got === '';
  if (got === null) return false;
  if (key === 'date') return isSameDate(String(got), String(wanted), truth);
  if (key === 'rating') return Number(got) === Number(wanted);
  if (key === 'language')
    return String(got).slice(0, 2).toLowerCase() === String(wanted).slice(0, 2).toLowerCase();
  const plain = (value: string | number) => wordsOf(String(value).replace(/^(?:re|aw|fwd?|wg):\s*/i, ''));
  if (key === 'text' && Array.isArray(truth.columns['text'])) {
    return plain(got) !== '' && plain(wanted).startsWith(plain(got));
  }
  return plain(got) === plain(wanted);
}

function isSameDate(got: string, wanted: string, { alternatives }: FeedbackTruth): boolean {
  const day = wanted.slice(0, 10);
  if (!wanted.includes('T') || alternatives?.['date'] !== undefined) return got.slice(0, 10) === day;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(wanted);
  return Math.abs(Date.parse(got) - Date.parse(hasZone ? wanted : `${wanted}Z`)) < 60_000;
}

function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
