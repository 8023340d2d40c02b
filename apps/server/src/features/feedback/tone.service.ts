/** The tone of texts, for jobs: what judges it takes memory that the requests' thread does without. */
export { starsOf, toneOf } from './analyse-texts.ts';
