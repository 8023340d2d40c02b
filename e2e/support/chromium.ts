import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How browser tests, pictures and measurements start Chromium: quietly, and without a word to any other host. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place)) ?? places[0],
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
