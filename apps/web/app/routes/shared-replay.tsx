export { SharedReplayRoute as default } from '../../src/app/shared-replay-route.tsx';
