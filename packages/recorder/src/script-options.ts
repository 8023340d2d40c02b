import type { RecorderOptions } from './options.ts';

/**
 * Reads the options off a script tag, as in `<script async src="https://earshot.example.com/r/earshot-1.js" data-key="…">`.
 *
 * @returns undefined when the tag has no key
 */
export function optionsOfTag(tag: HTMLScriptElement | null): RecorderOptions | undefined {
  if (!tag?.dataset.key) return undefined;
  const { dataset, src } = tag;
  return {
    siteKey: dataset.key ?? '',
    // A site may pass a path of its own on to Earshot: what stands before the script's own.
    origin: dataset.origin ?? (src.split('/r/')[0] as string),
    script: dataset.origin ? undefined : src,
    consentRequired: dataset.consent === 'required',
    sampleRate: rate(dataset.sampleRate),
    onErrorSampleRate: rate(dataset.onErrorSampleRate),
    maskText: yes(dataset.maskText),
    maskUuids: yes(dataset.maskUuids),
    maskTextSelector: dataset.mask,
    allowSelector: dataset.allow,
    blockSelector: dataset.block,
    allowAttributes: list(dataset.allowAttributes),
    allowQueryKeys: list(dataset.allowQueryKeys),
    canvas: yes(dataset.canvas),
    video: yes(dataset.video),
    pictures: yes(dataset.pictures),
    console: yes(dataset.console),
    network: yes(dataset.network),
    worker: dataset.worker,
    files: src,
    crossOriginIframes: dataset.crossOriginIframes === 'true' || dataset.crossOriginIframes,
  };
}

/** Said with or without a value; undefined leaves it to the site's settings. */
function yes(value: string | undefined): boolean | undefined {
  return value === undefined ? value : value !== 'false';
}

/** A share that is none counts as not said. */
function rate(value: string | undefined): number | undefined {
  const share = Number(value);
  return value && share >= 0 && share <= 1 ? share : undefined;
}

function list(value: string | undefined): string[] | undefined {
  return value?.split(',').map((part) => part.trim());
}
