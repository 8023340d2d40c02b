import type { KeptFiles } from '../kept-files.ts';
import { hasLostValues } from '../lost-values.ts';
import { cleanCss } from './css.ts';
import type { Fields } from './values.ts';

/**
 * A style sheet that the page could not read, or only with values missing, is named in its recording by its address; where it is
 * kept, its text is put there.
 *
 * @param attributes of a link element, after they were cleaned; written to
 */
export function giveSheet(attributes: Fields, files: KeptFiles): void {
  const { 'data-recorded-href': address, _cssText: told, rel } = attributes;
  if (typeof address !== 'string') return;
  const isWanted = typeof told === 'string' ? hasLostValues(told) : /\bstylesheet\b/i.test(String(rel));
  const sheet = isWanted ? files.sheet(address) : undefined;
  if (!sheet) return;
  if ('text' in sheet) attributes._cssText = cleanCss(sheet.text, files);
  else attributes['data-recorded-href'] = sheet.address;
}
