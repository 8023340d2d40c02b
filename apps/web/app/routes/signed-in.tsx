export { SignedInRoute as default } from '../../src/app/routes/signed-in-route.tsx';
