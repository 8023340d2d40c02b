import type { AssetType, KeptAsset } from '@earshot/replay-format/assets';
import { givenAsset } from '@earshot/replay-format/assets';
import type { KeptFiles } from '@earshot/replay-format/kept-files';

/** Something that is kept of a recorded page's files, as a replay shows it: by an address of this document's, or as text. */
export type StageFile = { address: string } & ({ url: string; isPixels: boolean } | { text: string });

/** More than a page shows at once is not asked for. */
const lackingMax = 1000;

/** The files that a stage was given. */
export class StageFiles {
  readonly #files = new Map<string, StageFile>();

  add(files: readonly StageFile[]): void {
    for (const file of files) this.#files.set(file.address, file);
  }

  has(address: string): boolean {
    return this.#files.has(address);
  }

  /** @param lacking gathers what was looked for and is not there */
  keptFiles(lacking: Set<string>): KeptFiles {
    const find = (address: string) => {
      const file = this.#files.get(address);
      if (!file && lacking.size < lackingMax && mayBeKept(address)) lacking.add(address);
      return file;
    };
    return {
      source: (address, isPixels) => {
        const file = find(address);
        if (!file || !('url' in file) || (isPixels && !file.isPixels)) return undefined;
        return file.url;
      },
      sheet: (address) => {
        const file = find(address);
        return file && 'text' in file ? { text: file.text } : undefined;
      },
    };
  }
}

function mayBeKept(address: string): boolean {
  return address.length <= 2000 && (/^https?:\/\/[!-~]+$/.test(address) || givenAsset.test(address));
}

/**
 * @param pictureUrl makes an address for a picture; fonts are always put into theirs, since the policy loads them from nowhere else
 */
export function stageFileOf(
  { address, type, bytes }: KeptAsset,
  pictureUrl: (type: AssetType, bytes: KeptAsset['bytes']) => string,
): StageFile {
  if (type === 'text/css') return { address, text: new TextDecoder().decode(bytes) };
  const isPicture = type.startsWith('image/');
  const url = isPicture ? pictureUrl(type, bytes) : dataUrl(type, bytes);
  return { address, url, isPixels: isPicture && type !== 'image/svg+xml' };
}

export function blobUrl(type: AssetType, bytes: KeptAsset['bytes']): string {
  return URL.createObjectURL(new Blob([bytes], { type }));
}

export function dataUrl(type: AssetType, bytes: KeptAsset['bytes']): string {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return `data:${type};base64,${btoa(text)}`;
}
