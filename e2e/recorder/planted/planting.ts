export const pageNumbers = [1, 2, 3, 4, 5] as const;
export type PageNumber = (typeof pageNumbers)[number];

/** Something that a page of a planted site holds or does. Scripts are the page's own, as text; see `front-ends/view-source.ts`. */
export interface Planting {
  id: string;
  page: PageNumber;
  /** In the body. No inline styles, scripts or handlers: one of the sites forbids them. */
  html?: string;
  /** In the page's own style sheet. */
  css?: string;
  /** Appended to the page's title. */
  title?: string;
  /** The path of the page itself, below the site's folder; one per page. */
  address?: string;
  /** Runs as the page is drawn. */
  draw?: string;
  /** Runs once the recorder is on. */
  act?: string;
  /** What the visitor types, letter by letter. */
  typed?: { into: string; text: string }[];
  /** Paths that the site answers, so that the page has no broken pictures and requests. */
  serves?: string[];
}
