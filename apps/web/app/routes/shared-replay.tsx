export { SharedReplayRoute as default } from '../../src/app/routes/shared-replay-route.tsx';
