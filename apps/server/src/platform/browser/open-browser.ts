import type { BrowserContext } from 'playwright-core';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSystemAccount } from '../database/embedded/account.ts';
import { BrowserUnavailable } from './browser-unavailable.ts';
import { findChromium } from './find-chromium.ts';

export interface OpenBrowser {
  context: BrowserContext;
  /** Folder of the profile, which nothing else uses. */
  profile: string;
  /** Ends the browser and throws its profile away. */
  close: () => Promise<void>;
}

export interface BrowserOptions {
  /** Program; undefined: looked for. */
  chromium: string | undefined;
  /** Address of the proxy, the only way out. */
  proxy: string;
  userAgent: string;
}

/** Nothing goes round the proxy, nothing is kept, and the browser asks nothing of its maker. */
const closedIn = [
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pings',
  '--dns-prefetch-disable',
  '--disable-features=DnsOverHttps,AsyncDns,MediaRouter,OptimizationHints,Translate',
];

/**
 * Starts the system's Chromium in its sandbox with a profile of its own. A server that runs as root starts it as another
 * user of the system, since the sandbox does not work for root.
 *
 * @throws BrowserUnavailable with what the operator can do
 */
export async function openBrowser({ chromium, proxy, userAgent }: BrowserOptions): Promise<OpenBrowser> {
  const program = findChromium(chromium);
  const folder = await mkdtemp(join(tmpdir(), 'earshot-visit-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    const { launcher, profile } = await placesFor(program, folder);
    // Loaded when a site is visited: most servers wait for long before one is.
    const { chromium: browser } = await import('playwright-core');
    const context = await browser.launchPersistentContext(profile, {
      executablePath: launcher,
      chromiumSandbox: true,
      headless: true,
      args: [`--proxy-server=${proxy}`, ...closedIn],
      // Nothing of the server's own environment, in which secrets stand.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' },
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      userAgent,
      acceptDownloads: false,
      serviceWorkers: 'block',
      bypassCSP: true,
      timeout: 20_000,
    });
    const close = async () => {
      await context.close().catch(() => undefined);
      await remove();
    };
    return { context, profile, close };
  } catch (error) {
    await remove();
    if (error instanceof BrowserUnavailable) throw error;
    throw new BrowserUnavailable(
      'Chromium did not start in its sandbox on this server. Run Earshot as an ordinary user, and let that user make user namespaces.',
      { cause: error },
    );
  }
}

/** What is started, and where its profile lies: as ourselves, or, when we are root, as a user of the system. */
async function placesFor(program: string, folder: string): Promise<{ launcher: string; profile: string }> {
  const profile = join(folder, 'profile');
  await mkdir(profile, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { launcher: program, profile };
  const account = await findSystemAccount();
  if (!account) {
    throw new BrowserUnavailable(
      'Chromium’s sandbox does not work for root, and no other user could be made. Run Earshot as an ordinary user.',
    );
  }
  await chmod(folder, 0o711);
  await chown(profile, account.uid, account.gid);
  const launcher = join(folder, 'launch');
  const as = `--reuid=${account.uid} --regid=${account.gid} --clear-groups --inh-caps=-all`;
  await writeFile(launcher, `#!/bin/sh\nexec setpriv ${as} -- '${program.replaceAll("'", "'\\''")}' "$@"\n`, {
    mode: 0o700,
  });
  return { launcher, profile };
}
