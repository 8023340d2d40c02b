import { escaped, spread } from './spread.ts';

/** What shops, banks, clinics and tools for developers write on their pages. */
const values = [
  'From € 1,299.00 incl. VAT',
  '$ 49.90 per seat and month',
  'CHF 12’500.– in total',
  'Order 1048576 was sent on Tuesday',
  'Invoice INV-2026-0042 is due',
  'Delivered on 17 May 2026, 14:35',
  'Open 09:00–18:30, closed on 24.12.',
  'Updated 2026-05-17T14:35:00Z',
  'Version 4.7.0 is out, 2026.11 comes next',
  'Node 24.3.1, npm 11.0.0-beta.2',
  'Up 12.5 % on last week, 99.95 % online',
  '1920 × 1080 px, 4.2 MB, 3:27 min',
  'Size 42 EU / 8.5 UK, 180 cm, 75 kg',
  'Sprint of 2026-W21, quarter Q2/2026',
  'iPhone 15 Pro Max 256GB, Titanium',
  'Colours #0f766e and #FACC15 on #fff',
  'Rated 4.8 of 5 by 12,847 buyers',
  'Rows 1–50 of 1,203,441',
  'Commit 9fceb02 by the release bot',
  'Press Ctrl+Shift+P or ⌘K to search',
  'Password must have 12 characters or more',
  'Your password was changed yesterday',
  'Token expired, please log in again',
  'The bearer of bad news is seldom thanked',
  'You are on the basic plan, authorization needed',
  'Each API key can be revoked at any time',
  'Enter the code that we sent you',
  'Date of birth is required',
  'CVC: the three digits on the back',
  'f(x) = 3x² + 2x − 1, so x₁ = 1/3',
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Epäjärjestelmällistyttämättömyydellä',
  '请在三个工作日内确认您的订单，谢谢',
  'ご注文ありがとうございます。明日発送いたします',
  '주문하신 상품이 오늘 출고되었습니다',
  'Flight LH 454 to SFO, seat 23A',
  'Blood pressure 120/80, pulse 64, HbA1c 5.4 %',
  '2 × 500 mg, 1-0-1, for 7 days',
  'HTTP 404 Not Found, then 503 for 2,310 ms',
  'p95 184 ms, 12.4k requests, 0.02 % errors',
  'ISBN 978-3-16-148410-0, 3rd edition',
];

const code = [
  'for (let i = 0; i < items.length; i++) total += items[i].price * 1.19;',
  "SELECT count(*) FROM orders WHERE created_at > now() - interval '7 days'",
  'npm install @tanstack/react-query@5.51.1 --save-exact',
  'const passwordField = document.querySelector("input[type=password]");',
];

export const friendlyTexts = [
  ...spread('text', values, (value) => ({ html: `<p>${escaped(value)}</p>` })),
  ...spread('text', code, (value) => ({ html: `<pre><code>${escaped(value)}</code></pre>` })).map(
    (friendly, index) => ({ ...friendly, id: `friendly-code-${index + 1}` }),
  ),
];
