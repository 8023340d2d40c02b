export { StoryRoute as default } from '../../src/app/routes/story-route.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
