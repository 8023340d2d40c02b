export { SharedReportRoute as default } from '../../src/app/routes/shared-report-route.tsx';
