export { WidgetDocsPage as default } from '../../src/public/docs/widget-docs-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
