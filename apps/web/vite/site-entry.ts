import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/app/document/site-entry.ts';
const virtual = 'virtual:site-entry';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/**
 * Builds the script of public pages beside the framework's own, and tells its address to what draws them:
 * `virtual:site-entry` exports `src` and `preloads`, the addresses of the entry and of what it imports.
 */
export function siteEntry(): Plugin {
  return {
    name: 'earshot:site-entry',
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: join(this.environment.config.root, source), name: 'site' });
    },
    resolveId(id) {
      return id === virtual ? `\0${virtual}` : null;
    },
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      const { name, mode, config } = this.environment;
      if (mode === 'dev') return moduleOf(`/${source}`, []);
      // The browser never draws a public page's own script.
      if (name === 'client') return moduleOf('', []);
      const file = join(config.root, 'build', 'client', '.vite', 'manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestEntry>;
      const entry = manifest[source];
      if (!entry) throw new Error(`${file} does not hold ${source}`);
      return moduleOf(`/${entry.file}`, [...importsOf(manifest, source)]);
    },
  };
}

function importsOf(manifest: Record<string, ManifestEntry>, key: string, found = new Set<string>()) {
  for (const name of manifest[key]?.imports ?? []) {
    const file = manifest[name]?.file;
    if (!file || found.has(`/${file}`)) continue;
    found.add(`/${file}`);
    importsOf(manifest, name, found);
  }
  return found;
}

function moduleOf(src: string, preloads: string[]): string {
  return `export const src = ${JSON.stringify(src)};\nexport const preloads = ${JSON.stringify(preloads)};\n`;
}
