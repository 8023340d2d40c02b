export { PricingPage as default } from '../../src/public/pricing/pricing-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
