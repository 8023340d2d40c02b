import { maskPersonalData } from '@earshot/analysis/personal-data/find-personal-data';
import type { PersonalKind } from '@earshot/analysis/personal-data/kinds';
import { maskNamedValue } from '@earshot/analysis/personal-data/masked-text';
import { createHmac } from 'node:crypto';
import type { Database, Db } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import * as sql from './masking.sql.ts';

/** A workspace's choice of what is masked before it is stored. */
export interface Masking {
  kinds: ReadonlySet<PersonalKind>;
  hidesPeople: boolean;
  /** Of the choice: what was masked by an older one is not stored. */
  version: number;
  /** Hashes of what must be told apart, but not read, are made with it. */
  key: Buffer;
}

/** What was masked by a choice that holds no more: mask it anew. */
export class MaskingChanged extends Error {}

/** @throws RangeError for a workspace that the transaction does not see */
export async function readMasking(db: Db, workspaceId: string): Promise<Masking> {
  const [choice, secret] = await Promise.all([sql.findChoice(db, workspaceId), sql.maskingSecret(db)]);
  if (!choice) throw new RangeError(`There is no workspace ${workspaceId} in this transaction`);
  return {
    // The settings' call takes no other names, and migrations keep them.
    kinds: new Set(choice.maskedKinds as PersonalKind[]),
    hidesPeople: choice.hidesPeople,
    version: choice.maskingVersion,
    key: createHmac('sha256', secret).update(workspaceId).digest(),
  };
}

/** Most workspaces asked about lately are asked about again. */
const maxRemembered = 1000;
const triesAtMost = 3;

/** The choices of workspaces that were asked about lately; whether one still holds is found when items are stored. */
export class Maskings {
  readonly #database: Database;
  readonly #remembered = new Map<string, Masking>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Does work by the present choice; when that was changed meanwhile, again by the new one. */
  async by<Result>(workspaceId: string, work: (masking: Masking) => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await work(await this.#of(workspaceId));
      } catch (error) {
        if (!(error instanceof MaskingChanged) || tried >= triesAtMost) throw error;
        this.#remembered.delete(workspaceId);
      }
    }
  }

  async #of(workspaceId: string): Promise<Masking> {
    const known = this.#remembered.get(workspaceId);
    if (known) return known;
    const masking = await readInWorkspace(this.#database, workspaceId, (tx) => readMasking(tx, workspaceId));
    this.#remembered.set(workspaceId, masking);
    if (this.#remembered.size > maxRemembered) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    return masking;
  }
}

export function maskText({ kinds }: Pick<Masking, 'kinds'>, text: string): string {
  return kinds.size === 0 ? text : maskPersonalData(text, kinds).text;
}

/** A value that stands under a name, which says what kind of number it is. */
export function maskNamed({ kinds }: Pick<Masking, 'kinds'>, name: string, value: string): string {
  return kinds.size === 0 ? value : maskNamedValue(name, value, kinds);
}

/**
 * Every text of a JSON value, read under the name it stands under, which for the `value` of a condition is its `key`; keys
 * and all else stay.
 */
export function maskDeep<Value>(masking: Pick<Masking, 'kinds'>, value: Value, name = ''): Value {
  return deepMasked(masking, value, name) as Value;
}

function deepMasked(masking: Pick<Masking, 'kinds'>, value: unknown, name: string): unknown {
  if (masking.kinds.size === 0) return value;
  if (typeof value === 'string') return maskNamed(masking, name, value);
  if (Array.isArray(value)) return value.map((entry) => deepMasked(masking, entry, name));
  if (value === null || typeof value !== 'object') return value;
  const asked = 'key' in value && typeof value.key === 'string' ? value.key : 'value';
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      deepMasked(masking, entry, key === 'value' ? asked : key),
    ]),
  );
}

/** Masks what people type and the product keeps, such as questions and names; by the choice of the moment. */
export function keptTextMasker(database: Database) {
  return async (workspaceId: string, value: unknown): Promise<unknown> =>
    maskDeep(await readInWorkspace(database, workspaceId, (tx) => readMasking(tx, workspaceId)), value);
}

const hashChars = 24;

/** The same few letters for the same words of one workspace, from which nobody without the key can tell the words. */
export function keyedHash({ key }: Pick<Masking, 'key'>, words: string): string {
  return createHmac('sha256', key).update(words).digest('hex').slice(0, hashChars);
}

/** An id stays what tells things apart: where it holds personal data, it is kept as a hash. */
export function maskId(masking: Masking, id: string): string {
  return maskText(masking, id) === id ? id : `masked-${keyedHash(masking, id)}`;
}

const tagChars = 4;

/** A name that tells things apart: where something of it is masked, a few letters keep it apart from others. */
export function maskName(masking: Masking, name: string): string {
  const masked = maskText(masking, name);
  return masked === name ? name : `${masked} ${keyedHash(masking, name).slice(0, tagChars)}`;
}

export interface HiddenPerson {
  /** Tells authors apart, as a hash. */
  identity: string;
  name: string;
}

/** What is kept of an author where people are hidden; one and the same for the same identity. */
export function hiddenPerson(masking: Pick<Masking, 'key'>, identity: string): HiddenPerson {
  const hash = keyedHash(masking, identity);
  return { identity: `hidden:${hash}`, name: `Person ${hash.slice(0, tagChars)}` };
}
