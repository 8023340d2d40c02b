export { SecurityPage as default } from '../../src/public/company/security-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
