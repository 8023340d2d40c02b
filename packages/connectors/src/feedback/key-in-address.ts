/** Names that systems give to keys in an address. */
const names =
  /^(?:x[_-])?(?:api[_-]?)?(?:key|token|secret|sig|signature|password|passwd|pwd|auth|authorization)$|^(?:access|auth|private|client|bearer)[_-]?(?:key|token|secret)$/i;

/** The name of the first parameter that holds a key, or the user’s name before a host; null without either. @throws TypeError for no address */
export function keyInAddress(address: string): string | null {
  const { username, password, searchParams } = new URL(address);
  if (username !== '' || password !== '') return username === '' ? 'password' : username;
  return [...searchParams.keys()].find((name) => names.test(name)) ?? null;
}
