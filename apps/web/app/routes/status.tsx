export { StatusPage as default } from '../../src/public/company/status-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
