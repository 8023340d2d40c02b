import { maskPersonalData } from '@earshot/analysis/personal-data/find-personal-data';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { saidIn, textMaxChars } from './feedback-of-recording.service.ts';
import { namePattern } from './name-pattern.ts';
import * as sql from './feedback-moments.sql.ts';

/** What stands in place of a name. */
const nameMask = '[name]';

/**
 * What was said in a recording, for those who cannot enter the workspace: without names of its authors and of the person that
 * was recorded, and without personal data, whatever the workspace masks for itself.
 */
export function feedbackToGive(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  recordingId: string,
): Promise<{ at: number; text: string }[]> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const recording = await sql.recordedPerson(tx, workspaceId, recordingId);
    if (!recording) return [];
    const items = await saidIn(tx, workspaceId, recordingId, recording);
    const authors = await sql.authorNames(
      tx,
      workspaceId,
      items.map(({ review_id: id }) => id),
    );
    const names = namePattern([...authors, recording.personName ?? '']);
    return items.map(({ at, text }) => {
      const masked = maskPersonalData(text).text;
      return { at, text: (names ? masked.replace(names, nameMask) : masked).slice(0, textMaxChars) };
    });
  });
}
