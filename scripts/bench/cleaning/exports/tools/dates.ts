const two = (value: number): string => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Parts {
  year: string;
  month: string;
  monthName: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  hour12: string;
  half: 'AM' | 'PM';
}

function partsOf(time: number): Parts {
  const date = new Date(time);
  const hour = date.getUTCHours();
  return {
    year: String(date.getUTCFullYear()),
    month: two(date.getUTCMonth() + 1),
    monthName: MONTHS[date.getUTCMonth()] ?? '',
    day: two(date.getUTCDate()),
    hour: two(hour),
    minute: two(date.getUTCMinutes()),
    second: two(date.getUTCSeconds()),
    hour12: String(hour % 12 === 0 ? 12 : hour % 12),
    half: hour < 12 ? 'AM' : 'PM',
  };
}

/** Fills a pattern such as `{day}.{month}.{year}`. */
export function dated(time: number, pattern: string): string {
  const parts: Readonly<Record<string, string>> = { ...partsOf(time) };
  return pattern.replace(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');
}

export const iso = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
export const isoLocal = (time: number): string => iso(time).replace('Z', '');
export const isoMinute = (time: number): string => `${isoLocal(time).slice(0, 16)}:00`;
export const isoDay = (time: number): string => iso(time).slice(0, 10);
