export { AuthRoute as default } from '../../src/app/auth-route.tsx';
