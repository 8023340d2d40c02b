/** What a site's owner chooses of the widget's looks; both are told by the line in the page. */
export interface WidgetLooks {
  /** `#rrggbb`, of the button. */
  color: string;
  /** `start` is the left where the page is read from the left. */
  side: 'start' | 'end';
}

/** As the widget has them where its line says nothing. */
export const usualLooks: WidgetLooks = { color: '#1f2937', side: 'end' };

/** The line that puts the feedback widget into a page; what is usual is left out. */
export function widgetLine(origin: string, key: string, { color, side }: WidgetLooks): string {
  const attributes = [
    `src="${origin}/widget.js"`,
    `data-key="${key}"`,
    ...(color === usualLooks.color ? [] : [`data-color="${color}"`]),
    ...(side === usualLooks.side ? [] : [`data-side="${side}"`]),
  ];
  return `<script async ${attributes.join(' ')}></script>`;
}
