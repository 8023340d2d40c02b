export { LegalRoute as default } from '../../src/app/routes/legal-route.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
