export { NotFoundRoute as default } from '../../src/app/routes/not-found-route.tsx';
