/** The library with canvas elements and frames of other origins: a file of its own, for the few pages that ask for them. */
export { record } from 'rrweb';
