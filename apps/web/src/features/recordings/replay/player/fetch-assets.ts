import { recordingAssets } from '@earshot/contracts/recording-assets';
import type { KeptAsset } from '@earshot/replay-format/assets';
import { assetLimits, assetsIn } from '@earshot/replay-format/assets';
import { authHeader } from '../../../../lib/api-client.ts';
import { askFor } from './fetch-segment.ts';

/** What is kept of the pictures, fonts and style sheets that a recording of the workspace names. */
export function fetchAssets(sessionId: string, addresses: readonly string[]): Promise<KeptAsset[]> {
  return inSlices(addresses, (some) =>
    askFor(recordingAssets.get, { session_id: sessionId, addresses: some }, authHeader()),
  );
}

/** As {@link fetchAssets}, as far as a link shares it. */
export function fetchSharedAssets(token: string, addresses: readonly string[]): Promise<KeptAsset[]> {
  return inSlices(addresses, (some) => askFor(recordingAssets.getShared, { token, addresses: some }));
}

/** Without them the page is shown with their places empty, so what cannot be fetched is none. */
async function inSlices(
  addresses: readonly string[],
  ask: (some: readonly string[]) => Promise<Response>,
): Promise<KeptAsset[]> {
  const assets: KeptAsset[] = [];
  for (let from = 0; from < addresses.length; from += assetLimits.askedMax) {
    const answer = await ask(addresses.slice(from, from + assetLimits.askedMax));
    if (answer.ok) assets.push(...assetsIn(new Uint8Array(await answer.arrayBuffer())));
  }
  return assets;
}
