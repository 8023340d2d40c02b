import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { bundleRecorder } from '../../../packages/recorder/bundling/bundle-recorder.ts';
import { ensurePeerPackages, peerModules } from './peer-packages.ts';

export const variantNames = ['none', 'ours', 'raw', 'sentry', 'openreplay', 'posthog'] as const;
export type VariantName = (typeof variantNames)[number];

/** A recorder as a page loads it: its script, and what it asks for later. */
export interface Variant {
  name: VariantName;
  /** '' for a page without a recorder. */
  script: string;
  /** By path. */
  files: Map<string, string>;
}

export const siteKey = 'pk_bench';

/** How a customer would start each, with what it does by default. What they call is answered by the page's own server. */
const starts: Record<Exclude<VariantName, 'none' | 'ours'>, string> = {
  raw: `
    import { record } from 'rrweb';
    let events = [];
    record({ emit: (event) => events.push(event), checkoutEveryNms: 60000 });
    setInterval(() => {
      if (events.length === 0) return;
      const body = JSON.stringify(events);
      events = [];
      void fetch('/raw', { method: 'POST', body });
    }, 5000);`,
  sentry: `
    import { init, replayIntegration } from '@sentry/browser';
    init({
      dsn: location.origin.replace('://', '://key@') + '/1',
      integrations: [replayIntegration()],
      replaysSessionSampleRate: 1,
    });`,
  openreplay: `
    import { tracker } from '@openreplay/tracker';
    tracker.configure({ projectKey: 'bench', ingestPoint: location.origin + '/openreplay', __DISABLE_SECURE_MODE: true });
    void tracker.start();`,
  posthog: `
    import posthog from 'posthog-js';
    posthog.init('bench', {
      api_host: location.origin + '/posthog',
      capture_pageview: false,
      // A browser without a window counts as a robot there, and is not recorded.
      opt_out_useragent_filter: true,
    });`,
};

/** Files that PostHog's script loads from its server, as its package ships them. */
const posthogFiles = ['lazy-recorder.js', 'posthog-recorder.js', 'recorder.js'];

export async function makeVariant(name: VariantName): Promise<Variant> {
  if (name === 'none') return { name, script: '', files: new Map() };
  if (name === 'ours') {
    const built = await bundleRecorder();
    const files = new Map(
      (
        ['earshot-mask-1.mjs', 'earshot-record-1.mjs', 'earshot-late-1.mjs', 'earshot-assets-1.js'] as const
      ).map((file) => [`/r/${file}`, built[file]]),
    );
    return { name, script: built['earshot-1.js'], files };
  }
  if (name !== 'raw') await ensurePeerPackages();
  const files = new Map<string, string>();
  if (name === 'posthog') {
    for (const file of posthogFiles)
      files.set(
        `/posthog/static/${file}`,
        readFileSync(join(peerModules, 'posthog-js', 'dist', file), 'utf8'),
      );
  }
  return { name, script: await bundle(starts[name]), files };
}

async function bundle(code: string): Promise<string> {
  const entry = '\0variant';
  const { output } = await build({
    input: entry,
    write: false,
    platform: 'browser',
    resolve: { modules: ['node_modules', peerModules] },
    plugins: [
      {
        name: 'variant',
        resolveId: (id, importer) => {
          if (id === entry) return id;
          // The entry stands in no folder: its packages are the project's own, or those of the peers.
          return importer === entry ? { id: packageEntry(id) } : undefined;
        },
        load: (id) => (id === entry ? { code, moduleType: 'js' } : undefined),
      },
    ],
    transform: { target: 'es2022' },
    output: { format: 'iife', minify: true },
    logLevel: 'silent',
  });
  return output[0].code;
}

/** The module that a bundler takes of a package. */
function packageEntry(name: string): string {
  if (name === 'rrweb') return new URL(import.meta.resolve('rrweb')).pathname;
  const folder = join(peerModules, name);
  const { module } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { module: string };
  return join(folder, module);
}
