/**
 * Reads exports of other roadmap tools in `board-exports` as an import of cards does, and compares with what a careful person reads
 * out of them.
 *
 *   npm run bench:board-exports [-- --sums]
 *
 * The open half is printed by file, unless only sums are asked for; of the frozen half only sums are.
 */
import { cardsOfTable, dateOrderOf } from '@earshot/tabular/cards/cards-of-table';
import type { CardDraft } from '@earshot/tabular/cards/cards-of-table';
import { guessCardColumns } from '@earshot/tabular/cards/guess-card-columns';
import { readCardFile } from '@earshot/tabular/cards/read-card-file';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface TrueCard {
  title: string;
  status?: string;
  owner?: string;
  due?: string;
  created?: string;
  tags?: string[];
  votes?: number;
  externalId?: string;
  url?: string;
  parent?: string;
  /** Leaving it out is right, too. */
  archived?: boolean;
  /** By field, other values that are as right; where the field is missing, leaving it out is. */
  alsoRight?: Partial<Record<Part, unknown>>;
}

const parts = [
  'title',
  'status',
  'owner',
  'due',
  'created',
  'tags',
  'votes',
  'externalId',
  'url',
  'parent',
] as const;
type Part = (typeof parts)[number];
type Sums = Record<Part, { right: number; of: number }> & { extra: { right: number; of: number } };

const folder = fileURLToPath(new URL('board-exports', import.meta.url));
const onlySums = process.argv.includes('--sums');
const details = process.argv.includes('--wrong');

for (const half of ['open', 'frozen'] as const) {
  const path = join(folder, half);
  if (!existsSync(path)) continue;
  const files = readdirSync(path).filter((name) => /\.[ct]sv$/.test(name));
  const total = noSums();
  for (const file of files) {
    const sums = await judge(path, file, half === 'open' && details);
    add(total, sums);
    if (half === 'open' && !onlySums) print(file, sums);
  }
  print(`${half}: ${files.length} files`, total);
}

async function judge(path: string, file: string, tellsWrong: boolean): Promise<Sums> {
  const truth = JSON.parse(readFileSync(join(path, file.replace(/[ct]sv$/, 'json')), 'utf8')) as {
    cards: TrueCard[];
  };
  const sums = noSums();
  const drafts = await draftsOf(join(path, file));
  const rest = [...drafts];
  for (const card of truth.cards) {
    const at = rest.findIndex((draft) => same(draft.title, card.title));
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    if (!found && card.archived) continue;
    for (const part of parts) {
      const others = card.alsoRight?.[part];
      if (
        found &&
        others !== undefined &&
        alternatives(others).some((other) =>
          other === null ? !isThere(found, part) : holds(found, part, { ...card, [part]: other }),
        )
      ) {
        count(sums, part, true);
        continue;
      }
      if (card[part] === undefined) {
        // What the file does not say must not be there either.
        if (found && part !== 'parent' && part !== 'externalId' && isThere(found, part))
          count(sums, part, false);
        continue;
      }
      const isRight = found !== undefined && holds(found, part, card);
      count(sums, part, isRight);
      if (!isRight && tellsWrong)
        console.log(
          `  ${file}: ${card.title}: ${part} ${JSON.stringify(card[part])}`,
          found && valueOf(found, part),
        );
    }
  }
  sums.extra = { right: rest.length, of: drafts.length };
  if (tellsWrong) for (const draft of rest) console.log(`  ${file}: no such card: ${draft.title}`);
  return sums;
}

async function draftsOf(path: string): Promise<CardDraft[]> {
  try {
    const table = await readCardFile(readFileSync(path));
    const fields = guessCardColumns(table.columns, table.rows.length);
    const { drafts } = cardsOfTable(table, fields, dateOrderOf(table, fields) ?? 'mdy');
    const seen = new Set<string>();
    // Rows with the same id and title are one card, as an import takes them.
    return drafts.filter(({ externalId, title }) => {
      const key = JSON.stringify([externalId, title.toLowerCase()]);
      return !seen.has(key) && seen.add(key);
    });
  } catch (error) {
    console.log(`  ${path}: ${String(error)}`);
    return [];
  }
}

/** Tags are lists themselves. */
function alternatives(others: unknown): unknown[] {
  return Array.isArray(others) ? others : [others];
}

function valueOf(draft: CardDraft, part: Part): unknown {
  return part === 'owner' ? draft.owner : draft[part];
}

function isThere(draft: CardDraft, part: Part): boolean {
  const value = valueOf(draft, part);
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function holds(draft: CardDraft, part: Part, card: TrueCard): boolean {
  switch (part) {
    case 'owner': {
      const said = card.owner?.toLowerCase() ?? '';
      const { name, email } = draft.owner ?? { name: '', email: null };
      return (
        same(name, said) ||
        email === said ||
        (email !== null && said.includes(email) && said.includes(name.toLowerCase()))
      );
    }
    case 'tags':
      return same([...draft.tags].sort().join('|'), [...(card.tags ?? [])].sort().join('|'));
    default:
      return same(String(draft[part] ?? ''), String(card[part]));
  }
}

function same(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}

function noSums(): Sums {
  const of = () => ({ right: 0, of: 0 });
  return {
    ...{ title: of(), status: of(), owner: of(), due: of(), created: of(), tags: of(), votes: of() },
    ...{ externalId: of(), url: of(), parent: of(), extra: of() },
  };
}

function count(sums: Sums, part: Part, isRight: boolean): void {
  sums[part].of += 1;
  if (isRight) sums[part].right += 1;
}

function add(total: Sums, sums: Sums): void {
  for (const part of [...parts, 'extra'] as const) {
    total[part].right += sums[part].right;
    total[part].of += sums[part].of;
  }
}

function print(name: string, sums: Sums): void {
  const told = parts.flatMap((part) =>
    sums[part].of === 0 ? [] : [`${part} ${sums[part].right}/${sums[part].of}`],
  );
  console.log(`${name}\n  ${told.join(', ')}; cards that are none: ${sums.extra.right}`);
}
