/**
 * All that a replayed page holds, as lines to compare: its nodes, and what their attributes do not tell. Runs in the stage. The order
 * of attributes and of classes says nothing.
 */
export function stateOfPage(): string[] {
  const lines: string[] = [];

  const rules = (sheets: Iterable<CSSStyleSheet>) =>
    [...sheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(' '));

  const held = (element: Element): string[] => {
    const { value, checked, selectedIndex, indeterminate } = element as HTMLInputElement & HTMLSelectElement;
    const state: string[] = [];
    if (element.scrollTop !== 0 || element.scrollLeft !== 0)
      state.push(`scrolled ${element.scrollLeft} ${element.scrollTop}`);
    if (element.matches('input,textarea,select,progress,option'))
      state.push(`${value} ${checked} ${selectedIndex} ${indeterminate}`);
    if (element.matches('dialog,details')) {
      const { open } = element as HTMLDialogElement;
      state.push(`open ${open} modal ${element.matches(':modal')}`);
    }
    if (element.matches('audio,video')) {
      const { paused, currentTime, volume } = element as HTMLMediaElement;
      state.push(`paused ${paused} at ${currentTime} volume ${volume}`);
    }
    return state;
  };

  const walk = (node: Node, depth: number): void => {
    const indent = ' '.repeat(depth);
    if (node.nodeType !== 1) {
      lines.push(`${indent}${node.nodeName} ${node.nodeValue ?? ''}`);
    } else {
      const element = node as Element;
      const attributes = [...element.attributes].map(({ name, value, namespaceURI }) => {
        const text = name === 'class' ? value.split(/\s+/).toSorted().join(' ').trim() : value;
        return `${namespaceURI ?? ''} ${name}=${text}`;
      });
      lines.push(
        `${indent}<${element.namespaceURI?.slice(-4)} ${element.localName} ${attributes.toSorted().join(' ')}> ${held(element).join(' ')}`,
      );
      if (element.shadowRoot) {
        lines.push(`${indent} shadow ${rules(element.shadowRoot.adoptedStyleSheets).join(' | ')}`);
        for (const child of element.shadowRoot.childNodes) walk(child, depth + 2);
      }
      const inner = element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null;
      if (inner) page(inner, depth + 2);
    }
    for (const child of node.childNodes) walk(child, depth + 1);
  };

  const page = (document: Document, depth: number): void => {
    const { scrollX, scrollY } = document.defaultView ?? { scrollX: 0, scrollY: 0 };
    lines.push(
      `page ${document.compatMode} scrolled ${scrollX} ${scrollY} focus ${document.activeElement?.localName}`,
    );
    lines.push(...rules(document.styleSheets), ...rules(document.adoptedStyleSheets));
    lines.push(`selected ${document.getSelection()?.toString()}`);
    for (const child of document.childNodes) walk(child, depth);
  };

  const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper > iframe');
  if (frame?.contentDocument) {
    lines.push(`${frame.getAttribute('width')} x ${frame.getAttribute('height')}`);
    page(frame.contentDocument, 0);
  }
  const { left, top } = document.querySelector<HTMLElement>('.replayer-mouse')?.style ?? {};
  lines.push(`mouse ${left} ${top}`);
  return lines;
}
