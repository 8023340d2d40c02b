import type { CallReply } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';

export const recordingId = '0198a000-0000-7000-8000-00000000000a';
const start = Date.parse('2026-11-20T09:41:00.000Z');
const tab = '00000000000000aa';

/** A recording of ten minutes with some trouble, with what a test says about it. */
export function givenRecording(
  about: Partial<CallReply<typeof recordings.get>['recording']> = {},
): CallReply<typeof recordings.get> {
  const moment = (second: number, kind: 'page' | 'click' | 'rage_click' | 'error', label = '') => ({
    at: start + second * 1000,
    tab_id: tab,
    kind,
    label,
    value: kind === 'rage_click' ? 5 : null,
  });
  return {
    recording: {
      session_id: recordingId,
      site_id: 1,
      started_at: new Date(start).toISOString(),
      ended_at: new Date(start + 600_000).toISOString(),
      page_started_at: new Date(start).toISOString(),
      page_ended_at: new Date(start + 600_000).toISOString(),
      seconds: 600,
      active_seconds: 3,
      is_live: false,
      is_digesting: false,
      page_count: 2,
      click_count: 1,
      input_count: 0,
      rage_click_count: 1,
      dead_click_count: 0,
      error_count: 1,
      dropped_events: 0,
      first_url: 'https://shop.test/',
      last_url: 'https://shop.test/cart',
      strip: null,
      person: { id: 'u-7', name: 'Ada', email: null, is_verified: false },
      account: 'Brightwell Heating',
      plan: 'Crew',
      metadata: { release: '4.2.1' },
      browser: { user_agent: 'A browser', width: 1200, height: 800 },
      ...about,
    },
    moments: [
      moment(0, 'page', 'https://shop.test/'),
      moment(20, 'click'),
      moment(65, 'rage_click', 'Save note'),
      moment(70, 'error', 'draft is undefined'),
      moment(300, 'page', 'https://shop.test/cart'),
    ],
    active_seconds: [20, 65, 300].map((second) => start / 1000 + second),
    chunks: [
      { tab_id: tab, seq: 0, first_at: start, last_at: start + 299_000, has_snapshot: true, bytes: 10 },
      {
        tab_id: tab,
        seq: 1,
        first_at: start + 300_000,
        last_at: start + 600_000,
        has_snapshot: true,
        bytes: 10,
      },
    ],
  };
}
