import { expect, test } from 'vitest';
import { maskPersonal } from './personal-text.ts';

const b = (length: number) => '•'.repeat(length);
/** So that nobody takes a test for a leak, secrets are put together here. */
const made = (...parts: string[]) => parts.join('');

const random = 'q7Zt2LmX9bRk4WvY8cNd';

const keys: [kind: string, key: string][] = [
  ['JWT', made('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.c2lnbmF0dXJl')],
  ['Stripe', made('sk_', 'live_', 'abcdefghijklmnop')],
  ['Stripe, restricted', made('rk_', 'test_', 'abcdefghijklmnop')],
  ['AWS', made('AKIA', 'IOSFODNN7EXAMPLE')],
  ['GitHub', made('ghp_', random, random)],
  ['GitHub, fine-grained', made('github_pat_', random, '_', random)],
  ['GitLab', made('glpat-', random)],
  ['Slack', made('xoxb-', '1234-5678-', 'abcdefgh')],
  ['Google', made('AIza', 'SyA-1234567890abcdefghijklmnopqrstu')],
  ['Google, OAuth', made('ya29.', 'a0AfH6SMBx')],
  ['npm', made('npm_', random, 'abcdefgh')],
  ['SendGrid', made('SG.', random, '.', random)],
  ['Twilio', made('SK', '0123456789abcdef0123456789abcdef')],
  ['OpenAI', made('sk-', 'proj-', random)],
  ['of no known service', random],
  ['grouped', 'A1B2C-D3E4F-G5H6J-K7L8M'],
];

test.each(keys)('[REC-1] masks a key of %s', (_, key) => {
  expect(maskPersonal(`Use ${key} here`)).toBe(`Use ${b(key.length)} here`);
  expect(maskPersonal(`"${key}"`)).toBe(`"${b(key.length)}"`);
});

test.each([
  ['password=hunter2', `password=${b(7)}`],
  ['password: hunter2!', `password: ${b(8)}`],
  ['{"password":"swordfish","user":"ann"}', `{"password":"${b(9)}","user":"ann"}`],
  ['{\\"token\\":\\"abc\\"}', `{\\"token\\":\\"${b(3)}\\"}`],
  ["apiKey = 'AbCd1234'", `apiKey = '${b(8)}'`],
  ['https://x.test/a;token=abc', `https://x.test/a;token=${b(3)}`],
  ['X-Api-Key: 9f3kd82x', `X-Api-Key: ${b(8)}`],
  ['client_secret=abc&x=1', `client_secret=${b(3)}&x=1`],
  ['Authorization: Bearer 9f3kd82x', `Authorization: Bearer ${b(8)}`],
  ['Authorization: Basic dXNlcjpwYXNz', `Authorization: Basic ${b(12)}`],
  ['Passwort: geheim99', `Passwort: ${b(8)}`],
  ['postgres://admin:s3cret@db.test/x', `postgres://${b(12)}@db.test/x`],
  ['Set-Cookie: sid=a1b2c3d4; Path=/', `Set-Cookie: ${b(12)}; Path=/`],
  ['mysql --password hunter2 -h db', `mysql --password ${b(7)} -h db`],
  ['token 9f3kd82xq', `token ${b(9)}`],
  ['GET /reset/3f9ac2b8d1e4f5a6 404', `GET /reset/${b(16)} 404`],
  ['{password: "orchid Tandem", n: 3}', `{password: "${b(6)} ${b(6)}", n: 3}`],
  ['Temporary password: Cinder-Oak', `Temporary password: ${b(10)}`],
  ['secret: hunter2', `secret: ${b(7)}`],
])('[REC-1] masks the value in %s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

test('[REC-1] masks a block with a private key up to its end, or all that follows', () => {
  const block = '-----BEGIN PRIVATE KEY-----\nMIIB\nabc\n-----END PRIVATE KEY-----';
  expect(maskPersonal(`${block} after`)).toMatch(/^[•\s]+ after$/);
  expect(maskPersonal(block.slice(0, 40))).toMatch(/^[•\s]+$/);
});

const friendly = [
  'password must have 12 characters',
  'Password: required',
  'Password: 12 characters or more',
  'Token expired',
  'Token: expired',
  'Your token is invalid',
  'Forgot your password?',
  '{"password":"must have 12 characters"}',
  'npm install @tanstack/react-query@5.51.1 --save-exact',
  'password 12-character minimum',
  'token v2.3.1 is out',
  'Secret: a love story',
  'Secret garden tickets',
  'tokens: 1,200',
  'max_tokens=4096',
  'Basic authentication is required',
  'Basic plan, 12 months',
  'Bearer of good news',
  'const token = getToken();',
  'api_key: process.env.API_KEY',
  'password: z.string().min(12)',
  'Authorization: Bearer ${token}',
  'token=YOUR_API_KEY',
  '--token-color: #ff00aa',
  'convertBase64ToUint8Array is not a function',
  'Cannot read properties of undefined (reading length)',
  'Button_primary__3xK9a',
  'sc-bdVaJa css-1x2y3z4',
  'index-BxK29fj3lsPq81Zd.js',
  'main.3f9ac2b8d1e4f5a6.chunk.css',
  'fe80::1ff:fe23:4567:890a',
  'Samsung Galaxy S24 Ultra SM-S928B',
  'SKU-8842-BLK-XL-2026',
  'iPhone 15 Pro Max 256 GB',
  'Version 2.10.4-beta.1+build.77',
  'windows11-24h2-iso-x64-2026',
  '550e8400-e29b-41d4-a716-446655440000',
  'sha256: e3b0c44298fc',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
  'Error code: 1045, zip code 90210',
  'Promo code: SAVE20',
  'Card ending in 4242',
  'Your PIN expires in 2026',
  'Phone released 2026-11-21',
  'Member since 12 May 2019',
  'Born in the USA 1984',
  '$1,299.00 per month for 25 seats',
  '12:00 – 14:30, 21 November 2026',
];

test.each(friendly)('leaves “%s” alone', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

test.each([
  ['CVC: 123', `CVC: ${b(3)}`],
  ['Your verification code is 482913', `Your verification code is ${b(6)}`],
  ['482913 is your code to sign in: verification code', `${b(6)} is your code to sign in: verification code`],
  ['Sign in code 123 456', `Sign in code ${b(3)} ${b(3)}`],
  ['Date of birth: 5 June 1987', `Date of birth: ${b(1)} ${b(4)} ${b(4)}`],
  ['Geburtsdatum: 05.06.1987', `Geburtsdatum: ${b(10)}`],
  ['né le 5 juin 1987', `né le ${b(1)} ${b(4)} ${b(4)}`],
  ['生年月日 1987-06-05', `生年月日 ${b(10)}`],
  ['{accountNumber: 12345678}', `{accountNumber: ${b(8)}}`],
  ['verification_code=482913', `verification_code=${b(6)}`],
  ['Fecha de nacimiento: 5 de junio de 1987', `Fecha de nacimiento: • •• ••••• •• ••••`],
  ['Passport number: C01X00T47', `Passport number: ${b(9)}`],
  ['Kontonummer 12345678', `Kontonummer ${b(8)}`],
  ['PIN: 4711', `PIN: ${b(4)}`],
  ['Phone: 170 12345', `Phone: ${b(3)} ${b(5)}`],
])('[REC-1] masks what a label makes private in %s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});
