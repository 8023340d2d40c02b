import type { Candidate } from './kinds.ts';

const LINK = /(?:https?|wss?|ftp):\/\/[^\s<>"']{1,2048}|\bwww\.[^\s<>"']{1,2048}/gi;
/** What ends a sentence or a bracket around the link is none of it. */
const AFTERWARDS = /[.,;:!?)\]}]{1,8}$/;
const SIGNED_IN = /^[a-z]{2,5}:\/\/[^/@\s:]{1,200}:[^/@\s]{1,200}@/i;
const NAMED_SECRET =
  /[?&#;](?:[a-z_-]{0,24}token|auth|api_?key|[a-z_-]{0,16}secret|password|passwd|pwd|pass|[a-z_-]{0,16}sig(?:nature)?|session_?(?:id)?|jsessionid|phpsessid|otp|jwt)=[^&#\s]{6,}/i;
/** Names that also hold harmless values: only long ones with letters and digits count. */
const LIKELY_SECRET =
  /[?&#;](?:code|key|hash|sid|ticket|invite|state)=(?=[^&#\s]{0,64}\d)(?=[^&#\s]{0,64}[a-z])[^&#\s]{12,}/i;
const SECRET_PATH =
  /\/(?:reset|verify|confirm|magic|invite|activate|unsubscribe)[a-z-]{0,20}\/(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[a-z])[\w-]{20,}/i;

/** A replay opens to who may enter the workspace: naming a recording lets nobody in. */
const REPLAY = /^https?:\/\/[^/]+\/session_replay\/replay_session\?/i;
const RECORDING = /([?&])session_id=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=&|$)/i;

/** Links; those that let the bearer in are personal, in the others no number is looked for. */
export function findLinks(text: string): Candidate[] {
  const found: Candidate[] = [];
  if (!text.includes('://') && !/www\./i.test(text)) return found;
  for (const match of text.matchAll(LINK)) {
    const link = match[0].replace(AFTERWARDS, '');
    const judged = REPLAY.test(link) ? link.replace(RECORDING, '$1') : link;
    const holdsSecret = [SIGNED_IN, NAMED_SECRET, LIKELY_SECRET, SECRET_PATH].some((part) =>
      part.test(judged),
    );
    found.push({
      kind: holdsSecret ? 'secret_link' : null,
      start: match.index,
      end: match.index + link.length,
    });
  }
  return found;
}
