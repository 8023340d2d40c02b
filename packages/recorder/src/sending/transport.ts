export interface Reply {
  /** 0: no answer came. */
  status: number;
  text: string;
}

/** How the recorder talks to its server. Nothing here throws or rejects. */
export interface Transport {
  /** @param cache `no-cache` has the browser ask anew for a file that it keeps; without an answer it keeps what it has */
  send: (url: string, body?: Uint8Array<ArrayBuffer>, cache?: RequestCache) => Promise<Reply>;
  /** Sends while the page closes; the answer may never come. */
  sendLast: (url: string, body: Uint8Array<ArrayBuffer>) => Promise<Reply>;
}

const unanswered: Reply = { status: 0, text: '' };
const patienceMs = 60_000;

/**
 * Takes the page's functions as they are when the recorder starts. What the page put in the place of the browser's own is
 * passed by where another way is left: it may log, change or refuse what is not meant for it.
 */
export function pageTransport(page: Window & typeof globalThis): Transport {
  const pageFetch = Reflect.get(page, 'fetch') as typeof fetch | undefined;
  const PageRequest = page.XMLHttpRequest as typeof XMLHttpRequest | undefined;
  const requestIsNative = isNative(PageRequest) && isNative(Reflect.get(PageRequest.prototype, 'send'));
  const useFetch = isNative(pageFetch) || !requestIsNative;
  const none = Promise.resolve(unanswered);
  const withFetch = (
    url: string,
    body: Uint8Array<ArrayBuffer> | undefined,
    keepalive: boolean,
    cache?: RequestCache,
  ) => (pageFetch ? byFetch(pageFetch.bind(page), url, body, keepalive, cache) : none);
  return {
    send: (url, body, cache) =>
      useFetch ? withFetch(url, body, false, cache) : byRequest(new PageRequest(), url, body),
    sendLast: (url, body) => (useFetch ? withFetch(url, body, true) : byBeacon(page.navigator, url, body)),
  };
}

function isNative<Made>(made: Made | undefined): made is Made {
  try {
    return typeof made === 'function' && Function.prototype.toString.call(made).includes('[native code]');
  } catch {
    return false;
  }
}

async function byFetch(
  send: typeof fetch,
  url: string,
  body: Uint8Array<ArrayBuffer> | undefined,
  keepalive: boolean,
  cache: RequestCache = 'no-store',
): Promise<Reply> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    const reply = await send(url, {
      method: body ? 'POST' : 'GET',
      // A plain type asks no other origin's server for leave first.
      ...(body && { body: new Blob([body], { type: 'text/plain' }) }),
      credentials: 'omit',
      cache,
      referrerPolicy: 'no-referrer',
      keepalive,
      signal: abort.signal,
    });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return unanswered;
  } finally {
    clearTimeout(timer);
  }
}

function byRequest(
  request: XMLHttpRequest,
  url: string,
  body: Uint8Array<ArrayBuffer> | undefined,
): Promise<Reply> {
  return new Promise((resolve) => {
    try {
      request.open(body ? 'POST' : 'GET', url);
      request.timeout = patienceMs;
      request.onloadend = () => resolve({ status: request.status, text: request.responseText });
      request.send(body ? new Blob([body], { type: 'text/plain' }) : null);
    } catch {
      resolve(unanswered);
    }
  });
}

async function byBeacon(navigator: Navigator, url: string, body: Uint8Array<ArrayBuffer>): Promise<Reply> {
  try {
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
  } catch {
    // It stays in storage for the next page.
  }
  return unanswered;
}
