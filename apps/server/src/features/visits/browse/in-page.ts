/** What is asked of a page, as text that runs in it. */

export interface PageFacts {
  title: string;
  loadMs: number | null;
  answerMs: number | null;
  links: { href: string; text: string }[];
  /** Links within the page to a part that is not there. */
  deadAnchors: { href: string; text: string }[];
}

export const pageFacts = `(() => {
  const [timing] = performance.getEntriesByType('navigation');
  const textOf = (element) => (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\\s+/g, ' ').slice(0, 80);
  const anchors = [...document.querySelectorAll('a[href]')].slice(0, 1000);
  const here = location.href.split('#')[0];
  const isDead = (anchor) => {
    const [page, part] = anchor.href.split('#');
    if (page !== here || !part || part.startsWith('/') || part.startsWith('!') || part === 'top') return false;
    let name = part;
    try { name = decodeURIComponent(part); } catch { return false; }
    return !document.getElementById(name) && !document.getElementById(part) && document.getElementsByName(name).length === 0;
  };
  return {
    title: document.title.slice(0, 200),
    loadMs: timing && timing.loadEventEnd > 0 ? Math.round(timing.loadEventEnd) : null,
    answerMs: timing && timing.responseStart > 0 ? Math.round(timing.responseStart) : null,
    links: anchors.map((anchor) => ({ href: anchor.href, text: textOf(anchor) })),
    deadAnchors: anchors.filter(isDead).slice(0, 10).map((anchor) => ({ href: anchor.getAttribute('href'), text: textOf(anchor) })),
  };
})()`;

/** Controls that open a part of the page and send nothing: menus and disclosures outside of forms. */
export const menuSelector = [
  'summary',
  'button[aria-expanded="false"]',
  '[role="button"][aria-expanded="false"]',
  'button[aria-haspopup="true"]',
  'button[aria-haspopup="menu"]',
]
  .map((one) => `${one}:not(form *)`)
  .join(', ');

/** Counts what changes from now on, until it is asked for with `changesSince`. */
export const watchChanges = `(() => {
  const seen = { count: 0 };
  const observer = new MutationObserver((changes) => { seen.count += changes.length; });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  Object.defineProperty(window, '__earshotChanges', { value: { seen, observer }, configurable: true });
})()`;

export const changesSince = `(() => {
  const watch = window.__earshotChanges;
  if (!watch) return 1;
  watch.seen.count += watch.observer.takeRecords().length;
  watch.observer.disconnect();
  return watch.seen.count;
})()`;

export interface AccessibilityFault {
  id: string;
  help: string;
  nodes: number;
  element: string;
}

/** Faults of serious and critical weight, by the rules of WCAG 2 A and AA. */
export const runAxe = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations'],
  iframes: false,
}).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.length, element: nodes[0] ? nodes[0].html.slice(0, 200) : '' })))`;

/** Runs the recorder before anything of the page, as if a tag had loaded it, so that the page's first faults are recorded. */
export const recorderTag = (script: string, origin: string, key: string): string => `(() => {
  if (window !== window.top) return;
  const tag = document.createElement('script');
  tag.src = ${JSON.stringify(`${origin}/r/earshot-1.js`)};
  tag.dataset.key = ${JSON.stringify(key)};
  Object.defineProperty(document, 'currentScript', { value: tag, configurable: true });
  try {
    ${script}
  } finally {
    delete document.currentScript;
  }
})()`;

/** Has the recorder send what it holds. */
export const endRecording = `window.earshot && window.earshot.push && window.earshot.push(['stop'])`;
