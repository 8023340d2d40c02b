import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import type { Candidate } from '../cards/candidate.ts';
import { apartRows } from './apart-rows.ts';
import { cardPrice } from '../cards/card-price.ts';
import type { CardPrice } from '../cards/card-price.ts';
import { isInDecoy, isUnderDecoyHeading } from '../judging/decoys.ts';
import { durationOf } from '../money/durations.ts';
import { currencyOf } from '../money/currencies.ts';
import { findMoney } from '../money/find-money.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { billingIn, firstPeriod, periodNoun } from '../money/period-words.ts';
import { cutName, isAmountOfThings, isTermName } from '../names/name-text.ts';
import { nameIn } from '../names/plan-names.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';
import { saysLoosely } from '../money/special-prices.ts';
import { unitIn } from '../money/units.ts';
import { PRICE_LABEL, EXTRA_LABEL, SETUP_LABEL, NAME_LABEL, PRICE_ROW, VENDORS } from './table-labels.ts';
import { dataTables, gridOf } from './table-grid.ts';
import type { Grid, GridCell } from './table-grid.ts';

/** A price with the cell that holds it. */
interface PricedCell {
  cell: GridCell;
  price: CardPrice;
}

/** A row of a table whose plans are columns. */
interface PriceRow {
  label: string;
  cells: (PricedCell | null)[];
}

type PriceReader = (cell: GridCell | null, about: string) => PricedCell | null;

/** Finds plans in tables: in columns below their names, or in rows with a column of prices. */
export function planTables(
  read: ReadPage,
  root: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[][] {
  const priceReader = (table: Element): PriceReader => {
    const defaults = defaultsOf(table);
    return (cell, about) => pricedCell(read, cell, currency, defaults, about);
  };
  const isOffer = (table: Element) => !isInDecoy(table) && !isUnderDecoyHeading(table);
  const grids = dataTables(root)
    .filter(isOffer)
    .map((table) => ({
      table,
      grid: gridOf(read, table).filter((row) => row.some((cell) => cell !== null && cell.text !== '')),
    }));
  const tables = grids.map(({ table, grid }) => {
    const priceOf = priceReader(table);
    const rows = byRows(read, grid, priceOf);
    if (!rows) return byColumns(read, grid, priceOf, table) ?? [];
    // What other tables tell of each plan, such as `Memory`, is sold apart in this one, and is no plan.
    const labels = new Set(
      grids.flatMap((other) => (other.grid === grid ? [] : other.grid.map(columnsLabel))),
    );
    return rows.filter(({ name }) => !labels.has(name));
  });
  const rowsApart = apartRows(read, root);
  // Drawn alike beside each other, each is a card with its parts, and none a table.
  const isAlone = (element: Element) =>
    !rowsApart.some((other) => other.element !== element && other.element.parentNode === element.parentNode);
  const apart = rowsApart
    .filter(({ element }) => isOffer(element) && isAlone(element))
    .map(({ element, grid }) => byColumns(read, grid, priceReader(element), element) ?? []);
  return [...tables, ...apart].filter((found) => found.length > 0);
}

function pricedCell(
  read: ReadPage,
  cell: GridCell | null,
  currency: PageCurrency,
  defaults: PriceDefaults,
  about: string,
): PricedCell | null {
  if (!cell?.span) return null;
  const isPrice = tellsPrice(about);
  const duration = durationOf(about);
  const per =
    firstPeriod(` ${about}`)?.period ??
    (duration === 'other' ? null : duration) ??
    (isPrice ? periodNoun(about) : null);
  const billing = billingIn(about);
  const price = cardPrice(read, { span: cell.span, lists: [] }, currency, {
    per: per ?? billing?.every ?? defaults.per,
    billedEvery: per ? (billing?.every ?? null) : billing ? null : defaults.billedEvery,
    unit: unitIn(about) ?? defaults.unit,
    currency: currencyIn(about) ?? (isPrice ? defaults.currency : null),
  });
  if (price) return { cell, price };
  const isNothing = cell.text === '0' && isPrice;
  // `Basic (free)`: a head may tell the price behind the name.
  const told = /\((?<told>[^()]+)\)$/u.exec(cell.text)?.groups?.['told'] ?? cell.text;
  const kind = isNothing ? 'free' : cell.text.length <= 40 ? saysLoosely(told) : null;
  const bare = { price: null, otherPrices: [], setupFee: null, amounts: 0 };
  return kind ? { cell, price: { ...bare, kind, kindSpan: cell.span } } : null;
}

/** Whether a head speaks of a price, or tells a term and nothing else: `6 months`, `pro Monat`. */
function tellsPrice(label: string): boolean {
  return PRICE_LABEL.test(label) || durationOf(label) !== null || isTermName(label);
}

/** The currency that a heading names: `Price (EUR)`, `Preis in €`. */
function currencyIn(about: string): string | null {
  for (const [word] of about.matchAll(
    /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr|zł|Kč|Ft|euros?|dollars?|pounds?)(?!\p{L})/gu,
  )) {
    const currency = currencyOf(word);
    if (currency) return currency;
  }
  return null;
}

/** Plans in rows: a column whose heading speaks of prices, or whose cells are prices. */
function byRows(read: ReadPage, grid: Grid, priceOf: PriceReader): Candidate[] | null {
  const [first = [], ...below] = grid;
  // Names with prices in the first row: plans are columns.
  if (first.filter((cell, x) => x > 0 && cell !== null && isNameWithPrice(cell, priceOf)).length >= 2)
    return null;
  const isHeadless =
    first.some((cell, x) => x > 0 && priceOf(cell, '')?.price.kind === 'priced') &&
    below.every((row) => row.some((cell, x) => x > 0 && priceOf(cell, '') !== null));
  const [head, rows] = isHeadless ? [[], grid] : [first, below];
  const width = Math.max(...grid.map((row) => row.length));
  const priceColumns: number[] = [];
  let setupColumn: number | null = null;
  for (let x = 1; x < width; x += 1) {
    const label = head[x]?.text ?? '';
    const priced = rows.filter((row) => priceOf(row[x] ?? null, label)?.price.kind === 'priced').length;
    const special = rows.filter((row) => priceOf(row[x] ?? null, label) !== null).length;
    if (priced === 0 || special < rows.length * 0.6) continue;
    if (SETUP_LABEL.test(label)) setupColumn = x;
    else if (
      (isHeadless && priced === rows.length && priceColumns.length === 0) ||
      ((tellsPrice(label) || currencyIn(label) !== null) && !EXTRA_LABEL.test(label))
    )
      priceColumns.push(x);
  }
  if (VENDORS.test(head[0]?.text ?? '')) return null;
  // A row that is called a price has plans beside it, and is none.
  if (rows.some((row) => PRICE_ROW.test(row[0]?.text ?? ''))) return null;
  const main = priceColumns[0];
  if (main === undefined || rows.length < 2) return null;
  const nameColumn = nameColumnOf(head, rows, priceColumns);
  const candidates = rows.flatMap((row) => {
    const terms = row.map((cell, x) => (x > 0 && cell ? termIn(cell.text) : '')).join('');
    const nameCell = row[nameColumn];
    // `Pro (yearly)`: where the name tells the period, the column's head does not.
    const isNamed = firstPeriod(` ${nameCell?.text ?? ''}`) !== null;
    const prices = priceColumns.flatMap(
      (x) =>
        priceOf(
          row[x] ?? null,
          `${isNamed ? `${nameCell?.text ?? ''} ` : ''}${head[x]?.text ?? ''}${terms}`,
        ) ?? [],
    );
    const name = nameCell?.span
      ? (nameIn(read, nameCell.element) ?? cutName(read.page.text, nameCell.span.start, nameCell.span.end))
      : null;
    const setup =
      setupColumn === null ? null : priceOf(row[setupColumn] ?? null, head[setupColumn]?.text ?? '');
    const first = prices[0];
    return name && first ? [candidateOf(name, prices, setup, null)] : [];
  });
  return candidates.length >= 2 ? candidates : null;
}

/** A head's cell that names a plan and tells what it costs. */
function isNameWithPrice(cell: GridCell, priceOf: PriceReader): boolean {
  const [name = ''] = cell.text.split('\n');
  return (
    priceOf(cell, '')?.price.kind === 'priced' && /^\p{L}/u.test(name) && findMoney(name)[0]?.start !== 0
  );
}

/** The column that is called the names'; else the first of words in which no two rows agree; else the first that is no price. */
function nameColumnOf(head: Grid[number], rows: Grid, priceColumns: readonly number[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const others = Array.from({ length: width }, (_, x) => x).filter((x) => !priceColumns.includes(x));
  const called = others.find((x) => NAME_LABEL.test(head[x]?.text ?? ''));
  const tells = (x: number) => {
    const texts = rows.map((row) => row[x]?.text ?? '');
    return new Set(texts).size === texts.length && texts.every((text) => /\p{L}/u.test(text));
  };
  return (called !== undefined && tells(called) ? called : others.find(tells)) ?? others[0] ?? 0;
}

/** What a cell says that holds a term and nothing else, such as `monthly` or `3 mois`; empty for any other. */
function termIn(text: string): string {
  const duration = durationOf(text);
  if (duration && duration !== 'other') return ` per ${duration}`;
  const isTerm =
    text.length > 0 && text.length <= 16 && firstPeriod(` per ${text}`) !== null && !/\d/.test(text);
  return isTerm ? ` per ${text}` : '';
}

/** Plans in columns: names in the first row, prices there or in a row below. */
function byColumns(read: ReadPage, grid: Grid, priceOf: PriceReader, table: Element): Candidate[] | null {
  const width = Math.max(0, ...grid.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, x) => x);
  // One plan alone needs a row that is called its price.
  const leastNames = grid.some((row) => PRICE_LABEL.test(columnsLabel(row)) && row.length === 2) ? 1 : 2;
  // Where the first cell is a price like the others, no column holds labels.
  const isLabelled = (row: Grid[number]) => priceOf(row[0] ?? null, '')?.price.kind !== 'priced';
  const from = grid.every(isLabelled) ? 1 : 0;
  const heads = grid
    .slice(0, 3)
    .map((row) => {
      // Beside heads with names and prices `Custom plan` is a name too.
      const areNamed = row.filter((cell) => cell !== null && isNameWithPrice(cell, priceOf)).length >= 2;
      return columns.map((x) => columnName(read, row[x] ?? null, areNamed && x > 0));
    })
    .filter((names) => names.filter((name, x) => x >= from && name !== null).length >= leastNames);
  // `2 GB`, `4 GB`: what each plan holds; its name only where no other row tells one.
  const isOfSizes = (names: (typeof heads)[number]) =>
    names.every((name, x) => x < from || name === null || isAmountOfThings(name.text));
  const named = heads.find((names) => !isOfSizes(names)) ?? heads[0];
  if (!named) return null;
  const rowPrices = grid.map((row) => {
    const label = isLabelled(row) ? columnsLabel(row) : '';
    return {
      label,
      cells: columns.map((x) => (x === 0 && label !== '' ? null : priceOf(row[x] ?? null, label))),
    };
  });
  const isPriceRow = (row: (typeof rowPrices)[number], at: number) =>
    row.cells.filter((each) => each?.price.kind === 'priced').length >= 1 &&
    row.cells.filter((each) => each !== null).length >= leastNames &&
    (tellsPrice(row.label) || row.label === '' || at === 0) &&
    !EXTRA_LABEL.test(row.label);
  const labelled = rowPrices.filter(isPriceRow);
  const wanted = named.filter((name, x) => x > 0 && name !== null).length;
  const isFull = (row: (typeof rowPrices)[number]) =>
    !EXTRA_LABEL.test(row.label) && row.cells.filter((each, x) => x > 0 && each !== null).length >= wanted;
  const ahead = rowPrices.slice(
    0,
    rowPrices.findIndex((row) => labelled.includes(row)),
  );
  const regional = labelled.length > 0 ? ahead.filter((row) => isFull(row) && isLadder(row)) : [];
  const priceRows =
    labelled.length > 0
      ? [...regional, ...labelled].sort(byTerms)
      : rowPrices.filter(isFull).sort(byTerms).slice(0, 1);
  const setupRow = rowPrices.find(({ label }) => SETUP_LABEL.test(label));
  if (priceRows.length === 0) return null;
  return columns.flatMap((x) => {
    const name = named[x];
    const prices = priceRows.flatMap(({ cells }) => cells[x] ?? []);
    if (!name || prices.length === 0 || (x === 0 && prices.every(({ price }) => price.kind !== 'priced')))
      return [];
    return [{ ...candidateOf(name, prices, setupRow?.cells[x] ?? null, x), element: table }];
  });
}

/** Every plan costs something by the month or the year, and not all the same: prices, whatever the row is called. */
function isLadder({ cells }: PriceRow): boolean {
  const prices = cells.flatMap((each) => (each ? [each.price.price] : []));
  const isPaidAgain = prices.every((price) => price?.per === 'month' || price?.per === 'year');
  return isPaidAgain && new Set(prices.map((price) => price?.amount)).size > 1;
}

/** What is paid again and again comes before what is not. */
function byTerms(a: PriceRow, b: PriceRow): number {
  const paidAgain = ({ cells }: PriceRow) =>
    cells.filter((each) => each?.price.price?.per && !['once', 'usage'].includes(each.price.price.per))
      .length;
  return Number(paidAgain(b) > 0) - Number(paidAgain(a) > 0);
}

function columnsLabel(row: readonly (GridCell | null)[]): string {
  const first = row[0];
  return first && first.element.tagName !== 'td' ? first.text : (first?.text ?? '');
}

function columnName(read: ReadPage, cell: GridCell | null, isNamed: boolean): ReturnType<typeof cutName> {
  if (!cell?.span) return null;
  const name =
    nameIn(read, cell.element, isNamed) ?? cutName(read.page.text, cell.span.start, cell.span.end, isNamed);
  // Where the others' prices stand, `(free)` is one.
  const free = isNamed && name ? (FREE_BEHIND.exec(name.text)?.[0].length ?? 0) : 0;
  if (!name || free === 0) return name;
  const { start, end } = name.span;
  return { text: name.text.slice(0, -free), span: { start, end: end - free } };
}

const FREE_BEHIND = /(?<!\s)\s+\((?:free|gratis|kostenlos|gratuit|gratuito|grátis)\)$/iu;

function candidateOf(
  name: NonNullable<ReturnType<typeof cutName>>,
  prices: readonly PricedCell[],
  setup: PricedCell | null,
  column: number | null,
): Candidate {
  const first = prices.find(({ price }) => price.kind === 'priced') ?? prices[0];
  const others = prices.filter((each) => each !== first);
  return {
    name: name.text,
    nameSpan: name.span,
    isNamed: true,
    kind: first?.price.kind ?? 'custom',
    price: first?.price.price ?? null,
    otherPrices: [
      ...(first?.price.otherPrices ?? []),
      ...others.flatMap(({ price }) => (price.price ? [price.price] : [])),
    ],
    setupFee: first?.price.setupFee ?? setup?.price.price ?? setup?.price.setupFee ?? null,
    kindSpan: first?.price.kindSpan ?? null,
    element: null,
    column,
    visible: true,
  };
}
