import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

/** A foreign server: it counts who connects, asks for what, and answers nobody. */
export class Outside {
  readonly asked: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((socket) => {
      this.asked.push('a connection');
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          this.asked.push(data.toString('latin1').split('\r\n', 1)[0] ?? '');
          socket.end(
            'HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\nconnection: close\r\n\r\n',
          );
        });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
  }
}

/** What ran leaves its name here, whatever frame it runs in. */
export const run = "top.postMessage('a script ran','*');top.scriptRan=1";

/** Notes every script that ran, and every page that was gone to and every answer that came, but for those that are expected. */
export async function watch(page: Page, expected: RegExp): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => seen.push('a window was opened'));
  page.on('framenavigated', (frame) => {
    if (!/^about:|^chrome-error:/.test(frame.url()) && !expected.test(frame.url()))
      seen.push(`went to ${frame.url()}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith('http') && !expected.test(response.url()))
      seen.push(`asked for ${response.url()}`);
  });
  await page.exposeFunction('noteRan', () => seen.push('a script ran'));
  await page.addInitScript(
    "if (window === top) addEventListener('message', ({ data }) => data === 'a script ran' && noteRan())",
  );
  return seen;
}

/** For browsers of these tests: the foreign server stands on this machine, and must not be kept from pages for that. */
export const reachingLaunch = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--disable-features=LocalNetworkAccessChecks'],
};
