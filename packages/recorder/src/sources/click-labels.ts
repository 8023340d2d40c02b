import { eventTypes, sources } from '../masking/recorded-events.ts';
import type { SourcePorts, StartSource } from './source.ts';

/** The recording library's number for a click among what is done with a mouse. */
const clickType = 2;

export const clickable =
  'a[href]:not([download],[target],[href^="mailto:"],[href^="tel:"]),button:not(:disabled),summary,[onclick],' +
  '[role="button"],[role="link"],[role="tab"],[role="menuitem"],[role="switch"],input[type="submit"],input[type="button"]';

/** Text on a part of the page, else the name of what can be clicked there; empty where any of it is masked. */
export function labelOf(element: Element, ports: Pick<SourcePorts, 'isOpen'>): string {
  return ports.isOpen(element) ? (element.textContent.trim() || nameOf(element)).slice(0, 60) : '';
}

/** What a button without text is called: an icon by what is read aloud or shown over it, an input by what it shows. */
function nameOf(element: Element): string {
  const part = element.closest(clickable);
  if (!part) return '';
  // What is typed into any other input is nobody's label.
  const shown = part instanceof HTMLInputElement && /^(?:submit|button)$/.test(part.type) ? part.value : '';
  return (shown || part.getAttribute('aria-label') || part.getAttribute('title') || '').trim();
}

/** Says on what was clicked. Only what can be clicked has a label of its own: the text of anything around it is the whole page's. */
export const clickLabels: StartSource = (ports) => ({
  note: ({ type, data }) => {
    if (
      type !== eventTypes.incremental ||
      data.source !== sources.mouseInteraction ||
      data.type !== clickType
    )
      return;
    const part = (ports.partOf(data.id as number) as Partial<Element> | null)?.closest?.(clickable);
    if (part) data.label = labelOf(part, ports);
  },
  stop: () => undefined,
});
