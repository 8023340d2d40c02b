import type { SourceSettings } from '@earshot/connectors/ask-source';
import { sourceIds } from '@earshot/connectors/source-ids';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readSecretKey } from './platform/auth/secret-keys.ts';
import type { BlobsConfig } from './platform/blobs/blobs-config.ts';
import { blobsConfigOf } from './platform/blobs/blobs-config.ts';
import type { LlmConfig } from './platform/llm/llm.ts';
import type { PayPalConfig } from './platform/paypal/paypal-config.ts';
import { paypalConfigOf } from './platform/paypal/paypal-config.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const Bytes = z.coerce.number().int().min(0);
const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const Environment = z
  .object({
    PORT: Port.default(3000),
    EARSHOT_HOST: z.string().default('127.0.0.1'),
    EARSHOT_PUBLIC_URL: HttpUrl.optional(),
    EARSHOT_DATA_DIR: z.string().default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    EARSHOT_BLOBS: z.string().optional(),
    EARSHOT_BLOBS_ENDPOINT: HttpUrl.optional(),
    EARSHOT_BLOBS_REGION: z.string().default('us-east-1'),
    EARSHOT_BLOBS_KEY: z.string().optional(),
    EARSHOT_BLOBS_SECRET: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    EARSHOT_MAIL_FROM: z.string().default('Earshot <earshot@localhost>'),
    EARSHOT_OPERATOR_MAIL: z.email().optional(),
    EARSHOT_OPERATOR_NAME: z.string().trim().max(200).optional(),
    EARSHOT_OPERATOR_ADDRESS: z.string().trim().max(500).optional(),
    EARSHOT_OPERATOR_LAW: z.string().trim().max(200).optional(),
    EARSHOT_SOCIAL_LINKS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
    EARSHOT_VIDEO: z
      .string()
      .regex(/\.(mp4|webm)$/, 'is a file that ends in .mp4 or .webm')
      .optional(),
    EARSHOT_SIGNUP: z.enum(['open', 'invite']).default('open'),
    EARSHOT_TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    EARSHOT_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(512),
    EARSHOT_PRIVATE_TARGETS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/, 'lists pairs of host:port'))),
    EARSHOT_SECRET_KEYS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    EARSHOT_CHROMIUM: z.string().optional(),
    EARSHOT_SELF_RECORDING: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16,64}$/, 'is the key of a site, as the page “Set up a site” shows it')
      .optional(),
    EARSHOT_SOURCES_OFF: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    EARSHOT_LLM_URL: HttpUrl.optional(),
    EARSHOT_LLM_MODEL: z.string().optional(),
    EARSHOT_LLM_KEY: z.string().optional(),
    EARSHOT_LLM_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(1_000_000),
    EARSHOT_EMBED_URL: HttpUrl.optional(),
    EARSHOT_EMBED_MODEL: z.string().optional(),
    EARSHOT_EMBED_KEY: z.string().optional(),
    EARSHOT_EMBED_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(5_000_000),
    PAYPAL_ENV: z.enum(['sandbox', 'live']).default('sandbox'),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'may contain only letters and digits')
      .optional(),
    PAYPAL_PLAN_TEAM_MONTHLY: z.string().optional(),
    PAYPAL_PLAN_TEAM_ANNUAL: z.string().optional(),
    PAYPAL_API_URL: HttpUrl.optional(),
    EARSHOT_FREE_SPACE_FLOOR: Bytes.default(512 * 1024 * 1024),
    EARSHOT_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => (env.EARSHOT_LLM_URL === undefined) === (env.EARSHOT_LLM_MODEL === undefined), {
    path: ['EARSHOT_LLM_MODEL'],
    message: 'EARSHOT_LLM_URL and EARSHOT_LLM_MODEL must be set together or not at all',
  })
  .refine((env) => (env.EARSHOT_EMBED_URL === undefined) === (env.EARSHOT_EMBED_MODEL === undefined), {
    path: ['EARSHOT_EMBED_MODEL'],
    message: 'EARSHOT_EMBED_URL and EARSHOT_EMBED_MODEL must be set together or not at all',
  })
  .superRefine(({ EARSHOT_SOURCES_OFF: off }, context) => {
    const unknown = off.filter((id) => !sourceIds.some((known) => known === id));
    if (unknown.length === 0) return;
    const message = `names no source: ${unknown.join(', ')}; there are ${sourceIds.join(', ')}`;
    context.addIssue({ code: 'custom', path: ['EARSHOT_SOURCES_OFF'], message });
  })
  .superRefine((env, context) => {
    const check = (path: string, read: () => unknown) => {
      try {
        read();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        context.addIssue({ code: 'custom', path: [path], message: error.message });
      }
    };
    check('EARSHOT_BLOBS', () => blobsOf(env, ''));
    check('EARSHOT_SECRET_KEYS', () => env.EARSHOT_SECRET_KEYS.map(readSecretKey));
    check('PAYPAL_CLIENT_ID', () => paypalConfigOf(env));
  });

export interface Config {
  port: number;
  host: string;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where uploaded files and packed recordings are. */
  blobs: BlobsConfig;
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorMail: string;
  /** What public and legal pages say of who runs the server; null where it was not said. */
  operator: { name: string | null; address: string | null; law: string | null };
  /** Where the operator can be found elsewhere, as the foot of public pages lists it. */
  socialLinks: string[];
  /** File that the top bar's menu offers to play; null without one. */
  videoFile: string | null;
  signup: 'open' | 'invite';
  trustedProxies: string[];
  /** Connections that one network address may have at once. */
  connectionsPerAddress: number;
  freeSpaceFloorBytes: number;
  /** `host:port` pairs that may be visited although they are not on the public web. */
  privateTargets: string[];
  /** Keys of 32 bytes for the secrets of connections, the one that seals first; none: a file beside the data has them. */
  secretKeys: Buffer[];
  /** How the sources of market reports are set up, by their ids. */
  sources: Record<string, SourceSettings>;
  /** Key of the operator's site that the app records its own use to; null when it does not. */
  selfRecording: string | null;
  /** Program of the browser that visits sites; undefined: looked for where systems keep it. */
  chromium: string | undefined;
  /** A language model that may write the words around counted numbers; null without one. */
  llm: LlmConfig | null;
  /** A sentence encoder that may choose what is quoted; null without one. */
  encoder: LlmConfig | null;
  /** How plans are sold; null where none are: then every workspace has everything, and nothing is counted. */
  paypal: PayPalConfig | null;
  logLevel: z.infer<typeof Environment>['EARSHOT_LOG_LEVEL'];
  /** True when only this computer can reach the server: mailed links may then be printed in the log. */
  isLoopback: boolean;
}

/** What is wrong with the configuration, every fault at once. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment, and from a `.env` file where the environment does not say.
 *
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(environment: NodeJS.ProcessEnv, folder: string): Config {
  const file = resolve(folder, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...environment }).filter(([, value]) => value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.EARSHOT_HOST,
    publicUrl: env.EARSHOT_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(folder, env.EARSHOT_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    blobs: blobsOf(env, resolve(folder, env.EARSHOT_DATA_DIR)),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.EARSHOT_MAIL_FROM,
    operatorMail: env.EARSHOT_OPERATOR_MAIL ?? 'operator@localhost',
    operator: {
      name: env.EARSHOT_OPERATOR_NAME ?? null,
      address: env.EARSHOT_OPERATOR_ADDRESS ?? null,
      law: env.EARSHOT_OPERATOR_LAW ?? null,
    },
    socialLinks: env.EARSHOT_SOCIAL_LINKS,
    videoFile: env.EARSHOT_VIDEO === undefined ? null : resolve(folder, env.EARSHOT_VIDEO),
    signup: env.EARSHOT_SIGNUP,
    trustedProxies: env.EARSHOT_TRUSTED_PROXIES,
    connectionsPerAddress: env.EARSHOT_CONNECTIONS_PER_ADDRESS,
    freeSpaceFloorBytes: env.EARSHOT_FREE_SPACE_FLOOR,
    privateTargets: env.EARSHOT_PRIVATE_TARGETS,
    secretKeys: env.EARSHOT_SECRET_KEYS.map(readSecretKey),
    chromium: env.EARSHOT_CHROMIUM,
    sources: sourcesOf(given, env.EARSHOT_SOURCES_OFF),
    selfRecording: env.EARSHOT_SELF_RECORDING ?? null,
    llm: llmOf(env),
    encoder: encoderOf(env),
    paypal: paypalConfigOf(env),
    logLevel: env.EARSHOT_LOG_LEVEL,
    isLoopback: ['127.0.0.1', '::1', 'localhost'].includes(env.EARSHOT_HOST),
  };
}

/** @throws ConfigError for an address that is none */
function sourcesOf(
  given: Record<string, string | undefined>,
  off: readonly string[],
): Record<string, SourceSettings> {
  const settings = sourceIds.map((id): [string, SourceSettings] => {
    const name = `EARSHOT_SOURCE_${id.toUpperCase()}`;
    const baseUrl = HttpUrl.optional().safeParse(given[`${name}_URL`]);
    if (!baseUrl.success)
      throw new ConfigError(`The configuration is not valid:\n  ${name}_URL: Invalid URL`);
    return [id, { isOn: !off.includes(id), baseUrl: baseUrl.data, key: given[`${name}_KEY`] }];
  });
  return Object.fromEntries(settings);
}

type BlobVariable = `EARSHOT_BLOBS${'' | '_ENDPOINT' | '_KEY' | '_SECRET'}`;

function blobsOf(
  env: { [Name in BlobVariable]?: string | undefined } & { EARSHOT_BLOBS_REGION: string },
  dataDir: string,
): BlobsConfig {
  return blobsConfigOf(
    {
      blobs: env.EARSHOT_BLOBS,
      endpoint: env.EARSHOT_BLOBS_ENDPOINT,
      region: env.EARSHOT_BLOBS_REGION,
      key: env.EARSHOT_BLOBS_KEY,
      secret: env.EARSHOT_BLOBS_SECRET,
    },
    dataDir,
  );
}

function encoderOf(env: z.infer<typeof Environment>): LlmConfig | null {
  const { EARSHOT_EMBED_URL: url, EARSHOT_EMBED_MODEL: model, EARSHOT_EMBED_KEY: key } = env;
  if (url === undefined || model === undefined) return null;
  return { url, model, key, tokensPerDay: env.EARSHOT_EMBED_TOKENS_PER_DAY };
}

function llmOf(env: z.infer<typeof Environment>): LlmConfig | null {
  const { EARSHOT_LLM_URL: url, EARSHOT_LLM_MODEL: model, EARSHOT_LLM_KEY: key } = env;
  if (url === undefined || model === undefined) return null;
  return { url, model, key, tokensPerDay: env.EARSHOT_LLM_TOKENS_PER_DAY };
}
