import type { Option } from '../../ui/inputs/select.tsx';

/** Every time zone that this browser knows, UTC first, and the present one even when it does not know it. */
export function timeZoneOptions(present: string): Option[] {
  const zones = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
