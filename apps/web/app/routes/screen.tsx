export { ScreenRoute as default } from '../../src/app/routes/screen-route.tsx';
