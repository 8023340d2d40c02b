import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { LlmConfig } from './platform/llm/llm.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const Bytes = z.coerce.number().int().min(0);
const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Environment = z
  .object({
    PORT: Port.default(3000),
    EARSHOT_HOST: z.string().default('127.0.0.1'),
    EARSHOT_PUBLIC_URL: HttpUrl.optional(),
    EARSHOT_DATA_DIR: z.string().default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    EARSHOT_MAIL_FROM: z.string().default('Earshot <earshot@localhost>'),
    EARSHOT_OPERATOR_MAIL: z.email().optional(),
    EARSHOT_SIGNUP: z.enum(['open', 'invite']).default('open'),
    EARSHOT_TRUSTED_PROXIES: z
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
    EARSHOT_FREE_SPACE_FLOOR: Bytes.default(512 * 1024 * 1024),
    EARSHOT_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => (env.EARSHOT_LLM_URL === undefined) === (env.EARSHOT_LLM_MODEL === undefined), {
    path: ['EARSHOT_LLM_MODEL'],
    message: 'EARSHOT_LLM_URL and EARSHOT_LLM_MODEL are given together or not at all',
  })
  .refine((env) => (env.EARSHOT_EMBED_URL === undefined) === (env.EARSHOT_EMBED_MODEL === undefined), {
    path: ['EARSHOT_EMBED_MODEL'],
    message: 'EARSHOT_EMBED_URL and EARSHOT_EMBED_MODEL are given together or not at all',
  });

export interface Config {
  port: number;
  host: string;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorMail: string;
  signup: 'open' | 'invite';
  trustedProxies: string[];
  freeSpaceFloorBytes: number;
  /** A language model that may write the words around counted numbers; null without one. */
  llm: LlmConfig | null;
  /** A sentence encoder that may choose what is quoted; null without one. */
  encoder: LlmConfig | null;
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
    smtpUrl: env.SMTP_URL,
    mailFrom: env.EARSHOT_MAIL_FROM,
    operatorMail: env.EARSHOT_OPERATOR_MAIL ?? 'operator@localhost',
    signup: env.EARSHOT_SIGNUP,
    trustedProxies: env.EARSHOT_TRUSTED_PROXIES,
    freeSpaceFloorBytes: env.EARSHOT_FREE_SPACE_FLOOR,
    llm: llmOf(env),
    encoder: encoderOf(env),
    logLevel: env.EARSHOT_LOG_LEVEL,
    isLoopback: ['127.0.0.1', '::1', 'localhost'].includes(env.EARSHOT_HOST),
  };
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
