export { SharedReportRoute as default } from '../../src/app/shared-report-route.tsx';
