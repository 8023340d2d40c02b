import type { PublicRoadmap, roadmapCalls } from '@earshot/contracts/boards/roadmap';
import { roadmapLimits } from '@earshot/contracts/boards/public-text';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { instantOf } from '../../../platform/instant.ts';
import { mailChoiceKey } from '../../../platform/mail/mail-choices.sql.ts';
import {
  bytesOfUuid,
  keyedHash,
  saidInToken,
  signedToken,
  uuidBytes,
  uuidOfBytes,
} from '../../../platform/mail/signed-token.ts';
import type { Deps } from '../../deps.ts';
import { workspaceName } from '../../workspaces/workspaces.service.ts';
import { columnsOf, findBoard } from '../boards.sql.ts';
import { cardOf } from '../cards.service.ts';
import { changeBoard, unknownBoard, unknownColumn } from '../change-board.ts';
import { reachOf } from '../reach-of.ts';
import type { PublicCardRow, RoadmapRow } from './roadmap.sql.ts';
import * as sql from './roadmap.sql.ts';

const use = 'public_roadmap';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;
type Roadmap = CallReply<typeof roadmapCalls.getRoadmap>;

/** @throws Problem `not_found` */
export async function getRoadmap(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  boardId: string,
): Promise<Roadmap> {
  const key = await mailChoiceKey(database.app);
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return viewOf(tx, key, workspaceId, boardId);
  });
}

/** @throws Problem `not_found` for a board or a column; `not_allowed` for a private board */
export async function saveRoadmap(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, settings, new_link: isNewLink }: ParsedBody<typeof roadmapCalls.saveRoadmap>,
): Promise<Roadmap> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const key = await mailChoiceKey(deps.database.app);
  return changeBoard(deps, caller, boardId, async ({ tx, board, note }) => {
    const before = await sql.roadmapOf(tx, workspaceId, boardId);
    if (settings === null) await sql.deleteRoadmap(tx, workspaceId, boardId);
    else {
      if (board.isPrivate) {
        throw new Problem('not_allowed', {
          detail: 'A private board cannot be published. Share it with all members first.',
        });
      }
      const known = new Set((await columnsOf(tx, workspaceId, [boardId])).map(({ id }) => id));
      if (settings.columns.some(({ column_id: column }) => !known.has(column))) throw unknownColumn();
      const { is_public: isPublic, title, intro, columns, shows_people: showsPeople } = settings;
      const linkId = before && !isNewLink ? before.linkId : randomUUID();
      const updatedAt = instantOf(deps.now());
      await sql.putRoadmap(tx, workspaceId, {
        boardId,
        linkId,
        isPublic,
        title,
        intro,
        columns,
        showsPeople,
        updatedAt,
      });
    }
    await note({
      ...{ ideaId: null, kind: 'published' },
      before: { published: before !== undefined },
      after: { published: settings !== null },
    });
    return viewOf(tx, key, workspaceId, boardId);
  });
}

/** @throws Problem `not_found` */
export function setPublicText(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, public_text: text }: ParsedBody<typeof roadmapCalls.setPublicText>,
): Promise<CallReply<typeof roadmapCalls.setPublicText>> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx, note }) => {
    await cardOf(tx, workspaceId, boardId, ideaId);
    const before = await sql.publicTextOf(tx, workspaceId, ideaId);
    await sql.setPublicText(tx, workspaceId, ideaId, {
      ...{
        publicTitle: text?.title ?? null,
        publicText: text?.text ?? null,
        publicAt: instantOf(deps.now()),
      },
    });
    await note({
      ...{ ideaId, kind: 'published' },
      before: { published: before !== null },
      after: { published: text !== null },
    });
    return { public_text: text };
  });
}

/** What anybody with the link reads. @throws Problem `link_invalid` for a link that opens nothing, or nothing any more */
export async function readRoadmap({ database }: ReadDeps, token: string): Promise<PublicRoadmap> {
  const key = await mailChoiceKey(database.app);
  const said = saidInToken(key, use, token, 2 * uuidBytes);
  if (!said) throw new Problem('link_invalid');
  const workspaceId = uuidOfBytes(said.subarray(0, uuidBytes));
  const linkId = uuidOfBytes(said.subarray(uuidBytes));
  if ((await workspaceName(database, workspaceId)) === null) throw new Problem('link_invalid');
  return readInWorkspace(database, workspaceId, async (tx) => {
    const roadmap = await sql.roadmapOfLink(tx, workspaceId, linkId);
    if (!roadmap) throw new Problem('link_invalid');
    const columns = await columnsThere(tx, workspaceId, roadmap);
    return publicView(key, { ...roadmap, columns }, await sql.publicCards(tx, workspaceId, roadmap.boardId));
  });
}

async function viewOf(tx: Tx, key: Buffer, workspaceId: string, boardId: string): Promise<Roadmap> {
  const row = await sql.roadmapOf(tx, workspaceId, boardId);
  if (!row) return { settings: null, path: null, cards: 0 };
  const columns = await columnsThere(tx, workspaceId, row);
  const shown = new Set(columns.map(({ column_id: column }) => column));
  const cards = (await sql.publicCards(tx, workspaceId, boardId)).filter(({ columnId }) =>
    shown.has(columnId),
  );
  const { isPublic, title, intro, showsPeople, linkId } = row;
  const token = signedToken(key, use, Buffer.concat([bytesOfUuid(workspaceId), bytesOfUuid(linkId)]));
  return {
    settings: { is_public: isPublic, title, intro, columns, shows_people: showsPeople },
    ...{ path: `/public/roadmap/${token}`, cards: cards.length },
  };
}

/** Those of its columns that the board still has. */
async function columnsThere(
  tx: Tx,
  workspaceId: string,
  { boardId, columns }: RoadmapRow,
): Promise<RoadmapRow['columns']> {
  const known = new Set((await columnsOf(tx, workspaceId, [boardId])).map(({ id }) => id));
  return columns.filter(({ column_id: column }) => known.has(column));
}

function publicView(key: Buffer, roadmap: RoadmapRow, cards: readonly PublicCardRow[]): PublicRoadmap {
  const shown = new Set(roadmap.columns.map(({ column_id: column }) => column));
  const told = cards.filter(({ columnId }) => shown.has(columnId));
  const changed = [roadmap.updatedAt, ...told.map(({ publicAt }) => publicAt)].toSorted();
  return {
    ...{ title: roadmap.title, intro: roadmap.intro, is_public: roadmap.isPublic },
    updated_at: changed.at(-1) ?? roadmap.updatedAt,
    columns: roadmap.columns.map(({ column_id: column, title }) => ({
      title,
      cards: told
        .filter(({ columnId }) => columnId === column)
        .map((card) => ({
          id: keyedHash(key, use, card.ideaId).subarray(0, 12).toString('base64url'),
          ...{ title: card.publicTitle, text: card.publicText, updated_at: card.publicAt },
          people: roadmap.showsPeople ? peopleOf(card) : null,
          released_on: card.releasedAt?.slice(0, 10) ?? null,
        })),
    })),
  };
}

/** Few could be told apart by who reads it. */
function peopleOf({ people, unnamed }: PublicCardRow): number | null {
  const reach = people === null || unnamed === null ? 0 : reachOf({ people, unnamed });
  return reach >= roadmapLimits.peopleAtLeast ? reach : null;
}
