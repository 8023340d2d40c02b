/** Why no browser can be started here; the sentence is for the operator and for whoever waits for a visit. */
export class BrowserUnavailable extends Error {}
