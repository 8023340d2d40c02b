import { expect, test } from 'vitest';
import { cleanAddress } from './addresses.ts';
import { fileNames } from './file-names.ts';

function named(address: string, use: 'any' | 'file' | 'style' = 'file', more = {}) {
  const files = fileNames();
  const rules = { allowQueryKeys: [], maskText: false, maskUuids: false, nameFile: files.nameOf, ...more };
  const name = cleanAddress(address, rules, use);
  return { name, again: cleanAddress(address, rules, use), address: files.addressOf(name) };
}

test.each([
  'https://x.test/_next/image?url=%2F_next%2Fstatic%2Fmedia%2Fhero.0f5a3b2c.jpg&w=640&q=75',
  'https://fonts.test/css2?family=Inter:wght@400;700&display=swap',
  'https://tiles.test/layers.png?z=13&x=4093&y=2723',
  'https://blog.test/photo.jpg?resize=300%2C200&ssl=1',
  'https://cdn.test/5e9aa66fd3886aa2b4ec01ca/60cf1a2b3c4d5e6f7a8b9c0d_logo.svg',
])('[REC-1] a file has a name that says nothing of its values, and stays to be found: %s', (address) => {
  const { name, again, address: found } = named(address);
  expect(found).toBe(address);
  expect(again).toBe(name);
  expect(name).not.toMatch(/[=•]|Inter|hero|300|4093|5e9aa66fd3886aa2b4ec01ca/);
  expect(name.startsWith(new URL(address).origin)).toBe(true);
});

test.each([
  'https://x.test/scan.png?token=abc',
  'https://x.test/scan.png?X-Amz-Expires=60&X-Amz-Signature=00ff',
  'https://x.test/scan.png?id=q7Zt2LmX9bRk4WvY8cNd',
  'https://x.test/scan.png?for=jane%2Fq7Zt2LmX9bRk4WvY8cNd',
])('[REC-1] what an address lets somebody into is not kept: %s', (address) => {
  const { name, address: found } = named(address);
  expect(found).toBe(name);
  expect(name).toMatch(/=(?:&|$)/);
});

test('[REC-1] no other address is named, and none where every text is masked', () => {
  const address = 'https://x.test/orders?customer=4711';
  expect(named(address, 'any').name).toBe('https://x.test/orders?customer=');
  expect(named(address, 'file', { maskText: true }).name).toBe('https://x.test/••••••?customer=');
  expect(named('https://x.test/a.png?w=300').name).toBe('https://x.test/a.png?w=300');
});

test('two files that differ in what is cut have two names', () => {
  const files = fileNames();
  const of = (x: number) => files.nameOf('https://x.test/t?x=', `https://x.test/t?x=${x}`);
  expect(of(1)).not.toBe(of(2));
  expect(files.addressOf(of(2))).toBe('https://x.test/t?x=2');
});
