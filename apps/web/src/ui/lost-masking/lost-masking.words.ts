import { formatCount } from '../../lib/format.ts';

const recordingsIn = (count: number) => (count === 1 ? '1 recording' : `${formatCount(count)} recordings`);

/** Texts about recordings that may show text their site asks to mask, on every screen that shows them. */
export const lostMaskingWords = {
  title: 'Recordings that may show text that should be masked',
  why: 'On every page after the first of a session, the recorder ignored two site settings: “mask all text”, and the parts to mask or leave out. This is fixed. Recordings made before the fix may show such text. Sessions with a single page do not.',
  counted: (left: number) => `${recordingsIn(left)} from`,
  until: 'to',
  done: (count: number) => `All text is masked in ${recordingsIn(count)}.`,
  progress: (done: number, all: number) =>
    `All text is masked in ${formatCount(done)} of ${recordingsIn(all)}`,
  asked: 'A member asked to mask or delete them.',
  mask: 'Mask all text',
  delete: 'Delete these recordings',
  maskTitle: 'Mask all text in these recordings?',
  maskText: (count: number) =>
    `All text in ${recordingsIn(count)} is replaced with bullets. Clicks, pages, times and images stay. You cannot undo this.`,
  deleteTitle: 'Delete these recordings?',
  deleteText: (count: number) =>
    `Deletes ${recordingsIn(count)} with their clips and links. You cannot undo this.`,
  cancel: 'Cancel',
  started: 'Started. This page shows the progress.',
};
