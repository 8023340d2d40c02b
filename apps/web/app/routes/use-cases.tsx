export { UseCasesPage as default } from '../../src/public/story/index-pages.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
