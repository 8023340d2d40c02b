export { SupportPage as default } from '../../src/public/company/support-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
