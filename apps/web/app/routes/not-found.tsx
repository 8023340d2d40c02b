export { NotFoundRoute as default } from '../../src/app/not-found-route.tsx';
