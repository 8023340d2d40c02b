/** What the part that keeps a page's files asks the page: only the page knows its elements and what it has loaded. */
export interface AssetQuestion {
  /** Numbers of elements that name a picture. */
  ids: number[];
  /** Addresses that style sheets name. */
  urls: string[];
}

export interface AssetAnswer {
  /** Empty while nothing of the recording is sent. */
  recordingId: string;
  /** For each number: the address of the picture that is shown, `*` when it is shown and has none, '' when it is not to be kept. */
  shown: string[];
  /** For each address, whether the page has loaded it. */
  loaded: boolean[];
}

/** What the worker lends that part. */
export interface AssetsHost {
  /** Address of its script, with the site's key. */
  url: string;
  /** Text of a style sheet as it may leave the page. */
  cleanStyles: (text: string) => string;
  /** Where a file is, by the address that its recording names. */
  addressOf: (name: string) => string;
  /** Masked events of each batch, one a line. */
  seen: { push: (lines: string) => unknown };
}
