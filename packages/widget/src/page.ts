/** What the recorder of a page says, where one runs (packages/recorder/src/earshot.ts). */
interface Recorder {
  recordingUrl?: () => string | undefined;
}

const uuid = /[?&]session_id=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;

/** The session that the recorder of this page records; undefined where none runs. */
export function sessionOf(recorder: unknown): string | undefined {
  try {
    const url = (recorder as Recorder | undefined)?.recordingUrl?.();
    return uuid.exec(url ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/** The page without what its address may hold of a person. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return (origin + pathname).slice(0, 2000);
}
