const ID_KEY = /^(?:[A-Z]{0,10}[-_#]?\d+|-[\w-]{5,}|[\da-f]{8}-[\da-f-]{27}|(?=[^\s]{0,60}\d)[\w-]{8,60})$/i;
const DEEPEST = 4;

/** Whether a key is the id of what stands under it, rather than its name: 90211, "-Nx1aa", a UUID. */
export function isIdKey(key: string): boolean {
  return key.length <= 60 && ID_KEY.test(key);
}

/** Whether JSON text holds an object whose members are all objects, each under its id. */
export function holdsKeyedObjects(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  return isKeyed(value, 0);
}

function isKeyed(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.entries(value);
  if (members.length > 1 && members.every(([key, member]) => isIdKey(key) && isObject(member))) return true;
  return depth < DEEPEST && members.some(([, member]) => isKeyed(member, depth + 1));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
