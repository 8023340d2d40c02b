export { ChangelogPage as default } from '../../src/public/company/changelog-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
