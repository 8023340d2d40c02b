export { BlogPostRoute as default } from '../../src/app/routes/blog-post-route.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
