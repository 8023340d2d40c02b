export { AuthRoute as default } from '../../src/app/routes/auth-route.tsx';
