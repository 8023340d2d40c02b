export { LegalRoute as default } from '../../src/app/legal-route.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
