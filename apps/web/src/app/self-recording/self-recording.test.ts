import { appPages } from '@earshot/contracts/pages/pages';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { login } from '../../testing/login.ts';
import { beginSelfRecording, endSelfRecording, isRecordedScreen } from './self-recording.ts';

afterEach(() => vi.unstubAllGlobals());

test('[AUTH-3] settings, player, reports, import and items are never recorded', () => {
  expect(appPages.filter((path) => !isRecordedScreen(path)).sort()).toEqual([
    '/feedback/account',
    '/feedback/ai_report',
    '/feedback/connection',
    '/feedback/connections',
    '/feedback/import',
    '/feedback/item',
    '/feedback/person',
    '/feedback/sources',
    '/market_trend_reporting/report',
    '/operator/corrections',
    '/operator/dropped',
    '/operator/health',
    '/operator/inbox',
    '/operator/jobs',
    '/operator/mail',
    '/operator/operators',
    '/operator/storage',
    '/session_replay/replay_session',
    '/settings/api_keys',
    '/settings/edit-plan',
    '/settings/members',
    '/settings/personal_data',
    '/settings/profile',
    '/settings/subscribe',
    '/settings/workspace',
  ]);
  expect(isRecordedScreen('/public/report')).toBe(false);
  expect(isRecordedScreen('/feedback/items')).toBe(true);
});

test('[AUTH-3] where it is switched off, one question is asked for a login and no recorder is loaded', async () => {
  beginSession(login);
  const asked = fakeApi({ '/api/system/get_self_recording': { site_key: null } });
  await beginSelfRecording(login);
  await beginSelfRecording(login);
  expect(asked.map(({ path }) => path)).toEqual(['/api/system/get_self_recording']);
  await endSelfRecording();
  await beginSelfRecording(login);
  expect(asked).toHaveLength(2);
});
