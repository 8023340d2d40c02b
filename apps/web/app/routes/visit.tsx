export { VisitRoute as default } from '../../src/app/visit-route.tsx';
