import { recordings } from '@earshot/contracts/recordings';
import { digest } from '../../features/recordings/digest/digest.service.ts';
import type { TestApp } from '../app.ts';
import { offerChunk } from '../offer-chunk.ts';
import type { Person } from '../people.ts';
import { send } from '../send.ts';
import type { SeededSession } from './seeded-sessions.ts';
import { sessionChunk } from './session-chunk.ts';

/** Sends sessions as recorders would, each in one chunk, and reads them. */
export async function seedSessions(
  earshot: TestApp,
  owner: Person,
  sessions: readonly SeededSession[],
): Promise<void> {
  const keys = new Map<string, string>();
  for (const name of ['Shop', 'Docs']) {
    const { reply } = await send(earshot.app, recordings.createSite, { as: owner, body: { name } });
    keys.set(name, reply.key);
  }
  for (const session of sessions) {
    const { bytes } = sessionChunk(session);
    const { statusCode } = await offerChunk(earshot, keys.get(session.site) ?? '', bytes);
    if (statusCode !== 200) throw new Error(`A chunk was answered with ${statusCode}`);
    await digest(earshot, owner.workspaceId, session.id, new AbortController().signal);
  }
}
