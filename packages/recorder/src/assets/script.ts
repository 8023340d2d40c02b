import type { AssetAnswer, AssetQuestion, AssetsHost } from '../packing/assets-messages.ts';
import { assetKeeper } from './asset-keeper.ts';
import { assetServer } from './asset-server.ts';
import { readableOrigins } from './readable-origins.ts';

/** The part of the worker's scope that is used. */
interface WorkerScope {
  earshot?: AssetsHost | undefined;
  addEventListener: (
    kind: 'message',
    listener: (event: MessageEvent<{ answer?: AssetAnswer }>) => void,
  ) => void;
  postMessage: (message: { question: AssetQuestion }) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** The file that the recorder's worker loads once the page has what it needs itself. */
function run(): void {
  const host = scope.earshot;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Without a hash there is no name for what is kept, and who saves data has none to spare for this.
  if (!host || connection?.saveData === true || typeof crypto.subtle === 'undefined') {
    scope.earshot = undefined;
    return;
  }
  const keeper = assetKeeper({
    ask: (question) => scope.postMessage({ question }),
    server: assetServer(host.url),
    origins: readableOrigins(location.origin),
    cleanStyles: host.cleanStyles,
    addressOf: host.addressOf,
  });
  const before = host.seen as unknown as string[];
  host.seen = keeper;
  for (const lines of before) keeper.push(lines);
  scope.addEventListener('message', ({ data }) => {
    if (data.answer) void keeper.hear(data.answer);
  });
}

run();
