/** What a page looks like, as lines to compare; runs in the page that is recorded and in the one that replays. */
export function lookOfPage(inFrame: boolean): string[] {
  const lines: string[] = [];
  const shown = [
    'id',
    'hidden',
    'disabled',
    'type',
    'role',
    'open',
    'colspan',
    'viewBox',
    'd',
    'stroke',
    'aria-current',
    'data-theme',
    'data-state',
  ];
  const left = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'LINK', 'META', 'TITLE', 'HEAD']);

  const walk = (node: Node, depth: number): void => {
    const indent = ' '.repeat(depth);
    if (node.nodeType === 3) {
      const text = node.textContent ?? '';
      if (text.trim() !== '') lines.push(`${indent}"${text.trim()}"`);
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    if (left.has(element.tagName)) return;
    const names = shown.filter((name) => element.hasAttribute(name));
    const attributes = names.map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
    const classes = [...element.classList]
      .filter((name) => !name.includes(':hover') && name !== 'rrweb-paused')
      .toSorted();
    lines.push(
      `${indent}<${element.tagName} ${classes.join('.')} ${attributes.join(' ')} style=${element.style.cssText}`,
    );
    if (element.matches('input,textarea,select,progress')) {
      const { value, checked } = element as HTMLInputElement;
      const entered = element.matches('progress,[type=range],[type=color]')
        ? value
        : value.replace(/\S/g, '•');
      // What stands in a list is masked, so it may be another that is chosen.
      if (!element.matches('select'))
        lines.push(`${indent} value=${entered} checked=${element.matches('input') && checked}`);
      if (element.matches('textarea,select')) return;
    }
    if (element.matches('dialog[open]')) lines.push(`${indent} modal=${String(element.matches(':modal'))}`);
    if (element.matches('.probe')) {
      const { color, backgroundColor, borderTopColor } = (
        element.ownerDocument.defaultView ?? window
      ).getComputedStyle(element);
      lines.push(`${indent} ${color} ${backgroundColor} ${borderTopColor}`);
    }
    if (element.shadowRoot) for (const child of element.shadowRoot.childNodes) walk(child, depth + 2);
    if (element.tagName === 'IFRAME') {
      const inner = (element as HTMLIFrameElement).contentDocument;
      const root = inner?.querySelector(':root');
      if (root) walk(root, depth + 2);
    }
    for (const child of element.childNodes) walk(child, depth + 1);
  };

  const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper > iframe');
  walk((inFrame ? frame?.contentDocument : document)?.documentElement ?? document, 0);
  return lines;
}
