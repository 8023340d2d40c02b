export { AboutPage as default } from '../../src/public/company/about-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
