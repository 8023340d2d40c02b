import type { Recording } from '@earshot/contracts/recordings';
import type { SharedRecording } from '@earshot/contracts/recording-shares';
import type { Cut } from '@earshot/replay-format/cut';
import { cutMoments, cutPlaces } from '@earshot/replay-format/cut-places';
import type { GivenRecording } from '../recordings.service.ts';

type CutRecording = Pick<SharedRecording, 'recording' | 'moments' | 'active_seconds' | 'chunks'>;

/** What is given away of a recording's facts. Nothing of it is taken over as it is: what is counted is counted anew. */
export function cutRecording(given: GivenRecording, cut: Cut, id: string): CutRecording {
  const { from, to, parts } = cut;
  const chunks = cutPlaces(given.chunks, given.moments, cut);
  const moments = cutMoments(given.moments, given.chunks, chunks, cut);
  const seconds = given.active_seconds.filter((second) => second * 1000 > from - 1000 && second * 1000 <= to);
  const count = (...kinds: string[]) => moments.filter(({ kind }) => kinds.includes(kind)).length;
  const { person, account, plan, metadata, browser, started_at, page_started_at } = given.recording;
  const corrected = Date.parse(started_at) - Date.parse(page_started_at);
  const recording: Omit<Recording, 'site_id'> = {
    session_id: id,
    started_at: new Date(from + corrected).toISOString(),
    ended_at: new Date(to + corrected).toISOString(),
    page_started_at: new Date(from).toISOString(),
    page_ended_at: new Date(to).toISOString(),
    seconds: (to - from) / 1000,
    active_seconds: seconds.length,
    is_live: false,
    is_digesting: false,
    page_count: count('page'),
    click_count: count('click'),
    input_count: count('input'),
    rage_click_count: count('rage_click'),
    dead_click_count: count('dead_click'),
    error_count: count('error', 'console_error'),
    dropped_events: moments.reduce(
      (sum, { kind, value }) => sum + (kind === 'dropped' ? (value ?? 0) : 0),
      0,
    ),
    first_url: moments.find(({ kind }) => kind === 'page')?.label ?? null,
    last_url: moments.findLast(({ kind }) => kind === 'page')?.label ?? null,
    strip: null,
    person: parts.person ? person : null,
    account: parts.person ? account : null,
    plan: parts.person ? plan : null,
    metadata: parts.metadata ? metadata : {},
    browser: browser && (parts.metadata ? browser : { ...browser, user_agent: '' }),
  };
  return { recording, moments, active_seconds: seconds, chunks };
}
