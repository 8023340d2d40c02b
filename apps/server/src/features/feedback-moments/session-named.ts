/** Fields in which feedback tools put the session that an item came from. */
export const sessionFields: readonly string[] = [
  'session_id',
  'sessionId',
  'recording_id',
  'recordingId',
  'earshot_session_id',
  'session_url',
  'session_link',
  'replay_url',
  'replay_link',
  'replay',
];

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const alone = new RegExp(`^\\s*(${uuid})\\s*$`, 'i');
const links = /\/session_replay\/replay_session\?[^\s"<>]*/gi;
const named = new RegExp(`(?:replay_session\\?|&)session_id=(${uuid})`, 'i');

export interface NamedSession {
  id: string;
  /** Milliseconds after its beginning, where the link names a moment. */
  atMs: number | null;
}

/** The recording that an item of feedback names: in a field for it, or by a link to its replay. */
export function sessionNamed({
  text,
  link,
  fields,
}: {
  text: string;
  link: string | null;
  fields: Readonly<Record<string, string>>;
}): NamedSession | null {
  for (const name of sessionFields) {
    const id = alone.exec(fields[name] ?? '')?.[1];
    if (id) return { id: id.toLowerCase(), atMs: null };
  }
  for (const where of [link ?? '', ...Object.values(fields), text]) {
    for (const [link] of where.matchAll(links)) {
      const found = named.exec(link);
      const id = found?.[1];
      if (!id) continue;
      const at = /[?&]t=(\d{1,9})/i.exec(link.slice(found.index + found[0].length))?.[1];
      return { id: id.toLowerCase(), atMs: at === undefined ? null : Number(at) };
    }
  }
  return null;
}
