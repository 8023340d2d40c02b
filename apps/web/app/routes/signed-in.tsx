export { SignedInRoute as default } from '../../src/app/signed-in-route.tsx';
