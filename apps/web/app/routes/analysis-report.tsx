// Named here, so that the prerendered page brings its style along without scripts.
import '@earshot/report-view/report.css';

export { AnalysisReportRoute as default } from '../../src/app/routes/analysis-report-route.tsx';
