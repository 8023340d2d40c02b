import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { recipientHashPads } from '../../platform/mail/recipient-hash.ts';
import { mailChoiceKey, silencedAmong } from '../../platform/mail/mail-choices.sql.ts';
import type { Deps } from '../deps.ts';
import type { KeptEvidence } from '../ideas/card-ideas.service.ts';
import type { CardToTell } from './follow-up-people.sql.ts';
import { recipientHashes } from './follow-up-people.sql.ts';
import { readPieces } from './read-evidence.ts';

/** What is needed to find the people behind a released card. */
export async function cardToTell(
  deps: Pick<Deps, 'database' | 'engine'>,
  workspaceId: string,
  { kept, ...of }: { ideaId: string; releasedAt: string; kept: readonly KeptEvidence[] },
): Promise<CardToTell> {
  const { database } = deps;
  const pieces = (await readPieces(deps, workspaceId, kept)).flatMap(({ piece }) => piece ?? []);
  const pads = recipientHashPads(await mailChoiceKey(database.app));
  const released = { ...of, pieces, pads };
  const hashes = await readInWorkspace(database, workspaceId, (tx) =>
    recipientHashes(tx, workspaceId, released),
  );
  return { ...released, silenced: await silencedAmong(database.app, hashes) };
}
