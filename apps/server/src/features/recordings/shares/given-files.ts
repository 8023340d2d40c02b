import type { AssetType } from '@earshot/replay-format/assets';
import { givenAssetAddress } from '@earshot/replay-format/assets';
import type { KeptFiles } from '@earshot/replay-format/kept-files';

/** Something that is kept with a recording, under the name by which it is given away. */
export interface GivenAsset {
  address: string;
  givenName: string;
  type: AssetType;
}

/** What stands for the addresses of a recording that is given away. `used` gathers the names that were put in. */
export function givenFiles(assets: readonly GivenAsset[]): { files: KeptFiles; used: Set<string> } {
  const byAddress = new Map(assets.map((asset) => [asset.address, asset]));
  const used = new Set<string>();
  const give = ({ givenName }: GivenAsset) => {
    used.add(givenName);
    return givenAssetAddress(givenName);
  };
  return {
    used,
    files: {
      source: (address, isPixels) => {
        const asset = byAddress.get(address);
        if (!asset || asset.type === 'text/css') return undefined;
        return isPixels && !holdsPixels(asset.type) ? undefined : give(asset);
      },
      sheet: (address) => {
        const asset = byAddress.get(address);
        return asset?.type === 'text/css' ? { address: give(asset) } : undefined;
      },
    },
  };
}

function holdsPixels(type: AssetType): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml';
}
