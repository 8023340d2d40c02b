import type { Earshot } from '../src/earshot.ts';
import type { RecorderOptions } from '../src/options.ts';
import { start } from './index.ts';

/** What of a Vue 3 app the plugin uses. */
export interface VueApp {
  config: { globalProperties: Record<string, unknown> };
  provide(name: string, value: unknown): unknown;
}

/** A plugin that records the page. Templates reach the recorder as `$earshot`, components by `inject('earshot')`. */
export function earshotPlugin(options: RecorderOptions): { install(app: VueApp): void } {
  return {
    install(app) {
      const recorder: Earshot = start(options);
      app.config.globalProperties['$earshot'] = recorder;
      app.provide('earshot', recorder);
    },
  };
}
