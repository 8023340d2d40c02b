import { stagePath } from '@earshot/replay-format/stage-messages';
import Fastify from 'fastify';
import { serveReplayStage } from '../../../apps/server/src/platform/http/replay-stage.ts';

export interface ServedStage {
  url: string;
  close: () => Promise<void>;
}

/**
 * The built stage as the server hands it out, policy included.
 *
 * @throws Error when it has not been built
 */
export async function serveStage(): Promise<ServedStage> {
  const app = Fastify();
  serveReplayStage(app);
  const { statusCode } = await app.inject({ url: stagePath });
  if (statusCode !== 200)
    throw new Error('The stage is not built: node packages/replay-stage/bundling/build-stage.ts');
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
