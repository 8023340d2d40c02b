import { formatCount } from '../lib/format.ts';

const recordingsIn = (count: number) => (count === 1 ? '1 recording' : `${formatCount(count)} recordings`);

/** What is said of recordings that may show text that their site asks to mask, wherever it is said. */
export const lostMaskingWords = {
  title: 'Recordings that may show text that was to be masked',
  why: 'The recorder lost what a site asks for on every page after a visit’s first: “mask every text”, and the parts to mask or to leave out. This is fixed. Recordings made before may show such text; visits of a single page do not.',
  counted: (left: number) => `${recordingsIn(left)} from`,
  until: 'to',
  done: (count: number) => `Every text is masked in all ${recordingsIn(count)}.`,
  progress: (done: number, all: number) =>
    `Every text is masked in ${formatCount(done)} of ${recordingsIn(all)}`,
  asked: 'Somebody asked for them to be masked or deleted.',
  mask: 'Mask every text',
  delete: 'Delete these recordings',
  maskTitle: 'Mask every text of these recordings?',
  maskText: (count: number) =>
    `Every text in ${recordingsIn(count)} becomes bullets, for good. Clicks, pages and times stay. Pictures stay too.`,
  deleteTitle: 'Delete these recordings?',
  deleteText: (count: number) => `${recordingsIn(count)} are deleted with their clips and links, for good.`,
  cancel: 'Cancel',
  started: 'Started. This page shows the progress.',
};
