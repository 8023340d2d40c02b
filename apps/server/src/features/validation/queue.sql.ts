import type { CheckKind, Draw } from '@earshot/contracts/validation';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { textHash } from '../feedback/store/text-hash.shared.sql.ts';

/** Something to ask about: an item, and the topic, theme or other item that it is about (0: none). */
export interface Ask {
  kind: CheckKind;
  itemId: number;
  subjectId: number;
  drawn: Draw;
  /** What was shown to who checked it first; null where nobody did. */
  shown: string | null;
  shownBy: string | null;
}

export interface Wanted {
  kind: CheckKind;
  /** Only this topic or theme; 0 for any. */
  subjectId: number;
  /** Items that the person has in hand. */
  except: readonly number[];
  limit: number;
}

/** Where each kind of thing is found: an item `i` and its subject. What people decided is left out. */
const candidates: Readonly<Record<CheckKind, { from: string; subject: string; uncertain: string | null }>> = {
  sentiment: {
    from: 'feedback_item i where i.workspace_id = $1',
    subject: '0',
    // Nearest to where one tone ends and the next begins; ratings leave less room for doubt.
    uncertain: `i.sentiment_by = 'rating', least(abs(i.sentiment_score + 0.1), abs(i.sentiment_score - 0.3))`,
  },
  language: {
    from: 'feedback_item i where i.workspace_id = $1',
    subject: '0',
    // Short texts, and those that could not be told.
    uncertain: `i.language <> 'und', octet_length(i.text)`,
  },
  topic: {
    from: `(select item_id as id, topic_id, score, is_in from topic_item where workspace_id = $1) i
      where ($3 = 0 or i.topic_id = $3) and not exists (select 1 from topic_rating r
        where r.workspace_id = $1 and r.topic_id = i.topic_id and r.item_id = i.id)`,
    subject: 'i.topic_id',
    uncertain: 'abs(i.score - 0.5)',
  },
  theme: {
    from: `(select item_id as id, theme_id, strength from theme_item where workspace_id = $1 and not is_pinned) i
      where ($3 = 0 or i.theme_id = $3)`,
    subject: 'i.theme_id',
    uncertain: 'i.strength',
  },
  copies: {
    from: `(select copy_key, min(id) as first_id from feedback_item
        where workspace_id = $1 group by copy_key having count(*) > 1) o
      join feedback_item i on i.workspace_id = $1 and i.copy_key = o.copy_key and i.id > o.first_id
      where i.workspace_id = $1`,
    subject: 'o.first_id',
    uncertain: null,
  },
};

/** Only members can be drawn at random: what is measured is how many of them belong. */
const drawable: Partial<Record<CheckKind, string>> = { topic: ' and i.is_in' };

function unchecked(kind: CheckKind): string {
  const { subject } = candidates[kind];
  return `not exists (select 1 from item_check c where c.workspace_id = $1 and c.item_id = i.id and c.kind = $2
      and c.subject_id = ${subject})
    and not i.id = any($4::int[])`;
}

/** A fixed order that has nothing to do with the items, so that whoever goes on with it draws at random. */
function inRandomOrder(kind: CheckKind): string {
  return `hashint4extended(i.id, ${candidates[kind].subject}::bigint), i.id`;
}

/** Things that nobody checked, drawn at random. */
export function randomAsks(db: Db, workspaceId: string, wanted: Wanted): Promise<Ask[]> {
  return askFor(db, workspaceId, wanted, 'random', drawable[wanted.kind] ?? '', inRandomOrder(wanted.kind));
}

/** Things that nobody checked, those first that the engine is least sure of. */
export async function uncertainAsks(db: Db, workspaceId: string, wanted: Wanted): Promise<Ask[]> {
  const { uncertain } = candidates[wanted.kind];
  if (uncertain === null) return [];
  return askFor(db, workspaceId, wanted, 'uncertain', '', `${uncertain}, ${inRandomOrder(wanted.kind)}`);
}

function askFor(
  db: Db,
  workspaceId: string,
  { kind, subjectId, except, limit }: Wanted,
  drawn: Draw,
  condition: string,
  order: string,
): Promise<Ask[]> {
  const { from, subject } = candidates[kind];
  return runRaw(
    db,
    `select $2::text as kind, i.id as item_id, ${subject} as subject_id, '${drawn}' as drawn,
        null as shown, null as shown_by
      from ${from} and ($3::int is not null) and ${unchecked(kind)}${condition} order by ${order} limit $5`,
    [workspaceId, kind, subjectId, except, limit],
  );
}

/** Things that one other person checked, oldest first: two answers tell how far people agree. */
export function secondLooks(
  db: Db,
  workspaceId: string,
  person: string,
  { kind, subjectId, except, limit }: Wanted,
): Promise<Ask[]> {
  return runRaw(
    db,
    `select c.kind, c.item_id, c.subject_id, c.drawn, c.shown, c.shown_by
      from item_check c
      join feedback_item i on i.workspace_id = $1 and i.id = c.item_id and c.text_hash = ${textHash}
      where c.workspace_id = $1 and c.kind = $2 and ($3 = 0 or c.subject_id = $3) and c.verdict <> 'unsure'
        and c.checked_by <> $6 and not c.item_id = any($4::int[])
        and not exists (select 1 from item_check o where o.workspace_id = $1 and o.item_id = c.item_id
          and o.kind = c.kind and o.subject_id = c.subject_id and o.id <> c.id)
      order by c.checked_at, c.id limit $5`,
    [workspaceId, kind, subjectId, except, limit, person],
  );
}

/** How many checks of a kind, or of all, a person made. */
export async function countOwn(
  db: Db,
  workspaceId: string,
  person: string,
  kind: CheckKind | null,
): Promise<number> {
  const [row] = await runRaw<{ checks: number }>(
    db,
    `select count(*)::int as checks from item_check
     where workspace_id = $1 and checked_by = $2 and ($3::text is null or kind = $3)`,
    [workspaceId, person, kind],
  );
  return row?.checks ?? 0;
}

/** How many others checked a thing. */
export async function countOthers(
  db: Db,
  workspaceId: string,
  person: string,
  { kind, itemId, subjectId }: Pick<Ask, 'kind' | 'itemId' | 'subjectId'>,
): Promise<number> {
  const [row] = await runRaw<{ checks: number }>(
    db,
    `select count(*)::int as checks from item_check
     where workspace_id = $1 and item_id = $2 and kind = $3 and subject_id = $4 and checked_by <> $5`,
    [workspaceId, itemId, kind, subjectId, person],
  );
  return row?.checks ?? 0;
}

/** The workspace's languages, the most frequent first. */
export async function readLanguages(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await runRaw<{ value: string }>(
    db,
    `select value from item_count where workspace_id = $1 and facet = 'language' and count > 0
     order by count desc, value limit 30`,
    [workspaceId],
  );
  return rows.map(({ value }) => value);
}

/** Themes that hold items, by name. */
export function readThemeNames(db: Db, workspaceId: string): Promise<{ id: number; name: string }[]> {
  return runRaw(
    db,
    `select t.id, coalesce(t.given_name, t.found_name) as name from theme t
     where t.workspace_id = $1 and t.shown_in is null
       and not exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = t.id)
     order by lower(coalesce(t.given_name, t.found_name)), t.id`,
    [workspaceId],
  );
}

export async function hasChecked(
  db: Db,
  workspaceId: string,
  person: string,
  { kind, itemId, subjectId }: Pick<Ask, 'kind' | 'itemId' | 'subjectId'>,
): Promise<boolean> {
  const rows = await runRaw(
    db,
    `select 1 from item_check where workspace_id = $1 and item_id = $2 and kind = $3 and subject_id = $4
       and checked_by = $5`,
    [workspaceId, itemId, kind, subjectId, person],
  );
  return rows.length > 0;
}
