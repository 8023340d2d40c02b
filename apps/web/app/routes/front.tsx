export { FrontPage as default } from '../../src/public/front-page.tsx';
