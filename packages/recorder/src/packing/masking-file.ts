/**
 * The file that masks and packs, beside the one that a page loads. The build adds what its text is told by, so that a page never
 * works with one of another build.
 */
export const maskingFile: string = 'earshot-mask-1.mjs';
