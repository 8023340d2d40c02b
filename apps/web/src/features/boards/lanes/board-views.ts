/** The ways to look at a board's cards. */
export const boardViews = ['columns', 'horizons', 'timeline', 'table'] as const;
export type BoardView = (typeof boardViews)[number];
