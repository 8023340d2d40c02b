interface PreviewItem {
  author: string;
  where: string;
  text: string;
  /** The words that show why it was found. */
  proof: string[];
  score: number;
}

/** Invented feedback on an invented product. */
export const previewItems: PreviewItem[] = [
  {
    author: 'Brightwell Heating',
    where: 'Helpdesk, 19 November',
    text: 'I saved twice in the cellar, the button went grey, and then the whole visit was empty as if I had never been there.',
    proof: ['the whole visit was empty'],
    score: 0.83,
  },
  {
    author: 'Slow River',
    where: 'App store, 17 November',
    text: 'Typed the full report in the basement, came up, and the screen had nothing on it. My customer stood beside me.',
    proof: ['the screen had nothing on it'],
    score: 0.71,
  },
  {
    author: 'Amber Finch',
    where: 'Helpdesk, 12 November',
    text: 'It would help to hear that I am offline before I start writing, not after.',
    proof: ['offline before I start writing'],
    score: 0.31,
  },
];
