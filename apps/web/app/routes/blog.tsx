export { BlogPage as default } from '../../src/public/blog/blog-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
