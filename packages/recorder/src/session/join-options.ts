import type { MaskingRules } from '../masking/rules.ts';
import type { RecorderOptions, SelectorOptions } from '../options.ts';
import { randomHex } from './random-hex.ts';
import type { Share } from './recording-id.ts';
import type { SiteSettings } from './settings.ts';

/** What holds for this page: its own options and the site's settings together. */
export interface JoinedOptions extends SelectorOptions {
  rules: MaskingRules;
  newSessions: boolean;
  sampleRate: number;
  onErrorRate: number;
  console: boolean;
  network: boolean;
  canvas: boolean;
  video: boolean;
  assets: boolean;
  pictures: boolean;
  crossOriginIframes: string | boolean;
}

export function joinOptions(options: RecorderOptions, settings: SiteSettings): JoinedOptions {
  const {
    sampleRate = settings.sampleRate,
    onErrorSampleRate = settings.onErrorRate,
    allowAttributes = [],
    allowQueryKeys = [],
  } = options;
  return {
    rules: {
      allowMark: randomHex(8),
      allowAttributes: [...settings.allowAttributes, ...allowAttributes],
      allowQueryKeys: [...settings.allowQueryKeys, ...allowQueryKeys],
      maskText: settings.maskText || options.maskText === true,
      maskUuids: settings.maskUuids || options.maskUuids === true,
    },
    newSessions: settings.newSessions,
    sampleRate,
    onErrorRate: onErrorSampleRate,
    console: options.console ?? settings.console,
    network: options.network ?? settings.network,
    canvas: options.canvas ?? settings.canvas,
    video: options.video ?? settings.video,
    assets: settings.assets,
    pictures: options.pictures ?? settings.pictures,
    crossOriginIframes: options.crossOriginIframes ?? false,
    allowSelector: options.allowSelector,
    maskTextSelector: selectors(options.maskTextSelector, settings.maskSelectors),
    blockSelector: selectors(options.blockSelector, settings.blockSelectors),
  };
}

function selectors(own: string | undefined, more: string[]): string | undefined {
  return [own, ...more].filter(Boolean).join(',') || undefined;
}

/** @param random 0…1 */
export function drawShare({ newSessions, sampleRate, onErrorRate }: JoinedOptions, random: number): Share {
  if (!newSessions) return 'none';
  if (random < sampleRate) return 'all';
  return random < sampleRate + (1 - sampleRate) * onErrorRate ? 'on_error' : 'none';
}
