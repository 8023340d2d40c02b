/** Beside the file that a page loads, as the one that masks; the build adds what its text is told by. */
export const lateFile: string = 'earshot-late-1.mjs';
