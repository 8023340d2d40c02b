const longest = 80;

/** What a person would call an element: its tag, and the name or text that stands on it. '' for none. */
export function labelOf(element: Element | null): string {
  if (!element) return '';
  const tag = element.tagName.toLowerCase();
  if (tag === 'html' || tag === 'body') return '';
  const named = ['aria-label', 'title', 'alt', 'placeholder', 'name']
    .map((name) => element.getAttribute(name)?.trim())
    .find((name) => name);
  const text = named ?? element.textContent.trim().replace(/\s+/g, ' ');
  return text === '' ? tag : `${tag} “${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`;
}
