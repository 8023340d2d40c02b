import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../lib/session.ts';
import {
  beginSelfRecording,
  endSelfRecording,
  isRecordedScreen,
  pauseSelfRecording,
} from './self-recording.ts';

/** Has the app record its own use while somebody is signed in, on screens that may be recorded. */
export function useSelfRecording({ user_id, displayName, email, companyName }: Session): void {
  const { pathname } = useLocation();
  const isRecorded = isRecordedScreen(pathname);
  useEffect(() => {
    if (isRecorded) void beginSelfRecording({ user_id, displayName, email, companyName });
    else void pauseSelfRecording();
  }, [isRecorded, user_id, displayName, email, companyName]);
  useEffect(() => () => void endSelfRecording(), []);
}
