/** A place of a window, in its pixels. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in a page: where the first part that each selector names stands. What is not there or not seen has no place. */
export function placesOf(selectors: string[]): Place[] {
  return selectors.flatMap((selector) => {
    const { left, top, right, bottom } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
  });
}

/** Runs in a page: where the texts stand that the recorder masks whole, whatever they say. */
export function maskedOnPage(): Place[] {
  const typed =
    'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=submit], [type=button], [type=image])';
  const edited = '[contenteditable]:not([contenteditable=false]), [role=textbox], .cm-editor, .ql-editor';
  const places = [...document.querySelectorAll(typed)].map((field) => field.getBoundingClientRect());
  for (const part of document.querySelectorAll(edited)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      places.push(...range.getClientRects());
    }
  }
  return places.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

/** Runs in our stage: where bullets stand in the place of text. */
export function maskedInReplay(): Place[] {
  const page = document.querySelector('iframe')?.contentDocument;
  if (!page) return [];
  const places: DOMRect[] = [];
  const roots: Node[] = [page];
  for (const root of roots) {
    const nodes = page.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { shadowRoot, value, contentDocument } = node as Partial<
        Element & HTMLInputElement & HTMLIFrameElement
      >;
      if (shadowRoot) roots.push(shadowRoot);
      if (typeof value === 'string' && value.includes('•'))
        places.push((node as Element).getBoundingClientRect());
      if (!node.nodeValue?.includes('•') || contentDocument) continue;
      const range = page.createRange();
      range.selectNodeContents(node);
      places.push(...range.getClientRects());
    }
  }
  return places.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}
