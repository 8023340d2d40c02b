import { expect, test } from 'vitest';
import { readPage } from '../../page/read-page.ts';
import { readPricing } from '../read-pricing.ts';

/** Plans in one line each: name, amount or kind, period. */
function plansOf(body: string, lang = 'en'): string[] {
  const page = readPage(
    `<html lang="${lang}"><head><title>Pricing</title></head><body>${body}</body></html>`,
    'https://wrenlock.example/pricing',
  );
  return readPricing(page).plans.map(({ name, kind, price }) =>
    [name, kind === 'priced' ? (price?.amount ?? '?') : kind, price?.per ?? ''].join(' ').trim(),
  );
}

const card = (name: string, inner: string) =>
  `<article class="card"><h3>${name}</h3>${inner}<ul><li>Notes</li><li>Maps</li></ul><a href="/go">Go</a></article>`;

test('boxes of a price and of what it comes to are no plans, nor is a period in small letters a name', () => {
  const inner = (price: string, share: string) =>
    `<div class="price"><strong>${price} ₽</strong><span>в месяц</span></div><div class="out"><strong>До 25 записей</strong><p>около ${share} ₽ за запись</p></div>`;
  const page = `<div>${card('Дрозд', inner('1 490', '60'))}${card('Сойка', inner('4 990', '50'))}</div>`;
  expect(plansOf(page, 'ru')).toEqual(['Дрозд 1490 month', 'Сойка 4990 month']);
});

test('sizes with prices of their own within a card with a title are that plan’s, not plans', () => {
  const sizes = [
    ['Up to 50 flats', 49],
    ['51–100 flats', 89],
    ['101–200 flats', 149],
    ['201–500 flats', 299],
  ]
    .map(([size, amount]) => `<div class="row"><span>${size}:</span><span>$${amount}/month</span></div>`)
    .join('');
  const page = `<div>${card('Dunnock', '<p>Free</p>')}${card('Linnet', `<p>$49 – $299</p><p>per month</p><div>${sizes}</div>`)}${card('Osprey', '<p>$399 per month</p>')}</div>`;
  expect(plansOf(page)).toEqual(['Dunnock free', 'Linnet 49 month', 'Osprey 399 month']);
});

test('a wrapper called article that holds most of the page hides no plans', () => {
  const page = `<h1>Pricing</h1><div class="detail-article"><section><h2>Plans</h2><div>${card('Siskin', '<p>$9 per month</p>')}${card('Bunting', '<p>$29 per month</p>')}</div></section></div>`;
  expect(plansOf(page)).toEqual(['Siskin 9 month', 'Bunting 29 month']);
});

test('a further row in another currency with names of its own is left over from something else', () => {
  const row = (...cards: string[]) => `<div class="row">${cards.join('')}</div>`;
  const page = `${row(card('Siskin', '<p>€2 per month</p>'), card('Bunting', '<p>€19 per year</p>'))}${row(card('Personal', '<p>$29 per month</p>'), card('Business', '<p>$249 per month</p>'))}`;
  expect(plansOf(page)).toEqual(['Siskin 2 month', 'Bunting 19 year']);
});

test('a badge names no plan', () => {
  const page = `<div><div class="tier"><span class="nowbadge">Nu beschikbaar</span><div class="nm">Vinkmodule</div><div class="price">€79 <small>per maand</small></div><a href="/go">Kies</a></div><div class="tier"><div class="nm">Merelmodule</div><div class="price">€99 <small>per maand</small></div><a href="/go">Kies</a></div></div>`;
  expect(plansOf(page, 'nl')).toEqual(['Vinkmodule 79 month', 'Merelmodule 99 month']);
});

test('Turkish capitals with a dot are read: the plan whose price is asked for', () => {
  const page = `<div>${card('Serçe', '<p>₺90 / Ay</p>')}${card('Kartal', '<p>₺290 / Ay</p>')}${card('Turna', '<p>Fiyat İçin Arayın</p>')}</div>`;
  expect(plansOf(page, 'tr')).toEqual(['Serçe 90 month', 'Kartal 290 month', 'Turna custom']);
});

test('beside one price, a plan drawn alike is free in other words', () => {
  const page = `<div>${card('Twite', '<p>free always and forever</p>')}${card('Redpoll', '<p>$1,490 per year</p>')}${card('Crane', '<p>Contact us</p>')}</div>`;
  expect(plansOf(page)).toEqual(['Twite free', 'Redpoll 1490 year', 'Crane custom']);
});
