import { z } from 'zod';
import { defineCall } from './call.ts';
import { Token, Uuid } from './call/scalars.ts';
import { SiteKey } from './recordings.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hexadecimal');
const SessionId = z.object({ session_id: Uuid });
/** Of one; the recorder keeps to the same. */
const assetBytesMax = 4 * 1024 * 1024;
const addressCharsMax = 2000;
/** What a page's addresses are made of: others are written with per cent signs. */
const Address = z
  .string()
  .max(addressCharsMax)
  .regex(/^https?:\/\/[!-~]+$/, 'is not a page URL');
const asked = <Part extends z.ZodType>(part: Part) => z.array(part).min(1).max(200);

/** Pictures, fonts and style sheets that a recording uses, with the SHA-256 of their bytes. */
export const ToldAssets = SessionId.extend({
  assets: z
    .array(z.object({ address: Address, sha256: Sha256, bytes: z.int().min(1).max(assetBytesMax) }))
    .min(1)
    .max(50),
});
export type ToldAssets = z.output<typeof ToldAssets>;

export const recordingAssets = {
  tell: defineCall({
    method: 'POST',
    path: '/r/assets',
    summary:
      'Report which images, fonts and style sheets a recording uses; returns those that are not stored yet',
    auth: 'public',
    rateLimit: 'record',
    query: z.object({ key: SiteKey }),
    transport: 'bytes',
    maxBodyBytes: 256 * 1024,
    status: 200,
    /** `is_recorded` is false while no chunk of the recording is stored. */
    reply: z.object({ is_recorded: z.boolean(), wanted: z.array(Sha256) }),
    problems: ['not_found', 'not_allowed', 'origin_refused', 'storage_full'],
  }),
  send: defineCall({
    method: 'POST',
    path: '/r/asset',
    summary: 'Upload an image, font or style sheet that a recording uses',
    auth: 'public',
    rateLimit: 'record',
    query: SessionId.extend({ key: SiteKey, sha256: Sha256 }),
    transport: 'bytes',
    maxBodyBytes: assetBytesMax + 1024,
    status: 200,
    reply: z.object({ stored: z.literal(true) }),
    problems: ['not_found', 'not_allowed', 'origin_refused', 'storage_full'],
  }),
  get: defineCall({
    method: 'POST',
    path: '/api/recordings/get_assets',
    summary:
      'The stored images, fonts and style sheets of a recording: for each a line of JSON, then its bytes',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: SessionId.extend({ addresses: asked(z.string().min(1).max(addressCharsMax)) }),
    transport: 'stream',
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  getShared: defineCall({
    method: 'POST',
    path: '/api/recordings/get_shared_assets',
    summary: 'Like get_assets, for a shared recording, by the names in its chunks',
    auth: 'public',
    rateLimit: 'shared_recording',
    body: z.object({ token: Token, addresses: asked(z.string().regex(/^\/r-assets\/[0-9a-f]{64}$/)) }),
    transport: 'stream',
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
};
