import type {
  ConnectionField,
  ConnectionKind,
  ConnectionSettings,
} from '@earshot/connectors/feedback/connection-kind';
import { keyInAddress } from '@earshot/connectors/feedback/key-in-address';
import { badField } from '../../platform/http/problem.ts';

/** One label of a host name. */
const subdomain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const hasControl = /[\u0000-\u001f\u007f]/;

/**
 * What was filled in, trimmed; what was left empty is left out.
 *
 * @param before what is stored: its secrets stand for those that were not filled in again, but only at the address that they were given for.
 *   Else whoever may change an address could have them sent to a server of their own.
 * @throws Problem `bad_request` that names the field
 */
export function checkSettings(
  kind: ConnectionKind,
  given: Readonly<Record<string, string>>,
  before: { open: ConnectionSettings; secrets: ConnectionSettings } | null = null,
): Record<string, string> {
  const isMoved = before !== null && kind.fields.some((field) => isMovedBy(field, given, before.open));
  const known = before === null || isMoved ? {} : before.secrets;
  for (const id of Object.keys(given)) {
    if (!kind.fields.some((field) => field.id === id)) {
      throw badField(`settings/${id}`, `${kind.name} has no such setting.`);
    }
  }
  const settings: Record<string, string> = {};
  for (const field of kind.fields) {
    const value = (given[field.id] ?? '').trim();
    const kept = field.secret ? (known[field.id] ?? '') : '';
    const used = value === '' ? kept : value;
    if (used === '') {
      // A stored one that is left empty is to stay, which it cannot.
      const isLost = isMoved && field.secret && before.secrets[field.id] !== undefined;
      if (isLost) throw badField(`settings/${field.id}`, 'Enter it again: the address changed.');
      if (field.optional !== true) throw badField(`settings/${field.id}`, 'This field is required.');
      continue;
    }
    const fault = faultOf(field, used);
    if (fault !== null) throw badField(`settings/${field.id}`, fault);
    settings[field.id] = used;
  }
  return settings;
}

/** The settings apart: secrets, and what may be read. */
export function parted(
  kind: ConnectionKind,
  settings: ConnectionSettings,
): { secrets: Record<string, string>; open: Record<string, string> } {
  const secret = new Set(kind.fields.flatMap(({ id, secret: isSecret }) => (isSecret ? [id] : [])));
  const entries = Object.entries(settings);
  return {
    secrets: Object.fromEntries(entries.filter(([id]) => secret.has(id))),
    open: Object.fromEntries(entries.filter(([id]) => !secret.has(id))),
  };
}

/** Whether a field that is part of the address leads elsewhere now; the query of an address does not. */
function isMovedBy(
  { id, shape, isPlace }: ConnectionField,
  given: Readonly<Record<string, string>>,
  open: ConnectionSettings,
): boolean {
  if (shape === 'url') return withoutQuery(given[id]) !== withoutQuery(open[id]);
  const isOfAddress = shape === 'subdomain' || isPlace === true;
  return isOfAddress && (given[id] ?? '').trim() !== (open[id] ?? '');
}

function withoutQuery(address = ''): string {
  if (!URL.canParse(address.trim())) return address.trim();
  const { origin, pathname } = new URL(address.trim());
  return `${origin}${pathname}`;
}

function faultOf({ shape, choices = [] }: ConnectionField, value: string): string | null {
  // Of keys that are files, lines are part of them.
  if (hasControl.test(shape === 'token' ? value.replace(/[\r\n]/g, '') : value))
    return 'Must be one line of text.';
  if (shape === 'subdomain' && !subdomain.test(value)) return 'Enter the first part of the address alone.';
  if (shape === 'url' && !(URL.canParse(value) && /^https?:\/\//i.test(value))) {
    return 'Enter an address that begins with https://';
  }
  // Addresses are shown to the workspace and stored as they are.
  const key = shape === 'url' ? keyInAddress(value) : null;
  if (key !== null) return `Leave “${key}” out of the address, and enter the key in its own field.`;
  if (shape === 'choice' && !choices.some((choice) => choice.value === value))
    return 'Choose one of the list.';
  return null;
}
