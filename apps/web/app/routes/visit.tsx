export { VisitRoute as default } from '../../src/app/routes/visit-route.tsx';
