export interface SuggestedQuestion {
  text: string;
  /** The part that is meant to be replaced: it is selected once the question stands in the box. */
  replace?: string;
}

/** What the question screen offers while its box is empty. */
export const suggestedQuestions: readonly SuggestedQuestion[] = [
  { text: 'List the bugs that users mention' },
  { text: 'What do customers express when they are most frustrated?' },
  { text: 'What are the worst features?' },
  { text: 'What do people struggle with most?' },
  { text: 'What do users say about notifications?', replace: 'notifications' },
];
