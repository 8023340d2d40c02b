import { makeDialog, type Dialog, type Told } from './dialog.ts';
import type { Filled } from './form.ts';
import { make } from './make.ts';
import { newId } from './new-id.ts';
import type { WidgetOptions } from './options.ts';
import { pageAddress, sessionOf } from './page.ts';
import { sendPost, type Post } from './posts.ts';
import { stylesOf } from './styles.ts';
import { WaitingPosts, type TextStore } from './waiting-posts.ts';
import { directionOf, languageOf, wordsIn, type Words } from './words.ts';

/** What a page can ask of the widget. */
export interface Widget {
  open: () => void;
}

/** The server takes what was written faster for a program’s. */
const openMinMs = 1600;
/** A page that stays tries again after this, besides when it is back online. */
const sendAgainMs = 60_000;
/** How often it is looked whether the button and an open form are still in the page: two flags are read. */
const lookMs = 1000;
/** A page has more urgent things to load. */
const sendWaitingMs = 3000;

/** Puts the button into the page; nothing else is made, and nothing requested, before the widget is opened. */
export function start(options: WidgetOptions): Widget {
  const language = languageOf(options.lang ?? navigator.language);
  const words = wordsIn(language);
  const waiting = new WaitingPosts(options, storeOf(window));
  let timer: number | undefined;
  const sendIn = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void waiting.send().then((isAny) => isAny && sendIn(sendAgainMs)), ms);
  };
  addEventListener('online', () => sendIn(0));
  // What could not be sent from an earlier page. Without any, nothing is requested.
  sendIn(sendWaitingMs);

  const ofPage = () => directionOf(language, document.documentElement.dir || document.body.dir);
  const atButton = makeHost(options, language);
  // Apart from the button: an element of the page that is closed or hidden with it in it must not hide an open form.
  const atForm = makeHost({ ...options, button: 'none' }, language);
  let dialog: Dialog | undefined;
  const open = () => {
    atForm.host.dir = ofPage();
    if (!atForm.host.isConnected) document.body.append(atForm.host);
    dialog ??= makeDialog(atForm.root, words, (filled, openMs) =>
      send(options, waiting, { filled, openMs, sendIn }),
    );
    dialog.open();
  };
  if (options.button !== 'none') atButton.root.append(makeButton(words, open));
  whenReady(() => {
    const place = () => {
      atButton.host.dir = ofPage();
      if (options.button !== 'none' && !atButton.host.isConnected)
        placeOf(options.button)?.append(atButton.host);
      if (!dialog || atForm.host.isConnected) return;
      document.body.append(atForm.host);
      dialog.restore();
    };
    place();
    // Frameworks draw parts of a page late, or anew.
    setInterval(place, lookMs);
  });
  return { open };
}

/** An element of the widget's own in the page, which the page's style sheets and shortcuts do not reach. */
function makeHost(options: WidgetOptions, language: string): { host: HTMLElement; root: ShadowRoot } {
  const host = make('div', { 'data-earshot-block': true });
  host.lang = language;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesOf(options));
  root.adoptedStyleSheets = [sheet];
  for (const kind of ['keydown', 'keyup', 'keypress'] as const) {
    host.addEventListener(kind, (event) => event.stopPropagation());
  }
  return { host, root };
}

function makeButton(words: Words, open: () => void): HTMLButtonElement {
  const button = make(
    'button',
    { class: 'main launch', type: 'button', 'aria-haspopup': 'dialog' },
    words.button,
  );
  button.addEventListener('click', open);
  return button;
}

/** Where the button goes; null while a page has no such element. */
function placeOf(button: string | undefined): Element | null {
  if (button === undefined || button === 'none') return document.body;
  try {
    return document.querySelector(button);
  } catch {
    return null;
  }
}

function whenReady(then: () => void): void {
  if (document.readyState !== 'loading') then();
  else document.addEventListener('DOMContentLoaded', then, { once: true });
}

async function send(
  options: WidgetOptions,
  waiting: WaitingPosts,
  { filled, openMs, sendIn }: { filled: Filled; openMs: number; sendIn: (ms: number) => void },
): Promise<Told> {
  const { text, rating, email, website } = filled;
  const session = sessionOf((window as { earshot?: unknown }).earshot);
  const post: Post = {
    id: newId(),
    text,
    ...(rating !== undefined && { rating }),
    ...(email !== '' && { email }),
    page: pageAddress(location),
    ...(session !== undefined && { session_id: session }),
    open_ms: Math.max(openMs, openMinMs),
    website,
    written: Date.now(),
  };
  // Who is that fast waits for the rest of the time.
  if (openMs < openMinMs) await new Promise((done) => void setTimeout(done, openMinMs - openMs));
  const fate = await sendPost(options, post);
  if (fate.is !== 'waits') return fate;
  if (!waiting.add(post)) return { is: 'refused', field: undefined, mayPass: true };
  sendIn(sendAgainMs);
  return { is: 'kept' };
}

/** Pages that keep nothing throw when they are asked for their storage. */
function storeOf(page: Window): TextStore | undefined {
  try {
    return page.localStorage;
  } catch {
    return undefined;
  }
}
