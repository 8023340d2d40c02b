/** What the tag of the widget says. */
export interface WidgetOptions {
  /** The public key of the site. */
  key: string;
  /** Where Earshot is. */
  origin: string;
  /** `#rrggbb`, of the button. */
  color: string;
  /** On which side of the page the button is; `start` is the left where the page is read from the left. */
  side: 'start' | 'end';
  /** `none`: the page opens the widget itself. Else a CSS selector of the element that the button stands in. */
  button: string | undefined;
  /** A language such as `de`; the browser's when not given. */
  lang: string | undefined;
}

const usualColor = '#1f2937';

/** @returns undefined where the tag has no key or no address */
export function optionsOfTag(tag: HTMLOrSVGElement | null): WidgetOptions | undefined {
  if (!(tag instanceof HTMLScriptElement)) return undefined;
  const { key, color = '', side, button, lang } = tag.dataset;
  if (!key || !tag.src) return undefined;
  return {
    key,
    origin: new URL(tag.src).origin,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : usualColor,
    side: side === 'start' ? 'start' : 'end',
    button,
    lang,
  };
}
