/** What search engines, feeds and the site's own lists are told of a page. */
export interface PageFacts {
  path: string;
  /** At most 60 characters, unlike that of any other page. */
  title: string;
  description: string;
  /** Day on which its words last changed, for the sitemap. */
  updated: string;
  /** Its name in lists and above the pages below it. */
  label: string;
  /** The page that it belongs under. */
  above?: { label: string; path: string };
}

/** File name of the picture that is shown where the page is shared. */
export function pictureNameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
