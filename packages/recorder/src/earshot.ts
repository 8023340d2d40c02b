import type { ToldPerson, ToldValues } from '@earshot/replay-format/page-calls';

/** What a page can say to its recorder. Nothing here throws; before recording has begun, what is said waits. */
export interface Earshot {
  /** Says who is there. With a `signature` from your server, the person is shown as verified. `null`, when somebody logs out, begins a new session. */
  identify: (person: ToldPerson | null) => void;
  /** What your team filters sessions by, such as plan, release or experiment. A value of null removes a key. */
  metadata: (values: ToldValues) => void;
  /** Something that happened, with a name of your own. */
  event: (name: string, properties?: ToldValues) => void;
  /** Records again after `stop()`. */
  start: () => void;
  /** Stops recording this page. */
  stop: () => void;
  /** Whether the visitor agrees. `consent(false)` stops recording and discards what has not been sent. */
  consent: (given: boolean) => void;
  /** The link to this session for your team; there is none while nothing is recorded. */
  recordingUrl: () => string | undefined;
}
