import { system } from '@earshot/contracts/system';
import { send } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';

/** As much of the recorder as is used here; it comes as a file of its own, only where it is switched on. */
interface Recorder {
  identify: (person: { userId: string; name: string; email: string; account: string }) => void;
  start: () => void;
  stop: () => void;
  consent: (given: boolean) => void;
}

interface RecorderFile {
  start: (options: { siteKey: string; origin: string; maskText: true; worker: string }) => Recorder;
}

export interface RecordedPerson {
  user_id: string;
  displayName: string;
  email: string;
  companyName: string;
}

/** Screens that are never recorded, and all below them: they show secrets, or what customers said and did. */
const unrecorded = [
  '/settings',
  '/operator',
  paths.replay,
  paths.reports,
  paths.marketReportScreen,
  paths.import,
  paths.item,
  paths.sources,
  paths.connections,
  paths.connection,
  paths.person,
  paths.account,
  '/public',
];

/** True for a screen behind login that may be recorded. */
export function isRecordedScreen(pathname: string): boolean {
  return !unrecorded.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

let loading: Promise<Recorder | null> | undefined;
let wanted: RecordedPerson | null = null;

/** Records a person's use of the app to the operator's site, where the operator switched that on. */
export async function beginSelfRecording(person: RecordedPerson): Promise<void> {
  wanted = person;
  const recorder = await (loading ??= load().catch(() => null));
  // The person may have gone on to a screen that is not recorded, or logged out.
  if (wanted !== person || !recorder) return;
  recorder.consent(true);
  recorder.start();
  recorder.identify({
    userId: person.user_id,
    name: person.displayName,
    email: person.email,
    account: person.companyName,
  });
}

/** Pauses on a screen that is not recorded. */
export async function pauseSelfRecording(): Promise<void> {
  wanted = null;
  (await loading)?.stop();
}

/** Ends with the login; what was not sent yet is thrown away, and another login begins another recording. */
export async function endSelfRecording(): Promise<void> {
  wanted = null;
  const ended = loading;
  loading = undefined;
  (await ended)?.consent(false);
}

async function load(): Promise<Recorder | null> {
  const { site_key: siteKey } = await send(system.getSelfRecording);
  if (siteKey === null) return null;
  const file = '/r/earshot-1.mjs';
  const { start } = (await import(/* @vite-ignore */ file)) as RecorderFile;
  return start({ siteKey, origin: window.location.origin, maskText: true, worker: '/r/earshot-worker-1.js' });
}
