export { ScreenRoute as default } from '../../src/app/screen-route.tsx';
