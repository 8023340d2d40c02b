import type { RecorderSettings } from '@earshot/contracts/recordings';
import { siteSettingsWords } from './site-settings.words.ts';

/** A site's settings as they are typed: shares in percent, lists with one entry a line. */
export interface SettingsDraft extends Pick<
  RecorderSettings,
  | 'record'
  | 'mask_all_text'
  | 'mask_uuids'
  | 'record_console'
  | 'record_network'
  | 'record_canvas'
  | 'record_video'
  | 'keep_assets'
  | 'keep_pictures'
> {
  sample_rate: string;
  error_sample_rate: string;
  mask_selectors: string;
  block_selectors: string;
  allow_attributes: string;
  allow_query_keys: string;
}

/** What is wrong with what was typed, by field. */
export type DraftErrors = Partial<Record<keyof SettingsDraft, string>>;

export function draftOf(settings: RecorderSettings): SettingsDraft {
  return {
    ...settings,
    sample_rate: percentOf(settings.sample_rate),
    error_sample_rate: percentOf(settings.error_sample_rate),
    mask_selectors: settings.mask_selectors.join('\n'),
    block_selectors: settings.block_selectors.join('\n'),
    allow_attributes: settings.allow_attributes.join('\n'),
    allow_query_keys: settings.allow_query_keys.join('\n'),
  };
}

/** @returns the settings that a draft asks for, and what keeps it from being saved */
export function settingsOf(draft: SettingsDraft): { settings: RecorderSettings; errors: DraftErrors } {
  const rates = {
    sample_rate: rateOf(draft.sample_rate),
    error_sample_rate: rateOf(draft.error_sample_rate),
  };
  const selectors = {
    mask_selectors: linesOf(draft.mask_selectors),
    block_selectors: linesOf(draft.block_selectors),
  };
  const errors: DraftErrors = {};
  for (const key of ['sample_rate', 'error_sample_rate'] as const) {
    if (rates[key] === undefined) errors[key] = siteSettingsWords.notPercent;
  }
  for (const key of ['mask_selectors', 'block_selectors'] as const) {
    const wrong = selectors[key].find((line) => !isSelector(line));
    if (wrong !== undefined) errors[key] = siteSettingsWords.noSelector(wrong);
  }
  const settings = {
    ...draft,
    ...selectors,
    sample_rate: rates.sample_rate ?? 0,
    error_sample_rate: rates.error_sample_rate ?? 0,
    allow_attributes: linesOf(draft.allow_attributes),
    allow_query_keys: linesOf(draft.allow_query_keys),
  };
  return { settings, errors };
}

/** At most two places: what stands in the form is what was typed, not a fraction's binary form. */
function percentOf(rate: number): string {
  return String(Math.round(rate * 10_000) / 100);
}

function rateOf(typed: string): number | undefined {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed.trim())) return undefined;
  const rate = Math.round(Number(typed.trim().replace(',', '.')) * 100) / 10_000;
  return rate <= 1 ? rate : undefined;
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The recorder takes them as this browser does; one that is none would keep it from starting. */
function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
