import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { CheckCard, CheckKind } from '@earshot/contracts/validation';
import { checkKinds } from '@earshot/contracts/validation';
import type { validation } from '@earshot/contracts/validation';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import { idsOfSubject, shownByOf } from './check-view.ts';
import type { Ask } from './queue.sql.ts';
import * as sql from './queue.sql.ts';
import { findCopy, nameOfSubject, standingOf } from './subjects.sql.ts';

type Asked = ParsedBody<typeof validation.next>;

const usualCards = 3;

/**
 * What a person is to check next. Of each kind what is drawn at random, what one other person checked and what is uncertain
 * take turns.
 *
 * @throws Problem `not_found` for an unknown topic, theme or item
 */
export function nextChecks(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  asked: Asked,
): Promise<CallReply<typeof validation.next>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const subjectId = await subjectOf(tx, workspaceId, asked);
    const asks =
      asked.review_id === undefined
        ? await queueOf(tx, workspaceId, userId, { ...asked, subjectId })
        : await askAbout(tx, workspaceId, userId, { ...asked, subjectId });
    const cards: CheckCard[] = [];
    for (const ask of asks) {
      const card = await cardOf(tx, workspaceId, userId, ask);
      if (card) cards.push(card);
    }
    return {
      cards,
      own: await sql.countOwn(tx, workspaceId, userId, null),
      languages: await sql.readLanguages(tx, workspaceId),
      themes: await sql.readThemeNames(tx, workspaceId),
    };
  });
}

async function subjectOf(
  db: Db,
  workspaceId: string,
  { custom_trend_id: topicId, theme_id: themeId }: Asked,
): Promise<number> {
  if (topicId !== undefined && (await nameOfSubject(db, workspaceId, 'topic', topicId)) === undefined) {
    throw new Problem('not_found', { detail: 'There is no topic with this ID.' });
  }
  if (themeId !== undefined && (await nameOfSubject(db, workspaceId, 'theme', themeId)) === undefined) {
    throw new Problem('not_found', { detail: 'There is no theme with this ID.' });
  }
  return topicId ?? themeId ?? 0;
}

type Wanted = Asked & { subjectId: number };

async function queueOf(db: Db, workspaceId: string, person: string, asked: Wanted): Promise<Ask[]> {
  const limit = asked.limit ?? usualCards;
  const kinds = kindsOf(asked);
  const made = await sql.countOwn(db, workspaceId, person, asked.kind ?? null);
  // Which kind comes first moves on with each check.
  const inTurn = kinds.map((_, place) => kinds[(place + made) % kinds.length] ?? 'sentiment');
  const asksOf = (kind: CheckKind, count: number) => asksOfKind(db, workspaceId, person, kind, asked, count);
  const share = Math.ceil(limit / kinds.length);
  const found = new Map<CheckKind, Ask[]>();
  for (const kind of inTurn) found.set(kind, await asksOf(kind, share));
  if (share < limit && [...found.values()].flat().length < limit) {
    // Kinds of which there is nothing leave their place to the others.
    for (const kind of inTurn) {
      if (found.get(kind)?.length === share) found.set(kind, await asksOf(kind, limit));
    }
  }
  const asks: Ask[] = [];
  for (let round = 0; round < limit && asks.length < limit; round += 1) {
    for (const kind of inTurn) {
      const ask = found.get(kind)?.[round];
      if (ask && asks.length < limit) asks.push(ask);
    }
  }
  return asks;
}

function kindsOf({ kind, custom_trend_id: topicId, theme_id: themeId }: Asked): readonly CheckKind[] {
  if (topicId !== undefined) return ['topic'];
  if (themeId !== undefined) return ['theme'];
  return kind ? [kind] : checkKinds;
}

/** Random ones, second looks and uncertain ones in turn, each thing once; what is not needed is not looked for. */
async function asksOfKind(
  db: Db,
  workspaceId: string,
  person: string,
  kind: CheckKind,
  { subjectId, except = [] }: Wanted,
  limit: number,
): Promise<Ask[]> {
  const inHand = except.filter((one) => one.kind === kind).map(({ review_id: id }) => id);
  const wanted = { kind, subjectId, except: inHand, limit };
  const turns = [
    () => sql.randomAsks(db, workspaceId, wanted),
    () => sql.secondLooks(db, workspaceId, person, wanted),
    () => sql.uncertainAsks(db, workspaceId, wanted),
  ];
  const first = (await sql.countOwn(db, workspaceId, person, kind)) + inHand.length;
  const lists = new Map<number, Ask[]>();
  const asks = new Map<string, Ask>();
  for (let place = 0; place < limit; place += 1) {
    for (let turn = 0; turn < turns.length && asks.size < limit; turn += 1) {
      const which = (first + turn) % turns.length;
      const list = lists.get(which) ?? (await turns[which]?.()) ?? [];
      lists.set(which, list);
      const ask = list[place];
      if (!ask) continue;
      const thing = `${ask.itemId}/${ask.subjectId}`;
      if (!asks.has(thing)) asks.set(thing, ask);
    }
  }
  return [...asks.values()];
}

/** The item that was asked for, of the kind that was asked for. */
async function askAbout(db: Db, workspaceId: string, person: string, asked: Wanted): Promise<Ask[]> {
  const { kind, review_id: itemId = 0, subjectId: given } = asked;
  if (kind === undefined) throw badField('kind', 'is needed with review_id');
  if (kind === 'topic' && given === 0) throw badField('custom_trend_id', 'is needed to ask about a topic');
  const subjectId = kind === 'copies' ? ((await findCopy(db, workspaceId, itemId)) ?? 0) : given;
  const standing = await standingOf(db, workspaceId, { kind, itemId, subjectId });
  if (!standing) throw new Problem('not_found', { detail: 'There is no feedback item with this ID.' });
  if (standing.shown === null) return [];
  const ofTheme = kind === 'theme' ? Number(standing.shown) : subjectId;
  const ask = { kind, itemId, subjectId: ofTheme, drawn: 'chosen', shown: null, shownBy: null } as const;
  return (await sql.hasChecked(db, workspaceId, person, ask)) ? [] : [ask];
}

async function cardOf(db: Db, workspaceId: string, person: string, ask: Ask): Promise<CheckCard | undefined> {
  const { kind, itemId, subjectId, drawn } = ask;
  const standing = await standingOf(db, workspaceId, ask);
  const shown = ask.shown ?? standing?.shown;
  const [item] = await itemsOfIds(db, workspaceId, [itemId]);
  const [copy = null] = kind === 'copies' ? await itemsOfIds(db, workspaceId, [subjectId]) : [];
  if (!standing || !shown || !item) return undefined;
  return {
    kind,
    review_id: itemId,
    ...idsOfSubject(kind, subjectId),
    subject_name:
      kind === 'topic' || kind === 'theme'
        ? ((await nameOfSubject(db, workspaceId, kind, subjectId)) ?? null)
        : null,
    shown,
    shown_by: shownByOf(ask.shownBy ?? standing.shownBy),
    drawn,
    item,
    copy,
    others: await sql.countOthers(db, workspaceId, person, ask),
  };
}
