import { maskPersonalData } from '@earshot/analysis/personal-data/find-personal-data';

const errorMaxChars = 2000;
/** Ids, instants and the short names that programs give to things; whatever people wrote is none of these. */
const harmless = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/,
];
const harmlessNames = new Set(['kind', 'target']);

/** What a job was given, one line each, without what may be personal. */
export function maskedDetails(data: unknown): { name: string; value: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).map(([name, value]) => ({ name, value: masked(name, value) }));
}

function masked(name: string, value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value !== 'string') return 'an object';
  if (harmlessNames.has(name) || harmless.some((form) => form.test(value))) return value;
  const domain = /^[^@\s]+@([^@\s]+)$/.exec(value)?.[1];
  if (domain !== undefined) return `…@${domain}`;
  return `text of ${value.length} characters`;
}

/** What an attempt failed with, as far as it was told, with personal data masked. */
export function maskedError(output: unknown): { name: string; message: string } {
  const { name, message } = (typeof output === 'object' && output !== null ? output : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' ? name : 'Error',
    message: maskText(typeof message === 'string' ? message : 'No reason given.'),
  };
}

function maskText(text: string): string {
  const cut = text.length > errorMaxChars ? `${text.slice(0, errorMaxChars)}…` : text;
  return maskPersonalData(cut).text;
}
