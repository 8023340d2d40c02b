import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { CheckCard, CheckKind } from '@earshot/contracts/checks';
import { checkKinds } from '@earshot/contracts/checks';
import type { checks } from '@earshot/contracts/checks';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { itemsOfIds } from '../feedback/feedback.service.ts';
import { idsOfSubject, shownByOf } from './check-view.ts';
import type { Ask } from './queue.sql.ts';
import * as sql from './queue.sql.ts';
import { findCopy, nameOfSubject, standingOf } from './subjects.sql.ts';

type Asked = ParsedBody<typeof checks.next>;

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
): Promise<CallReply<typeof checks.next>> {
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
    throw new Problem('not_found', { detail: 'There is no topic of this id.' });
  }
  if (themeId !== undefined && (await nameOfSubject(db, workspaceId, 'theme', themeId)) === undefined) {
    throw new Problem('not_found', { detail: 'There is no theme of this id.' });
  }
  return topicId ?? themeId ?? 0;
}

type Wanted = Asked & { subjectId: number };

async function queueOf(db: Db, workspaceId: string, person: string, asked: Wanted): Promise<Ask[]> {
  const limit = asked.limit ?? usualCards;
  const kinds = kindsOf(asked);
  const made = await sql.countOwn(db, workspaceId, person, asked.kind ?? null);
  const found: Ask[][] = [];
  for (const kind of kinds) found.push(await asksOfKind(db, workspaceId, person, kind, asked, limit));
  // Which kind comes first moves on with each check.
  const inTurn = kinds.map((_, place) => found[(place + made) % kinds.length] ?? []);
  const asks: Ask[] = [];
  for (let round = 0; round < limit && asks.length < limit; round += 1) {
    for (const list of inTurn) {
      const ask = list[round];
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

/** Random ones, second looks and uncertain ones in turn, each thing once. */
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
    await sql.randomAsks(db, workspaceId, wanted),
    await sql.secondLooks(db, workspaceId, person, wanted),
    await sql.uncertainAsks(db, workspaceId, wanted),
  ];
  const made = await sql.countOwn(db, workspaceId, person, kind);
  const asks = new Map<string, Ask>();
  for (let place = 0; place < limit; place += 1) {
    for (let turn = 0; turn < turns.length; turn += 1) {
      const ask = turns[(made + inHand.length + turn) % turns.length]?.[place];
      if (ask && !asks.has(`${ask.itemId}/${ask.subjectId}`)) asks.set(`${ask.itemId}/${ask.subjectId}`, ask);
    }
  }
  return [...asks.values()].slice(0, limit);
}

/** The item that was asked for, of the kind that was asked for. */
async function askAbout(db: Db, workspaceId: string, person: string, asked: Wanted): Promise<Ask[]> {
  const { kind, review_id: itemId = 0, subjectId: given } = asked;
  if (kind === undefined) throw badField('kind', 'is needed with review_id');
  if (kind === 'topic' && given === 0) throw badField('custom_trend_id', 'is needed to ask about a topic');
  const subjectId = kind === 'copies' ? ((await findCopy(db, workspaceId, itemId)) ?? 0) : given;
  const standing = await standingOf(db, workspaceId, { kind, itemId, subjectId });
  if (!standing) throw new Problem('not_found', { detail: 'There is no feedback item of this id.' });
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
