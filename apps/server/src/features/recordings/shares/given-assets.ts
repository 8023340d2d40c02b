import { encodeAsset, givenAssetAddress } from '@earshot/replay-format/assets';
import { cleanCss } from '@earshot/replay-format/sanitise/css';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Deps } from '../../deps.ts';
import * as sql from '../assets/assets.sql.ts';
import type { GivenAsset } from './given-files.ts';
import { givenFiles } from './given-files.ts';

/** What is kept with a recording, under the names by which it is given away. */
export function assetsToGive(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  recordingId: string,
): Promise<GivenAsset[]> {
  return readInWorkspace(database, workspaceId, (tx) => sql.givenNames(tx, workspaceId, recordingId));
}

/** Of these addresses, made of given names, those that are kept. A style sheet names what it needs by such addresses too. */
export async function givenAssets(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  recordingId: string,
  addresses: readonly string[],
): Promise<Buffer> {
  const names = addresses.map((address) => address.slice(givenAssetAddress('').length));
  return readInWorkspace(database, workspaceId, async (tx) => {
    const stored = await sql.storedAssets(tx, workspaceId, recordingId, { givenNames: names });
    const hasSheet = stored.some(({ type }) => type === 'text/css');
    const assets = hasSheet ? await sql.givenNames(tx, workspaceId, recordingId) : [];
    const { files } = givenFiles(assets);
    return Buffer.concat(
      stored.map(({ givenName, type, body }) => {
        const bytes = type === 'text/css' ? Buffer.from(cleanCss(body.toString(), files)) : body;
        return encodeAsset({ address: givenAssetAddress(givenName), type, bytes: new Uint8Array(bytes) });
      }),
    );
  });
}
