import { NewFeedback, type ItemRefusal } from '@earshot/contracts/feedback';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { createHash } from 'node:crypto';

const { itemMaxBytes } = ingestLimits;

export type CheckedItem =
  { item: NewFeedback; contentKey: Buffer | null } | { refused: { code: ItemRefusal; detail: string } };

/** Checks items one by one; each is taken or refused by itself. Items without an external id get their content key. */
export function checkItems(items: readonly unknown[]): CheckedItem[] {
  const occurrences = new Map<string, number>();
  return items.map((item) => {
    const bytes = Buffer.byteLength(JSON.stringify(item));
    if (bytes > itemMaxBytes) {
      return {
        refused: {
          code: 'too_large',
          detail: `The item has ${bytes} bytes. The maximum is ${itemMaxBytes}.`,
        },
      };
    }
    const parsed = NewFeedback.safeParse(item);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = issue?.path.join('.');
      return {
        refused: { code: 'bad_request', detail: `${field ? `${field}: ` : ''}${issue?.message ?? ''}` },
      };
    }
    if (parsed.data.external_id !== undefined) return { item: parsed.data, contentKey: null };
    const content = canonical(parsed.data);
    const occurrence = (occurrences.get(content) ?? 0) + 1;
    occurrences.set(content, occurrence);
    return { item: parsed.data, contentKey: hashOf(`${occurrence} ${content}`) };
  });
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The same text for values that are equal, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
