import { existsSync } from 'node:fs';
import { BrowserUnavailable } from './browser-unavailable.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The program of the system's Chromium.
 *
 * @throws BrowserUnavailable when there is none
 */
export function findChromium(given: string | undefined): string {
  const found = (given === undefined ? usualPlaces : [given]).find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new BrowserUnavailable(
    given === undefined
      ? 'Visits need Chromium, and there is none on this server. Its operator can install it, or say where it is with EARSHOT_CHROMIUM.'
      : 'Visits need Chromium, and EARSHOT_CHROMIUM names a program that is not there.',
  );
}
