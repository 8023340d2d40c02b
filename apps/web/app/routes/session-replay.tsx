export { SessionReplayRoute as default } from '../../src/app/routes/session-replay-route.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
