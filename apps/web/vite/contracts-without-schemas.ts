import { stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contractsFolder = fileURLToPath(import.meta.resolve('@earshot/contracts/call')).replace(
  /call\.ts$/,
  '',
);

/**
 * Gives the browser the contract modules without their Zod schemas: a call keeps its method, path and transport,
 * lists and other plain data stay, schemas go. Types are untouched, so pages still import `@earshot/contracts/<group>`.
 * Using a schema's value in a page fails the build, since the export is not there.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'earshot:contracts-without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(contractsFolder) || !file.endsWith('.ts')) return null;
      this.addWatchFile(file);
      // Node keeps a module once it is imported; while developing, a changed contract must be read again.
      return withoutSchemas(file, this.meta.watchMode ? `?t=${(await stat(file)).mtimeMs}` : '');
    },
  };
}

/**
 * The module's source for the browser; null when it holds no schema and can be served as it is written.
 *
 * @throws Error when a module mixes schemas with functions, which cannot be carried over
 */
export async function withoutSchemas(file: string, version = ''): Promise<string | null> {
  const exported = Object.entries(
    (await import(pathToFileURL(file).href + version)) as Record<string, unknown>,
  );
  if (!exported.some(([, value]) => isSchema(value) || isCallGroup(value))) return null;
  return exported
    .filter(([, value]) => !isSchema(value))
    .map(([name, value]) => {
      if (typeof value === 'function') throw new Error(`${file}: move ${name} to a module without schemas`);
      return `export const ${name} = ${JSON.stringify(isCallGroup(value) ? callsOf(value) : value)};`;
    })
    .concat('export {};')
    .join('\n');
}

interface PlainCall {
  method: string;
  path: string;
  transport?: string;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isCallGroup(value: unknown): value is Record<string, PlainCall> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.values(value) as unknown[];
  return (
    members.length > 0 &&
    members.every((m) => typeof m === 'object' && m !== null && 'method' in m && 'path' in m)
  );
}

function callsOf(group: Record<string, PlainCall>): Record<string, PlainCall> {
  return Object.fromEntries(
    Object.entries(group).map(([name, { method, path, transport }]) => [name, { method, path, transport }]),
  );
}
