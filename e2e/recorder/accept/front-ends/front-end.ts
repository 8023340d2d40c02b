/** A page of our own around a front end that is installed from the registry as it is. */
export interface FrontEnd {
  name: string;
  /** Packages with their versions. */
  packages: string[];
  head?: string;
  body: string;
  /** Runs as the page is drawn, as a module. With `isBuilt`, its imports are put together first, as its usual tool would. */
  script?: string;
  isBuilt?: true;
  /** What a visitor does, one after the other, as scripts; each is followed by a moment that is looked at. */
  steps: string[];
  /** Pictures, icons and letters of the page's own fonts, by selector: each has to be found in the replay of the first moment. */
  probes?: string[];
  /** Nobody tunes on these: their pictures are not looked at, only their figures are printed. */
  isHeldBack?: true;
}

export const sheet = (path: string) => `<link rel="stylesheet" href="/packages/${path}">`;
export const script = (path: string) => `<script src="/packages/${path}"></script>`;
export const click = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;
