import type { CitedMoment } from '@earshot/contracts/session-questions';
import type { RecordingRow } from '../recordings/recordings.service.ts';
import { recordingRows } from '../recordings/recordings.service.ts';
import type { CountedSessions, SessionScene } from './session-scene.ts';
import * as sql from './session-counts.sql.ts';
import { happenedInWords } from './session-words.service.ts';

const citedMax = 5;
/** Of one session more is shown, since it is all there is. */
const citedOfOneMax = 8;
const tellingKinds = [
  'page',
  'error',
  'rage_click',
  'dead_click',
  'failed_request',
  'slow_request',
  'custom',
];

/** The moments that an answer rests on: of several sessions one each, of a single one the course of it. */
export async function citedMoments(
  { tx, workspaceId, plan }: SessionScene,
  { behind, moment, pick, only }: CountedSessions,
  count: number,
): Promise<CitedMoment[]> {
  if (moment) {
    const wanted = { moment, pick, limit: citedMax };
    return numbered(await sql.citableMoments(tx, workspaceId, behind, wanted));
  }
  const rows = await recordingRows(tx, workspaceId, behind, { after: null, limit: only ? 1000 : citedMax });
  const cited = only ? rows.filter(({ id }) => id === only) : rows;
  const [alone] = cited;
  if (alone && plan.kind === 'list' && count === 1) {
    return numbered(await sql.tellingMoments(tx, workspaceId, alone.id, tellingKinds, citedOfOneMax));
  }
  return numbered(cited.map(beginningOf));
}

function beginningOf(row: RecordingRow): sql.CitableRow {
  return {
    recordingId: row.id,
    firstEvent: row.firstEvent,
    started: row.started,
    who: row.personName ?? row.personEmail ?? row.personId,
    at: row.firstEvent,
    kind: 'begun',
    label: '',
    value: null,
  };
}

function numbered(rows: readonly sql.CitableRow[]): CitedMoment[] {
  return rows.map((row, i) => ({
    number: i + 1,
    recording_id: row.recordingId,
    at_ms: Math.max(0, Math.floor(row.at - row.firstEvent)),
    what: happenedInWords(row),
    who: row.who,
    started_at: new Date(row.started).toISOString(),
  }));
}
