import { assetLimits } from '@earshot/replay-format/assets';
import type { RecordedEvent } from '../masking/recorded-events.ts';
import { eventTypes } from '../masking/recorded-events.ts';
import type { AssetAnswer, AssetQuestion } from '../packing/assets-messages.ts';
import type { AssetServer, ToldAsset } from './asset-server.ts';
import { fetchAsset, type FetchedAsset } from './fetch-asset.ts';
import { noAddresses, noteAddresses, noteStyles } from './named-addresses.ts';
import type { ReadableOrigins } from './readable-origins.ts';

export interface KeeperPorts {
  ask: (question: AssetQuestion) => void;
  server: AssetServer;
  origins: ReadableOrigins;
  /** Text of a style sheet as it may leave the page. */
  cleanStyles: (text: string) => string;
  /** Where a file is, by the address that its recording names. */
  addressOf: (name: string) => string;
}

export interface AssetKeeper {
  /** Masked events, one a line. */
  push: (lines: string) => void;
  hear: (answer: AssetAnswer) => Promise<void>;
}

const askAfterMs = 500;
/** Before the page is asked once more about what it had not loaded, or the server about a recording it did not know. */
const againMs = 10_000;
const triesMax = 6;
const picturesAtOnce = 100;
/** A sheet may name thousands, of which a page loads a few. */
const urlsAtOnce = 1000;
/** Held in memory until they are sent: so many, or so many bytes and one more. */
const heldMax = 16;
const heldBytesMax = assetLimits.bytesMax;
const failuresMax = 5;

/** Gathers what a page's recording names, asks the page which of it is shown, and sends what may be kept of it. */
export function assetKeeper({ ask, server, origins, cleanStyles, addressOf }: KeeperPorts): AssetKeeper {
  let named = noAddresses();
  /** How often the page was asked about what a style sheet names. */
  const tries = new Map<string, number>();
  const results = new Map<string, ToldAsset | undefined>();
  const told = new Set<string>();
  let asked: { pictures: [number, string[]][]; urls: string[] } | undefined;
  let recordingId = '';
  let bytes = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Infinity;

  /** What is new is asked for soon, though something else may wait for longer. */
  const askSoon = (ms: number) => {
    const at = Date.now() + ms;
    if (at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Infinity;
      askPage();
    }, ms);
  };

  const triesOf = (url: string) => tries.get(url) ?? 0;
  const isKnown = (address: string) => told.has(address) || (results.has(address) && !results.get(address));

  function askPage(): void {
    if (asked || failures >= failuresMax) return;
    const pictures = [...named.pictures]
      .filter(([, addresses]) => !addresses.every(isKnown))
      .slice(0, picturesAtOnce);
    // What was asked for least comes first.
    const urls = [...named.styled, ...named.sheets]
      .filter((url) => !isKnown(url))
      .sort((a, b) => triesOf(a) - triesOf(b))
      .slice(0, urlsAtOnce);
    if (pictures.length + urls.length === 0) return;
    asked = { pictures, urls };
    ask({ ids: pictures.map(([id]) => id), urls: urls.map(addressOf) });
  }

  async function hear(answer: AssetAnswer): Promise<void> {
    if (!asked) return;
    const { pictures, urls } = asked;
    if (answer.recordingId === '') {
      asked = undefined;
      askSoon(againMs);
      return;
    }
    if (answer.recordingId !== recordingId) {
      recordingId = answer.recordingId;
      told.clear();
      bytes = 0;
    }
    const wanted = new Set<string>();
    pictures.forEach(([id, addresses], at) => {
      named.pictures.delete(id);
      for (const address of shownOf(answer.shown[at] ?? '', addresses, addressOf)) wanted.add(address);
    });
    urls.forEach((url, at) => {
      const isLast = triesOf(url) >= triesMax;
      tries.set(url, triesOf(url) + 1);
      if (answer.loaded[at]) wanted.add(url);
      if (!answer.loaded[at] && !isLast) return;
      named.styled.delete(url);
      named.sheets.delete(url);
    });
    await keep([...wanted].filter((address) => !isKnown(address)));
    asked = undefined;
    const left = [...named.styled, ...named.sheets];
    const isNew = named.pictures.size > 0 || left.some((url) => triesOf(url) === 0 && !isKnown(url));
    if (isNew || left.length > 0) askSoon(isNew ? askAfterMs : againMs);
  }

  async function keep(addresses: string[]): Promise<void> {
    const held = new Map<string, FetchedAsset>();
    let telling: ToldAsset[] = [];
    let heldBytes = 0;
    for (const address of addresses) {
      const known = results.get(address);
      const fetched = known ? undefined : await fetchOne(address);
      const found = known ?? (fetched && { address, sha256: fetched.sha256, bytes: fetched.bytes.length });
      results.set(address, found);
      if (found && bytes + found.bytes <= assetLimits.recordingBytesMax) {
        bytes += found.bytes;
        telling.push(found);
        if (fetched) held.set(fetched.sha256, fetched);
        heldBytes += fetched?.bytes.length ?? 0;
      }
      if (telling.length < heldMax && heldBytes < heldBytesMax) continue;
      await tellAndSend(telling, held);
      telling = [];
      held.clear();
      heldBytes = 0;
    }
    if (telling.length > 0) await tellAndSend(telling, held);
  }

  async function fetchOne(address: string): Promise<FetchedAsset | undefined> {
    if (failures >= failuresMax || !(await origins.mayAsk(address))) return undefined;
    const fetched = await fetchAsset(addressOf(address), cleanStyles);
    if (fetched === 'failed') {
      failures++;
      await origins.refused(address);
      return undefined;
    }
    failures = 0;
    if (fetched?.text !== undefined) noteStyles(fetched.text, named.styled);
    return fetched;
  }

  async function tellAndSend(assets: ToldAsset[], held: Map<string, FetchedAsset>): Promise<void> {
    for (let attempt = 0; attempt < triesMax; attempt++) {
      const reply = await server.tell(recordingId, assets);
      if (!reply) return;
      if (reply.is_recorded) {
        for (const { address } of assets) told.add(address);
        await sendAll(reply.wanted, assets, held);
        return;
      }
      // The first chunk is on its way.
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  async function sendAll(
    wanted: readonly string[],
    assets: readonly ToldAsset[],
    held: Map<string, FetchedAsset>,
  ): Promise<void> {
    for (const sha256 of wanted) {
      const address = assets.find((asset) => asset.sha256 === sha256)?.address;
      const asset = held.get(sha256) ?? (address && (await fetchOne(address)));
      if (asset && asset.sha256 === sha256) await server.send(recordingId, sha256, asset.bytes);
    }
  }

  return {
    push: (lines) => {
      for (const line of lines.split('\n')) {
        // Most events name nothing, and are not read again.
        if (!/url\(|"src|"poster"|"href"|"background"/.test(line)) continue;
        const event = JSON.parse(line) as RecordedEvent;
        // A picture of the whole page names again all that it shows.
        if (event.type === eventTypes.fullSnapshot) {
          named = noAddresses();
          tries.clear();
        }
        noteAddresses(event, named);
      }
      askSoon(askAfterMs);
    },
    hear,
  };
}

/** Which of an element's pictures is shown; one whose query was cleaned still is what its address says. */
function shownOf(
  shown: string,
  addresses: readonly string[],
  addressOf: KeeperPorts['addressOf'],
): readonly string[] {
  if (shown === '') return [];
  if (shown === '*') return addresses;
  const [plain] = shown.split('?');
  return addresses.filter((name) => addressOf(name) === shown || name === plain).slice(0, 1);
}
