export { RecorderDocsPage as default } from '../../src/public/docs/recorder-docs-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
