export { FrontPage as default } from '../../src/public/home/front-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
