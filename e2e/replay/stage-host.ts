import type { KeptAsset } from '@earshot/replay-format/assets';
import type { FromStage, ToStage } from '@earshot/replay-format/stage-messages';
import { stageGreeting, stagePath } from '@earshot/replay-format/stage-messages';
import type { Frame, Page } from '@playwright/test';

const hostPath = '/a-page-that-holds-the-stage';

/** What the page that holds the stage offers to a test. */
interface Host {
  open: (path: string, greeting: string) => Promise<void>;
  post: (message: object, bytes?: readonly number[]) => void;
  said: FromStage[];
}

/** A page of the app's own origin that holds a stage, as the player's screen does. */
export class StageHost {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** @param origin of the server that hands out the stage; the app's when it is left out */
  static async open(page: Page, origin = ''): Promise<StageHost> {
    await page.route(`**${hostPath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Host</title>${hostScript}` }),
    );
    await page.goto(origin + hostPath);
    return new StageHost(page);
  }

  /** Puts a fresh stage in the place of the one before. */
  async renew(): Promise<void> {
    await this.page.evaluate(
      ([path, greeting]) => (window as unknown as { host: Host }).host.open(path, greeting),
      [stagePath, stageGreeting] as const,
    );
    await this.hears('ready');
  }

  async load(
    message: Omit<ToStage & { kind: 'load' }, 'kind' | 'bytes'>,
    bytes: Uint8Array,
  ): Promise<FromStage> {
    await this.page.evaluate(
      ([given, list]) => (window as unknown as { host: Host }).host.post({ kind: 'load', ...given }, list),
      [message, [...bytes]] as const,
    );
    return this.hears('loaded', 'failed');
  }

  async giveAssets(assets: readonly KeptAsset[]): Promise<void> {
    await this.page.evaluate(
      (given) =>
        (window as unknown as { host: Host }).host.post({
          kind: 'assets',
          assets: given.map((asset) => ({ ...asset, bytes: Uint8Array.from(asset.bytes) })),
        }),
      assets.map((asset) => ({ ...asset, bytes: [...asset.bytes] })),
    );
  }

  async post(message: Exclude<ToStage, { kind: 'load' | 'assets' }>): Promise<void> {
    await this.page.evaluate(
      (given) => (window as unknown as { host: Host }).host.post(given),
      message as object,
    );
  }

  /** The next message of one of these kinds that was not heard yet; earlier ones are passed over. */
  async hears<Kind extends FromStage['kind']>(...kinds: Kind[]): Promise<FromStage & { kind: Kind }> {
    const found = await this.page.waitForFunction(
      (wanted) => {
        const { said } = (window as unknown as { host: Host }).host;
        const at = said.findIndex(({ kind }) => (wanted as string[]).includes(kind));
        return at < 0 ? null : said.splice(0, at + 1).at(-1);
      },
      kinds,
      { timeout: 10_000 },
    );
    return (await found.jsonValue()) as unknown as FromStage & { kind: Kind };
  }

  get stage(): Frame {
    const frame = this.page.frames().find((one) => one.url().includes(stagePath));
    if (!frame) throw new Error('The stage is not there');
    return frame;
  }

  /** How far down a part of the recorded page is scrolled. */
  scrolled(selector: string): Promise<number | undefined> {
    return this.stage.evaluate(
      (part) => document.querySelector('iframe')?.contentDocument?.querySelector(part)?.scrollTop,
      selector,
    );
  }

  /** The body of the recorded page as it is drawn now, as HTML; '' when there is none. */
  drawn(): Promise<string> {
    return this.stage.evaluate(
      () => document.querySelector('iframe')?.contentDocument?.querySelector('body')?.outerHTML ?? '',
    );
  }
}

const hostScript = `<script>
  window.host = {
    said: [],
    open(path, greeting) {
      document.querySelector('iframe')?.remove();
      host.said = [];
      const frame = document.createElement('iframe');
      frame.width = 800;
      frame.height = 600;
      frame.src = path;
      return new Promise((resolve) => {
        frame.onload = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => host.said.push(data);
          host.port = port1;
          frame.contentWindow.postMessage(greeting, location.origin, [port2]);
          resolve();
        };
        document.body.append(frame);
      });
    },
    post(message, bytes) {
      if (!bytes) return host.port.postMessage(message);
      const { buffer } = Uint8Array.from(bytes);
      host.port.postMessage({ ...message, bytes: buffer }, [buffer]);
    },
  };
</script>`;
