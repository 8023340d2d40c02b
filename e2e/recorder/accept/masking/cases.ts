import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One case of the outside set; its README says what the fields mean. */
export interface MaskingCase {
  id: string;
  kind: string;
  where: 'html' | 'console' | 'path' | 'event' | 'error' | 'input' | 'link';
  given: string;
  secret: string | null;
  friendly: string | null;
}

export const halves = ['open', 'frozen'] as const;
export type Half = (typeof halves)[number];

export function casesOf(half: Half): MaskingCase[] {
  const file = fileURLToPath(new URL(`../../outside-masking/${half}.json.base64`, import.meta.url));
  return JSON.parse(Buffer.from(readFileSync(file, 'utf8'), 'base64').toString('utf8')) as MaskingCase[];
}
